"""How much one address, one player and one socket may ask of us. Counted per process."""

import time
from collections import deque
from collections.abc import Callable

Now = Callable[[], float]
_PRUNE = 4096


class Window:
    """At most `most` acts of one key within `seconds`, exactly: the times of the last acts are kept."""

    def __init__(self, most: int, seconds: float = 60.0, now: Now = time.monotonic) -> None:
        self._most = most
        self._seconds = seconds
        self._now = now
        self._acts: dict[str, deque[float]] = {}

    def take(self, key: str) -> float:
        """Counts one act. 0 if it may be; else the seconds until it may, and it is not counted."""
        now = self._now()
        acts = self._acts.get(key)
        if acts is None:
            self._prune(now)
            acts = self._acts[key] = deque()
        while acts and acts[0] <= now - self._seconds:
            acts.popleft()
        if len(acts) >= self._most:
            return acts[0] + self._seconds - now
        acts.append(now)
        return 0.0

    def _prune(self, now: float) -> None:
        """Forgets the keys whose acts are all over, so that many addresses do not fill the memory."""
        if len(self._acts) < _PRUNE:
            return
        over = [key for key, acts in self._acts.items() if not acts or acts[-1] <= now - self._seconds]
        for key in over:
            del self._acts[key]


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
