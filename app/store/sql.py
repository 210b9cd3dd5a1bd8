"""The store on a real database, SQLite (WAL, synchronous FULL) or PostgreSQL, with the same code on both.

Writing goes through ``commit``, which takes the transitions of many tables in one transaction: "insert or nothing",
then look which went in. Rows are sorted by table, so that two processes cannot wait for each other."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from sqlalchemy import URL, Engine, and_, create_engine, delete, desc, event, func, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from . import models
from .append import Append, PostgresAppend, SqliteAppend
from .hooks import SqlHooks
from .models import Device, DeviceCode, GameTable, Gap, Heartbeat, Journal, Player, SeatedPlayer, Snapshot
from .rows import JournalRow, KeptPhase, NewTable, PlayerRow, Report, SnapshotRow, StoreError, TableRow, Transition

_TABLE = (
    GameTable.id, GameTable.code, GameTable.status, GameTable.visibility, GameTable.created_at,
    GameTable.n, GameTable.seq, GameTable.next_due, GameTable.record, GameTable.secret,
)  # fmt: skip
_JOURNAL = (
    Journal.table_id, Journal.n, Journal.at, Journal.seq, Journal.entries, Journal.events, Journal.draws,
    Journal.player_id, Journal.command_id,
)  # fmt: skip
_SNAPSHOT = (
    Snapshot.table_id, Snapshot.n, Snapshot.entry, Snapshot.seq, Snapshot.phase, Snapshot.engine,
    Snapshot.checkpoint, Snapshot.control,
)  # fmt: skip
_REPORT = (
    models.Report.table_id, models.Report.at, models.Report.by_id, models.Report.about_id, models.Report.reason,
    models.Report.note, models.Report.lines,
)  # fmt: skip
_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgres": "postgresql+asyncpg", "postgresql": "postgresql+asyncpg"}
_PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON", "temp_store=MEMORY")


def make_engine(url: str) -> AsyncEngine:
    """An engine for ``sqlite:`` and ``postgresql:`` addresses, with or without the async driver's name. Its errors do
    not say what was to be written: they go to the log."""
    scheme, _, rest = url.partition(":")
    url = f"{_DRIVERS.get(scheme, scheme)}:{rest}"
    if url.startswith("sqlite"):
        engine = create_async_engine(url, pool_size=4, max_overflow=0, hide_parameters=True)
        event.listen(engine.sync_engine, "connect", _set_up)
        return engine
    return create_async_engine(url, pool_size=8, max_overflow=4, pool_pre_ping=True, hide_parameters=True)


def _set_up(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _writing_engine(url: URL) -> Engine:
    """SQLite's commits run in a thread of their own, on the same file."""
    engine = create_engine(url.set(drivername="sqlite"), pool_size=1, max_overflow=0, hide_parameters=True)
    event.listen(engine, "connect", _set_up)
    return engine


