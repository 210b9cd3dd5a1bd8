"""Exception Moon."""

from __future__ import annotations

from app.engine.asks import NO, Steps
from app.engine.effects import on
from app.engine.moments import REGROUP_BEGIN
from app.engine.state import WARP

from .no_retrieval import NoRetrieval


class ExceptionMoon(NoRetrieval):
    """All but the offense retrieve a ship."""

    id, name, category = "exception", "Exception Moon", "half"
    text = "In a regroup the offense retrieves nothing; every other player may retrieve one own ship to a home colony."
    asks = {
        "where": (
            "Exception Moon",
            "You may bring a ship back from the warp: choose the home colony. By default {planet}.",
        )
    }

    @on(REGROUP_BEGIN, must=True)
    def all_others(self) -> Steps:
        g = self.g
        for seat in (yield from g.in_turn(g.order()[1:], lambda x: g.home_colonies(x) and g.state.ships[WARP][x])):
            homes = g.havens(seat, g.home_colonies(seat))
            if not homes or not g.state.ships[WARP][seat]:
                continue
            weakest = min(homes, key=lambda p: (g.state.ships[p][seat], p))
            options = [("planet", p) for p in homes]
            place = yield from g.choose(
                seat, "exception.where", [*options, NO], homes.index(weakest), source=self.source, clock="ships",
                args={"planet": ("planet", weakest)},
            )  # fmt: skip
            if place != NO:
                yield from g.move([[seat, 1, WARP, place[1]]], "retrieved", self.id)
