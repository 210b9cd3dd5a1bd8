"""An event loop whose time is virtual: it never waits, it jumps to the next timer. The same seed gives the same run."""

from __future__ import annotations

import asyncio
import random
import selectors
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

T = TypeVar("T")
EPOCH = 1_700_000_000_000


class _Jump(selectors.SelectSelector):
    """Instead of waiting, time jumps. Nothing here comes from outside, so no socket is looked at."""

    def __init__(self) -> None:
        super().__init__()
        self.time = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise RuntimeError("nothing is left to happen")
        self.time += timeout
        return []


class VirtualLoop(asyncio.SelectorEventLoop):
    """``run_until_complete`` takes no time."""

    def __init__(self) -> None:
        self._jump = _Jump()
        super().__init__(self._jump)

    def time(self) -> float:
        return self._jump.time


class VirtualClock:
    """The clock of the tables in a virtual loop."""

    def now(self) -> int:
        return EPOCH + round(asyncio.get_running_loop().time() * 1000)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    def call_later(self, seconds: float, call: Callable[[], object]) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(max(seconds, 0.0), call)


class SeededRandomness:
    """Chance from a seed."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def token_bytes(self, count: int, purpose: str) -> bytes:
        del purpose
        return self._random.randbytes(count)


def run(main: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Run a coroutine in a fresh virtual loop; all that it left behind is cancelled."""
    loop = VirtualLoop()
    try:
        return loop.run_until_complete(main())
    finally:
        left = asyncio.all_tasks(loop)
        for task in left:
            task.cancel()
        if left:
            loop.run_until_complete(asyncio.gather(*left, return_exceptions=True))
        loop.close()
