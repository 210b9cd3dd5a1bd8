"""Over the wire: the app beside the bare floor, in one run, with the same socket stack and the same database.

200 tables of five sockets; the server on one core, this load generator on another. Answers come at random times at a
given rate, from random tables; the rate rises until the p99 of answer to acknowledgement passes 100 ms. The most that
was sustained below that, and the processor time for each answer, are compared.

    python -m bench wire            SQLite (synchronous FULL) and PostgreSQL (fsync on)
"""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Protocol

import httpx
import msgspec
import uvloop

from bench.results import table, where, write
from bench.wire_sockets import Socket, connect, cpu_seconds
from tests.services import AppServer, Postgres, migrate
from tests.services.process import free_port

TABLES, SEATS = 200, 5
SECONDS = 3.0
LIMIT_MS = 100.0
FIRST, FACTOR = 100.0, 1.3
PLENTY = "1000000000"
_decode = msgspec.json.decode


class Playing(Protocol):
    """One table under load."""

    busy: bool

    def act(self, chance: random.Random, done: asyncio.Future[None]) -> bool:
        """Send one answer; `done` is set when it is acknowledged. False if there is nothing to answer now."""
        ...


class FloorTable:
    """A table of the floor: the seat whose turn it is moves."""

    def __init__(self) -> None:
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

    def __init__(self) -> None:
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


async def load(playing: list[Any], rate: float, pid: int, chance: random.Random) -> dict[str, float]:
    """Offer answers at a rate for a while; what came of it."""
    loop = asyncio.get_running_loop()
    times: list[float] = []
    failed: list[str] = []
    sent = 0

    def note(began: float, done: asyncio.Future[None]) -> None:
        if done.exception() is not None:
            failed.append(str(done.exception()))
        times.append(loop.time() - began)

    cpu, frames = cpu_seconds(pid), sum(s.frames for t in playing for s in t.sockets)
    began = due = loop.time()
    end = began + SECONDS
    while due < end:
        due += chance.expovariate(rate)
        wait = due - loop.time()
        if wait > 0:
            await asyncio.sleep(wait)
        for one in chance.sample(playing, 8):
            done: asyncio.Future[None] = loop.create_future()
            if not one.busy and one.act(chance, done):
                done.add_done_callback(lambda d, began=due: note(began, d))
                sent += 1
                break
    for _ in range(100):
        if len(times) >= sent:
            break
        await asyncio.sleep(0.02)
    took = loop.time() - began
    cpu, frames = cpu_seconds(pid) - cpu, sum(s.frames for t in playing for s in t.sockets) - frames
    times.sort()
    many = max(len(times), 1)
    return {
        "rate": rate,
        "answers": len(times) / took,
        "p50": times[len(times) // 2] * 1000 if times else 1e9,
        "p99": times[int(len(times) * 0.99)] * 1000 if times else 1e9,
        "cpu": cpu / many * 1e6,
        "frames": frames / many,
        "failed": len(failed),
    }


async def ladder(name: str, playing: list[Any], pid: int) -> list[dict[str, float]]:
    """Rising rates until the p99 is too high."""
    chance, rate, steps = random.Random(1), FIRST, list[dict[str, float]]()
    await load(playing, rate, pid, chance)  # warm up
    while True:
        step = await load(playing, rate, pid, chance)
        steps.append(step)
        print(name, {key: round(value, 2) for key, value in step.items()}, flush=True)
        if step["p99"] > LIMIT_MS or step["answers"] < 0.9 * rate or step["failed"]:
            return steps
        rate *= FACTOR


@asynccontextmanager
async def floor_tables(database: str) -> AsyncIterator[tuple[list[FloorTable], int]]:
    """The floor, with all its sockets open."""
    port = free_port()
    command = [
        sys.executable, "-m", "uvicorn", "bench.wire_floor:app", "--port", str(port), "--loop", "uvloop",
        "--ws", "websockets-sansio", "--ws-per-message-deflate", "false", "--log-level", "error",
    ]  # fmt: skip
    _stand_on(0)
    process = subprocess.Popen(command, env=dict(os.environ) | {"FLOOR_DATABASE": database, "PYTHONPATH": "."})
    _stand_on(1)
    try:
        await _answers(port)
        tables = [FloorTable() for _ in range(TABLES)]
        for number, one in enumerate(tables):
            for seat in range(SEATS):
                one.sockets.append(await connect(port, f"/ws/t{number}/{seat}", lambda f, t=one, s=seat: t.heard(s, f)))
        yield tables, process.pid
    finally:
        process.kill()
        process.wait()


def _stand_on(core: int) -> None:
    """Stay on one core of the machine; what is started from here inherits it."""
    cores = sorted(os.sched_getaffinity(os.getppid()))
    os.sched_setaffinity(0, {cores[core % len(cores)]})


async def _answers(port: int) -> None:
    for _ in range(200):
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.1)
        else:
            writer.close()
            return
    raise RuntimeError("the floor did not start")


