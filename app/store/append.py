"""Appending many tables' transitions in one database transaction: "insert or nothing, then see what went in".

This is the path of every answer, so it differs between the two databases: what costs is not the statements but the
turns of a busy event loop that are waited for between them. SQLite does all in one call in a thread of its own,
PostgreSQL in one statement of its own, sent without a surrounding BEGIN and COMMIT."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

from sqlalchemy import Connection, Engine, delete, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .hooks import waiting
from .models import GameTable, SeatedPlayer
from .rows import SnapshotRow, Transition

MOST_ROWS = 2_000  # in one statement: SQLite takes 32,766 values


class Append(Protocol):
    """How a database takes transitions."""

    async def commit(self, transitions: list[Transition]) -> set[str]:
        """Store those whose number is free and whose command is new; the tables of which it was done."""
        ...

    async def close(self) -> None: ...


class SomeRefused(Exception):
    """Not all rows went in: the transaction must be rolled back and done again, one by one."""


class SqliteAppend:
    """One statement for all rows, which counts what it took; only if something was not taken, the rows are tried one by
    one to see which. (``executemany`` gives the interpreter back between any two rows: with a busy event loop beside
    it, each row may wait for its turn.)"""

    _INSERT = (
        "INSERT INTO journal (table_id, n, at, seq, player_id, command_id, entries, events, draws) VALUES {rows}"
        " ON CONFLICT DO NOTHING"
    )
    _MOVE = (
        "UPDATE tables SET n = moved.column2, seq = moved.column3, next_due = moved.column4"
        " FROM (VALUES {rows}) AS moved WHERE tables.id = moved.column1"
    )
    _KEEP = "INSERT INTO snapshots (table_id, n, entry, seq, phase, engine, checkpoint, control) VALUES {rows}"

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="commit")

    async def commit(self, transitions: list[Transition]) -> set[str]:
        """See ``Append``."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, transitions)

    async def close(self) -> None:
        """End the thread."""
        self._thread.shutdown(wait=False)
        self._engine.dispose()

    def _commit(self, transitions: list[Transition]) -> set[str]:
        try:
            return self._transaction(transitions, one_by_one=False)
        except SomeRefused:
            return self._transaction(transitions, one_by_one=True)

    def _transaction(self, transitions: list[Transition], one_by_one: bool) -> set[str]:
        with self._engine.begin() as db:
            stored = {t.table for t in transitions}
            if one_by_one:
                counts = [(t.table, self._insert(db, [t])) for t in transitions]
                stored = {table for table, count in counts if count == 1}
            elif self._insert(db, transitions) != len(transitions):
                raise SomeRefused
            taken = [t for t in transitions if t.table in stored]
            _all_rows(db, self._MOVE, [(t.table, t.n, t.change.seq, t.change.next_due) for t in taken])
            _all_rows(db, self._KEEP, [_snapshot_values(row) for t in taken for row in t.snapshots])
            for statement, values in further(taken):
                db.execute(statement, values)
        return stored

    def _insert(self, db: Connection, transitions: list[Transition]) -> int:
        rows = [
            (t.table, t.n, t.at, t.change.seq, t.player, t.command, t.entries, t.events, t.draws) for t in transitions
        ]
        return _all_rows(db, self._INSERT, rows)


def _all_rows(db: Connection, statement: str, rows: list[tuple[Any, ...]]) -> int:
    """Execute a statement that takes many rows at once, in its place ``{rows}``; how many it changed."""
    changed = 0
    for start in range(0, len(rows), MOST_ROWS):
        some = rows[start : start + MOST_ROWS]
        marks = f"({','.join('?' * len(some[0]))})"
        values = tuple(value for row in some for value in row)
        changed += db.exec_driver_sql(statement.format(rows=",".join([marks] * len(some))), values).rowcount
    return changed


class PostgresAppend:
    """One statement over arrays, which says what it took; a transaction where the lobby's record changes, too."""

    _STORE = (
        "WITH fresh AS (SELECT * FROM unnest($1::varchar[], $2::int[], $3::bigint[], $4::int[], $5::varchar[],"
        " $6::varchar[], $7::bytea[], $8::bytea[], $9::bytea[], $10::bigint[])"
        " AS t (id, n, at, seq, player, command, entries, events, draws, due)),"
        " stored AS (INSERT INTO journal (table_id, n, at, seq, player_id, command_id, entries, events, draws)"
        " SELECT id, n, at, seq, player, command, entries, events, draws FROM fresh"
        " ON CONFLICT DO NOTHING RETURNING table_id),"
        " moved AS (UPDATE tables SET n = fresh.n, seq = fresh.seq, next_due = fresh.due"
        " FROM fresh JOIN stored ON stored.table_id = fresh.id WHERE tables.id = fresh.id),"
        " kept AS (INSERT INTO snapshots (table_id, n, entry, seq, phase, engine, checkpoint, control)"
        " SELECT taken.* FROM unnest($11::varchar[], $12::int[], $13::int[], $14::int[], $15::int[], $16::varchar[],"
        " $17::bytea[], $18::bytea[]) AS taken (id, n, entry, seq, phase, engine, checkpoint, control)"
        " JOIN stored ON stored.table_id = taken.id)"
        " SELECT table_id FROM stored"
    )

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._alone = engine.execution_options(isolation_level="AUTOCOMMIT")

    async def commit(self, transitions: list[Transition]) -> set[str]:
        """See ``Append``."""
        if any(t.change.record is not None or t.change.waits is not None for t in transitions):
            async with self._engine.begin() as db:
                stored = await self._store(db, transitions)
                for statement, values in further([t for t in transitions if t.table in stored]):
                    await db.execute(statement, values)
                return stored
        async with self._alone.connect() as db:
            return await self._store(db, transitions)

    async def close(self) -> None:
        """Nothing of its own."""

    async def _store(self, db: AsyncConnection, transitions: list[Transition]) -> set[str]:
        rows = [
            (t.table, t.n, t.at, t.change.seq, t.player, t.command, t.entries, t.events, t.draws, t.change.next_due)
            for t in transitions
        ]
        kept = [_snapshot_values(s) for t in transitions for s in t.snapshots]
        columns = [list(column) for column in zip(*rows)]
        columns += [list(column) for column in zip(*kept)] or [[] for _ in range(8)]
        return set((await db.exec_driver_sql(self._STORE, tuple(columns))).scalars())


def further(transitions: list[Transition]) -> list[tuple[Any, Any]]:
    """The statements, with their values, for what changes besides journal, numbers and snapshots."""
    found: list[tuple[Any, Any]] = []
    for transition in transitions:
        change = transition.change
        if change.waits is not None:
            found += waiting(transition.table, change.waits)
        if change.record is None:
            continue
        values = {"record": change.record, "status": change.status, "visibility": change.visibility}
        known = {name: value for name, value in values.items() if value is not None}
        found.append((update(GameTable).where(GameTable.id == transition.table).values(known), {}))
        if change.players is not None:
            found.append((delete(SeatedPlayer).where(SeatedPlayer.table_id == transition.table), {}))
            seated = [{"player_id": player, "table_id": transition.table} for player in dict.fromkeys(change.players)]
            if seated:
                found.append((insert(SeatedPlayer), seated))
    return found


def _snapshot_values(s: SnapshotRow) -> tuple[Any, ...]:
    return (s.table, s.n, s.entry, s.seq, s.phase, s.engine, s.checkpoint, s.control)
