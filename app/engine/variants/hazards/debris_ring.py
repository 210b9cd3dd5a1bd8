"""Debris Ring."""

from __future__ import annotations

from app.engine.effects import modify
from app.engine.moments import DEFENSE, SIDE_TERMS
from app.engine.outcomes import Term

from .hazard import Hazard


class DebrisRing(Hazard):
    """Cover for the defense."""

    id, name = "debris_ring", "Debris Ring"
    text = "The defense adds 4 to its total."
    __slots__ = ()

    @modify(SIDE_TERMS)
    def cover(self, terms: list[Term], side: int) -> list[Term]:
        return [*terms, ("term", 4, f"variant:{self.id}")] if side == DEFENSE else terms
