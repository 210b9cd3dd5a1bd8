"""Confession Moon."""

from __future__ import annotations

from .shows_attacks import ShowsAttacks


class Confession(ShowsAttacks):
    """The highest attack of every hand is shown."""

    id, name, category = "confession", "Confession Moon", "quarter"
    traits = {"worth": 0.03}
    text = "Every player shows the highest attack card in hand to all."

    def pick(self, cards: list[int]) -> int:
        return max(cards, key=lambda card: self.g.face(card).value)
