"""A table that somebody is at, or whose timer is due, in this process: its warm state, its audiences, its timer.

One job at a time: commands, ticks, people who come, news from other processes queue here and are done in order. A job
applies entries to the warm state, commits them with the next number, and only then acknowledges and tells. If the
number was taken, the warm state is thrown away, what others wrote is applied, and the command is judged anew: no owner,
no lease.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeVar

from app.store import StoreError, TableChange, TableRow, Transition

from . import automatic, frames, project
from .draft import Draft
from .errors import Refused
from .load import NeedsRestart, entries_of, is_lobby, load_state
from .record import Record, decode_record, decode_secret, encode
from .state import TableState
from .telling import Telling

if TYPE_CHECKING:
    from .clock import Timer
    from .room import Room

T = TypeVar("T")
log = logging.getLogger(__name__)
AFTER_FAILURE = 5_000  # ms until a table is tried again on its own
ACKS = 64  # acknowledged commands that are remembered without a look at the record


class Conflict(Exception):
    """Another process was faster, or the database failed; the table stands as the record says now."""


class LiveTable(Telling):
    """Made by ``House`` from the table's row; ``state`` is ``None`` before the start."""

    def __init__(self, room: Room, row: TableRow) -> None:
        super().__init__(room, row)
        self.secret = decode_secret(row.secret)
        self.acks: dict[tuple[str, str], int] = {}
        self._jobs: deque[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = deque()
        self._astray = False
        """A job ended badly: the warm state may have run ahead of the record and must be thrown away."""
        self._worker: asyncio.Task[None] | None = None
        self._timer: Timer | None = None
        self._timer_at: int | None = None

    # jobs

    async def do(self, job: Callable[[], Awaitable[T]]) -> T:
        """Do a job when its turn comes. It is finished even if who asked for it goes away."""
        return await self.queue(job)

    def queue(self, job: Callable[[], Awaitable[T]]) -> asyncio.Future[T]:
        """Queue a job without waiting for it."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.append((job, done))
        if self._worker is None:
            self._worker = asyncio.create_task(self._work())
        return done

    async def _work(self) -> None:
        while self._jobs:
            job, done = self._jobs.popleft()
            try:
                if self._astray:
                    await self.rewind()
                result = await job()
            except Exception as error:  # handed on to who asked; the table itself must go on
                if not isinstance(error, Refused | Conflict):
                    log.warning(
                        "a job of table %s failed: %r", self.id, error, exc_info=not isinstance(error, StoreError)
                    )
                    self._astray = True
                    self.wait_until(self.room.clock.now() + AFTER_FAILURE)
                if not done.done():
                    done.set_exception(error)
                    done.exception()
            else:
                if not done.done():
                    done.set_result(result)
        self._worker = None

    async def finish(self) -> None:
        """Come back when all that is queued is done."""
        if self._worker is not None:
            await asyncio.gather(self._worker, return_exceptions=True)

    @property
    def due(self) -> int | None:
        """When the table has something to do on its own."""
        return self._timer_at

    @property
    def busy(self) -> bool:
        """Something is being done, or waits for its turn."""
        return self._worker is not None

    # reading the record

    async def open(self) -> None:
        """Bring a table in play into this process, as it stands in the record."""
        row = await self._row()
        self.record, self.n = decode_record(row.record), row.n
        if row.status == "waiting":
            return
        try:
            await self._take(await load_state(self.room.store, self.room.rules, row, self.room.gaps))
        except NeedsRestart as need:
            await self._take(need.state)
            draft = Draft(need.state, self.shown, self.room.clock.now())
            draft.put(["r"])
            self.room.follow(draft)
            await self.commit(draft)
            self.told(draft)

    async def _row(self) -> TableRow:
        row = await self.room.store.table(self.id)
        if row is None:
            raise StoreError(f"table {self.id} is gone")
        return row

    async def _take(self, state: TableState) -> None:
        self.state, self.record, self.n = state, state.record, state.n
        state.catch_gaps(self.room.clock.now())
        self.shown = project.first(state, self.audiences)
        if self.spectators_wait:
            await self.take_behind()
        self._set_timer()

    async def look(self) -> None:
        """Catch up with what other processes wrote, if anything; everybody here is told."""
        position = await self.room.store.position(self.id)
        if position is not None and position > self.n:
            await self.catch_up()

    async def catch_up(self) -> None:
        """Apply the transitions that others wrote, and tell."""
        rows = await self.room.store.journal(self.id, self.n)
        state = self.state
        if not rows:
            return
        if state is None or any(is_lobby(entries_of(row)) or ["r"] in entries_of(row) for row in rows):
            await self._start_over()
            return
        for row in rows:
            draft = Draft(state, self.shown, row.at)
            for entry in entries_of(row):
                draft.put(entry)
            state.n = row.n
            self.settle(draft)
        self._set_timer()

    async def _start_over(self) -> None:
        """Take the table afresh; everybody here gets it whole."""
        playing = self.state is not None
        self.state = None
        await self.open()
        self.tell_table()
        if self.state is not None or playing:
            self.hello_all()

    async def rewind(self) -> None:
        """Throw the warm state away and catch up from what has been shown."""
        self._astray = True  # until it is done
        await self._rewind()
        self._astray = False

    async def _rewind(self) -> None:
        if self.state is None:
            await self._start_over()
            return
        before = self.shown
        row = await self._row()
        try:
            state = await load_state(self.room.store, self.room.rules, row, self.room.gaps, self.n)
        except NeedsRestart:
            await self._start_over()
            return
        self.state, self.record, self.shown = state, state.record, before
        await self.catch_up()
        self._set_timer()

    # writing

    async def commit(
        self, draft: Draft, player: str | None = None, command: str | None = None, more: bool = False
    ) -> int:
        """Make a draft durable, then tell. Returns the seq to acknowledge. Raises ``Conflict``."""
        state = draft.state
        if more:
            draft.due = draft.at
        transition = draft.transition(draft.due, player, command, self.room.settings.hook_delay)
        await self._store(transition)
        state.n = draft.n
        if player is not None and command is not None:
            self.remember(player, command, transition.change.seq)
        return transition.change.seq

    def told(self, draft: Draft, more: bool = False) -> None:
        """After the acknowledgement: everybody is told what a draft did."""
        self.settle(draft)
        if more:
            self.queue(self.tick)
        else:
            self.wait_until(draft.due)

    async def _store(self, transition: Transition) -> None:
        try:
            stored = await self.room.writer.commit(transition)
        except StoreError as error:
            await self.rewind()
            raise Conflict(str(error)) from error
        if not stored:
            self.room.counts.conflicts += 1
            await self.rewind()
            raise Conflict("another process was faster")
        self.room.moved(self.id, transition.n)

    async def commit_record(self, record: Record, what: str, players: bool = False) -> None:
        """Make a change of the lobby durable, then tell. Raises ``Conflict``."""
        due = None if record.starting is None else record.starting + self.room.settings.nonce_wait
        change = TableChange(
            seq=0, next_due=due, record=encode(record), status=record.status, visibility=record.visibility,
            players=record.players if players else None,
        )  # fmt: skip
        entries = frames.encode([["lobby", what]])
        transition = Transition(self.id, self.n + 1, self.room.clock.now(), entries, b"[]", b"[]", change)
        await self._store(transition)
        self.n, self.record = transition.n, record
        self.tell_table()
        self.wait_until(due)

    def remember(self, player: str, command: str, seq: int) -> None:
        if len(self.acks) >= ACKS:
            del self.acks[next(iter(self.acks))]
        self.acks[player, command] = seq

    # timers

    async def tick(self) -> None:
        """The job that does what is due at the table."""
        if self.state is not None:
            await self.do_due()
        elif self.record.status == "waiting" and self.record.starting is not None:
            await self.room.begin(self)

    async def do_due(self) -> None:
        """Do what is due at a table in play. If another process was faster, that is as good."""
        state, room = self.state, self.room
        if state is None:
            return
        draft = Draft(state, self.shown, room.clock.now())
        state.catch_gaps(draft.at)
        more = room.follow(draft)
        if not draft.entries:
            self.wait_until(draft.due)
            return
        try:
            await self.commit(draft, more=more)
        except Conflict:
            return
        self.told(draft, more)

    def _set_timer(self) -> None:
        self.wait_until(None if self.state is None else automatic.next_due(self.state))

    def wait_until(self, due: int | None) -> None:
        """Do what is due then; ``None`` = nothing is."""
        if due == self._timer_at and self._timer is not None:
            return
        if self._timer is not None:
            self._timer.cancel()
        self._timer, self._timer_at = None, due
        if due is not None:
            wait = (due - self.room.clock.now()) / 1000
            self._timer = self.room.clock.call_later(max(wait, 0), self._ring)

    def _ring(self) -> None:
        self._timer, self._timer_at = None, None
        self.queue(self.tick)

    def close(self) -> None:
        """Put the table away; whatever is due is in the record."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
        self.close_delayed()

    def idle(self, now: int) -> bool:
        """Nobody needs this table here: no socket, nothing to do soon."""
        settings = self.room.settings
        quiet = not self.busy and not any(audience.sinks for audience in self.audiences.values())
        soon = self._timer_at is not None and self._timer_at < now + settings.idle
        return quiet and not soon and now > self.touched + settings.idle
