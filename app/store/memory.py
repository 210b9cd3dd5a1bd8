"""The store in memory, with the same rules about conflicts. Simulations and small tests use it; nothing survives it."""

from __future__ import annotations

import bisect

import msgspec

from .memory_hooks import MemoryHooks
from .rows import JournalRow, KeptPhase, NewTable, PlayerRow, Report, SnapshotRow, TableRow, Transition


class MemoryStore(MemoryHooks):
    """Every call is one step that nothing can come between, as a database transaction is."""

    def __init__(self) -> None:
        super().__init__()
        self.players: dict[str, PlayerRow] = {}  # by token hash, one for each device
        self.device_codes: dict[str, tuple[str, int]] = {}  # code hash -> player, until when
        self.tables: dict[str, TableRow] = {}
        self.seated: dict[str, set[str]] = {}  # table -> players
        self.rows: dict[str, list[JournalRow]] = {}  # table -> transitions 1..n
        self.commands: dict[tuple[str, str, str], int] = {}
        self.snapshot_rows: dict[str, list[SnapshotRow]] = {}
        self.kept: dict[str, dict[tuple[int, int], KeptPhase]] = {}  # table -> start of the phase
        self.done: set[str] = set()  # tables of which nothing is left to keep
        self.report_rows: list[Report] = []
        self.beats: dict[str, int] = {}
        self.gaps: list[tuple[int, int]] = []

    async def start(self) -> None: ...
    async def stop(self) -> None: ...

    async def add_player(self, player: PlayerRow, token_hash: str, at: int) -> None:
        del at
        self.players[token_hash] = player

    async def player_by_token(self, token_hash: str) -> PlayerRow | None:
        return self.players.get(token_hash)

    async def add_device_code(self, player: str, code_hash: str, now: int, expires: int) -> None:
        self.device_codes = {code: kept for code, kept in self.device_codes.items() if kept[1] > now}
        self.device_codes[code_hash] = (player, expires)

    async def use_device_code(self, code_hash: str, token_hash: str, now: int) -> PlayerRow | None:
        player, expires = self.device_codes.pop(code_hash, ("", 0))
        row = next((row for row in self.players.values() if row.id == player and now < expires), None)
        if row is not None:
            self.players[token_hash] = row
        return row

    async def add_table(self, table: NewTable) -> bool:
        row = table.row
        if row.id in self.tables or any(row.code == other.code for other in self.tables.values()):
            return False
        self.tables[row.id] = row
        self.seated[row.id] = set(table.players)
        self.rows[row.id], self.snapshot_rows[row.id] = [], []
        return True

    async def table(self, ref: str) -> TableRow | None:
        return self.tables.get(ref) or next((row for row in self.tables.values() if row.code == ref), None)

    def _latest_first(self) -> list[TableRow]:
        return sorted(self.tables.values(), key=lambda row: (row.created_at, row.id), reverse=True)

    async def tables_of(self, player: str, limit: int) -> list[TableRow]:
        return [row for row in self._latest_first() if player in self.seated[row.id]][:limit]

    async def list_tables(
        self, status: str | None, player: str | None, limit: int, before: tuple[int, str] | None
    ) -> list[TableRow]:
        found = [
            row
            for row in self._latest_first()
            if (row.visibility == "public" or player in self.seated[row.id])
            and status in (None, row.status)
            and (before is None or (row.created_at, row.id) < before)
        ]
        return found[:limit]

    async def commit(self, transitions: list[Transition]) -> list[bool]:
        return [self._append(t) for t in transitions]

    def _append(self, t: Transition) -> bool:
        command = (t.table, t.player or "", t.command or "")
        if self.tables[t.table].n != t.n - 1 or (t.command and command in self.commands):
            return False
        change, row = t.change, self.tables[t.table]
        if t.command:
            self.commands[command] = change.seq
        self.rows[t.table].append(
            JournalRow(t.table, t.n, t.at, change.seq, t.entries, t.events, t.draws, t.player, t.command)
        )
        self.snapshot_rows[t.table] += t.snapshots
        self.tables[t.table] = msgspec.structs.replace(
            row,
            n=t.n,
            seq=change.seq,
            next_due=change.next_due,
            record=change.record or row.record,
            status=change.status or row.status,
            visibility=change.visibility or row.visibility,
        )
        if change.players is not None:
            self.seated[t.table] = set(change.players)
        if change.waits is not None:
            self._wait(t.table, change.waits)
        return True

    async def position(self, table: str) -> int | None:
        row = self.tables.get(table)
        return row.n if row else None

    async def positions(self, tables: list[str]) -> dict[str, int]:
        return {table: self.tables[table].n for table in tables if table in self.tables}

    async def snapshots(self, table: str, n: int, limit: int) -> list[SnapshotRow]:
        return [s for s in reversed(self.snapshot_rows.get(table, [])) if s.n <= n][:limit]

    async def snapshot_at(self, table: str, seq: int) -> SnapshotRow | None:
        return next((s for s in reversed(self.snapshot_rows.get(table, [])) if s.seq <= seq), None)

    async def journal(self, table: str, after: int, limit: int | None = None) -> list[JournalRow]:
        rows = self.rows.get(table, [])[after:]
        return rows if limit is None else rows[:limit]

    async def log(self, table: str, after_seq: int, until: int | None, limit: int) -> list[JournalRow]:
        rows = self.rows.get(table, [])
        first = bisect.bisect_right(rows, after_seq, key=lambda row: row.seq)
        found = [row for row in rows[first:] if row.events != b"[]" and (until is None or row.at <= until)]
        return found[:limit]

    async def last_before(self, table: str, at: int) -> JournalRow | None:
        return next((row for row in reversed(self.rows.get(table, [])) if row.at <= at), None)

    async def command(self, table: str, player: str, command: str) -> int | None:
        return self.commands.get((table, player, command))

    async def keep(self, phase: KeptPhase) -> None:
        self.kept.setdefault(phase.table, {}).setdefault((phase.n, phase.entry), phase)

    async def kept_starts(self, table: str) -> set[tuple[int, int]]:
        return set(self.kept.get(table, {}))

    async def kept_phase(self, table: str, seq: int) -> bytes | None:
        found = [phase for phase in self.kept.get(table, {}).values() if phase.seq <= seq]
        return max(found, key=lambda phase: (phase.seq, phase.n)).body if found else None

    async def all_kept(self, table: str) -> None:
        self.done.add(table)

    async def unkept(self, limit: int) -> list[str]:
        return [t for t, row in self.tables.items() if row.status == "finished" and t not in self.done][:limit]

    async def add_report(self, report: Report) -> None:
        self.report_rows.append(report)

    async def reports(self, since: int) -> list[Report]:
        return sorted((r for r in self.report_rows if r.at >= since), key=lambda report: report.at)

    async def due(self, now: int, limit: int) -> list[str]:
        due = sorted((r.next_due, r.id) for r in self.tables.values() if r.next_due is not None and r.next_due <= now)
        return [table for _, table in due[:limit]]

    async def begin_process(self, process: str, now: int, alive: int) -> list[tuple[int, int]]:
        last = max(self.beats.values(), default=None)
        if last is not None and now - last > alive:
            self.gaps.append((last, now))
            for row in list(self.tables.values()):
                if row.next_due is not None:
                    self.tables[row.id] = msgspec.structs.replace(row, next_due=row.next_due + now - last)
        self.beats[process] = now
        return list(self.gaps)

    async def heartbeat(self, process: str, now: int) -> None:
        self.beats[process] = now

    async def ready(self) -> bool:
        return True
