"""Flare Zap."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Act, Artifact, respond
from app.engine.moments import CARD_ANNOUNCED


class FlareZap(Artifact):
    """Cancels a flare, which does not go back to the hand."""

    id, name = "flare_zap", "Flare Zap"
    when = "as an answer"
    zaps = True
    text = "Answer to a player who is about to play a flare: it has no effect and is discarded."
    does = {"zap": "cancel"}

    @respond(CARD_ANNOUNCED, when=lambda me, act: act.source[0] == "flare", says="cancel this flare")
    def zap(self, act: Act) -> Steps:
        if (yield from self.announce(whom=("seat", act.seat), card=("source", *act.source))):
            self.g.cancel(act)
