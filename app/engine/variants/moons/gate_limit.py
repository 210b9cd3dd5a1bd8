"""What the moons share that change how many ships a player may have in the gate."""

from __future__ import annotations

from app.engine.effects import modify
from app.engine.moments import OFF, OFF_ALLY, SHIP_LIMIT
from app.engine.moon_card import MoonCard

EARLY = -5  # before powers that fix another number or add to it


class GateLimit(MoonCard):
    """Global: at most so many ships of the offense, and of each of its allies, are launched into the gate."""

    when = "launch"
    __slots__ = ()

    def most(self) -> int:
        """The number."""
        return 4

    def limited(self, limit: tuple[int, int], role: int) -> tuple[int, int]:
        """Fewest and most ships that may go."""
        if not role & (OFF | OFF_ALLY):
            return limit
        return (min(limit[0], self.most()), self.most())

    @modify(SHIP_LIMIT, layer=EARLY)
    def limit(self, limit: tuple[int, int], seat: int, role: int) -> tuple[int, int]:
        return self.limited(limit, role)
