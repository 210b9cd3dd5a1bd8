"""The tables of one process: brought in when needed, put away when not, and the process's own timers: the heartbeat,
the look for due tables, the news from other processes."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec

from app.store import StoreError

from .courier import Courier
from .errors import Refused
from .keeper import Keeper
from .live import Conflict, LiveTable
from .presence import say_presence
from .room import Room

log = logging.getLogger(__name__)


class House:
    """``tables`` are those in this process, by id."""

    def __init__(self, room: Room, keeper: Keeper, courier: Courier | None = None) -> None:
        self.room = room
        self.keeper = keeper
        self.courier = courier
        self.tables: dict[str, LiveTable] = {}
        self._troubled: dict[str, int] = {}
        """Tables that could not be brought in, and when they are tried again."""
        self._opening: dict[str, asyncio.Future[LiveTable]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Connect, charge nobody for the time nobody lived, start the process's own tasks. No table is loaded."""
        room = self.room
        await room.store.start()
        alive = 3 * room.settings.heartbeat
        room.gaps[:] = await room.store.begin_process(room.process, room.clock.now(), alive)
        room.writer.start()
        await room.bus.start(self._heard)
        self._tasks = [
            asyncio.create_task(self._heartbeat(), name="heartbeat"),
            asyncio.create_task(self._look_for_due(), name="due tables"),
            asyncio.create_task(self._keep_phases(), name="kept phases"),
        ]
        if self.courier is not None:
            self._tasks.append(asyncio.create_task(self.courier.run(), name="webhooks"))

    async def stop(self) -> None:
        """Finish what is being done, then end."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for live in self.tables.values():
            live.close()
        await asyncio.gather(*(live.finish() for live in self.tables.values()))
        await self.room.writer.stop()
        await self.room.bus.stop()
        await self.room.store.stop()

    async def _heartbeat(self) -> None:
        room = self.room
        while True:
            await room.clock.sleep(room.settings.heartbeat / 1000)
            try:
                await room.store.heartbeat(room.process, room.clock.now())
                await self._sweep()
            except StoreError as error:
                log.warning("heartbeat: %s", error)
            except Exception:  # a process that says nothing any more would count as dead
                log.exception("heartbeat")

    async def _sweep(self) -> None:
        """Look at the tables here: has another process moved them, are people away, does anybody need them?"""
        now = self.room.clock.now()
        watched = [live for live in self.tables.values() if any(a.sinks for a in live.audiences.values())]
        positions = await self.room.store.positions([live.id for live in watched])
        for live in watched:
            if positions.get(live.id, 0) > live.n:
                live.queue(live.look)
            say_presence(live, to_others=False)
            counts = live.presence.counts()
            if counts:
                self.room.say({"type": "here", "table": live.id, "process": self.room.process, "counts": counts})
        for live in list(self.tables.values()):
            live.forget_lingering(now)
            if live.idle(now):
                live.close()
                del self.tables[live.id]

    async def _look_for_due(self) -> None:
        room = self.room
        while True:
            try:
                due = await room.store.due(room.clock.now(), room.settings.due_batch + len(self._troubled))
            except StoreError as error:
                log.warning("due tables: %s", error)
                due = []
            for table in due:
                if self._troubled.get(table, 0) <= room.clock.now():
                    await self._wake(table)
            await room.clock.sleep(room.settings.due_poll / 1000)

    async def _keep_phases(self) -> None:
        """Keep what was seen in phases that have ended, when little is going on: finished games first."""
        room, turn = self.room, 0
        answered = room.counts.accepted
        while True:
            await room.clock.sleep(room.settings.keep_every / 1000)
            before, answered = answered, room.counts.accepted
            if answered - before > room.settings.quiet_answers:
                continue
            try:
                here = [table for table, live in self.tables.items() if live.state is not None]
                turn += 1
                for table in await room.store.unkept(1) or here[turn % max(len(here), 1) :][:1]:
                    await self.keeper.keep(table)
            except StoreError as error:
                log.warning("keeping phases: %s", error)
            except Exception:
                log.exception("keeping phases")

    async def _wake(self, table: str) -> None:
        """Do what is due at a table; one that cannot be brought in is left alone for a while and stops no other."""
        room = self.room
        try:
            live = await self.get(table)
        except (StoreError, Conflict, Refused) as error:
            log.warning("due table %s: %s", table, error)
        except Exception:
            log.exception("due table %s cannot be brought in", table)
            self._troubled[table] = room.clock.now() + room.settings.idle
        else:
            self._troubled.pop(table, None)
            live.queue(live.tick)

    def _heard(self, message: bytes) -> None:
        try:
            body: dict[str, Any] = msgspec.json.decode(message)
            live = self.tables.get(body["table"])
            if live is None:
                return
            if body["type"] == "moved" and body["n"] > live.n:
                live.queue(live.look)
            elif body["type"] == "chat":
                live.chat.heard(body["line"])
            elif body["type"] == "answered":
                live.tell_twins(body["seat"], None, body["ask"])
            elif body["type"] == "here":
                live.presence.heard(body["process"], body["counts"], self.room.clock.now())
                say_presence(live, to_others=False)
        except (msgspec.DecodeError, msgspec.ValidationError, LookupError, TypeError):
            log.warning("bus: a message that nobody understands")

    async def get(self, table: str) -> LiveTable:
        """The table in this process, brought in if need be."""
        live = self.tables.get(table)
        if live is not None:
            return live
        opening = self._opening.get(table)
        if opening is None:
            opening = asyncio.ensure_future(self._open(table))
            self._opening[table] = opening
            opening.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(opening)

    async def _open(self, table: str) -> LiveTable:
        for _ in range(self.room.settings.retries):
            row = await self.room.store.table(table)
            if row is None:
                raise Refused("not_found", "there is no such table")
            live = LiveTable(self.room, row)
            try:
                await live.open()
            except Conflict:
                continue
            self.tables[table] = live
            return live
        raise Refused("conflict", "the table changed too often; try again")
