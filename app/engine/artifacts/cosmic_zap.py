"""Cosmic Zap."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Act, Artifact, respond
from app.engine.moments import USE_ANNOUNCED


class CosmicZap(Artifact):
    """Cancels the use of a power, which then cannot be used again in this encounter (R-POWER-4)."""

    id, name = "cosmic_zap", "Cosmic Zap"
    who, when = "any", "as an answer"
    zaps = True
    text = "Answer to the use of a power: this use is cancelled, and the power cannot be used again in this encounter."

    @respond(USE_ANNOUNCED, when=lambda me, act: me.g.may_cancel(act), says="cancel this use of the power")
    def zap(self, act: Act) -> Steps:
        if (yield from self.announce(whom=("seat", act.seat), power=("source", *act.source))):
            self.g.cancel(act, by_zap=True)
