"""Entries of the journal, and what applying one of them did."""

from __future__ import annotations

from typing import Any

from .told import Tellable

Entry = list[Any]


class Step:
    """What one entry did. ``public`` = all are told, else ``seats`` alone; ``snapshot`` = the state is worth one."""

    __slots__ = ("draws", "events", "orders", "public", "record", "seats", "snapshot")

    def __init__(
        self,
        public: bool = False,
        seats: list[int] | None = None,
        events: list[Any] | None = None,
        snapshot: bool = False,
        record: bool = False,
    ) -> None:
        self.public = public
        self.seats: list[int] = seats or []
        self.events: list[Tellable] = events or []
        self.snapshot = snapshot
        self.record = record
        self.orders: list[int] = []
        self.draws: list[Any] = []
