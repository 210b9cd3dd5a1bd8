"""Talks outside the deal of an encounter: who holds captured ships sets some free for cards or a colony of their owner.

They look like a deal and are none for other effects: nothing is gained by making one or lost by failing, allies and the
success of the encounter are not touched.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .asks import DEAL, Ask, Steps
from .deals import Negotiation
from .offers import Captives, Release

if TYPE_CHECKING:
    from .game import Game


class Bargain(Negotiation):
    """One party gives captured ships of the other and nothing else; the other gives what may be given in a deal."""

    def __init__(self, g: Game, keeper: int, owner: int, place: int, text: str, source: tuple[str, str]) -> None:
        super().__init__(g, (keeper, owner))
        self.keeper, self.captives = keeper, Captives(g, keeper, owner, place)
        self.text, self.source = text, source

    def _ask(self, seat: int, text: str = "") -> Ask:
        return Ask(
            seat, text or self.text, kind=DEAL, deal=self, clock="deal", default={"action": "refuse"},
            phase=self.g.state.phase, source=self.source, target=self.other(seat),
            args={"who": ("seat", self.other(seat))},
        )  # fmt: skip

    def releases(self, giver: int) -> Release | None:
        """The captured ships are the keeper's to give; no other power says anything here."""
        return self.captives if giver == self.keeper else None

    def vacates(self) -> bool:
        """The owner of a granted colony stays on it."""
        return False

    def colonies_to_give(self, giver: int) -> list[int]:
        """The keeper gives ships only."""
        return [] if giver == self.keeper else super().colonies_to_give(giver)

    def cards_to_give(self, giver: int) -> list[int]:
        """Cards are given by the owner only."""
        return [] if giver == self.keeper else super().cards_to_give(giver)

    def carry_out(self) -> Steps:
        """All items as one action. False if one is not there any more, and then nothing has moved."""
        items = yield from self._items()
        if items is None:
            return False
        cards, settlers = items
        self._pass_cards(cards)
        yield from self.g.move(settlers, "settled", "bargain")
        yield from self._let_out()
        return True
