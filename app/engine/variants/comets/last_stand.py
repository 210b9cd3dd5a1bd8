"""Last Stand."""

from __future__ import annotations

from app.engine.effects import modify
from app.engine.moments import COMPARE

from .comet import Comet


class LastStand(Comet):
    """Ties go to the offense."""

    id, name = "last_stand", "Last Stand"
    text = "The offense wins ties, attack against attack."
    __slots__ = ()

    @modify(COMPARE, layer=8)
    def press_on(self, sign: int) -> int:
        return sign or 1
