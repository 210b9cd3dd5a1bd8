"""Tables as the load generator plays them: who may move, and when a move is acknowledged."""

from __future__ import annotations

import asyncio
import random
from typing import Any, Protocol

import msgspec

from bench.wire_sockets import Socket

SEATS = 5
_decode = msgspec.json.decode


class Playing(Protocol):
    """One table under load."""

    busy: bool

    def act(self, chance: random.Random, done: asyncio.Future[None]) -> bool:
        """Send one answer; `done` is set when it is acknowledged. False if there is nothing to answer now."""
        ...


class FloorTable:
    """A table of the floor: the seat whose turn it is moves."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.sockets: list[Socket] = []
        self.busy = False
        self.round = self.number = 0
        self.left: list[int] = [0, 1]
        self._done: asyncio.Future[None] | None = None

    def heard(self, seat: int, frame: bytes) -> None:
        if seat == self.moved and self._done is not None and frame.startswith(b'{"seq"'):
            if not self.left:
                self.round += 1
                self.left = [self.round % 5, (self.round + 1) % 5]
            self.busy, done = False, self._done
            self._done = None
            done.set_result(None)

    moved = -1

    def act(self, chance: random.Random, done: asyncio.Future[None]) -> bool:
        self.busy, self._done, self.number = True, done, self.number + 1
        self.moved = self.left.pop(chance.randrange(len(self.left)))
        self.sockets[self.moved].send(
            b'{"id":%d,"round":%d,"value":%d}' % (self.number, self.round, chance.randint(1, 9))
        )
        return True


class AppTable:
    """A table of the app: any open question of any seat gets a random legal answer."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.sockets: list[Socket] = []
        self.busy = False
        self.asks: list[list[dict[str, Any]]] = [[] for _ in range(SEATS)]
        self.number = 0
        self._done: asyncio.Future[None] | None = None

    def heard(self, seat: int, frame: bytes) -> None:
        if frame.startswith((b'{"type":"update"', b'{"type":"hello"')):
            nothing = b'"asks":[],' in frame
            self.asks[seat] = [] if nothing else [a for a in _decode(frame)["asks"] if not a.get("free")]
        elif frame.startswith((b'{"type":"ack"', b'{"type":"error"')) and self._done is not None:
            self.busy, done = False, self._done
            self._done = None
            if frame.startswith(b'{"type":"ack"') or b'"code":"stale"' in frame:
                done.set_result(None)  # stale: another seat's answer was on its way to us
            else:
                done.set_exception(RuntimeError(frame.decode()))

    def act(self, chance: random.Random, done: asyncio.Future[None]) -> bool:
        seats = [seat for seat in range(SEATS) if self.asks[seat]]
        if not seats:
            return False
        seat = chance.choice(seats)
        ask = chance.choice(self.asks[seat])
        self.busy, self._done, self.number = True, done, self.number + 1
        body = {"type": "answer", "id": str(self.number), "ask": ask["id"], "value": legal(ask, chance)}
        self.sockets[seat].send(msgspec.json.encode(body))
        return True


def legal(ask: dict[str, Any], chance: random.Random) -> Any:
    """A random legal answer; talks are ended quickly."""
    if ask["kind"] == "choose":
        options = [option["id"] for option in ask["options"]]
        return chance.sample(options, chance.randint(ask["min"], min(ask["max"], len(options))))
    if ask["kind"] == "order":
        return [option["id"] for option in ask["options"]]
    if ask["kind"] == "allocate":
        value = {slot["id"]: slot["min"] for slot in ask["slots"]}
        while sum(value.values()) < ask["total"]["min"]:
            free = [slot["id"] for slot in ask["slots"] if value[slot["id"]] < slot["max"]]
            value[chance.choice(free)] += 1
        return value
    return {"action": "refuse"}
