"""What the tables need of a bus, and the one for a single process."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Listener = Callable[[bytes], None]
"""Gets every message that another process published. It must not block."""


class Bus(Protocol):
    """Messages are small JSON bodies; who publishes does not hear itself."""

    async def start(self, listener: Listener) -> None: ...
    async def stop(self) -> None: ...

    def publish(self, message: bytes) -> None:
        """Send without waiting; a message may be lost."""
        ...

    async def ready(self) -> bool: ...


class LocalBus:
    """One process alone: there is nobody to tell."""

    async def start(self, listener: Listener) -> None: ...
    async def stop(self) -> None: ...
    def publish(self, message: bytes) -> None: ...

    async def ready(self) -> bool:
        return True
