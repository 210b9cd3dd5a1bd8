"""Radio Silence."""

from __future__ import annotations

from app.engine.effects import modify
from app.engine.moments import INVITE_OPTIONS, MAY_ALLY

from .hazard import Hazard


class RadioSilence(Hazard):
    """No allies."""

    id, name = "radio_silence", "Radio Silence"
    text = "Nobody is invited and nobody can join: there are no allies in this encounter."
    __slots__ = ()

    @modify(INVITE_OPTIONS, layer=9)
    def nobody(self, seats: list[int], main: int) -> list[int]:
        return []

    @modify(MAY_ALLY)
    def no_way(self, may: bool, seat: int) -> bool:
        return False
