"""Who is here. Never a part of the game or the record: each process tells the others what it sees, and forgets what it
has not heard for a while."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import frames

if TYPE_CHECKING:
    from .live import LiveTable
    from .project import Viewer

HEARD = 15_000
"""For how long (ms) another process's word about a table holds."""


class Presence:
    """Sockets of this process by seat, what other processes say, and since when a seat is empty."""

    def __init__(self, away_after: int) -> None:
        self._away_after = away_after
        self._here: dict[Viewer, int] = {}
        self._elsewhere: dict[str, tuple[int, dict[str, int]]] = {}
        self._left: dict[int, int] = {}
        self.now = 0
        self.last = b""
        """What was told last."""

    def came(self, viewer: Viewer, now: int) -> None:
        self.now = now
        self._here[viewer] = self._here.get(viewer, 0) + 1

    def left(self, viewer: Viewer, now: int) -> None:
        self.now = now
        self._here[viewer] = max(self._here.get(viewer, 0) - 1, 0)
        if viewer is not None:
            self._left[viewer] = now

    def heard(self, process: str, counts: dict[str, int], now: int) -> None:
        """Another process says how many sockets it has: by seat, and ``-`` for the spectators."""
        self.now = now
        for seat in self._elsewhere.get(process, (0, {}))[1]:
            if seat != "-" and not counts.get(seat):
                self._left[int(seat)] = now
        self._elsewhere[process] = (now, counts)

    def counts(self) -> dict[str, int]:
        """What this process has."""
        return {"-" if viewer is None else str(viewer): n for viewer, n in self._here.items() if n}

    def _sockets(self, name: str) -> int:
        heard = (counts for at, counts in self._elsewhere.values() if at + HEARD > self.now)
        here = self._here.get(None if name == "-" else int(name), 0)
        return here + sum(counts.get(name, 0) for counts in heard)

    def of(self, seat: int) -> str:
        """``online`` | ``away`` | ``offline``"""
        if self._sockets(str(seat)):
            return "online"
        left = self._left.get(seat)
        return "away" if left is not None and self.now < left + self._away_after else "offline"

    def spectators(self) -> int:
        return self._sockets("-")


def presence_frame(live: LiveTable) -> bytes:
    """Who is here now."""
    presence = live.presence
    presence.now = live.room.clock.now()
    seats = {str(i): presence.of(i) for i, seat in enumerate(live.record.seats) if seat.player is not None}
    return frames.presence(seats, presence.spectators())


def say_presence(live: LiveTable, to_others: bool = True) -> None:
    """Tell everybody at the table, if anything changed; and the other processes."""
    presence = live.presence
    body = presence_frame(live)
    if body != presence.last:
        presence.last = body
        live.tell_all(body)
        if to_others:
            live.room.say({"type": "here", "table": live.id, "process": live.room.process, "counts": presence.counts()})
