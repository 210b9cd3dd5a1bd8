"""War College."""

from __future__ import annotations

from app.engine.effects import modify
from app.engine.moments import SIDE_TERMS
from app.engine.moon_card import SECRET, MoonCard
from app.engine.outcomes import Term

ADDED = 3


class WarCollege(MoonCard):
    """Three more for a main player."""

    id, name, category = "war_college", "War College", "full"
    play, when = SECRET, "reveal"
    traits = {"worth": 0.25}
    text = "As a main player you add 3 to your total."

    @modify(SIDE_TERMS)
    def add(self, terms: list[Term], side: int) -> list[Term]:
        main = self.g.main_player(side) == self.seat
        return [*terms, ("war_college", ADDED, f"moon:{self.id}")] if main else terms
