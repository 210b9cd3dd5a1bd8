"""Dominate Moon."""

from __future__ import annotations

from app.engine.effects import modify
from app.engine.moments import COLONIES_COUNT
from app.engine.moon_card import MoonCard

FEWEST = 2


class Dominate(MoonCard):
    """Global: all moons are worth a foreign colony."""

    id, name, category = "dominate", "Dominate Moon", "full"
    traits = {"worth": 0.1}
    text = "A player who occupies all moons of the game, at least two, has one foreign colony more."

    @modify(COLONIES_COUNT)
    def all_moons(self, count: int, seat: int) -> int:
        moons = self.g.moon_at.values()
        return count + (len(moons) >= FEWEST and all(moon.seat == seat for moon in moons))
