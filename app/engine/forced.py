"""What forces a player to ally (R-ALLIANCE-3): side and ships are no choice, but no colony need be emptied."""

from __future__ import annotations

from collections.abc import Sequence

from .effects import Effect, modify
from .moments import ALLY_MUST, ALLY_OPTIONS, DEF_ALLY, OFF_ALLY, OFFENSE, SHIP_LIMIT, SHIP_SOURCES

MOST_SHIPS = 4

Slot = tuple[int, int, int]


class Forces(Effect):
    """An effect that makes a player join one side with as many ships as can go without emptying a colony, at most four.
    Who can send none is no ally. If two effects force the same player, the first in order of play is obeyed."""

    __slots__ = ()

    def force(self, whom: int) -> None:
        """The player must join the side of the one who acts."""
        self.mark("forced", data=[whom, OFF_ALLY if self.side == OFFENSE else DEF_ALLY])

    def forced(self, seat: int) -> bool:
        """The seat is the one that must ally, and no effect before this one in order of play forces it too."""
        order = self.g.order()
        marks = [mark for mark in self.g.marks("forced") if mark.data[0] == seat]
        return bool(marks) and min(marks, key=lambda mark: order.index(mark.seat)) is self.mark_

    def most(self) -> int:
        """How many ships the player must send at most."""
        return MOST_SHIPS

    def spare(self, seat: int, role: int) -> int:
        """Ships that can be sent without emptying a colony."""
        g = self.g
        return min(self.most(), sum(most for _, _, most in g.q(SHIP_SOURCES, g.ship_slots(seat), seat, role)))

    @modify(ALLY_MUST, mark="forced")
    def must_ally(self, role: int, seat: int) -> int:
        if role or self.mark_ is None or not self.forced(seat):
            return role
        side = self.mark_.data[1]
        return side if self.spare(seat, side) else role

    @modify(ALLY_OPTIONS, mark="forced")
    def stays_out(self, ways: list[tuple[int, Effect | None]], seat: int) -> list[tuple[int, Effect | None]]:
        return [] if self.forced(seat) else ways

    @modify(SHIP_LIMIT, mark="forced", layer=-1)
    def as_many_as_it_can(self, limit: tuple[int, int], seat: int, role: int) -> tuple[int, int]:
        if not self.forced(seat):
            return limit
        spare = min(self.spare(seat, role), limit[1])
        return spare, spare

    @modify(SHIP_SOURCES, mark="forced")
    def empty_nothing(self, slots: Sequence[Slot], seat: int, role: int) -> list[Slot]:
        """A ship that holds a colony stays; some places serve as colonies with no ship on them."""
        return [(place, low, max(0, high - 1)) for place, low, high in slots] if self.forced(seat) else list(slots)
