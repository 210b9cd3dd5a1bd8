"""What is said at a table: to the table, or among the spectators. It is told and not stored; a process remembers the
last lines, so that a report can say what was really said."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any

import msgspec

from app.store import PlayerRow, Report

from . import frames
from .errors import Refused

if TYPE_CHECKING:
    from .telling import Telling

MOST_LINES = 100
"""Lines of a table that a process remembers."""
SHOWN_LINES = 20
"""Lines that a report holds."""
MOST_NOTE = 500
REASONS = ("abuse", "spam", "cheating", "other")


class Line(msgspec.Struct):
    """One line: ``seat`` is ``None`` for spectators, ``to`` is ``table`` or ``spectators``."""

    seat: int | None
    player: str
    name: str
    text: str
    at: int
    to: str


class Chat:
    """The talk of one table in this process."""

    def __init__(self, table: Telling) -> None:
        self._table = table
        self.lines: deque[Line] = deque(maxlen=MOST_LINES)

    def say(self, seat: int | None, player: PlayerRow, text: str) -> None:
        """Somebody says something, here and in other processes: a seated player to all, a spectator to spectators."""
        room = self._table.room
        line = Line(seat, player.id, player.name, text, room.clock.now(), "spectators" if seat is None else "table")
        self.hear(line)
        room.say({"type": "chat", "table": self._table.id, "line": line})

    def heard(self, body: Any) -> None:
        """Another process passes a line on. Raises msgspec's ``ValidationError``."""
        self.hear(msgspec.convert(body, Line))

    def hear(self, line: Line) -> None:
        """What spectators say stays among them until the game is over: they may know more than one player does."""
        self.lines.append(line)
        frame = frames.chat(line.seat, line.player, line.name, line.text, line.at, line.to)
        if line.to == "table" or self._table.over:
            self._table.tell_all(frame)
        elif None in self._table.audiences:
            self._table.audiences[None].push(frame)

    def report(self, by: PlayerRow, about: str, reason: str, note: str) -> Report:
        """What is kept of a report: the reporter's words, and what was said here. Raises ``Refused``."""
        seated = any(seat.player == about for seat in self._table.record.seats)
        if about == by.id or not (seated or any(line.player == about for line in self.lines)):
            raise Refused("invalid", "player: expected somebody else who sits or has spoken at this table")
        lines = msgspec.json.encode(list(self.lines)[-SHOWN_LINES:])
        return Report(self._table.id, self._table.room.clock.now(), by.id, about, reason, note[:MOST_NOTE], lines)
