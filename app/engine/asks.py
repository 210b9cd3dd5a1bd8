"""The closed set of questions a player can be asked (architecture.md section 4, protocol.md ASK).

An ``Ask`` carries everything that is legal: any choice of ``low`` to ``high`` options, any allocation within slots and
total. ``read`` turns a wire VALUE into what the rules asked for, or says what it expected and what it got; legality
lives here and nowhere else. A ``Round`` is what a suspended rule yields: the questions that are open together and how
their answers are taken.

Options are tuples ``(type, value...)``: ``("seat", 2)``, ``("planet", 7)``, ``("card", 33)``, ``("yes",)``,
``("no",)``, ``("pass",)``, ``("number", 3)``, ``("side", 0)``, ``("use", handle)``, ``("face", "attack_08")``.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

CHOOSE, ALLOCATE, ORDER, DEAL = "choose", "allocate", "order", "deal"

ALL, EACH = "all", "each"  # resume when every ask is answered / at every single answer

YES, NO, PASS = ("yes",), ("no",), ("pass",)


class IllegalAnswer(Exception):
    """The value is no legal answer to the ask; the message says what was expected and what came."""


class StaleAsk(Exception):
    """The ask is not open for this seat, any more or ever."""


def _fail(expected: str, got: object) -> IllegalAnswer:
    text = repr(got)
    return IllegalAnswer(f"expected {expected}, got {text if len(text) <= 80 else text[:77] + '...'}")


def slot_id(place: Any) -> str:
    """A slot's id on the wire: the place, a word, or a reference like ``("seat", 2)`` as ``seat-2``."""
    return "-".join(str(part) for part in place) if isinstance(place, tuple) else str(place)


def planet_id(planet: int | None) -> str | None:
    """A planet's id on the wire: ids are strings there."""
    return None if planet is None else str(planet)


class Ask:
    """One question to one seat. Attributes that a question does not need keep the defaults of the class."""

    id = ""
    kind = CHOOSE
    phase = ""
    moment = ""
    text = ""  # key of texts.ASKS
    source: tuple[str, str] | None = None
    actor: int | None = None
    target: int | None = None
    side: int | None = None
    window = False
    silent = False
    back = False
    free = False
    eager = False  # of a free question: yes gains and costs nothing
    clock = "short"
    low = 1
    high = 1
    options: tuple[tuple[Any, ...], ...] = ()
    slots: tuple[tuple[Any, int, int], ...] = ()  # (place of ships or a word, min, max)
    total = (0, 0)
    default: Any = None  # the wire VALUE taken when the time is up
    deal: Any = None  # the deal in progress, for kind "deal"
    announced: Any = None  # the handle of the use that is to be answered

    def __init__(self, seat: int, text: str, **fields: Any) -> None:
        self.seat = seat
        self.text = text
        self.args: dict[str, Any] = fields.pop("args", {})
        self.__dict__.update(fields)

    @property
    def key(self) -> dict[str, Any]:
        """What a standing order matches on (effects.md section 9)."""
        source = {"type": self.source[0], "id": self.source[1]} if self.source else None
        return {
            "moment": self.moment,
            "source": source,
            "actor": self.actor,
            "target": self.target,
            "side": None if self.side is None else ("offense", "defense")[self.side],
        }

    def read(self, value: Any) -> Any:
        """The answer that ``value`` stands for. Raises ``IllegalAnswer``."""
        if value is None and self.back:
            return None
        if self.kind == CHOOSE:
            return self._read_choice(value, self.low, self.high)
        if self.kind == ALLOCATE:
            return self._read_allocation(value)
        if self.kind == ORDER:
            return self._read_choice(value, len(self.options), len(self.options))
        return self.deal.read(self.seat, value)

    def _read_choice(self, value: Any, low: int, high: int) -> list[tuple[Any, ...]]:
        span = str(low) if low == high else f"{low} to {high}"
        if not isinstance(value, list):
            raise _fail(f"a list of {span} option ids", value)
        if not low <= len(value) <= high:
            raise _fail(f"{span} option ids", value)
        chosen: list[tuple[Any, ...]] = []
        seen: set[int] = set()
        for item in value:
            index = int(item) if isinstance(item, str) and item.isascii() and item.isdigit() and len(item) < 4 else -1
            if not 0 <= index < len(self.options) or item != str(index):
                raise _fail(f"option ids from 0 to {len(self.options) - 1}", item)
            if index in seen:
                raise _fail("different option ids", value)
            seen.add(index)
            chosen.append(self.options[index])
        return chosen

    def _read_allocation(self, value: Any) -> dict[Any, int]:
        if not isinstance(value, dict):
            raise _fail("an object of slot id to number", value)
        known = {slot_id(place): place for place, _, _ in self.slots}
        numbers: dict[Any, int] = {}
        for slot, number in value.items():
            if slot not in known:
                raise _fail(f"slot ids {sorted(known)}", slot)
            if not isinstance(number, int) or isinstance(number, bool):
                raise _fail(f"a whole number for slot {slot}", number)
            numbers[known[slot]] = number
        for place, low, high in self.slots:
            if not low <= numbers.get(place, 0) <= high:
                raise _fail(f"{low} to {high} for slot {place}", numbers.get(place, 0))
        total = sum(numbers.values())
        if not self.total[0] <= total <= self.total[1]:
            raise _fail(f"a total of {self.total[0]} to {self.total[1]}", total)
        return {place: number for place, number in numbers.items() if number}


class Round:
    """Questions that are open together. ``fresh`` = a new stop that everybody is told of; ``window`` = a response
    window, in which single answers show to nobody."""

    __slots__ = ("asks", "fresh", "mode", "open", "values", "window")

    def __init__(self, asks: list[Ask], mode: str = ALL, window: bool = False, fresh: bool = True) -> None:
        self.asks, self.mode, self.window, self.fresh = asks, mode, window, fresh
        self.open = list(asks)
        self.values: dict[str, Any] = {}


class Announced:
    """What a use yields when its choices are made and it steps forward to announce itself (see window.py)."""

    __slots__ = ()


ANNOUNCED = Announced()

Steps = Generator[Any, Any, Any]
"""A rule or effect in progress: it yields ``Round``s (or ``ANNOUNCED``) and is sent their answers."""
