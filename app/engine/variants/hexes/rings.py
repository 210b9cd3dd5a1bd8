"""Rings: a planet in four rings, each worth a number to its defender (RI)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.engine.asks import Steps
from app.engine.effects import modify, on
from app.engine.hexagon import Hexagon
from app.engine.moments import DEF, DEFENSE, SIDE_TERMS, TYPES_FINAL
from app.engine.outcomes import Term

if TYPE_CHECKING:
    from app.engine.game import Game

BONUS = (10, 8, 6, 4, 2)  # the central planet, then the rings from the inner one out
BONUS_OF_FOUR = (10, 6, 4, 2)  # without the innermost ring


class Rings(Hexagon):
    """The nearer to the middle, the better it is defended."""

    id, name = "rings", "Rings"
    text = (
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

    @classmethod
    def numbers(cls, g: Game, seat: int) -> dict[int, int]:
        """The number of each planet that is left; one that was added to the system has none."""
        printed = BONUS_OF_FOUR if g.state.planets_each == 4 else BONUS
        return {p: printed[g.place_index(p)] for p in g.home_planets(seat) if p < g.planet_count}

    @classmethod
    def details(cls, g: Game, seat: int) -> dict[str, Any]:
        return {"worth": {str(planet): n for planet, n in cls.numbers(g, seat).items()}}

    @property
    def bonus(self) -> int:
        """The number of the planet or ring that is attacked."""
        return self.numbers(self.g, self.seat).get(self.g.encounter.planet, 0)

    @on(TYPES_FINAL, roles=DEF, must=True, when=lambda me: me.defends() and me.bonus > 0 and me.g.both_attacks())
    def defend(self) -> Steps:
        """RI-2, RI-3: one of the two must be."""
        g, n = self.g, self.bonus
        ways = [("choice", "rings.add"), ("choice", "rings.subtract")]
        way = yield from g.choose(self.seat, "rings.sign", ways, source=self.source, args={"n": n}, clock="window")
        g.unmark("ringed")
        self.mark("ringed", data=[n if way == ways[0] else -n])

    @modify(SIDE_TERMS, mark="ringed")
    def total(self, terms: list[Term], side: int) -> list[Term]:
        """A number, not ships: it counts for the total alone."""
        own = side == DEFENSE and self.mark_ is not None
        return [*terms, ("rings", self.mark_.data[0], "variant:rings")] if own and self.mark_ else terms
