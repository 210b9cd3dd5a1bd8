"""Squatters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engine.effects import modify
from app.engine.moments import AIM_TARGETS

from .cone import Cone

if TYPE_CHECKING:
    from app.engine.game import Game


class Squatters(Cone):
    """Whoever sits in the own system."""

    id, name = "squatters", "Squatters"
    text = (
        "The encounter is at any colony of a player who has a colony on a planet of your system where you have "
        "none. Without such a player draw again."
    )
    __slots__ = ()

    @classmethod
    def named(cls, g: Game) -> list[int]:
        """Those who sit on a planet of the offense that the offense does not hold."""
        offense, ships = g.encounter.offense, g.state.ships
        lost = [p for p in g.home_planets(offense) if not ships[p][offense]]
        return [x for x in g.clockwise(offense) if any(ships[p][x] for p in lost)]

    @modify(AIM_TARGETS)
    def anywhere(self, targets: list[int], seat: int) -> list[int]:
        return list(self.g.colonies(self.g.encounter.defense))
