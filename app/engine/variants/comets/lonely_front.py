"""Lonely Front."""

from __future__ import annotations

from app.engine.effects import modify
from app.engine.moments import INVITE_OPTIONS

from .comet import Comet


class LonelyFront(Comet):
    """The defense invites nobody."""

    id, name = "lonely_front", "Lonely Front"
    text = "The defense cannot invite anybody; the offense can."
    __slots__ = ()

    @modify(INVITE_OPTIONS, layer=-2)
    def alone(self, seats: list[int], main: int) -> list[int]:
        return [] if main == self.g.encounter.defense else seats