class SqlStore(SqlHooks):
    """The store on SQLAlchemy's async engine. The schema must stand (``alembic upgrade head``)."""

    def __init__(self, url: str) -> None:
        self.engine = make_engine(url)
        self._append: Append
        if self.engine.dialect.name == "postgresql":  # the other dialect need not be read at the start
            from sqlalchemy.dialects.postgresql import insert as upsert

            self._append = PostgresAppend(self.engine)
        else:
            from sqlalchemy.dialects.sqlite import insert as upsert

            self._append = SqliteAppend(_writing_engine(self.engine.url))
        self._seat = upsert(SeatedPlayer).on_conflict_do_nothing()
        self._keep = upsert(models.KeptPhase).on_conflict_do_nothing()
        self._gap = upsert(Gap).on_conflict_do_nothing().returning(Gap.start)
        beat = upsert(Heartbeat)
        self._beat = beat.on_conflict_do_update(index_elements=["process"], set_={"at": beat.excluded.at})

    async def start(self) -> None:
        """Prove that the database answers and its schema stands."""
        async with self._read() as db:
            await db.execute(select(func.count()).select_from(Gap))

    async def stop(self) -> None:
        await self._append.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def _read(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.engine.connect() as db:
                yield db
        except (SQLAlchemyError, OSError) as error:
            raise StoreError(str(error)) from error

    @asynccontextmanager
    async def _write(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.engine.begin() as db:
                yield db
        except (SQLAlchemyError, OSError) as error:
            raise StoreError(str(error)) from error

    # players

    async def add_player(self, player: PlayerRow, token_hash: str, at: int) -> None:
        async with self._write() as db:
            await db.execute(
                insert(Player).values(id=player.id, name=player.name, token_hash=token_hash, created_at=at)
            )

    async def player_by_token(self, token_hash: str) -> PlayerRow | None:
        own = select(Player.id, Player.name).where(Player.token_hash == token_hash)
        further = select(Player.id, Player.name).join(Device).where(Device.token_hash == token_hash)
        async with self._read() as db:
            row = (await db.execute(own)).first() or (await db.execute(further)).first()
        return PlayerRow(*row) if row else None

    async def add_device_code(self, player: str, code_hash: str, now: int, expires: int) -> None:
        async with self._write() as db:
            await db.execute(delete(DeviceCode).where(DeviceCode.expires_at <= now))
            await db.execute(insert(DeviceCode).values(code_hash=code_hash, player_id=player, expires_at=expires))

    async def use_device_code(self, code_hash: str, token_hash: str, now: int) -> PlayerRow | None:
        good = (DeviceCode.code_hash == code_hash) & (DeviceCode.expires_at > now)
        async with self._write() as db:
            player = (await db.execute(delete(DeviceCode).where(good).returning(DeviceCode.player_id))).scalar()
            if player is None:
                return None
            await db.execute(insert(Device).values(token_hash=token_hash, player_id=player, created_at=now))
            row = (await db.execute(select(Player.id, Player.name).where(Player.id == player))).one()
        return PlayerRow(*row)

    # tables

    async def add_table(self, table: NewTable) -> bool:
        row = table.row
        try:
            async with self.engine.begin() as db:
                await db.execute(insert(GameTable).values({column.key: getattr(row, column.key) for column in _TABLE}))
                if table.players:
                    await db.execute(self._seat, [{"player_id": p, "table_id": row.id} for p in table.players])
        except IntegrityError:
            return False
        except (SQLAlchemyError, OSError) as error:
            raise StoreError(str(error)) from error
        return True

    async def table(self, ref: str) -> TableRow | None:
        async with self._read() as db:
            found = await db.execute(select(*_TABLE).where(or_(GameTable.id == ref, GameTable.code == ref)))
            row = found.first()
        return TableRow(*row) if row else None

    async def tables_of(self, player: str, limit: int) -> list[TableRow]:
        query = (
            select(*_TABLE)
            .join(SeatedPlayer, SeatedPlayer.table_id == GameTable.id)
            .where(SeatedPlayer.player_id == player)
            .order_by(desc(GameTable.created_at), desc(GameTable.id))
            .limit(limit)
        )
        async with self._read() as db:
            return [TableRow(*row) for row in await db.execute(query)]

    async def list_tables(
        self, status: str | None, player: str | None, limit: int, before: tuple[int, str] | None
    ) -> list[TableRow]:
        mine = select(SeatedPlayer.table_id).where(SeatedPlayer.player_id == player)
        public = GameTable.visibility == "public"
        query = select(*_TABLE).where(public if player is None else or_(public, GameTable.id.in_(mine)))
        if status is not None:
            query = query.where(GameTable.status == status)
        if before is not None:
            at, table = before
            older = and_(GameTable.created_at == at, GameTable.id < table)
            query = query.where(or_(GameTable.created_at < at, older))
        query = query.order_by(desc(GameTable.created_at), desc(GameTable.id)).limit(limit)
        async with self._read() as db:
            return [TableRow(*row) for row in await db.execute(query)]

    async def commit(self, transitions: list[Transition]) -> list[bool]:
        rows = sorted(transitions, key=lambda t: t.table)
        try:
            stored = await self._append.commit(rows)
        except (SQLAlchemyError, OSError) as error:
            raise StoreError(str(error)) from error
        return [t.table in stored for t in transitions]

    # reading a table's history

    async def position(self, table: str) -> int | None:
        async with self._read() as db:
            return (await db.execute(select(GameTable.n).where(GameTable.id == table))).scalar()

    async def positions(self, tables: list[str]) -> dict[str, int]:
        found: dict[str, int] = {}
        async with self._read() as db:
            for start in range(0, len(tables), 500):
                some = GameTable.id.in_(tables[start : start + 500])
                rows = await db.execute(select(GameTable.id, GameTable.n).where(some))
                found.update((table, n) for table, n in rows)
        return found

    async def snapshots(self, table: str, n: int, limit: int) -> list[SnapshotRow]:
        return await self._snapshots(table, Snapshot.n <= n, limit)

    async def snapshot_at(self, table: str, seq: int) -> SnapshotRow | None:
        found = await self._snapshots(table, Snapshot.seq <= seq, 1)
        return found[0] if found else None

    async def _snapshots(self, table: str, where: Any, limit: int) -> list[SnapshotRow]:
        query = select(*_SNAPSHOT).where(Snapshot.table_id == table, where)
        query = query.order_by(desc(Snapshot.n), desc(Snapshot.entry)).limit(limit)
        async with self._read() as db:
            return [SnapshotRow(*row) for row in await db.execute(query)]

    async def journal(self, table: str, after: int, limit: int | None = None) -> list[JournalRow]:
        query = select(*_JOURNAL).where(Journal.table_id == table, Journal.n > after).order_by(Journal.n)
        async with self._read() as db:
            return [JournalRow(*row) for row in await db.execute(query if limit is None else query.limit(limit))]

    async def log(self, table: str, after_seq: int, until: int | None, limit: int) -> list[JournalRow]:
        first = select(func.coalesce(func.max(Snapshot.n), 0)).where(
            Snapshot.table_id == table, Snapshot.seq <= after_seq
        )  # the journal has no index by seq, the snapshots have
        query = select(*_JOURNAL).where(
            Journal.table_id == table,
            Journal.n >= first.scalar_subquery(),
            Journal.seq > after_seq,
            Journal.events != b"[]",
        )
        if until is not None:
            query = query.where(Journal.at <= until)
        async with self._read() as db:
            return [JournalRow(*row) for row in await db.execute(query.order_by(Journal.n).limit(limit))]

    async def last_before(self, table: str, at: int) -> JournalRow | None:
        query = select(*_JOURNAL).where(Journal.table_id == table, Journal.at <= at).order_by(desc(Journal.n)).limit(1)
        async with self._read() as db:
            row = (await db.execute(query)).first()
        return JournalRow(*row) if row else None

    async def command(self, table: str, player: str, command: str) -> int | None:
        query = select(Journal.seq).where(
            Journal.table_id == table, Journal.player_id == player, Journal.command_id == command
        )
        async with self._read() as db:
            return (await db.execute(query)).scalar()

    # what was seen

    async def keep(self, phase: KeptPhase) -> None:
        row = {name: getattr(phase, name) for name in ("n", "entry", "seq", "body")}
        async with self._write() as db:
            await db.execute(self._keep, {"table_id": phase.table, **row})

    async def kept_starts(self, table: str) -> set[tuple[int, int]]:
        query = select(models.KeptPhase.n, models.KeptPhase.entry).where(models.KeptPhase.table_id == table)
        async with self._read() as db:
            return {(n, entry) for n, entry in await db.execute(query)}

    async def kept_phase(self, table: str, seq: int) -> bytes | None:
        kept = models.KeptPhase
        query = select(kept.body).where(kept.table_id == table, kept.seq <= seq)
        async with self._read() as db:
            return (await db.execute(query.order_by(desc(kept.seq), desc(kept.n)).limit(1))).scalar()

    async def all_kept(self, table: str) -> None:
        async with self._write() as db:
            await db.execute(update(GameTable).where(GameTable.id == table).values(unkept=False))

    async def unkept(self, limit: int) -> list[str]:
        query = select(GameTable.id).where(GameTable.unkept.is_(True), GameTable.status == "finished").limit(limit)
        async with self._read() as db:
            return list((await db.execute(query)).scalars())

    # reports

    async def add_report(self, report: Report) -> None:
        row = dict(zip((column.key for column in _REPORT), msgspec.structs.astuple(report)))
        async with self._write() as db:
            await db.execute(insert(models.Report).values(row))

    async def reports(self, since: int) -> list[Report]:
        query = select(*_REPORT).where(models.Report.at >= since).order_by(models.Report.at, models.Report.id)
        async with self._read() as db:
            return [Report(*row) for row in await db.execute(query)]

    # timers and processes

    async def due(self, now: int, limit: int) -> list[str]:
        query = select(GameTable.id).where(GameTable.next_due <= now).order_by(GameTable.next_due).limit(limit)
        async with self._read() as db:
            return list((await db.execute(query)).scalars())

    async def begin_process(self, process: str, now: int, alive: int) -> list[tuple[int, int]]:
        async with self._write() as db:
            last = (await db.execute(select(func.max(Heartbeat.at)))).scalar()
            if last is not None and now - last > alive:
                mine = (await db.execute(self._gap.values(start=last, end=now))).first()
                if mine is not None:  # nobody else recorded this gap in the meantime
                    moved = GameTable.next_due + (now - last)
                    await db.execute(update(GameTable).where(GameTable.next_due.is_not(None)).values(next_due=moved))
            await db.execute(self._beat.values(process=process, at=now))
            await db.execute(delete(Heartbeat).where(Heartbeat.at < now - 86_400_000))
            gaps = await db.execute(select(Gap.start, Gap.end).order_by(Gap.start))
            return [(start, end) for start, end in gaps]

    async def heartbeat(self, process: str, now: int) -> None:
        async with self._write() as db:
            await db.execute(self._beat.values(process=process, at=now))

    async def ready(self) -> bool:
        try:
            async with self.engine.connect() as db:
                await db.execute(text("SELECT 1"))
        except (SQLAlchemyError, OSError):
            return False
        return True
