"""Un-Zap."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Act, Artifact, respond
from app.engine.moments import CARD_ANNOUNCED


class UnZap(Artifact):
    """Cancels a zap."""

    id, name = "un_zap", "Un-Zap"
    when = "as an answer"
    text = "Answer to a Cosmic Zap, a Card Zap or a Flare Zap: it has no effect and is discarded."
    does = {"save": "cancel"}

    @respond(CARD_ANNOUNCED, when=lambda me, act: me.is_zap(act), says="cancel this zap")
    def save(self, act: Act) -> Steps:
        if (yield from self.announce(whom=("seat", act.seat), card=("source", *act.source))):
            self.g.cancel(act)

    @staticmethod
    def is_zap(act: Act) -> bool:
        """The card that is being played cancels something."""
        return isinstance(act.use, Artifact) and act.use.zaps
