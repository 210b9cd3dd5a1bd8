"""Foundation Moon."""

from __future__ import annotations

from app.engine.effects import modify
from app.engine.moments import MAY_WIN
from app.engine.moon_card import MoonCard


class Foundation(MoonCard):
    """Global: no victory without a moon."""

    id, name, category = "foundation", "Foundation Moon", "full"
    traits = {"needed_to_win": True}
    text = "Nobody can win the game, in whatever way, without occupying at least one moon."

    @modify(MAY_WIN, layer=9)
    def with_a_moon(self, seats: list[int]) -> list[int]:
        occupants = {moon.seat for moon in self.g.moon_at.values()}
        return [seat for seat in seats if seat in occupants]
