"""Card Zap."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Act, Artifact, respond
from app.engine.moments import CARD_ANNOUNCED


class CardZap(Artifact):
    """Cancels an artifact or flare that is being played; a cancelled flare does not go back to the hand."""

    id, name = "card_zap", "Card Zap"
    who, when = "any", "as an answer"
    zaps = True
    text = "Answer to a player who is about to play an artifact or a flare: that card has no effect and is discarded."

    @respond(CARD_ANNOUNCED, says="cancel this card")
    def zap(self, act: Act) -> Steps:
        if (yield from self.announce(whom=("seat", act.seat), card=("source", *act.source))):
            self.g.cancel(act)
