"""A table in play from its record: the second latest snapshot, and what was journalled since. So it takes the same time
whatever the length of the game, and the last two phases are at hand for a take-back."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from app.store import JournalRow, SnapshotRow, Store, TableRow

from . import control as controls
from .record import Record, decode_record, decode_secret
from .rules import Rules
from .state import TableState
from .steps import Entry, Step
from .told import Told, journal_body

_entries = msgspec.json.Decoder(list[Entry]).decode


class NeedsRestart(Exception):
    """The journal does not replay under these rules: the phase must start again. ``state`` stands at its start."""

    def __init__(self, state: TableState) -> None:
        super().__init__("the phase must start again")
        self.state = state


def entries_of(row: JournalRow) -> list[Entry]:
    return _entries(row.entries)


def is_lobby(entries: list[Entry]) -> bool:
    """A transition of the lobby, which the game knows nothing of."""
    return bool(entries) and entries[0][0] == "lobby"


async def load_state(
    store: Store, rules: Rules, row: TableRow, gaps: list[tuple[int, int]], n: int | None = None
) -> TableState:
    """The state after transition ``n`` (default: the row's). Raises ``NeedsRestart``."""
    until = row.n if n is None else n
    snapshots = await store.snapshots(row.id, until, 2)
    latest, oldest = snapshots[0], snapshots[-1]
    rows = await store.journal(row.id, oldest.n - 1, until - oldest.n + 1)
    if _after_rewind(latest, rows):
        oldest, rows = latest, [r for r in rows if r.n >= latest.n]
    record = decode_record(row.record)
    try:
        return fold(_restored(rules, row, record, oldest, gaps), oldest, rows)
    except rules.mismatch:
        if latest is oldest:
            raise NeedsRestart(_at_phase_start(rules, row, record, latest, gaps)) from None
    try:
        return fold(_restored(rules, row, record, latest, gaps), latest, [r for r in rows if r.n >= latest.n])
    except rules.mismatch:
        raise NeedsRestart(_at_phase_start(rules, row, record, latest, gaps)) from None


def _after_rewind(snapshot: SnapshotRow, rows: list[JournalRow]) -> bool:
    """The snapshot was taken after a take-back or a restart: the way there leads through what is no more."""
    entries = next(entries_of(row) for row in rows if row.n == snapshot.n)
    return entries[snapshot.entry - 1][0] in ("b", "!", "r")


def replay(state: TableState, snapshot: SnapshotRow, rows: list[JournalRow]) -> Iterator[tuple[JournalRow, Step]]:
    """Apply the rows from a snapshot on, step by step; of its own transition only what came after it. Raises the game's
    errors where other rules make something else of an old answer."""
    for row in rows:
        entries = entries_of(row)
        for entry in entries[snapshot.entry :] if row.n == snapshot.n else entries:
            yield row, state.apply(entry, row.at)
        state.n = row.n


def fold(state: TableState, snapshot: SnapshotRow, rows: list[JournalRow]) -> TableState:
    """The state after these rows. Raises the game's mismatch: also if other rules than those of the snapshot make
    something else of an answer than was told."""
    seats = len(state.record.seats)
    told: dict[int, list[Told]] = {row.n: [] for row in rows if row.n != snapshot.n}
    try:
        for row, step in replay(state, snapshot, rows):
            if row.n in told:
                told[row.n] += [Told(event, state.seq) for event in step.events]
    except Exception as error:  # whatever other rules make of an old answer
        raise state.rules.mismatch(f"expected transition {state.n + 1} to fit, got: {error}") from error
    if snapshot.engine != state.rules.version:
        for row in rows:
            if row.n in told and journal_body(told[row.n], seats) != row.events:
                raise state.rules.mismatch(f"expected transition {row.n} to tell what it told, got something else")
    return state


def _restored(
    rules: Rules, row: TableRow, record: Record, snapshot: SnapshotRow, gaps: list[tuple[int, int]]
) -> TableState:
    state = TableState(rules, record, decode_secret(row.secret), gaps)
    state.restore(snapshot.checkpoint, snapshot.control)
    state.n = snapshot.n
    return state


def _at_phase_start(
    rules: Rules, row: TableRow, record: Record, snapshot: SnapshotRow, gaps: list[tuple[int, int]]
) -> TableState:
    """The state at the phase's start, with a seq that is not behind what was told."""
    control = controls.decode(snapshot.control)
    control.inputs, control.held, control.proposal = [], {}, None
    state = TableState(rules, record, decode_secret(row.secret), gaps)
    state.restore(snapshot.checkpoint, controls.encode(control))
    state.control.offset += row.seq - state.seq
    state.control.again = [count + 1 for count in state.control.again]
    state.n = row.n
    return state
