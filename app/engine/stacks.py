"""Stacks: ships captured under a ship of another player. They move with it as one ship and come apart in the warp.

The upper ship is a ``Special`` that names the seats of the ships under it; those are counted at a place of their own,
so they are in no colony, in no encounter and not in the warp.
"""

from __future__ import annotations

from collections import Counter

from .acts import Acts
from .moments import TOGETHER
from .plans import Move
from .state import STACK, UNDER, WARP, Special

Caught = tuple[Special | None, int, int, list[int]]


class Stacks(Acts):
    """Ships under ships."""

    caught: tuple[Caught, ...] = ()  # what a move that is about to be carried out puts under which ships

    def stacks(self, seat: int, place: int) -> list[Special]:
        """The stacks of a seat that stand at a place, the largest first."""
        found = [s for s in self.state.specials if s.under and s.seat == seat and s.place == place]
        return sorted(found, key=lambda stack: -len(stack.under))

    def singles(self, seat: int, place: int) -> int:
        """The ships of a seat there that are neither stacks nor of a kind of their own."""
        return self.state.ships[place][seat] - sum(s.seat == seat and s.place == place for s in self.state.specials)

    def catch(self, stack: Special | None, seat: int, place: int, owners: list[int]) -> None:
        """Ships of these owners, whose move to the place for them is about to be carried out, will lie under a stack or
        under a single ship of a seat."""
        if owners:
            self.caught += ((stack, seat, place, owners),)

    def put_under(self, done: list[Move]) -> None:
        """The ships that were caught have moved: they lie where they were to."""
        beneath = self._beneath()
        came = Counter(seat for seat, n, _, goal in done if goal == beneath for _ in range(n))
        caught, self.caught = self.caught, ()
        for stack, seat, place, owners in caught:
            there = [owner for owner in owners if came[owner] > 0 and not came.subtract([owner])]
            if stack is None and there:
                self.state.specials.append(Special(STACK, seat, place, there))
            elif stack is not None:
                stack.under = stack.under + there

    def come_apart(self, specials: list[Special]) -> list[Move]:
        """Stacks that have entered the warp: every ship is its owner's again. Returns the moves."""
        done: list[Move] = []
        for stack in specials:
            if not stack.under or self.q(TOGETHER, False, stack.seat):
                continue
            self.state.specials.remove(stack)
            place = self._beneath()
            for seat in stack.under:
                done += [[seat, n, place, WARP] for n in (self.shift(seat, 1, place, WARP),) if n]
                done += self._let_fall(seat, place)
        return done

    def _beneath(self) -> int:
        """The place where ships under others are counted; there is one as soon as there is a stack."""
        return self.planet_count + next(i for i, place in enumerate(self.state.places) if place.kind == UNDER)

    def _let_fall(self, seat: int, place: int) -> list[Move]:
        """A ship of its own kind, or a stack, that was captured itself goes with the last ships of its owner."""
        inner = [special for special in self.state.specials if special.seat == seat and special.place == place]
        fallen = inner[: max(0, len(inner) - self.state.ships[place][seat])]
        for special in fallen:
            special.place = self.sink
        return self.come_apart(fallen)
