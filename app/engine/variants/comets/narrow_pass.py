"""Narrow Pass."""

from __future__ import annotations

from app.engine.effects import modify
from app.engine.moments import OFFENSE, SIDE_TERMS
from app.engine.outcomes import Term

from .comet import Comet


class NarrowPass(Comet):
    """The offense counts for less."""

    id, name = "narrow_pass", "Narrow Pass"
    text = "The offense's total is 2 lower."
    __slots__ = ()

    @modify(SIDE_TERMS)
    def slow(self, terms: list[Term], side: int) -> list[Term]:
        return [*terms, ("term", -2, f"variant:{self.id}")] if side == OFFENSE else terms
