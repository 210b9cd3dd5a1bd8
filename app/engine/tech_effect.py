"""What all technology cards share as effects: the card that is acted with, its ships, and how it is spent (T-8)."""

from __future__ import annotations

from typing import Any, ClassVar

from .asks import Steps
from .effects import Effect, Hook
from .state import TechCard

TECH = "tech"


class Tech(Effect):
    """A technology card (techs.py). ``number`` is its research number, 0 for X."""

    kind = TECH
    number: ClassVar[int] = 0
    who: ClassVar[str] = "any"
    when: ClassVar[str] = "any"
    hidden_until_used: ClassVar[bool] = False
    __slots__ = ()

    @classmethod
    def card_of(cls, hook: Hook) -> tuple[str, str] | None:
        return None if hook.mark else (TECH, cls.id)

    @property
    def card_(self) -> TechCard:
        """The card that is acted with."""
        if self.tech is None:
            raise ValueError(f"expected a handle of a tech card, got one of {self.source}")
        return self.tech

    @property
    def research(self) -> int:
        """Ships on the card."""
        return self.g.research(self.card_)

    def own_cards(self) -> list[TechCard]:
        """The seat's cards of this kind that lie face up."""
        return [c for c in self.g.state.techs if c.seat == self.seat and c.card == self.id and c.up]

    def discard(self) -> Steps:
        """The card is spent: it is discarded, its ships go home (T-8)."""
        yield from self.g.discard_tech(self.card_)

    def spend(self, **choices: Any) -> Steps:
        """The use is announced, and the card is discarded for it; False if it was cancelled."""
        if not (yield from self.announce(**choices)):
            return False
        yield from self.discard()
        return True
