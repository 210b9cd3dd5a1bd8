"""The way out to one socket: a bounded queue and one task that writes.

A table pushes frames and never waits. When a socket does not take them, its queue fills, is thrown away whole, and when
the socket takes something again it gets a fresh hello instead of what it missed. So a slow reader costs bounded memory
and delays nobody.

Most frames never see the queue: while the writer has nothing to do, `push` runs the server's `send` itself, up to where
it would wait. A socket that takes the frame is done with it there, which spares waking a task for each frame and socket
(a third of the work of telling a thousand watchers something). If `send` does wait, the writer takes it over as it is.
"""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Generator
from typing import Any

from starlette.types import Send


class _Begun:
    """A coroutine that was run up to its first wait, for a task to finish."""

    def __init__(self, running: Coroutine[Any, Any, None], waits_for: Any) -> None:
        self._running = running
        self._waits_for = waits_for

    def __await__(self) -> Generator[Any, Any, None]:
        waits_for = self._waits_for
        while True:
            try:
                answer = yield waits_for
            except BaseException as error:  # noqa: BLE001 - handed on, whatever it is
                step = self._running.throw, error
            else:
                step = self._running.send, answer
            try:
                waits_for = step[0](step[1])
            except StopIteration:
                return


class Outbox:
    """A `Sink` in front of one socket."""

    def __init__(self, *, frames: int, size: int, on_drop: Callable[[], object]) -> None:
        self._most = frames
        self._size = size
        self._on_drop = on_drop
        self._queue: deque[bytes] = deque()
        self._bytes = 0
        self._closing: tuple[int, str] | None = None
        self._lost = False
        self._send: Send | None = None
        self._begun: _Begun | None = None
        self._broken: OSError | None = None
        self._writer: asyncio.Task[object] | None = None
        self._idle: asyncio.Future[None] | None = None
        """What the writer waits for while there is nothing to write."""
        self.sending_since: float | None = None
        """When the write that is going on began (monotonic seconds); None: none is going on."""

    def push(self, frame: bytes) -> None:
        """Writes a frame at once if the socket takes it, else queues it; a queue that is full is thrown away."""
        if self._lost or self._closing is not None:
            return
        if self._idle is not None and not self._idle.done():
            self._write_now(frame)
            return
        if len(self._queue) >= self._most or (self._queue and self._bytes + len(frame) > self._size):
            self._queue.clear()
            self._bytes = 0
            self._lost = True
            self._on_drop()
        else:
            self._queue.append(frame)
            self._bytes += len(frame)

    def _write_now(self, frame: bytes) -> None:
        assert self._send is not None  # noqa: S101 - an idle writer has it
        sending = self._send({"type": "websocket.send", "text": frame.decode()})
        assert isinstance(sending, Coroutine)  # noqa: S101
        try:
            waits_for = sending.send(None)
        except StopIteration:
            return
        except OSError as gone:
            self._broken = gone
        else:
            self._begun = _Begun(sending, waits_for)
            self.sending_since = time.monotonic()
        self._wake()

    def finish(self, code: int, reason: str) -> None:
        """Writes what is queued, then closes the socket."""
        if self._closing is None:
            self._closing = (code, reason)
            self._wake()

    def give_up(self) -> None:
        """Ends the writing, even in the middle of a write that does not come back."""
        if self._writer is not None:
            self._writer.cancel()

    def _wake(self) -> None:
        if self._idle is not None and not self._idle.done():
            self._idle.set_result(None)

    async def write(self, send: Send, resync: Callable[[], Awaitable[None]]) -> None:
        """Writes until the socket is closed. `resync` queues a fresh hello."""
        self._writer = asyncio.current_task()
        self._send = send
        while True:
            if self._broken is not None:
                raise self._broken
            if self._begun is not None:
                await self._begun
                self._begun = self.sending_since = None
            while self._queue:
                frame = self._queue.popleft()
                self._bytes -= len(frame)
                self.sending_since = time.monotonic()
                await send({"type": "websocket.send", "text": frame.decode()})
                self.sending_since = None
            if self._closing is not None:
                code, reason = self._closing
                await send({"type": "websocket.close", "code": code, "reason": reason})
                return
            if self._lost:
                self._lost = False
                await resync()
                continue
            self._idle = asyncio.get_running_loop().create_future()
            await self._idle
            self._idle = None
