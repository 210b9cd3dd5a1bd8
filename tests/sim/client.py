"""A client at a table: takes frames as a browser does and checks each against the promises of the wire."""

from __future__ import annotations

import hashlib
import json
import random
from typing import Any

import jsonpatch
import msgspec

from app.tables import Attachment, Tables
from app.tables.service import Player

decode, encode = msgspec.json.decode, msgspec.json.encode


def short_hash(view: Any) -> str:
    canonical = json.dumps(view, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(canonical.encode()).hexdigest()[:16]


class Client:
    """A socket of a seated player, or of a spectator. Every frame is checked as it comes."""

    def __init__(self, tables: Tables, player: Player | None, table: str, *, watch: bool = False) -> None:
        self.tables, self.player, self.table, self.watch = tables, player, table, watch
        self.frames: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}
        self.asks: list[dict[str, Any]] = []
        self.waiting: list[int] = []
        self.seq = -1
        self.hash = ""
        self.acks: dict[str, int] = {}
        self.errors: list[dict[str, Any]] = []
        self.record: dict[str, Any] = {}
        self.attachment: Attachment | None = None
        self.alive = True

    async def come(self, *, back: bool = False) -> Client:
        """Attach; ``back`` = as somebody who was here before, to get what was missed."""
        after, short = (self.seq, self.hash) if back and self.seq >= 0 else (None, None)
        self.attachment = await self.tables.attach(
            self.table, player=self.player, watch=self.watch, sink=self, after=after, hash=short
        )
        return self

    def go(self) -> None:
        assert self.attachment is not None
        self.attachment.detach()

    async def answer(self, command: str, ask: str, value: Any) -> None:
        assert self.attachment is not None
        await self.attachment.answer(command, ask, value)

    def push(self, frame: bytes) -> None:
        if not self.alive:
            return
        message = decode(frame)
        self.frames.append(message)
        kind = message["type"]
        if kind == "hello":
            self.record = message["table"]
            self.view, self.seq = message["view"], message["seq"]
            self.hash = short_hash(self.view)
            self._note(message)
        elif kind == "update":
            assert message["prev"] == self.seq, f"gap: at {self.seq}, update says {message['prev']}"
            assert message["seq"] - self.seq in (0, 1), f"seq jumps from {self.seq} to {message['seq']}"
            self.view = jsonpatch.apply_patch(decode(encode(self.view)), message["patch"], in_place=True)
            self.seq, self.hash = message["seq"], message["hash"]
            assert short_hash(self.view) == self.hash, f"hash differs at seq {self.seq}"
            self._note(message)
        elif kind == "ack":
            self.acks[message["id"]] = message["seq"]
        elif kind == "error":
            self.errors.append(message)
        elif kind == "table":
            self.record = message["table"]

    def _note(self, message: dict[str, Any]) -> None:
        self.asks, self.waiting = message["asks"], message["waiting"]
        if self.watch:
            assert not self.asks
            assert "hand" not in self.view

    @property
    def over(self) -> bool:
        return self.view.get("winners") is not None


def legal(ask: dict[str, Any], chance: random.Random) -> Any:
    """Some legal answer."""
    if ask["kind"] == "choose":
        options = [option["id"] for option in ask["options"]]
        return chance.sample(options, chance.randint(ask["min"], min(ask["max"], len(options))))
    if ask["kind"] == "order":
        options = [option["id"] for option in ask["options"]]
        chance.shuffle(options)
        return options
    if ask["kind"] == "allocate":
        value = {slot["id"]: slot["min"] for slot in ask["slots"]}
        total = chance.randint(ask["total"]["min"], ask["total"]["max"])
        while sum(value.values()) < total:
            free = [slot["id"] for slot in ask["slots"] if value[slot["id"]] < slot["max"]]
            value[chance.choice(free)] += 1
        return value
    if ask["received"] is not None and chance.random() < 0.7:
        return {"action": "accept"}
    return {"action": "refuse"}
