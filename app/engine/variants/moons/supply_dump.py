"""Supply Dump."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.moon_card import INTERMITTENT, MoonCard

CARDS = 2


class SupplyDump(MoonCard):
    """Two cards."""

    id, name, category, wording = "supply_dump", "Supply Dump", "half", INTERMITTENT
    traits = {"worth": 0.2}
    text = "Draw two cards."

    def happens(self) -> Steps:
        yield from self.g.draw(self.seat, CARDS, self.id)
