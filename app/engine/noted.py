"""Aliens that keep cards of their own, or lists, written down beside their sheet (``Alien.notes``)."""

from __future__ import annotations

from .effects import Alien
from .state import Mark


class Noted(Alien):
    """Finds what is written down for the own sheet, whoever has it now."""

    __slots__ = ()

    def note(self, kind: str) -> Mark | None:
        """The note of that kind; None before there is one."""
        powers = [power.id for power in self.g.powers_of(self.seat) if power.alien == self.id]
        source = f"alien:{self.id}"
        return next((m for m in self.g.marks(kind) if m.power in powers and m.source == source), None)

    def listed(self, kind: str) -> list[int]:
        """What is written there."""
        note = self.note(kind)
        return note.data if note else []
