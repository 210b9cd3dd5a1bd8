"""Appending many tables' transitions in one statement: "insert or nothing, then count". The fastest way differs between
the two databases, so this is the one place with SQL of their own; both are given plain rows."""

from __future__ import annotations

from typing import Protocol

from sqlalchemy.ext.asyncio import AsyncConnection

from .rows import Transition


class SomeRefused(Exception):
    """Not all rows went in: the transaction must be rolled back and done again, one by one."""


class Append(Protocol):
    """How a database takes transitions."""

    async def insert(self, db: AsyncConnection, transitions: list[Transition], one_by_one: bool) -> set[str]:
        """Store those whose number is free and whose command is new; the tables of which it was done. May raise
        ``SomeRefused`` unless ``one_by_one``."""
        ...

    async def move(self, db: AsyncConnection, transitions: list[Transition]) -> None:
        """Bring the rows of their tables to the new number."""
        ...


class SqliteAppend:
    """``executemany`` counts what went in; only if one did not, they are tried one by one to see which."""

    _INSERT = (
        "INSERT INTO journal (table_id, n, at, seq, player_id, command_id, entries, events, draws)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
    )
    _MOVE = "UPDATE tables SET n = ?, seq = ?, next_due = ? WHERE id = ?"

    async def insert(self, db: AsyncConnection, transitions: list[Transition], one_by_one: bool) -> set[str]:
        """See ``Append``."""
        if one_by_one:
            tried = [(t.table, await db.exec_driver_sql(self._INSERT, _row(t))) for t in transitions]
            return {table for table, done in tried if done.rowcount == 1}
        done = await db.exec_driver_sql(self._INSERT, [_row(t) for t in transitions])
        if done.rowcount != len(transitions):
            raise SomeRefused
        return {t.table for t in transitions}

    async def move(self, db: AsyncConnection, transitions: list[Transition]) -> None:
        """See ``Append``."""
        await db.exec_driver_sql(self._MOVE, [(t.n, t.change.seq, t.change.next_due, t.table) for t in transitions])


class PostgresAppend:
    """One statement over arrays, which says what it took."""

    _INSERT = (
        "INSERT INTO journal (table_id, n, at, seq, player_id, command_id, entries, events, draws)"
        " SELECT * FROM unnest($1::varchar[], $2::int[], $3::bigint[], $4::int[], $5::varchar[], $6::varchar[],"
        " $7::bytea[], $8::bytea[], $9::bytea[]) ON CONFLICT DO NOTHING RETURNING table_id"
    )
    _MOVE = (
        "UPDATE tables SET n = moved.n, seq = moved.seq, next_due = moved.due"
        " FROM unnest($1::varchar[], $2::int[], $3::int[], $4::bigint[]) AS moved (id, n, seq, due)"
        " WHERE tables.id = moved.id"
    )

    async def insert(self, db: AsyncConnection, transitions: list[Transition], one_by_one: bool) -> set[str]:
        """See ``Append``."""
        del one_by_one
        columns = tuple(list(column) for column in zip(*(_row(t) for t in transitions)))
        return set((await db.exec_driver_sql(self._INSERT, columns)).scalars())

    async def move(self, db: AsyncConnection, transitions: list[Transition]) -> None:
        """See ``Append``."""
        rows = ((t.table, t.n, t.change.seq, t.change.next_due) for t in transitions)
        await db.exec_driver_sql(self._MOVE, tuple(list(column) for column in zip(*rows)))


def _row(t: Transition) -> tuple[object, ...]:
    return (t.table, t.n, t.at, t.change.seq, t.player, t.command, t.entries, t.events, t.draws)
