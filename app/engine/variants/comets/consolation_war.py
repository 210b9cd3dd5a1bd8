"""Consolation War."""

from __future__ import annotations

from app.engine.effects import modify
from app.engine.moments import COMP_COUNT

from .comet import Comet


class ConsolationWar(Comet):
    """Twice the compensation."""

    id, name = "consolation_war", "Consolation War"
    text = "Compensation in this encounter is doubled."
    __slots__ = ()

    @modify(COMP_COUNT, layer=9)
    def double(self, count: int, seat: int) -> int:
        return 2 * count
