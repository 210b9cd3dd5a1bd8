"""Insurance."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Artifact, on, replace
from app.engine.moments import ALLY, CAUSE_ENCOUNTER, OUTCOME, SAVE, TO_WARP
from app.engine.plans import Plan


class Insurance(Artifact):
    """Half of the ships of a beaten ally go to colonies, rounded down."""

    id, name = "insurance", "Insurance"
    who, when = "ally", "resolution, once the outcome is fixed"
    text = "If your side has lost, half of your ships in the encounter return to colonies (rounded down)."
    asks = {"ships": ("Insurance: your ships are saved", "Place {n|ship|ships} on your colonies.")}
    like = {"ships": "retrieve"}
    does = {"insure": "gain"}

    @on(
        OUTCOME, roles=ALLY, when=lambda me: not me.g.won(me.seat) and me.g.ships_in_encounter(me.seat) > 1,
        says="half of your ships come home",
    )  # fmt: skip
    def insure(self) -> Steps:
        if (yield from self.announce()):
            self.mark("insured")

    @replace(TO_WARP, layer=SAVE, mark="insured", must=True, use=False, when=lambda me, plan: me.covers(plan))
    def save(self, plan: Plan) -> Steps:
        g, half = self.g, plan.count(self.seat) // 2
        came_from = g.encounter.came_from[self.seat]
        goals = yield from g.place_ships(self.seat, half, "insurance.ships", came_from=came_from, source=self.source)
        plan.divert(self.seat, goals)
        if self.mark_ in g.state.marks:
            g.state.marks.remove(self.mark_)

    def covers(self, plan: Plan) -> bool:
        """The encounter costs this seat two ships or more."""
        return plan.cause == CAUSE_ENCOUNTER and plan.count(self.seat) > 1
