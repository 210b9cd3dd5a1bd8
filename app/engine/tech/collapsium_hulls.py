"""Collapsium Hulls."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Tech, replace
from app.engine.moments import CAUSE_ENCOUNTER, DEF, SAVE, TO_WARP
from app.engine.plans import Plan

MARGIN = 5


class CollapsiumHulls(Tech):
    """Collapsium Hulls."""

    id, name, number = "collapsium_hulls", "Collapsium Hulls", 4
    who, when = "defense", "resolution"
    text = (
        "Stays in play. When you lose as defense by five or less, one of your ships on the planet stays there "
        "instead of going to the warp."
    )

    @replace(TO_WARP, layer=SAVE, roles=DEF, when=lambda me, plan: me.close(plan), says="one ship stays on the planet")
    def hold(self, plan: Plan) -> Steps:
        if (yield from self.announce()):
            plan.divert(self.seat, [self.g.encounter.planet])

    def close(self, plan: Plan) -> bool:
        """Attack against attack was lost by five or less, with a ship on the planet."""
        e = self.g.encounter
        if plan.cause != CAUSE_ENCOUNTER or self.g.won(self.seat) or not self.g.both_attacks() or not e.totals:
            return False
        return 0 <= e.totals[0] - e.totals[1] <= MARGIN and plan.leaving(self.seat).get(e.planet, 0) > 0