@asynccontextmanager
async def app_tables(database: str, folder: Path) -> AsyncIterator[tuple[list[AppTable], int]]:
    """The app, with all tables in play and all sockets open."""
    migrate(database)
    server = AppServer(database, folder=folder, env={"GUESTS_PER_MINUTE": PLENTY, "MESSAGES_PER_SECOND": PLENTY})
    _stand_on(0)
    server.start()
    _stand_on(1)
    try:
        tables: list[AppTable] = []
        async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
            names = [(await http.post("/api/players", json={"name": f"Player {i}"})).json() for i in range(SEATS)]
            http.cookies.clear()
            tokens = [name["token"] for name in names]

            async def call(seat: int, path: str, body: dict[str, Any]) -> dict[str, Any]:
                reply = await http.post(path, json=body, headers={"Authorization": f"Bearer {tokens[seat]}"})
                reply.raise_for_status()
                return reply.json()

            for _ in range(TABLES):
                made = await call(0, "/api/tables", {"seats": SEATS, "options": {"pace": "unlimited"}})
                ref = f"/api/tables/{made['id']}"
                for seat in range(1, SEATS):
                    await call(seat, f"{ref}/join", {})
                for seat in range(SEATS):
                    await call(seat, f"{ref}/ready", {"ready": True})
                one = AppTable()
                tables.append(one)
                await call(0, f"{ref}/start", {})
                for seat in range(SEATS):
                    one.sockets.append(
                        await connect(
                            server.port,
                            f"/ws/tables/{made['id']}",
                            lambda f, t=one, s=seat: t.heard(s, f),
                            tokens[seat],
                        )
                    )
        yield tables, server.pid
    finally:
        server.stop()


async def compare(name: str, floor: str, app: str, folder: Path) -> list[list[object]]:
    """Both ladders on one kind of database; the rows of the results."""
    async with floor_tables(floor) as (playing, pid):
        below = await ladder(f"floor {name}", playing, pid)
    async with app_tables(app, folder) as (playing, pid):
        ours = await ladder(f"app {name}", playing, pid)
    rows: list[list[object]] = []
    best = []
    for who, steps in (("floor", below), ("app", ours)):
        good = [s for s in steps if s["p99"] <= LIMIT_MS and s["answers"] >= 0.9 * s["rate"]] or steps[:1]
        most = max(good, key=lambda s: s["answers"])
        calm = good[0]
        best.append((most, calm))
        rows.append(
            [who, name, f"{most['answers']:.0f}", f"{most['p99']:.0f}", f"{calm['p50']:.2f}", f"{most['cpu']:.0f}",
             f"{most['frames']:.1f}"]
        )  # fmt: skip
    (floor_most, floor_calm), (app_most, app_calm) = best
    rows.append(
        ["app / floor", name, f"**{app_most['answers'] / floor_most['answers']:.2f}**", "",
         f"**{app_calm['p50'] / floor_calm['p50']:.2f}**", f"{app_most['cpu'] / floor_most['cpu']:.2f}", ""]
    )  # fmt: skip
    return rows


async def _all() -> list[list[object]]:
    with tempfile.TemporaryDirectory(prefix="fifth-colony-bench-") as name:
        folder = Path(name)
        rows = await compare(
            "SQLite FULL",
            f"sqlite+aiosqlite:///{folder}/floor.sqlite3",
            f"sqlite+aiosqlite:///{folder}/app.sqlite3",
            folder,
        )
        postgres = Postgres(fsync="on", full_page_writes="on")
        postgres.start()
        try:
            floor, app = (postgres.url(postgres.make_database()) for _ in range(2))
            rows += await compare("PostgreSQL", floor, app, folder)
        finally:
            postgres.stop()
    return rows


def run() -> None:
    """Measure, and write the section."""
    began = time.monotonic()
    rows = uvloop.run(_all())
    rate = "answers/s of one core, p99 < 100 ms"
    head = ["server", "database", rate, "p99 ms", "ack p50 ms at 100/s", "CPU us/answer",
            "frames/answer"]  # fmt: skip
    note = f"{TABLES} tables of {SEATS} sockets. {where()} Took {time.monotonic() - began:.0f} s.\n\n"
    write("Over the wire", note + table(head, rows))


if __name__ == "__main__":
    run()
