"""A player who knows the wire and nothing else: keeps a view by patches, checks all he is told, answers at random."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import time
import uuid
from collections import Counter
from contextlib import suppress
from typing import Any, Self

import httpx
import jsonpatch
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from app.web.schemas.messages import server_message_adapter

MESSAGES = server_message_adapter()
WAIT = 15


def legal_answer(ask: dict[str, Any], dice: random.Random) -> Any:
    """A random answer of those an ask says are legal."""
    match ask["kind"]:
        case "choose":
            ids = [option["id"] for option in ask["options"]]
            return dice.sample(ids, dice.randint(ask["min"], min(ask["max"], len(ids))))
        case "order":
            ids = [option["id"] for option in ask["options"]]
            return dice.sample(ids, len(ids))
        case "allocate":
            value = {slot["id"]: slot["min"] for slot in ask["slots"]}
            most = {slot["id"]: slot["max"] for slot in ask["slots"]}
            for _ in range(dice.randint(ask["total"]["min"], ask["total"]["max"]) - sum(value.values())):
                value[dice.choice([slot for slot in value if value[slot] < most[slot]])] += 1
            return value
        case "deal":
            if ask["received"] and dice.random() < 0.6:
                return {"action": "accept"}
            if dice.random() < 0.4:
                return {"action": "refuse"}
            give = [card["id"] for card in ask["can_give"]["cards"]][:1]
            return {"action": "offer", "offer": {"give": {"cards": give}}}
    raise AssertionError(f"an ask of an unknown kind: {ask['kind']}")


def short_hash(view: Any) -> str:
    """The hash of an update: 16 hex digits over the canonical JSON of a view."""
    text = json.dumps(view, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def ships(view: dict[str, Any]) -> dict[str, int]:
    """Each colour's ships, wherever they are."""
    found: dict[str, int] = {}
    places = [planet["ships"] for planet in view["planets"]]
    places += [view["gate"]["ships"], (view["encounter"] or {}).get("defense_allies", {}), view.get("elsewhere", {})]
    places += [{str(seat["seat"]): seat["warp"]} for seat in view["seats"]]
    places += [{seat: -n for seat, n in view.get("extra_ships", {}).items()}]
    for place in places:
        for seat, n in place.items():
            found[seat] = found.get(seat, 0) + n
    return found


