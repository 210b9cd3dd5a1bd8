"""Small Gate."""

from __future__ import annotations

from app.engine.effects import modify
from app.engine.moments import FIRST, SHIP_LIMIT

from .comet import Comet


class SmallGate(Comet):
    """Two ships each."""

    id, name = "small_gate", "Small Gate"
    text = "Nobody can bring more than two ships into the encounter."
    __slots__ = ()

    @modify(SHIP_LIMIT, layer=FIRST)
    def narrow(self, limit: tuple[int, int], seat: int, role: int) -> tuple[int, int]:
        return limit[0], min(limit[1], 2)
