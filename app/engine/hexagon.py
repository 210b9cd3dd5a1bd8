"""The inverted side of a home system: what it shares with the others (rules chapter 31)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from .effects import modify
from .moments import INCOME, PLANETS_LEFT
from .setup import Options
from .state import Inverted
from .variant import Variant

if TYPE_CHECKING:
    from .game import Game

BASIC = 3  # lucre of every income (L-2)
WHOLE = 5  # planets that a system without separate ones counts for (HW-BEAST-1)
EARNS = 7  # lucre of a full system; one less with four planets
FEW = 4  # ships that make it full; one less with four planets
FIRST, LATEST = -90, 90  # layers: before and after everything else of a moment


class Hexagon(Variant):
    """A kind of home system. One seat at most has it: its owner, for whom its hooks work."""

    deck = "system"  # where they are browsed
    planets: ClassVar[tuple[int, int]] = (5, 4)  # how many, and how many with four planets each
    apart: ClassVar[int] = 0  # which ships stand apart in it: none, GUESTS, ALL

    __slots__ = ()

    @classmethod
    def played(cls, options: Options) -> bool:
        """All six may be in a game with inverted systems."""
        return options.inverted_systems

    @classmethod
    def bearers(cls, g: Game) -> list[int]:
        """Its owner, if somebody has it."""
        return [seat for seat, name in enumerate(g.inverted.hexes) if name == cls.id] if g.inverted else []

    @classmethod
    def world(cls, index: int, each: int) -> str:
        """What the owner's planet of this number is called; ``each`` is the number of planets of normal systems."""
        return f"planet {index + 1}"

    @classmethod
    def details(cls, g: Game, seat: int) -> dict[str, Any]:
        """What everybody sees of the system of this seat, besides its kind."""
        return {}

    @property
    def record(self) -> Inverted:
        """What the state keeps for inverted systems."""
        return self.g.state.inverted or Inverted()

    @property
    def four(self) -> bool:
        """The game is played with four planets each."""
        return self.g.state.planets_each == 4

    def at_home(self) -> bool:
        """The encounter is fought in this system, on a planet or ship of its owner's colour; what a system gives does
        not reach its moons (IS-7)."""
        g, planet = self.g, self.g.encounter.planet
        return planet >= 0 and g.system(planet) == self.seat and not g.on_moon()

    def defends(self) -> bool:
        """The owner is the defense, at home."""
        return self.g.encounter.fixed and self.g.encounter.defense == self.seat and self.at_home()


class Undivided(Hexagon):
    """A system without separate planets, in which ships are counted where others count colonies."""

    __slots__ = ()

    @modify(PLANETS_LEFT)
    def whole(self, count: int, seat: int) -> int:
        """IS-9: however few there are."""
        return max(count, WHOLE) if seat == self.seat else count

    @modify(INCOME)
    def yields(self, income: int, seat: int) -> int:
        """L-3: by the ships in the system; those on moons are among them, and only a full system earns by moons too."""
        if seat != self.seat:
            return income
        g, ships = self.g, self.g.state.ships
        moons = g.home_moons(seat)
        here = sum(ships[place][seat] for place in [*g.home_colonies(seat), *moons])
        return here + BASIC if here < FEW - self.four else EARNS - self.four + len(moons)
