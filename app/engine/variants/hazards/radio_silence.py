"""Radio Silence."""

from __future__ import annotations

from typing import Any

from app.engine.effects import modify
from app.engine.moments import ALLY_MUST, ALLY_OPTIONS, INVITE_OPTIONS

from .hazard import Hazard


class RadioSilence(Hazard):
    """No allies."""

    id, name = "radio_silence", "Radio Silence"
    text = "Nobody is invited and nobody can join: there are no allies in this encounter."
    __slots__ = ()

    @modify(INVITE_OPTIONS, layer=9)
    def nobody(self, seats: list[int], main: int) -> list[int]:
        return []

    @modify(ALLY_OPTIONS, layer=9)
    def no_way(self, ways: list[tuple[int, Any]], seat: int) -> list[tuple[int, Any]]:
        return []

    @modify(ALLY_MUST, layer=9)
    def not_forced(self, must: int, seat: int) -> int:
        return 0
