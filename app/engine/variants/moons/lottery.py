"""Lottery Moon."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.moon_card import INTERMITTENT, MoonCard


class Lottery(MoonCard):
    """A card for somebody."""

    id, name, category, wording = "lottery", "Lottery Moon", "cheese", INTERMITTENT
    text = "A random player, maybe you, draws one card."

    def happens(self) -> Steps:
        yield from self.g.draw(self.g.dice.below(self.g.state.seats, self.id), 1, self.id)
