"""What a player has in secret beside the hand: piles on the sheets, and what is written down for a power.

A note is a mark whose numbers are planets or stand for words of the sheet; who reads it stands there (Alien.notes).
"""

from __future__ import annotations

from .aliens import ALIENS
from .effects import Alien
from .powers import Powers
from .state import OWNER, Mark, Pile


def _sheet_of(mark: Mark) -> type[Alien]:
    """The sheet that has made a mark."""
    kind, _, identity = mark.source.partition(":")
    return ALIENS[identity] if kind == "alien" else Alien


class Notes(Powers):
    """Secrets of a seat that others may ask about."""

    def hidden_piles(self, seat: int) -> list[Pile]:
        """The piles on sheets of a seat whose cards it alone sees."""
        on_sheets = [pile for pile in self.state.piles if pile.power >= 0 and pile.faces == OWNER]
        return [pile for pile in on_sheets if self.pile_owner(pile) == seat]

    def notes_of(self, seat: int) -> list[Mark]:
        """What a seat has written down for its powers and may alone read (Alien.notes)."""
        powers = {power.id for power in self.powers_of(seat)}
        return [m for m in self.state.marks if m.power in powers and _sheet_of(m).notes.get(m.kind) == OWNER]

    def note_words(self, mark: Mark) -> tuple[str, ...]:
        """The words that the numbers of such a mark stand for; none if they are planets."""
        sheet = _sheet_of(mark)
        return tuple(f"{sheet.id}.{word}" for word in sheet.pieces)
