"""Time and chance as parameters, so that a simulation can own both."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    """Something that will be called once, unless it is cancelled before."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    """Where the tables read the time."""

    def now(self) -> int:
        """Milliseconds since the epoch."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Come back after so many seconds."""
        ...

    def call_later(self, seconds: float, call: Callable[[], object]) -> Timer:
        """Call once after so many seconds, from the event loop."""
        ...


class Randomness(Protocol):
    """Where secrets, ids and codes come from."""

    def token_bytes(self, count: int, purpose: str) -> bytes:
        """So many unpredictable bytes; the purpose tells a simulation's streams apart."""
        ...


class SystemClock:
    """The time of this machine."""

    def now(self) -> int:
        return time.time_ns() // 1_000_000

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    def call_later(self, seconds: float, call: Callable[[], object]) -> Timer:
        return asyncio.get_running_loop().call_later(max(seconds, 0.0), call)


class SystemRandomness:
    """The randomness of this machine."""

    def token_bytes(self, count: int, purpose: str) -> bytes:
        del purpose
        return secrets.token_bytes(count)
