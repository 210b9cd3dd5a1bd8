"""Lucre, the money of the game (docs/rules, lucre): who has how much, and the moves of it. All of it is open."""

from __future__ import annotations

from .systems import Systems


class Money(Systems):
    """The purses of this table; without the option everybody has nothing."""

    @property
    def purses(self) -> list[int]:
        """Lucre by seat; empty at a table without it. Do not change the list."""
        return self.state.lucre

    def lucre(self, seat: int) -> int:
        """How much lucre a seat has."""
        purses = self.state.lucre
        return purses[seat] if purses else 0

    def spendable(self, seat: int) -> int:
        """What is left when everything is paid that the seat has wished for and that is not carried out yet; a wish
        that costs lucre says first how much."""
        if not self.state.wishes:
            return self.lucre(seat)
        pending = [wish.data for wish in self.state.wishes if wish.seat == seat and isinstance(wish.data, list)]
        return self.lucre(seat) - sum(data[0] for data in pending)

    def earn(self, seat: int, count: int) -> None:
        """From the bank, which is never empty (L-8)."""
        self.purses[seat] += count

    def pay(self, seat: int, count: int) -> int:
        """To the bank, as far as the purse goes (L-10). Returns how much was paid."""
        paid = min(count, self.lucre(seat))
        if paid > 0:
            self.purses[seat] -= paid
        return max(paid, 0)

    def hand_over(self, giver: int, taker: int, count: int) -> int:
        """From one player to another, as far as the purse goes. Returns how much it was."""
        paid = self.pay(giver, count)
        if paid:
            self.earn(taker, paid)
        return paid
