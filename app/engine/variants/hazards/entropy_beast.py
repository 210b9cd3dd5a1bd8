"""The Entropy Beast."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.cards import SPECIALS, WILD
from app.engine.effects import on
from app.engine.moments import OFF, PLANETS_LEFT, TURNED_UP

from .hazard import Hazard


class EntropyBeast(Hazard):
    """Wild and special destiny cards destroy planets."""

    id, name = "entropy_beast", "The Entropy Beast"
    text = (
        "While this lies open each wild or special destiny card that is turned up removes the planet with the "
        "most ships. If a home system then has fewer than three planets (two of four), everybody loses. The "
        "Guardian and the Witness go."
    )
    permanent = legend = True
    asks = {
        "planet": (
            "The Entropy Beast: which planet?",
            "Choose which of these planets is devoured. By default the first without ships of yours.",
        )
    }
    like = {"planet": "ruin"}
    __slots__ = ()

    @on(TURNED_UP, layer=-1, roles=OFF, must=True, once=False, when=lambda me: me.wakes())
    def devour(self) -> Steps:
        g, ships = self.g, self.g.state.ships
        there = {p: sum(sum(ships[q]) for q in g.belonging(p)) for p in g.planets if not g.is_fluid(p)}
        if not there:
            return
        victims = [p for p in there if there[p] == max(there.values())]
        spared = next((i for i, p in enumerate(victims) if not ships[p][self.seat]), 0)
        options = [("planet", p) for p in victims]
        planet = yield from g.choose(self.seat, "entropy_beast.planet", options, spared, source=self.source)
        yield from g.remove_planet(planet[1], self.id)
        if any(self.remaining(x) < g.home_needed for x in g.order()):
            g.win([])

    def remaining(self, seat: int) -> int:
        """Planets of a home system."""
        return self.g.q(PLANETS_LEFT, sum(not self.g.is_fluid(p) for p in self.g.home_planets(seat)), seat)

    def wakes(self) -> bool:
        """The open destiny card is wild or special."""
        return self.g.destiny_faces[self.g.encounter.card].kind in (WILD, *SPECIALS)
