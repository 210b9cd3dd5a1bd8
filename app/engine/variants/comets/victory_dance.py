"""Victory Dance."""

from __future__ import annotations

from app.engine.effects import modify
from app.engine.moments import FIRST, SHIP_LIMIT

from .comet import Comet


class VictoryDance(Comet):
    """As many ships as colonies."""

    id, name = "victory_dance", "Victory Dance"
    text = (
        "Each player may bring as many ships into the encounter as it has colonies, whether that is more or fewer "
        "than four."
    )
    __slots__ = ()

    @modify(SHIP_LIMIT, layer=FIRST)
    def dance(self, limit: tuple[int, int], seat: int, role: int) -> tuple[int, int]:
        return limit[0], max(1, len(self.g.colonies(seat)))
