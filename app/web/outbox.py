"""The way out to one socket: a bounded queue and one task that writes.

A table pushes frames and never waits. When a socket does not take them, its queue fills, is thrown away whole, and when
the socket takes something again it gets a fresh hello instead of what it missed. So a slow reader costs bounded memory
and delays nobody.
"""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable

from starlette.types import Send


class Outbox:
    """A `Sink` in front of one accepted socket."""

    def __init__(self, *, frames: int, size: int, on_drop: Callable[[], object]) -> None:
        self._most = frames
        self._size = size
        self._on_drop = on_drop
        self._queue: deque[bytes] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()
        self._closing: tuple[int, str] | None = None
        self._lost = False
        self._writer: asyncio.Task[object] | None = None
        self.sending_since: float | None = None
        """When the write that is going on began (monotonic seconds); None: none is going on."""

    def push(self, frame: bytes) -> None:
        """Puts a frame at the end of the queue, or throws the queue away if it is full."""
        if self._lost or self._closing is not None:
            return
        if len(self._queue) >= self._most or (self._queue and self._bytes + len(frame) > self._size):
            self._queue.clear()
            self._bytes = 0
            self._lost = True
            self._on_drop()
        else:
            self._queue.append(frame)
            self._bytes += len(frame)
        self._wake.set()

    def finish(self, code: int, reason: str) -> None:
        """Writes what is queued, then closes the socket."""
        if self._closing is None:
            self._closing = (code, reason)
            self._wake.set()

    def give_up(self) -> None:
        """Ends the writing, even in the middle of a write that does not come back."""
        if self._writer is not None:
            self._writer.cancel()

    async def write(self, send: Send, resync: Callable[[], Awaitable[None]]) -> None:
        """Writes until the socket is closed; the one place that sends on it. `resync` queues a fresh hello."""
        self._writer = asyncio.current_task()
        while True:
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
            self._wake.clear()
            await self._wake.wait()
