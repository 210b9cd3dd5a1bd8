"""The Prometheus."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import modify
from app.engine.moments import GAME, SIDE_TERMS
from app.engine.outcomes import Term
from app.engine.tech_effect import Tech

STRENGTH = 3


class ThePrometheus(Tech):
    """The Prometheus."""

    id, name, number = "the_prometheus", "The Prometheus", 7
    who, when = "any", "when completed"
    text = (
        "When completed take the Prometheus ship and put it on any of your colonies. It is one of your ships in every "
        "way, but your side's total is 3 higher while it takes part in an encounter."
    )

    asks = {"colony": ("The Prometheus: where?", "Choose the colony on which the ship stands. By default the largest.")}

    def completed(self) -> Steps:
        """The ship is one more of its owner's, or changes its colour if it is out already."""
        g = self.g
        places = [("planet", p) for p in g.colonies(self.seat)]
        if not places:
            return
        homes = g.home_colonies(self.seat)
        best = max(homes, key=lambda p: (g.state.ships[p][self.seat], -p)) if homes else g.best_home(self.seat)
        default = next((i for i, place in enumerate(places) if place[1] == best), 0)
        chosen = yield from g.choose(self.seat, "the_prometheus.colony", places, default, source=self.source)
        if not g.has_mark(self.id):
            self.mark(self.id, GAME)
        yield from g.special(self.id, self.seat, chosen[1])

    @modify(SIDE_TERMS, mark="the_prometheus")
    def strengthen(self, terms: list[Term], side: int) -> list[Term]:
        g = self.g
        for ship in g.state.specials:
            fights = ship.place == g.place_in_encounter(ship.seat) and g.ships_in_encounter(ship.seat)
            if ship.kind == self.id and fights and ship.seat in dict(g.ships_on_side(side)):
                return [*terms, (self.id, STRENGTH, f"tech:{self.id}")]
        return terms
