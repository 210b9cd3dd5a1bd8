"""Rings: a planet in four rings, each worth a number to its defender (RI)."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import modify, on
from app.engine.hexagon import Hexagon
from app.engine.moments import DEF, DEFENSE, SIDE_TERMS, TYPES_FINAL
from app.engine.outcomes import Term

BONUS = (10, 8, 6, 4, 2)  # the central planet, then the rings from the inner one out
BONUS_OF_FOUR = (10, 6, 4, 2)  # without the innermost ring


class Rings(Hexagon):
    """The nearer to the middle, the better it is defended."""

    id, name = "rings", "Rings"
    sentence = (
        "A central planet (10) and four rings (8, 6, 4, 2 from inside out): where the owner is attacked, the number is "
        "added to its total or, as it prefers, subtracted."
    )
    asks = {
        "sign": ("Rings: add or subtract {n}?", "Your system changes your total by {n}. By default it is added."),
    }
    labels = {
        "side": "Rings: a number for each that you defend",
        "add": "Add it to my total",
        "subtract": "Subtract it from my total",
    }

    @classmethod
    def world(cls, index: int, each: int) -> str:
        return f"ring {index + (each == 4)}" if index else "central planet"

    @property
    def bonus(self) -> int:
        """The number of the planet or ring that is attacked; 0 of a planet that was added to the system."""
        numbers, planet = BONUS_OF_FOUR if self.four else BONUS, self.g.encounter.planet
        return numbers[self.g.place_index(planet)] if planet < self.g.planet_count else 0

    @on(TYPES_FINAL, roles=DEF, must=True, when=lambda me: me.defends() and me.bonus > 0 and me.g.both_attacks())
    def defend(self) -> Steps:
        """RI-2, RI-3: one of the two must be."""
        g, n = self.g, self.bonus
        ways = [("choice", "rings.add"), ("choice", "rings.subtract")]
        way = yield from g.choose(self.seat, "rings.sign", ways, source=self.source, args={"n": n}, clock="window")
        g.state.marks = [mark for mark in g.state.marks if mark.kind != "ringed"]
        self.mark("ringed", data=[n if way == ways[0] else -n])

    @modify(SIDE_TERMS, mark="ringed")
    def total(self, terms: list[Term], side: int) -> list[Term]:
        """A number, not ships: it counts for the total alone."""
        own = side == DEFENSE and self.mark_ is not None
        return [*terms, ("rings", self.mark_.data[0], "variant:rings")] if own and self.mark_ else terms
