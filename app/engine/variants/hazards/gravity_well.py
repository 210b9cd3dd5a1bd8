"""Gravity Well."""

from __future__ import annotations

from app.engine.effects import modify
from app.engine.moments import ALLY, SHIP_LIMIT

from .hazard import Hazard


class GravityWell(Hazard):
    """Two ships for each ally."""

    id, name = "gravity_well", "Gravity Well"
    text = "Each ally can commit at most two ships."
    count = 2
    __slots__ = ()

    @modify(SHIP_LIMIT, layer=9)
    def heavy(self, limit: tuple[int, int], seat: int, role: int) -> tuple[int, int]:
        return (min(limit[0], 2), min(limit[1], 2)) if role & ALLY else limit
