"""Free For All."""

from __future__ import annotations

from app.engine.effects import modify
from app.engine.moments import ALLY_DECLINE, INVITE_MUST

from .comet import Comet


class FreeForAll(Comet):
    """Nobody stays out."""

    id, name = "free_for_all", "Free For All"
    text = "Everybody takes part: all others are invited by both sides and join one of them."
    __slots__ = ()

    @modify(INVITE_MUST)
    def invited(self, seats: list[int], main: int) -> list[int]:
        return self.g.clockwise(main)

    @modify(ALLY_DECLINE)
    def joins(self, may: bool, seat: int) -> bool:
        return False
