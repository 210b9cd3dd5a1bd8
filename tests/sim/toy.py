"""A toy game with the engine's interface, small and fast: public questions, secret simultaneous choices, response
windows with silent asks and follow-ups, phases with checkpoints. What happens next follows from a hash of the key."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Any

from app.tables.rules import Rules

STOPS, PHASE = 12, 4


class Illegal(Exception): ...


class Stale(Exception): ...


class Mismatch(Exception): ...


class BadOptions(Exception): ...


class ToyAsk:
    """As ``app.engine.asks.Ask``."""

    kind = "choose"
    free = False
    actor = target = None

    def __init__(self, identity: str, seat: int, window: bool, silent: bool, back: bool, clock: str) -> None:
        self.id, self.seat, self.window, self.silent, self.back, self.clock = (
            identity,
            seat,
            window,
            silent,
            back,
            clock,
        )
        self.default: Any = None if back else ["0"]
        self.moment = "toy" if window else ""

    @property
    def key(self) -> dict[str, Any]:
        return {"moment": self.moment, "source": None, "actor": None, "target": None, "side": None}

    def read(self, value: Any) -> Any:
        if value is None and self.back:
            return None
        if not isinstance(value, list) or value[:1] not in (["0"], ["1"]) or (self.silent and value[0] != "0"):
            raise Illegal(f"expected 0 or 1 and a tag, got {value!r}")
        return value


class ToyEvent:
    """As ``app.engine.events.Event``."""

    kind = "answered"
    shared = True

    def __init__(self, stop: int) -> None:
        self.encounter = stop // PHASE

    def for_viewer(self, viewer: int | None) -> dict[str, Any]:
        del viewer
        return {"kind": self.kind, "text": "Something happened.", "encounter": self.encounter}


class Done:
    """As ``app.engine.game.Outcome``."""

    def __init__(self, public: bool, seats: list[int], new_phase: bool, events: list[ToyEvent]) -> None:
        self.public, self.seats, self.new_phase, self.events = public, seats, new_phase, events


class Toy:
    """As ``app.engine.Game``. ``tags`` are all answers that were ever taken, in order."""

    hands = b""
    """Other hands with everything else equal: for tests of what others may notice."""
    kinds: str = ""
    """Fixes what the stops are: one letter each, q(uestion), s(ecret choices), w(indow)."""

    def __init__(self, setup: tuple[int, bytes], state: dict[str, Any]) -> None:
        self.setup, self.state = setup, state
        self.events: list[ToyEvent] = []
        self.draws: list[Any] = []
        self.entries: list[Any] = []
        self.asks: list[ToyAsk] = []
        self.phase_number = state["stop"] // PHASE + 1
        self.checkpoint = json.dumps(state).encode()
        self._ask()

    @classmethod
    def new(cls, setup: tuple[int, bytes]) -> Toy:
        return cls(setup, {"stop": 0, "round": 0, "seq": 0, "asked": [0] * setup[0], "tags": [], "sum": 0})

    @classmethod
    def resume(cls, setup: tuple[int, bytes], checkpoint: bytes, entries: list[Any]) -> Toy:
        game = cls(setup, json.loads(checkpoint))
        try:
            for entry in entries:
                game.apply(entry)
        except (Illegal, Stale) as error:
            raise Mismatch(str(error)) from error
        return game

    def clone(self) -> Toy:
        return type(self).resume(self.setup, self.checkpoint, self.entries)

    # reading

    def _chance(self, *about: Any) -> int:
        return hashlib.sha256(self.setup[1] + repr((self.state["stop"], self.state["round"], about)).encode()).digest()[
            0
        ]

    def _hand(self, seat: int) -> int:
        """What a seat holds: with nothing (0) it can only pass."""
        return self._chance("hand", seat, self.hands if seat else b"") % 3

    over = property(lambda self: self.state["stop"] >= STOPS)
    winners = property(lambda self: [0] if self.over else None)
    seq = property(lambda self: self.state["seq"])
    phase = property(lambda self: "over" if self.over else f"phase {self.phase_number}")
    window = property(lambda self: any(ask.window for ask in self.asks))
    waiting = property(lambda self: [] if self.window else sorted(ask.seat for ask in self.asks))
    moment = ""

    def take_draws(self) -> list[Any]:
        return []

    def wire(self, ask: ToyAsk) -> dict[str, Any]:
        options = [{"id": str(i), "label": str(i), "ref": {"type": "number", "number": i}} for i in (0, 1)]
        return {
            "id": ask.id, "seat": ask.seat, "kind": "choose", "phase": self.phase, "window": ask.window, "title": "?",
            "default": ask.default, "options": options[: 1 if ask.silent else 2], "min": 1, "max": 1, "back": ask.back,
        }  # fmt: skip

    def public_view(self) -> dict[str, Any]:
        state = self.state
        return {"phase": self.phase, "sum": state["sum"], "taken": len(state["shown"]) if "shown" in state else 0,
                "winners": self.winners}  # fmt: skip

    def opened(self) -> dict[str, Any]:
        return {}

    def private_key(self) -> object:
        return self.state["stop"], self.state["round"]

    def private_view(self, viewer: int | None) -> dict[str, Any]:
        return {"known": []} if viewer is None else {"known": [], "hand": self._hand(viewer)}

    def view(self, viewer: Any) -> dict[str, Any]:
        return self.public_view() | self.private_view(viewer)

    # moving

    def _new(self, seat: int, window: bool = False, silent: bool = False, back: bool = False) -> ToyAsk:
        self.state["asked"][seat] += 1
        clock = "window" if window else "select"
        return ToyAsk(f"s{seat}-{self.state['asked'][seat]}", seat, window, silent, back, clock)

    def _ask(self) -> None:
        """Open the questions of the present stop."""
        self.asks, self.secret = [], []
        if self.over:
            self.state["seq"] += 1
            return
        seats, kind = self.setup[0], self._chance("kind") % 3
        if self.kinds:
            kind = "qsw".index(self.kinds[self.state["stop"] % len(self.kinds)])
        self.state["seq"] += 1
        if kind == 0:
            self.asks = [self._new(self._chance("who") % seats)]
        elif kind == 1:
            first = self._chance("who") % seats
            self.asks = [self._new(first), self._new((first + 1) % seats)]
        else:
            self.asks = [self._new(s, window=True, silent=self._hand(s) == 0) for s in range(seats)]

    def apply(self, entry: list[Any]) -> Done:
        if entry[0] == "p":
            silent = [ask for ask in self.asks if ask.silent]
            self.asks = [ask for ask in self.asks if not ask.silent]
            self.entries.append(entry)
            return self._after([ask.seat for ask in silent])
        ask = next((ask for ask in self.asks if ask.id == entry[1]), None)
        if ask is None:
            raise Stale(f"expected an open ask, got {entry[1]}")
        value = ask.read(ask.default if entry[0] == "t" else entry[2])
        self.entries.append(entry)
        self.asks.remove(ask)
        if value is not None and value[1:]:
            self.state["tags"].append(value[1])
        if not ask.window:
            self.state["sum"] += int(value[0])
            if self.asks:
                self.state["seq"] += 1
                return Done(True, [ask.seat], False, [])
            return self._next(ask.seat)
        if ask.back and value is not None and value[0] == "1":  # announced: the window starts again
            self.state["sum"] += 10
            self.state["round"] += 1
            self._ask()
            return Done(True, [ask.seat], False, [ToyEvent(self.state["stop"])])
        if ask.back:
            self.asks.append(self._new(ask.seat, window=True))
        elif value is not None and value[0] == "1":
            self.asks.append(self._new(ask.seat, window=True, back=True))
        return self._after([ask.seat])

    def answer(self, ask: str, value: Any) -> Done:
        return self.apply(["a", ask, value])

    def _after(self, seats: list[int]) -> Done:
        return Done(False, seats, False, []) if self.asks else self._next(*seats)

    def _next(self, *seats: int) -> Done:
        state = self.state
        events = [ToyEvent(state["stop"])]
        state["stop"] += 1
        state["round"] = 0
        new_phase = state["stop"] % PHASE == 0
        if new_phase:
            self.phase_number += 1
            self.checkpoint, self.entries = json.dumps(state).encode(), []
        self._ask()
        return Done(True, list(seats), new_phase, events)


def _setup(
    seats: Sequence[tuple[str, str]], options: dict[str, Any], key: bytes, nonces: list[str]
) -> tuple[int, bytes]:
    del options, nonces
    return len(seats), key


def toy_rules(toy: type[Toy] = Toy, version: str = "toy") -> Rules:
    """The doors of a toy."""
    return Rules(
        version=version,
        new=toy.new,
        resume=toy.resume,
        make_setup=_setup,
        check=lambda options, seats: None,
        schema=lambda: {"type": "object", "properties": {}},
        colours=("red", "blue", "green", "yellow", "purple", "orange", "white", "black"),
        mismatch=Mismatch,
        illegal=Illegal,
        stale=Stale,
        invalid_options=BadOptions,
        choose=lambda level, view, ask, chance: [str(chance.randrange(len(ask["options"])))],
        waits=lambda ask: False,
    )


TOY = toy_rules()
