"""Energy Cloak."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import modify, on
from app.engine.hints import total
from app.engine.moments import AFTER_AIM, AFTER_LAUNCH, INVITE_OPTIONS, OFF
from app.engine.tech_effect import Tech

HELP = 3  # ships that allies usually bring, for the hint


class EnergyCloak(Tech):
    """Energy Cloak."""

    id, name, number = "energy_cloak", "Energy Cloak", 4
    who, when = "offense", "launch.after_aim, launch.after"
    text = "Discard; the defense may not invite allies in this encounter."
    does = {"hide": total(lambda me: HELP)}

    @on(AFTER_AIM, AFTER_LAUNCH, roles=OFF, says="the defense may not invite allies")
    def hide(self) -> Steps:
        if (yield from self.spend()):
            self.mark("cloaked")

    @modify(INVITE_OPTIONS, mark="cloaked")
    def nobody(self, others: list[int], main: int) -> list[int]:
        return [] if main == self.g.encounter.defense else others
