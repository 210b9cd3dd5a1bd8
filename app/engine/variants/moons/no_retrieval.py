"""What the moons share under which the offense gets no ship back in a regroup."""

from __future__ import annotations

from app.engine.effects import modify
from app.engine.moments import RETRIEVE_COUNT
from app.engine.moon_card import MoonCard


class NoRetrieval(MoonCard):
    """Global: in a regroup the offense retrieves nothing, if it can be reached at all."""

    when = "regroup"
    __slots__ = ()

    def reaches(self, seat: int) -> bool:
        """The offense goes without. Who has no colony still gets a ship into the gate (R-REGROUP-3)."""
        return bool(self.g.colonies(seat))

    @modify(RETRIEVE_COUNT, layer=9)
    def nothing(self, count: int, seat: int) -> int:
        return 0 if self.reaches(seat) else count
