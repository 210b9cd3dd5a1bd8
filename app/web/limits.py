"""How much one address, one player and one socket may ask of us. Counted per process."""

import time
from collections import deque
from collections.abc import Callable

from app.tables.errors import Refused

HOUR = 3600.0
_PER = {60.0: "a minute", HOUR: "an hour"}
Now = Callable[[], float]
_PRUNE = 4096


class Window:
    """At most `most` acts of one key within `seconds`, exactly: the times of the last acts are kept."""

    def __init__(self, most: int, seconds: float = 60.0, now: Now = time.monotonic) -> None:
        self.most = most
        self.seconds = seconds
        self._now = now
        self._acts: dict[str, deque[float]] = {}

    def take(self, key: str) -> float:
        """Counts one act. 0 if it may be; else the seconds until it may, and it is not counted."""
        now = self._now()
        acts = self._acts.get(key)
        if acts is None:
            self._prune(now)
            acts = self._acts[key] = deque()
        while acts and acts[0] <= now - self.seconds:
            acts.popleft()
        if len(acts) >= self.most:
            return acts[0] + self.seconds - now
        acts.append(now)
        return 0.0

    def _prune(self, now: float) -> None:
        """Forgets the keys whose acts are all over, so that many addresses do not fill the memory."""
        if len(self._acts) < _PRUNE:
            return
        over = [key for key, acts in self._acts.items() if not acts or acts[-1] <= now - self.seconds]
        for key in over:
            del self._acts[key]


def too_many(window: Window, key: str, what: str) -> Refused | None:
    """Counts one act; if there were too many, the refusal that says the limit and when it may be tried again."""
    wait = window.take(key)
    if wait <= 0:
        return None
    again = int(wait) + 1
    return Refused(
        "rate_limited",
        f"At most {window.most} {what} {_PER[window.seconds]}. Try again in {again} s.",
        {"retry_after": again},
    )


def check_rate(window: Window, key: str, what: str) -> None:
    """Counts one act. Raises ``Refused`` if there were too many."""
    refusal = too_many(window, key, what)
    if refusal is not None:
        raise refusal


class Bucket:
    """`rate` acts a second on average, `burst` at once; an act can be given back."""

    __slots__ = ("_at", "_burst", "_left", "_now", "_rate")

    def __init__(self, rate: float, burst: int, now: Now = time.monotonic) -> None:
        self._rate = rate
        self._burst = float(burst)
        self._left = float(burst)
        self._now = now
        self._at = now()

    def take(self) -> bool:
        """Counts one act; False if there were too many."""
        now = self._now()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True

    def give_back(self) -> None:
        """Does not count the last act after all."""
        self._left = min(self._burst, self._left + 1.0)