class Client:
    """One person, one socket at a time."""

    def __init__(self, url: str, name: str = "Ada", seed: int = 1) -> None:
        self.url = url
        self.name = name
        self.dice = random.Random(seed)
        self.http = httpx.AsyncClient(base_url=url, timeout=30)
        self.token = ""
        self.socket: ClientConnection | None = None
        self.view: dict[str, Any] = {}
        self.asks: list[dict[str, Any]] = []
        self.seat: int | None = None
        self.seq = -1
        self.heard: list[dict[str, Any]] = []
        self.answered: set[str] = set()
        self.ships: dict[str, int] = {}

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.leave()
        await self.http.aclose()

    async def sign_in(self) -> Self:
        reply = await self.http.post("/api/players", json={"name": self.name})
        assert reply.status_code == 201, reply.text
        self.token = reply.json()["token"]
        self.http.cookies.clear()
        self.http.headers["authorization"] = f"Bearer {self.token}"
        return self

    async def post(self, path: str, body: Any = None, *, status: int = 200, method: str = "POST") -> Any:
        reply = await self.http.request(method, f"/api{path}", json=body)
        assert reply.status_code == status, f"{path}: {reply.status_code} {reply.text}"
        return reply.json()

    async def get(self, path: str, *, status: int = 200) -> Any:
        reply = await self.http.get(f"/api{path}")
        assert reply.status_code == status, f"{path}: {reply.status_code} {reply.text}"
        return reply.json()

    async def open(self, table: str, *, watch: bool = False, **query: Any) -> Self:
        """A new socket, its first message taken."""
        await self.leave()
        path = f"{self.url.replace('http', 'ws', 1)}/ws/tables/{table}{'/watch' if watch else ''}"
        text = "&".join(f"{key}={value}" for key, value in query.items())
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        # No limit for what is not read yet: else closing waits ten seconds for a close that is stuck behind it.
        self.socket = await connect(f"{path}?{text}", additional_headers=headers, max_size=None, max_queue=None)
        await self.take()
        return self

    async def leave(self) -> None:
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    async def say(self, **message: Any) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def take(self, wait: float = WAIT) -> dict[str, Any]:
        """The next message, checked against the schemas and against what was told before."""
        assert self.socket is not None
        message = json.loads(await asyncio.wait_for(self.socket.recv(), wait))
        MESSAGES.validate_python(message)
        self.heard.append(message)
        if message["type"] == "hello":
            self.view, self.asks = message["view"], message["asks"]
            self.seq, self.seat = message["seq"], message["seat"]
            self.look()
        elif message["type"] == "update":
            assert message["prev"] == self.seq, f"a gap: {self.seq} -> {message['prev']}"
            assert message["seq"] >= message["prev"]
            self.view = jsonpatch.apply_patch(self.view, message["patch"], in_place=True)
            self.asks, self.seq = message["asks"], message["seq"]
            assert short_hash(self.view) == message["hash"]
            assert all(event["text"] for event in message["events"])
            self.look()
        return message

    def look(self) -> None:
        """What holds in every view: no ship is lost or made, and only one's own hand is there to see."""
        if not self.view:
            return
        now = ships(self.view)
        assert self.ships in ({}, now), f"ships: {self.ships} -> {now}"
        self.ships = now
        assert ("hand" in self.view) == (self.seat is not None)
        if self.seat is not None:
            assert self.view["seats"][self.seat]["hand"] == len(self.view["hand"])
        assert all(ask["seat"] == self.seat for ask in self.asks)

    async def until(self, kind: str, wait: float = WAIT, **fields: Any) -> dict[str, Any]:
        """The next message of a kind with these fields."""
        end = time.monotonic() + wait
        while True:
            message = await self.take(max(0.01, end - time.monotonic()))
            if message["type"] == kind and all(message.get(key) == value for key, value in fields.items()):
                return message

    async def ask(self) -> dict[str, Any]:
        """The next ask that is open for this seat and waited for."""
        while True:
            for ask in self.asks:
                if not ask.get("free"):
                    return ask
            await self.take()

    async def answer(self, ask: dict[str, Any], value: Any = None, command: str | None = None) -> dict[str, Any]:
        """Answers an ask (at random without a value); the ack or the error."""
        command = command or uuid.uuid4().hex
        chosen = legal_answer(ask, self.dice) if value is None else value
        await self.say(type="answer", id=command, ask=ask["id"], value=chosen)
        while True:
            message = await self.take()
            if message["type"] in ("ack", "error") and message["id"] == command:
                return message

    async def play(self, answers: int = 10**9, limit: float = 60, together: Counter[str] | None = None) -> bool:
        """Answers at random until the game is over (True) or so many answers were given (False), `together` by all."""
        end = time.monotonic() + limit
        given: Counter[str] = Counter() if together is None else together
        while self.view.get("winners") is None and given["answers"] < answers:
            assert time.monotonic() < end, f"{self.name}: the game takes too long at {self.view.get('phase')}"
            open_asks = [ask for ask in self.asks if ask["id"] not in self.answered]
            if not open_asks:
                with suppress(TimeoutError):
                    await self.take(0.2)
                continue
            ask = self.dice.choice(open_asks)
            self.answered.add(ask["id"])
            reply = await self.answer(ask)
            assert reply["type"] == "ack" or reply["code"] in ("stale", "conflict"), (reply, ask)
            given["answers"] += 1
        return self.view.get("winners") is not None

    async def settle(self) -> None:
        """Takes what still comes, until nothing comes any more."""
        with suppress(TimeoutError):
            while True:
                await self.take(0.3)

    async def closed(self) -> tuple[list[dict[str, Any]], int | None]:
        """What still comes, and the code the server closes with."""
        assert self.socket is not None
        rest: list[dict[str, Any]] = []
        try:
            while True:
                rest.append(json.loads(await asyncio.wait_for(self.socket.recv(), WAIT)))
        except ConnectionClosed as end:
            return rest, end.rcvd.code if end.rcvd else None
