"""Attack Revelation Moon."""

from __future__ import annotations

from .shows_attacks import ShowsAttacks


class AttackRevelation(ShowsAttacks):
    """The lowest attack of every hand is shown."""

    id, name, category = "attack_revelation", "Attack Revelation Moon", "quarter"
    traits = {"worth": 0.03}
    text = "Every player shows the lowest attack card in hand to all."

    def pick(self, cards: list[int]) -> int:
        return min(cards, key=lambda card: self.g.face(card).value)
