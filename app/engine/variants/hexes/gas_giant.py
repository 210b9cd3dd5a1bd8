"""Gas Giant: one planet for all ships, and conquests that stand apart on it (GG)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.engine.asks import Steps
from app.engine.effects import modify, on
from app.engine.hexagon import FIRST, Undivided
from app.engine.moments import BEFORE_SELECT, DEF, HOME_COUNT
from app.engine.state import GUESTS

if TYPE_CHECKING:
    from app.engine.game import Game

MOST_BY_DEFAULT = 4  # ships that stay in an encounter if the owner says nothing
COLONIES, FEWER = 3, 2  # home colonies that the surface counts for at most; with four planets


class GasGiant(Undivided):
    """There is room for everybody: nobody is driven off the whole planet."""

    id, name = "gas_giant", "Gas Giant"
    text = (
        "One huge planet: attacked there, the owner sets aside all ships but some, which alone are at risk; each "
        "conquest of another player is a colony of its own."
    )
    planets, apart = (1, 1), GUESTS
    asks = {
        "stay": (
            "Gas Giant: how many ships stay in the encounter?",
            "The others are set aside: they count for nothing and risk nothing. By default at most four stay.",
        )
    }
    events = {"aside": "{who} sets aside {n|ship|ships} from the encounter."}
    labels = {"side": "Gas Giant: one planet, and ships set aside"}

    @classmethod
    def world(cls, index: int, each: int) -> str:
        return cls.name if not index else f"planet {index + 1}"

    @classmethod
    def details(cls, g: Game, seat: int) -> dict[str, Any]:
        return {"aside": sum(mark.data[0] for mark in g.marks("aside") if mark.seat == seat)}

    def at_surface(self) -> bool:
        """The owner is attacked on the planet itself."""
        return self.defends() and self.g.encounter.planet == self.g.first[self.seat]

    @on(BEFORE_SELECT, roles=DEF, must=True, layer=FIRST, when=lambda me: me.at_surface())
    def set_aside(self) -> Steps:
        """GG-2: before anything else of planning; at least one ship stays."""
        g = self.g
        there = g.state.ships[g.encounter.planet][self.seat]
        if there < 2:
            return
        numbers = [("number", n) for n in range(1, there + 1)]
        stay = yield from g.choose(
            self.seat,
            "gas_giant.stay",
            numbers,
            default=min(there, MOST_BY_DEFAULT) - 1,
            source=self.source,
            clock="ships",
        )
        if stay[1] < there:
            self.mark("aside", data=[there - stay[1], g.encounter.planet])
            g.emit("gas_giant.aside", self.seat, n=there - stay[1])

    @modify(HOME_COUNT)
    def surface(self, count: int, seat: int) -> int:
        """GG-1, GG-8: the ships on it are as many home colonies, up to those that keep the power."""
        g = self.g
        there = g.state.ships[g.first[self.seat]][self.seat]
        if seat != self.seat or not there or g.first[seat] not in g.planets:
            return count
        return count - 1 + min(there, FEWER if self.four else COLONIES)
