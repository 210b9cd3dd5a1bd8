"""Small Gate."""

from __future__ import annotations

from app.engine.effects import modify
from app.engine.moments import SHIP_LIMIT

from .comet import Comet

MOST = 2


class SmallGate(Comet):
    """Two ships each."""

    id, name = "small_gate", "Small Gate"
    text = "Nobody can bring more than two ships into the encounter."
    __slots__ = ()

    @modify(SHIP_LIMIT, layer=9)
    def narrow(self, limit: tuple[int, int], seat: int, role: int) -> tuple[int, int]:
        """Whatever lets others send more: what cannot be done cannot be allowed (R-GEN-1)."""
        return min(limit[0], MOST), min(limit[1], MOST)
