"""Collapsium Hulls."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import replace
from app.engine.moments import CAUSE_ENCOUNTER, DEF, SAVE, TO_WARP
from app.engine.plans import Plan
from app.engine.tech_effect import Tech

MARGIN = 5


class CollapsiumHulls(Tech):
    """Collapsium Hulls."""

    id, name, number = "collapsium_hulls", "Collapsium Hulls", 4
    who, when = "defense", "resolution"
    text = (
        "Stays in play. When you lose as defense by five or less, one of your ships on the planet stays there "
        "instead of going to the warp."
    )

    asks = {"stay": ("Collapsium Hulls: keep a ship?", "One of your ships may stay on the planet. By default it does.")}

    @replace(TO_WARP, layer=SAVE, roles=DEF, must=True, when=lambda me, plan: me.close(plan))
    def hold(self, plan: Plan) -> Steps:
        """Asked by itself, because by default it is used."""
        stay = yield from self.g.yes(self.seat, "collapsium_hulls.stay", source=self.source, default=["0"])
        if stay and (yield from self.announce()):
            plan.divert(self.seat, [self.g.encounter.planet])

    def close(self, plan: Plan) -> bool:
        """Attack against attack was lost by five or less, with a ship on the planet."""
        e = self.g.encounter
        if (
            self.g.on_moon()
            or plan.cause != CAUSE_ENCOUNTER
            or self.g.won(self.seat)
            or not self.g.both_attacks()
            or not e.totals
            or e.forced
        ):
            return False
        return abs(e.totals[0] - e.totals[1]) <= MARGIN and plan.leaving(self.seat).get(e.planet, 0) > 0
