"""Pearly Gates."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import modify, on
from app.engine.moments import AFTER_AIM, BEFORE_LAUNCH, PLACE, REGROUP_BEGIN, SHIP_EXTRA, TO_WARP
from app.engine.moon_card import MoonCard
from app.engine.plans import Plan
from app.engine.state import GATE, WARP

WAITING = "pearly_gates"
MOST_TAKEN = 2


class PearlyGates(MoonCard):
    """Global: ships wait instead of going to the warp."""

    id, name, category, when = "pearly_gates", "Pearly Gates", "full", "resolution"
    traits = {"worth": 0.06}
    text = (
        "Ships that would go to the warp wait here instead. When its own encounter begins, a player may take one or "
        "two own waiting ships into the gate besides the others. If this moon is deserted, they go to the warp."
    )
    asks = {
        "ships": (
            "Pearly Gates",
            "Take waiting ships into the gate besides those that you launch. By default as many as may.",
        )
    }
    events = {"back": "The ships that waited go to the warp."}

    @property
    def place(self) -> int:
        """Where they wait."""
        return self.g.place_for(WAITING, -1)

    @on(TO_WARP, layer=PLACE, must=True, once=False)
    def wait(self, plan: Plan) -> Steps:
        place = self.place
        for seat in plan.owners():
            plan.divert(seat, [place] * plan.count(seat))
        yield from ()

    @on(REGROUP_BEGIN, must=True)
    def nothing_else(self) -> Steps:
        """Who has nothing but waiting ships gets one into the gate, as out of the warp (R-REGROUP-3)."""
        g, place = self.g, self.place
        ships, offense = g.state.ships, g.encounter.offense
        if ships[place][offense] and not g.colonies(offense) and not ships[WARP][offense] and not ships[GATE][offense]:
            yield from g.move([[offense, 1, place, GATE]], "called", self.id)

    @on(BEFORE_LAUNCH, must=True, when=lambda me: me.g.in_warp)
    @on(AFTER_AIM, must=True)
    def take_along(self) -> Steps:
        g, offense = self.g, self.g.encounter.offense
        most = min(MOST_TAKEN, g.state.ships[self.place][offense])
        if not most:
            return
        numbers = [("number", n) for n in range(most, -1, -1)]
        count = (yield from g.choose(offense, "pearly_gates.ships", numbers, source=self.source, clock="launch"))[1]
        if count:
            self.mark("along", data=[offense, count])

    @modify(SHIP_EXTRA, mark="along")
    def besides(self, extra: list[tuple[int, int]], seat: int, role: int) -> list[tuple[int, int]]:
        offense, count = self.mark_.data if self.mark_ else (-1, 0)
        return [*extra, (self.place, count)] if seat == offense else extra

    def deserted(self) -> Steps:
        g, place = self.g, self.place
        there = [(x, g.state.ships[place][x], place) for x in g.order() if g.state.ships[place][x]]
        if there:
            g.emit_event("pearly_gates.back", None, {}, self.source)
            yield from g.move([[x, n, place, WARP] for x, n, _ in there], "lost", self.id)
