"""Who is told what: the sockets of a seat, or of all spectators, and the updates kept for those who come back."""

from __future__ import annotations

from collections import deque
from typing import Protocol

from .project import Frame, Shown, Viewer


class Sink(Protocol):
    """One socket's way out. ``push`` never blocks; it may drop and mark for a resync when full."""

    def push(self, frame: bytes) -> None: ...


class Audience:
    """All sockets of one seat, or of the spectators: they get the same bytes."""

    __slots__ = ("left_at", "recent", "sinks", "viewer")

    def __init__(self, viewer: Viewer, recent: int) -> None:
        self.viewer = viewer
        self.sinks: list[Sink] = []
        self.recent: deque[Frame] = deque(maxlen=recent)
        self.left_at: int | None = None
        """Since when nobody listens."""

    def push(self, body: bytes) -> None:
        for sink in self.sinks:
            sink.push(body)

    def tell(self, frame: Frame) -> None:
        """Send an update to all, and keep it."""
        self.recent.append(frame)
        body = frame.body
        for sink in self.sinks:
            sink.push(body)

    def missed(self, shown: Shown, after: int, short: str | None) -> list[bytes] | None:
        """The updates after the point a socket had reached; ``None`` if that cannot be said any more."""
        if shown.seq == after and short is not None and shown.hash(self.viewer) == short:
            return []
        frames = list(self.recent)
        if short is not None:
            start = next((i for i, f in enumerate(frames) if f.prev == after and f.prev_hash == short), None)
        else:
            points = [i for i, f in enumerate(frames) if f.prev == after]
            start = points[0] if len(points) == 1 else None
        return None if start is None else [frame.body for frame in frames[start:]]


class Delayed:
    """What spectators get later than the players: frames in order, each with its time."""

    __slots__ = ("queue",)

    def __init__(self) -> None:
        self.queue: deque[tuple[int, Frame | bytes, Shown | None]] = deque()
        """(when, what, the views after it)"""

    def add(self, at: int, what: Frame | bytes, shown: Shown | None) -> None:
        self.queue.append((at, what, shown))

    def ripe(self, now: int) -> list[tuple[Frame | bytes, Shown | None]]:
        """Take out what is due."""
        found: list[tuple[Frame | bytes, Shown | None]] = []
        while self.queue and self.queue[0][0] <= now:
            _, what, shown = self.queue.popleft()
            found.append((what, shown))
        return found
