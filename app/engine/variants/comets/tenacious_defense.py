"""Tenacious Defense."""

from __future__ import annotations

from app.engine.cards import ATTACK
from app.engine.effects import modify
from app.engine.moments import CARD_VALUES, DEFENSE, FIRST

from .comet import Comet


class TenaciousDefense(Comet):
    """Small attacks of the defense count double."""

    id, name = "tenacious_defense", "Tenacious Defense"
    text = "An attack card from 1 to 10 that the defense reveals counts double, before all other changes."
    __slots__ = ()

    @modify(CARD_VALUES, layer=FIRST)
    def double(self, values: list[int]) -> list[int]:
        small = self.g.type_of(DEFENSE) == ATTACK and 1 <= values[DEFENSE] <= 10
        return [values[0], values[DEFENSE] * 2] if small else values
