"""Atomic actions as data, before they happen ("instead of", effects.md section 5).

A plan is a list of moves, or of cards with a cause. Hooks edit it layer by layer, inside a layer in order of play, so
two replacements of one thing cannot clash: the second sees what the first left. Then it is carried out at once.
"""

from __future__ import annotations

from typing import Any

from .state import WARP

RECALLED = "recalled"  # the verb of ships that go back into the warp

Move = list[int]  # [seat, ships, from, to]


class Plan:
    """An action that has not happened yet. ``moves`` for ships, ``cards`` and ``count`` for cards."""

    __slots__ = ("buried", "cards", "cause", "count_", "data", "givers", "kept", "moves", "piecemeal", "seat")

    def __init__(
        self, moves: list[Move] | None = None, cause: str = "", seat: int = -1, cards: list[int] | None = None,
        count: int = 0, data: Any = None,
    ) -> None:  # fmt: skip
        self.moves = moves or []
        self.cause, self.seat, self.cards, self.count_, self.data = cause, seat, cards or [], count, data
        self.givers: dict[int, int] = {}  # card -> the seat that discards it
        self.kept: list[tuple[int, int]] = []  # (card, seat): goes to that hand instead, openly
        self.buried: list[int] = []  # goes face down under its deck instead
        self.piecemeal = False  # a part of one drawing, of which other parts may have come already

    def keep(self, card: int, seat: int) -> None:
        """The card goes to a hand instead of the pile."""
        self.cards.remove(card)
        self.kept.append((card, seat))

    def bury(self, card: int) -> None:
        """The card goes face down under the cosmic deck instead of the pile."""
        self.cards.remove(card)
        self.buried.append(card)

    def count(self, seat: int, to: int = WARP) -> int:
        """How many ships of a seat are on their way to a place."""
        return sum(n for owner, n, _, goal in self.moves if owner == seat and goal == to)

    def owners(self) -> list[int]:
        """Seats whose ships move, each once."""
        return list(dict.fromkeys(owner for owner, *_ in self.moves))

    def leaving(self, seat: int) -> dict[int, int]:
        """Place -> ships of the seat that leave it for the warp."""
        places: dict[int, int] = {}
        for owner, n, origin, goal in self.moves:
            if owner == seat and goal == WARP:
                places[origin] = places.get(origin, 0) + n
        return places

    def divert(self, seat: int, goals: list[int], frm: int = WARP) -> None:
        """Send ships of a seat that are on their way to ``frm`` to ``goals`` instead, one entry a ship."""
        left = list(goals)
        edited: list[Move] = []
        for move in self.moves:
            owner, n, origin, goal = move
            if owner != seat or goal != frm or not left:
                edited.append(move)
                continue
            taken = min(n, len(left))
            if n > taken:
                edited.append([owner, n - taken, origin, goal])
            edited += [[owner, 1, origin, place] for place in left[:taken]]
            left = left[taken:]
        self.moves = edited


class Happened:
    """An action that is done and settled: what moved, why, and which powers were up before it (R-GEN-6)."""

    __slots__ = ("cards", "cause", "count", "moves", "piecemeal", "seat", "up", "verb")

    def __init__(
        self, verb: str, seat: int = -1, count: int = 0, cause: str = "", moves: list[Move] | None = None,
        cards: list[int] | None = None, up: frozenset[int] = frozenset(), piecemeal: bool = False,
    ) -> None:  # fmt: skip
        self.verb, self.seat, self.count, self.cause = verb, seat, count, cause
        self.moves, self.cards, self.up = moves or [], cards or [], up
        self.piecemeal = piecemeal  # drawn in several plans, or in none: one card at a time, or off the reward deck

    def lost(self, seat: int) -> int:
        """Ships of a seat that this action has sent to the warp. Those that had come out of it for the encounter alone
        are not lost when they go back."""
        if self.verb == RECALLED:
            return 0
        return sum(n for owner, n, origin, goal in self.moves if owner == seat and goal == WARP != origin)
