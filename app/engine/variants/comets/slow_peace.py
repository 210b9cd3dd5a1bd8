"""Slow Peace."""

from __future__ import annotations

from app.engine.effects import modify
from app.engine.moments import DEAL_PENALTY, FIRST

from .comet import Comet


class SlowPeace(Comet):
    """A failed deal costs one ship."""

    id, name = "slow_peace", "Slow Peace"
    text = "A failed deal costs each of the two players one ship instead of three."
    __slots__ = ()

    @modify(DEAL_PENALTY, layer=FIRST)
    def mild(self, count: int, seat: int) -> int:
        return 1
