"""What all tables of a process share: clock, store, writer, bus, rules, settings, and the gaps charged to nobody."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec

from app.bus import Bus
from app.store import Store

from .clock import Clock, Randomness
from .draft import Draft
from .rules import Rules
from .settings import TableSettings
from .writer import Writer

if TYPE_CHECKING:
    from .live import LiveTable
    from .state import TableState

_encode = msgspec.json.Encoder().encode


class Counts:
    """What this process has done, for the metrics."""

    def __init__(self) -> None:
        self.accepted = 0
        self.refused = 0
        self.conflicts = 0
        self.reports = 0
        self.hooks_sent = 0
        self.hooks_failed = 0


class Room:
    """The parameters of the table service, handed to each table."""

    def __init__(
        self, clock: Clock, store: Store, bus: Bus, random: Randomness, settings: TableSettings, rules: Rules
    ) -> None:
        self.clock = clock
        self.store = store
        self.bus = bus
        self.random = random
        self.settings = settings
        self.rules = rules
        self.writer = Writer(store, clock)
        self.counts = Counts()
        self.gaps: list[tuple[int, int]] = []
        self.process = random.token_bytes(8, "process").hex()
        self.begin: Callable[[LiveTable], Awaitable[None]] = _nothing_to_begin
        """Starts a table that waits for nonces (set by the lobby)."""
        self.state_then: Callable[[str, int], Awaitable[TableState | None]] = _no_past
        """The state of a table at an earlier time (set by the service)."""

    def say(self, body: dict[str, Any]) -> None:
        """Tell other processes something about a table."""
        self.bus.publish(_encode(body))

    def moved(self, table: str, n: int) -> None:
        """Tell other processes that a table moved."""
        self.say({"type": "moved", "table": table, "n": n})

    def follow(self, draft: Draft) -> bool:
        """Apply what is due, but not more than leaves the loop free for others. True if more may be due."""
        end = self.clock.now() + self.settings.chain_time
        for _ in range(self.settings.chain):
            if not draft.follow():
                return False
            if self.clock.now() > end:
                break
        return True


async def _no_past(table: str, at: int) -> TableState | None:
    del table, at


async def _nothing_to_begin(live: LiveTable) -> None:
    del live
