"""Tables without a game: just enough to see what the web layer hands on and what it sends back."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from app.store import StoreError
from app.tables.errors import Refused


@dataclass(frozen=True)
class FakePlayer:
    id: str
    name: str


def table(ref: str = "t1", **more: Any) -> dict[str, Any]:
    return {
        "id": ref,
        "code": "ABCDE",
        "name": "Test",
        "status": "waiting",
        "host": "p1",
        "visibility": "public",
        "spectators": True,
        "seats": [{"seat": n, "player": None, "bot": None, "ready": False} for n in range(3)],
        "options": {},
        "created_at": 1,
        "seq": 0,
        "commitment": "00",
        "paused": False,
    } | more


HOOK = {
    "host": "chat.example", "on": True, "private": False, "language": "en", "made_at": 1, "last_at": None,
    "problem": None,
}  # fmt: skip


@dataclass
class FakeHooks:
    """Notes what it is told; the player called Nobody has no webhook."""

    tables: FakeTables

    async def get(self, player: FakePlayer) -> dict[str, Any]:
        return {"available": True, "webhook": None if player.name == "Nobody" else HOOK}

    async def put(
        self, player: FakePlayer, url: str, private: bool, language: str, site: str
    ) -> tuple[dict[str, Any], str]:
        self.tables.told.append(("webhook", url, private, language, site))
        if url.startswith("http:"):
            raise Refused("invalid", "url: expected an address that begins with https://")
        return HOOK, "5ec12e7"

    async def change(
        self, player: FakePlayer, on: bool | None, private: bool | None, language: str | None
    ) -> dict[str, Any]:
        self.tables.told.append(("change webhook", on, private, language))
        return HOOK

    async def remove(self, player: FakePlayer) -> None:
        if player.name == "Nobody":
            raise Refused("not_found", "you have no webhook")

    async def test(self, player: FakePlayer) -> dict[str, Any]:
        return {"delivered": False, "problem": "it answered 500"}


@dataclass
class FakeSeat:
    """A socket at the table; `accept` says whether answers are accepted."""

    tables: FakeTables
    sink: Any
    detached: bool = False

    async def answer(self, command_id: str, ask_id: str, value: Any) -> bool:
        self.tables.told.append(("answer", command_id, ask_id, value))
        if ask_id == "away":
            raise StoreError("the database is away")
        if ask_id == "broken":
            raise RuntimeError("broken on purpose")
        if ask_id == "stale":
            self.push({"type": "error", "id": command_id, "code": "stale", "message": "not open"})
            return False
        self.push({"type": "ack", "id": command_id, "seq": 7})
        return True

    async def auto(self, command_id: str, rules: list[dict[str, Any]]) -> bool:
        self.tables.told.append(("auto", command_id, rules))
        self.push({"type": "ack", "id": command_id, "seq": 7})
        return True

    async def propose(self, command_id: str, what: str, seat: int | None, level: str | None) -> bool:
        self.tables.told.append(("propose", command_id, what, seat, level))
        self.push({"type": "ack", "id": command_id, "seq": 7})
        return True

    async def chat(self, text: str) -> None:
        self.tables.told.append(("chat", text))

    async def resync(self) -> None:
        self.push({"type": "hello", "again": True})

    def detach(self) -> None:
        self.detached = True

    def push(self, message: dict[str, Any]) -> None:
        self.sink.push(json.dumps(message).encode())


@dataclass
class FakeTables:
    """Every call is noted in `told`; the table with the ref `none` does not exist, `full` is full, `broken` breaks."""

    players: dict[str, FakePlayer] = field(default_factory=lambda: {"good": FakePlayer("p1", "Ada")})
    told: list[tuple[Any, ...]] = field(default_factory=list)
    seats: list[FakeSeat] = field(default_factory=list)
    parts: dict[str, bool] = field(default_factory=lambda: {"database": True, "bus": True})

    async def start(self) -> None:
        self.told.append(("start",))

    async def stop(self) -> None:
        self.told.append(("stop",))

    async def healthy(self) -> dict[str, bool]:
        return self.parts

    def figures(self) -> dict[str, float]:
        return {"answers_accepted": 0, "commits": 3, "tables_warm": 2}

    async def new_player(self, name: str) -> tuple[FakePlayer, str]:
        player = FakePlayer(f"p{len(self.players) + 1}", name)
        token = f"token-{player.id}"
        self.players[token] = player
        return player, token

    async def player_of(self, token: str) -> FakePlayer | None:
        return self.players.get(token)

    async def device_code(self, player: FakePlayer) -> tuple[str, int]:
        return f"CODE-{player.id}", 600_000

    async def enter_by_code(self, code: str) -> tuple[FakePlayer, str]:
        player = next((p for p in self.players.values() if code == f"CODE-{p.id}"), None)
        if player is None:
            raise Refused("not_found", "There is no such code.")
        self.players[f"device-{player.id}"] = player
        return player, f"device-{player.id}"

    @property
    def hooks(self) -> FakeHooks:
        return FakeHooks(self)

    async def mine(self, player: FakePlayer) -> list[dict[str, Any]]:
        return [table()]

    def _note(self, what: str, ref: str, *more: Any) -> dict[str, Any]:
        self.told.append((what, ref, *more))
        if ref == "none":
            raise Refused("not_found", "There is no such table.")
        if ref == "full":
            raise Refused("table_full", "All seats are taken.", {"seats": 3})
        if ref == "away":
            raise StoreError("the database is away")
        if ref == "broken":
            raise RuntimeError("broken on purpose")
        return table(ref)

    async def create(self, player: FakePlayer, **asked: Any) -> dict[str, Any]:
        self.told.append(("create", asked))
        return table()

    async def get(self, player: FakePlayer | None, ref: str) -> dict[str, Any]:
        return self._note("get", ref)

    async def find(self, player: Any, status: str | None, limit: int, cursor: str | None) -> Any:
        self.told.append(("find", status, limit, cursor))
        return [table()], None

    async def join(self, player: FakePlayer, ref: str, seat: int | None = None) -> dict[str, Any]:
        return self._note("join", ref, seat)

    async def leave(self, player: FakePlayer, ref: str) -> dict[str, Any]:
        return self._note("leave", ref)

    async def ready(self, player: FakePlayer, ref: str, ready: bool, nonce_hash: str | None = None) -> dict[str, Any]:
        return self._note("ready", ref, ready, nonce_hash)

    async def nonce(self, player: FakePlayer, ref: str, nonce: str) -> dict[str, Any]:
        return self._note("nonce", ref, nonce)

    async def bots(self, player: FakePlayer, ref: str, level: str) -> dict[str, Any]:
        return self._note("bots", ref, level)

    async def kick(self, player: FakePlayer, ref: str, seat: int) -> dict[str, Any]:
        return self._note("kick", ref, seat)

    async def change(self, player: FakePlayer, ref: str, patch: dict[str, Any]) -> dict[str, Any]:
        return self._note("change", ref, patch)

    async def begin(self, player: FakePlayer, ref: str) -> dict[str, Any]:
        return self._note("begin", ref)

    async def play(self, player: FakePlayer, *, bots: int, options: Any, nonce: str | None = None) -> dict[str, Any]:
        self.told.append(("play", player.name, bots, options, nonce))
        return table()

    async def attach(self, ref: str, *, player: Any, watch: bool, sink: Any, after: Any, hash: Any) -> FakeSeat:  # noqa: A002
        self._note("attach", ref, player.name if player else None, watch, after, hash)
        if ref == "private" and player is None:
            raise Refused("not_found", "There is no such table.")
        if ref == "other" and not watch:
            raise Refused("not_seated", "You have no seat here.")
        seat = FakeSeat(self, sink)
        self.seats.append(seat)
        seat.push({"type": "hello", "ref": ref})
        return seat

    async def events(self, player: Any, ref: str, after: int, limit: int) -> dict[str, Any]:
        self._note("events", ref, after, limit)
        return {"seq": 0, "events": [], "next": None}

    async def view(self, player: Any, ref: str, seq: int | None, as_: str | None) -> dict[str, Any]:
        self._note("view", ref, seq, as_)
        return {"seq": 0, "view": {}}

    async def record(self, player: Any, ref: str) -> bytes:
        self._note("record", ref)
        return b'{"line":1}\n'

    async def report(self, player: FakePlayer, ref: str, about: str, reason: str, note: str) -> None:
        self._note("report", ref, about, reason, note)

    async def chat(self, player: FakePlayer, ref: str, text: str) -> None:
        self._note("chat", ref, text)


class FakeCatalogue:
    def aliens(self) -> list[dict[str, Any]]:
        return [{"id": "oracle", "name": "Oracle"}]

    def cards(self) -> list[dict[str, Any]]:
        return [{"id": "attack_40"}]

    def options(self) -> dict[str, Any]:
        return {"type": "object"}
