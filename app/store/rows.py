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
