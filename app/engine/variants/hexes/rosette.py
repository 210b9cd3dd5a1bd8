"""Rosette: planets in a circle that help each other (RO)."""

from __future__ import annotations

from itertools import chain, combinations

from app.engine.asks import Steps
from app.engine.effects import modify, on
from app.engine.hexagon import LATEST, Hexagon
from app.engine.moments import BEFORE_SELECT, CAUSE_CHOICE, DEF, LAST, MAIN, SIDE_TERMS
from app.engine.outcomes import Term


class Rosette(Hexagon):
    """Neighbours are near enough to fight along, and to flee to."""

    id, name = "rosette", "Rosette"
    text = (
        "Six planets in a circle: the owner adds ships on the two neighbours of the planet that is fought for, and may "
        "move ships out of danger to them."
    )
    planets = (6, 5)
    asks = {
        "help": (
            "Rosette: which neighbours fight along?",
            "Choose the neighbouring planets whose ships are added to your total; they risk nothing. By default those "
            "that make you win.",
        ),
        "flee": (
            "Rosette: move ships to neighbours",
            "Choose how many ships leave {planet}, and for which neighbours.",
        ),
    }
    events = {
        "help": "{who} lets {n|neighbouring ship|neighbouring ships} fight along.",
    }
    labels = {"side": "Rosette: neighbours that help"}
    does = {"flee": "nothing"}

    def neighbours(self) -> list[int]:
        """The planets beside the target."""
        g, planet = self.g, self.g.encounter.planet
        circle = [p for p in g.orbit(self.seat) if p < g.planet_count]
        if planet not in circle or len(circle) < 2:
            return []
        at = circle.index(planet)
        return list(dict.fromkeys((circle[at - 1], circle[(at + 1) % len(circle)])))

    def manned(self) -> list[int]:
        """Those on which the owner has ships."""
        return [p for p in self.neighbours() if self.g.state.ships[p][self.seat]]

    def concerns(self) -> bool:
        """The owner defends a planet of the circle, or fights to win one back."""
        return self.at_home() and (self.defends() or self.g.encounter.offense == self.seat)

    # --- neighbours that fight along
    @on(
        LAST, roles=MAIN, must=True, layer=LATEST,
        when=lambda me: me.concerns() and me.g.both_attacks() and bool(me.manned()),
    )  # fmt: skip
    def fight_along(self) -> Steps:
        """RO-2, RO-3, RO-5: when all else of the total is fixed."""
        g, manned = self.g, self.manned()
        g.unmark("along")
        best = self._best(manned)
        options = [("planet", planet) for planet in manned]
        chosen = yield from g.some(
            self.seat, "rosette.help", options, 0, len(options), default=[str(manned.index(p)) for p in best],
            source=self.source, clock="window",
        )  # fmt: skip
        ships = sum(g.state.ships[planet][self.seat] for _, planet in chosen)
        if ships:
            self.mark("along", data=[ships, self.side])
            g.emit("rosette.help", self.seat, n=ships)

    def _best(self, manned: list[int]) -> list[int]:
        """The fewest neighbours with which the owner wins; none if that is not to be had."""
        won = ("offense", "defense")[self.side]
        ways = chain.from_iterable(combinations(manned, n) for n in range(len(manned) + 1))
        return list(next((way for way in ways if self._outcome_with(way) == won), ()))

    def _outcome_with(self, planets: tuple[int, ...]) -> str:
        g = self.g
        ships = sum(g.state.ships[planet][self.seat] for planet in planets)
        mark, before = self.mark("along", data=[ships, self.side]), g.encounter.totals
        g.encounter.totals = g.reckon()[0]
        try:
            return g.outcome()
        finally:
            g.state.marks.remove(mark)
            g.encounter.totals = before

    @modify(SIDE_TERMS, mark="along", layer=LATEST)
    def total(self, terms: list[Term], side: int) -> list[Term]:
        """They are not in the encounter: a number for the total alone."""
        ships, own = self.mark_.data if self.mark_ else (0, side)
        return [*terms, ("rosette", ships, "variant:rosette")] if side == own and ships else terms

    # --- evacuation
    @on(
        BEFORE_SELECT, roles=DEF, when=lambda me: me.defends() and bool(me.g.holding(me.seat)) and bool(me.manned()),
        says="move ships from the planet that is attacked to its neighbours",
    )  # fmt: skip
    def flee(self) -> Steps:
        """RO-4."""
        g, planet = self.g, self.g.encounter.planet
        most = g.holding(self.seat)
        slots = [(p, 0, most) for p in self.manned()]
        where = yield from g.allocate(
            self.seat, "rosette.flee", slots, 1, most, {slots[0][0]: 1}, source=self.source,
            args={"planet": ("planet", planet)},
        )  # fmt: skip
        if (yield from self.announce()):
            yield from g.move([[self.seat, n, planet, goal] for goal, n in where.items()], "moved", CAUSE_CHOICE)
