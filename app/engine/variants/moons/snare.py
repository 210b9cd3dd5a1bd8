"""Snare."""

from __future__ import annotations

from app.engine.effects import modify
from app.engine.moments import SPARE_SHIPS
from app.engine.moon_card import MoonCard


class Snare(MoonCard):
    """The last ship stays."""

    id, name, category = "snare", "Snare", "half"
    traits = {"worth": -0.02}
    text = "You may not take your last ship off this moon of your own will."

    @modify(SPARE_SHIPS)
    def last_one_stays(self, ships: int, seat: int, place: int) -> int:
        return min(ships, self.g.state.ships[place][seat] - 1) if place == self.moon.place else ships
