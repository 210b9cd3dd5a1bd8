"""What looks at selected cards before they are revealed, and may put another in their place."""

from __future__ import annotations

from typing import ClassVar

from .asks import NO, Ask, Steps
from .effects import Effect
from .moments import DEFENSE, OFFENSE


class Meddles(Effect):
    """An effect with a question ``<id>.card`` and a line ``<id>.saw``.

    ``stakes``: rewards if the player of an exchanged card wins, own ships lost if not."""

    stakes: ClassVar[tuple[int, int]] = (0, 0)
    __slots__ = ()

    def sides(self) -> list[int]:
        """The sides on which a card lies."""
        return [side for side in (OFFENSE, DEFENSE) if self.g.encounter.slots[side] >= 0]

    def look(self, side: int) -> None:
        """The card of a side is seen by this player alone."""
        g = self.g
        card = g.encounter.slots[side]
        g.show(card, self.seat)
        args = {"whom": ("seat", g.main_player(side))}
        private = {self.seat: {"cards": [g.card(card, self.seat)]}}
        g.emit_event(f"{self.id}.saw", self.seat, args, self.source, None, private)

    def exchange(self, side: int) -> Steps:
        """An encounter card of the hand may take the place of a side's card; the one that did, or None. Asked whatever
        the hand holds, so that nobody learns what it does not hold."""
        g = self.g
        cards = [("card", card) for card in g.encounter_cards(self.seat)]
        there = {"there": ("face", g.face(g.encounter.slots[side]).id), "whom": ("seat", g.main_player(side))}
        there |= {"rewards": self.stakes[0], "lost": self.stakes[1]}
        ask = Ask(
            self.seat, f"{self.id}.card", options=(NO, *cards), default=["0"], source=self.source, clock="select",
            args=there,
        )  # fmt: skip
        answer = (yield from g.put(ask))[0]
        if answer is NO:
            return None
        g.exchange_selected(side, answer[1], self.seat)
        return answer[1]
