"""What has been: the log, the view at an earlier seq, the record of a finished game. Read from the journal and the
snapshots; the warm tables are not touched."""

from __future__ import annotations

from typing import Any

from app.store import JournalRow, PlayerRow, SnapshotRow, TableRow

from . import kept
from .errors import Refused
from .export import export
from .load import NeedsRestart, load_state, replay
from .options import split
from .record import Record, decode_record, decode_secret
from .room import Room
from .state import TableState
from .told import read_body

MOST_EVENTS = 1000
PAGE = 200  # rows of the journal read at once


class Past:
    """Questions about the past of any table."""

    def __init__(self, room: Room) -> None:
        self.room = room

    def horizon(self, record: Record, seat: int | None) -> int | None:
        """Until when somebody may look: ``None`` = until now. Who has no seat may be behind."""
        delay = split(record.options, record.visibility)[0].spectator_delay
        return None if seat is not None or not delay else self.room.clock.now() - delay * 1000

    async def events(self, row: TableRow, player: PlayerRow | None, after: int, limit: int) -> dict[str, Any]:
        """A page of the log: whole seqs, at least ``limit`` events if there are so many."""
        record = decode_record(row.record)
        seat = record.seat_of(player.id if player else None)
        self._may_look(record, seat)
        limit = max(1, min(limit, MOST_EVENTS))
        until, found, last = self.horizon(record, seat), list[dict[str, Any]](), after
        while True:
            rows = await self.room.store.log(row.id, last, until, PAGE)
            for one in rows:
                for seq, event in read_body(one.events, seat):
                    if seq <= after:
                        continue
                    if len(found) >= limit and seq > last:
                        return {"seq": last, "events": found, "next": last}
                    found.append({**event, "seq": seq, "at": one.at})
                    last = max(last, seq)
            if len(rows) < PAGE:
                return {"seq": last, "events": found, "next": None}
            last = max(last, rows[-1].seq)

    async def view(self, row: TableRow, player: PlayerRow | None, seq: int | None, as_: str | None) -> dict[str, Any]:
        """The view after a seq."""
        record = decode_record(row.record)
        seat = record.seat_of(player.id if player else None)
        self._may_look(record, seat)
        viewer = self._viewer(record, seat, as_)
        if row.status == "waiting":
            return {"seq": 0, "view": {}}
        latest = await self._latest(row, record, seat)
        wanted = latest if seq is None else seq
        if not 0 <= wanted <= latest:
            raise Refused("not_found", f"seq: expected 0 to {latest}")
        if wanted == 0:
            return {"seq": 0, "view": {}}
        old = await self._kept(row, wanted, viewer)
        if old is not None:
            return old
        state = await self.state_at(row, wanted)
        return {"seq": state.seq, "view": state.view(viewer)}

    async def _kept(self, row: TableRow, seq: int, viewer: int | str | None) -> dict[str, Any] | None:
        """The view of a phase that was played under other rules, if it was kept."""
        start = await self.room.store.snapshot_at(row.id, seq)
        if start is None or start.engine == self.room.rules.version:
            return None
        body = await self.room.store.kept_phase(row.id, seq)
        return None if body is None else kept.view(body, seq, viewer)

    async def _latest(self, row: TableRow, record: Record, seat: int | None) -> int:
        until = self.horizon(record, seat)
        if until is None:
            return row.seq
        last = await self.room.store.last_before(row.id, until)
        return last.seq if last else 0

    def _may_look(self, record: Record, seat: int | None) -> None:
        if seat is None and not record.spectators:
            raise Refused("forbidden", "this table has no spectators")

    def _viewer(self, record: Record, seat: int | None, as_: str | None) -> int | str | None:
        if as_ is None:
            return seat
        if as_ == "spectator":
            return None
        if as_ == "all" or (as_.isdigit() and len(as_) == 1 and int(as_) < len(record.seats)):
            if record.status != "finished" and (as_ == "all" or int(as_) != seat):
                raise Refused("forbidden", "during play one's own view and the spectators' only")
            return "all" if as_ == "all" else int(as_)
        raise Refused("invalid", f"as: expected spectator, all or 0 to {len(record.seats) - 1}")

    async def state_at(self, row: TableRow, seq: int) -> TableState:
        """The state when ``seq`` was reached (the last state before the end, if that is later)."""
        snapshot = await self.room.store.snapshot_at(row.id, seq)
        if snapshot is None:
            snapshot = (await self.room.store.snapshots(row.id, row.n, 1_000_000))[-1]
        state = self.restored(row, snapshot)
        after = snapshot.n - 1
        while state.seq < seq:
            rows = await self.room.store.journal(row.id, after, PAGE)
            if not rows or self._walk(state, snapshot, rows, seq):
                break
            after = rows[-1].n
        return state

    async def state_after(self, row: TableRow, n: int) -> TableState:
        """The state after transition ``n``, or at the start if that is later; with the phase before at hand, so that
        a take-back that comes after it goes back as far as it did."""
        store, rules = self.room.store, self.room.rules
        if not await store.snapshots(row.id, n, 1):
            n = (await store.snapshots(row.id, row.n, 1_000_000))[-1].n
        try:
            return await load_state(store, rules, row, [], n)
        except (NeedsRestart, rules.mismatch) as error:
            raise Refused("conflict", "this phase was played under other rules") from error

    def restored(self, row: TableRow, snapshot: SnapshotRow) -> TableState:
        state = TableState(self.room.rules, decode_record(row.record), decode_secret(row.secret), [])
        try:
            state.restore(snapshot.checkpoint, snapshot.control)
        except self.room.rules.mismatch as error:
            raise Refused("conflict", "this phase was played under other rules") from error
        state.n = snapshot.n
        return state

    def _walk(self, state: TableState, snapshot: SnapshotRow, rows: list[JournalRow], seq: int) -> bool:
        """Apply rows until a seq is reached. True if it was."""
        rules = self.room.rules
        try:
            return any(state.seq >= seq for _ in replay(state, snapshot, rows))
        except (rules.illegal, rules.stale, rules.mismatch) as error:
            raise Refused("conflict", "this phase was played under other rules") from error

    async def record(self, row: TableRow) -> bytes:
        """The record of a finished game."""
        if row.status != "finished":
            raise Refused("conflict", "the record is opened when the game is over")
        rows = await self.room.store.journal(row.id, 0)
        snapshots = await self.room.store.snapshots(row.id, row.n, 1_000_000)
        return export(self.room.rules, row, rows, {(s.n, s.entry): s.engine for s in snapshots})
