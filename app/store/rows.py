"""What the store takes and gives: plain rows, times in milliseconds since the epoch, bodies as JSON bytes."""

from __future__ import annotations

import msgspec


class StoreError(Exception):
    """The database could not do it now. What was to be written may or may not be there: look again."""


class PlayerRow(msgspec.Struct, frozen=True):
    """A player; of the token only the hash is kept."""

    id: str
    name: str


class TableRow(msgspec.Struct, frozen=True):
    """A table as it stands after journal number ``n``."""

    id: str
    code: str
    status: str
    """``waiting`` | ``playing`` | ``finished``"""
    visibility: str
    created_at: int
    n: int
    """The journal's number; it never leaves the server."""
    seq: int
    """What everybody has been told (protocol.md ``seq``)."""
    next_due: int | None
    """When the next timer of this table fires, with nobody connected."""
    record: bytes
    """Names, seats, options and all else of the lobby."""
    secret: bytes
    """Key, salt and the table's own secret; leaves only in the record of a finished game."""


class NewTable(msgspec.Struct, frozen=True):
    """A table's first row, and who sits at it."""

    row: TableRow
    players: list[str]


class Wait(msgspec.Struct, frozen=True):
    """A slow table waits for a player: he is told outside the page, if that still holds at ``due_at``."""

    player: str
    key: str
    """The ask's id: one wait is told once."""
    window: bool
    """A response window: told only where nobody else reads it."""
    due_at: int | None
    """When he is told, or told again after it failed; ``None`` = not any more."""
    asked: bytes
    """JSON: what the message says (``app.tables.waits``)."""
    attempts: int = 0


class DueWait(msgspec.Struct, frozen=True):
    """A wait that a player with a webhook is to be told of."""

    table: str
    wait: Wait


class Webhook(msgspec.Struct, frozen=True):
    """Where a player is told that a slow table waits for him. Nobody else ever sees any of it."""

    id: str
    player: str
    url: str
    secret: str
    """Signs what is sent; shown to its player once."""
    site: str
    """The address by which he uses the server: links begin with it."""
    private: bool
    """Nobody else reads it: the question itself may be named, and response windows."""
    language: str
    made_at: int
    on: bool = True
    failures: int = 0
    """Messages in a row that did not arrive."""
    last_at: int | None = None
    problem: str | None = None
    """Why the last message did not arrive; ``None`` = it did."""


class TableChange(msgspec.Struct, frozen=True):
    """What a transition changes in the table's row; ``None`` leaves it. ``seq`` and ``next_due`` are always set;
    status, visibility and ``players`` (who sits at the table) change only together with the record."""

    seq: int
    next_due: int | None
    record: bytes | None = None
    status: str | None = None
    visibility: str | None = None
    players: list[str] | None = None
    """Who sits at the table now, if that changed."""
    waits: list[Wait] | None = None
    """Whom a slow table waits for now; those it waited for before keep their time."""


class SnapshotRow(msgspec.Struct, frozen=True):
    """The whole state at the start of a phase: after the first ``entry`` entries of transition ``n``."""

    table: str
    n: int
    entry: int
    seq: int
    phase: int
    engine: str
    """The version of the rules that wrote it."""
    checkpoint: bytes
    control: bytes


class KeptPhase(msgspec.Struct, frozen=True):
    """What the audiences saw in the phase that begins with the snapshot (``n``, ``entry``), from ``seq`` on."""

    table: str
    n: int
    entry: int
    seq: int
    body: bytes


class Report(msgspec.Struct, frozen=True):
    """Somebody at a table reports somebody who speaks there."""

    table: str
    at: int
    by: str
    """The player who reports."""
    about: str
    """The player who is reported."""
    reason: str
    note: str
    """In the reporter's own words; may be empty."""
    lines: bytes
    """JSON list of what was said at the table just before, as the server heard it."""


class Transition(msgspec.Struct, frozen=True):
    """One step of a table's history. It is stored only if the table stands at ``n - 1``."""

    table: str
    n: int
    at: int
    entries: bytes
    """JSON list of journal entries, applied one after the other."""
    events: bytes
    """JSON list of what was told, by audience (``app.tables.told``)."""
    draws: bytes
    """JSON list of draws; secret until the end."""
    change: TableChange
    player: str | None = None
    command: str | None = None
    """The command's id, unique per table and player."""
    snapshots: list[SnapshotRow] = msgspec.field(default_factory=list)


class JournalRow(msgspec.Struct, frozen=True):
    """A stored transition. ``seq`` is the table's after it."""

    table: str
    n: int
    at: int
    seq: int
    entries: bytes
    events: bytes
    draws: bytes
    player: str | None
    command: str | None
