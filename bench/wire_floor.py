"""The bare floor that the app is measured against: the same socket stack, a store with group commit, and no rules.

A move is checked for its turn, appended, and when it is durable the same bytes go to every socket of the table; the
sender's copy is its acknowledgement. FLOOR_DATABASE is `memory`, or the SQLAlchemy address of a database.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import sqlalchemy as sa
import sqlalchemy.event
from fastapi import FastAPI, WebSocket, WebSocketDisconnect
from sqlalchemy.ext.asyncio import create_async_engine


class Move(msgspec.Struct):
    """A secret choice of one of the two seats whose turn it is."""

    id: int
    round: int
    value: int


class Event(msgspec.Struct):
    """What everybody gets."""

    seq: int
    round: int
    seat: int
    scores: list[int]
    revealed: list[int] | None


class Store:
    """One writer task; what queued during the last commit goes into the next."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._queue: list[tuple[dict[str, Any], asyncio.Future[None]]] = []
        self._wake = asyncio.Event()

    async def start(self) -> None:
        """Make the table, start the writer."""
        if self._url == "memory":
            return
        self._engine = create_async_engine(self._url)
        if self._url.startswith("sqlite"):

            @sqlalchemy.event.listens_for(self._engine.sync_engine, "connect")
            def _set_up(connection: Any, _record: object) -> None:
                cursor = connection.cursor()
                for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
                    cursor.execute(f"PRAGMA {pragma}")
                cursor.close()

        schema = sa.MetaData()
        table = sa.Table(
            "moves", schema, sa.Column("name", sa.String(64), primary_key=True),
            sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False), sa.Column("body", sa.LargeBinary),
        )  # fmt: skip
        async with self._engine.begin() as db:
            await db.run_sync(schema.create_all)
        self._insert = sa.insert(table)
        self._task = asyncio.create_task(self._write())

    async def append(self, name: str, seq: int, body: bytes) -> None:
        """Comes back when it is durable."""
        if self._url == "memory":
            return
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.append(({"name": name, "seq": seq, "body": body}, done))
        self._wake.set()
        await done

    async def _write(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            batch, self._queue = self._queue, []
            async with self._engine.begin() as db:
                await db.execute(self._insert, [row for row, _ in batch])
            for _, done in batch:
                done.set_result(None)


class Table:
    """Five seats; the round says which two may choose."""

    def __init__(self) -> None:
        self.sockets: list[WebSocket] = []
        self.seq = self.round = 0
        self.chosen: dict[int, int] = {}
        self.scores = [0] * 5
        self.lock = asyncio.Lock()

    def apply(self, seat: int, move: Move) -> bytes | None:
        """The event of a legal move."""
        two = (self.round % 5, (self.round + 1) % 5)
        if move.round != self.round or seat not in two or seat in self.chosen or not 0 < move.value < 10:
            return None
        self.chosen[seat] = move.value
        self.seq += 1
        revealed = None
        if len(self.chosen) == 2:
            revealed = [self.chosen[s] for s in two]
            self.scores[two[revealed[0] < revealed[1]]] += 1
            self.chosen = {}
            self.round += 1
        return msgspec.json.encode(Event(self.seq, move.round, seat, self.scores, revealed))


def build() -> FastAPI:
    """The app; one socket for each seat of each table."""
    store, tables = Store(os.environ.get("FLOOR_DATABASE", "memory")), dict[str, Table]()
    decode = msgspec.json.Decoder(Move).decode

    @asynccontextmanager
    async def life(_: FastAPI) -> AsyncIterator[None]:
        await store.start()
        yield

    app = FastAPI(lifespan=life)

    @app.websocket("/ws/{name}/{seat}")  # a seat that never has its turn is a watcher
    async def socket(link: WebSocket, name: str, seat: int) -> None:
        await link.accept()
        table = tables.setdefault(name, Table())
        table.sockets.append(link)
        await link.send_text('{"hello":true}')
        try:
            while True:
                text = await link.receive_text()
                async with table.lock:
                    body = table.apply(seat, decode(text))
                    if body is None:
                        await link.send_text('{"error":true}')
                        continue
                    await store.append(name, table.seq, body)
                    for other in table.sockets:
                        await other.send_text(body.decode())
        except WebSocketDisconnect:
            table.sockets.remove(link)

    return app


app = build()
