"""Cosmic Field Generator."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Act, respond
from app.engine.moments import USE_ANNOUNCED
from app.engine.tech_effect import Tech


class CosmicFieldGenerator(Tech):
    """Cosmic Field Generator."""

    id, name, number = "cosmic_field_generator", "Cosmic Field Generator", 2
    who, when = "any", "any, as an answer"
    text = "Discard to cancel one power use (also an own one), which then cannot be used again in this encounter."
    does = {"zap": "cancel"}

    @respond(USE_ANNOUNCED, when=lambda me, act: me.g.may_cancel(act), says="cancel this use of the power")
    def zap(self, act: Act) -> Steps:
        if (yield from self.spend(whom=("seat", act.seat))):
            self.g.cancel(act, by_zap=True)
