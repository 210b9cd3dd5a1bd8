"""Over the wire: the app beside the bare floor, in one run, with the same socket stack and the same database.

200 tables of five sockets; the server on one core, this load generator on another. Answers come at random times at a
given rate, from random tables; the rate rises until the p99 of answer to acknowledgement passes 100 ms. The most that
was sustained below that, and the processor time for each answer, are compared.

    python -m bench wire            SQLite (synchronous FULL) and PostgreSQL (fsync on)
"""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import uvloop

from bench.results import table, where, write
from bench.wire_servers import app_tables, floor_tables
from bench.wire_sockets import cpu_seconds
from bench.wire_tables import SEATS
from tests.services import Postgres

TABLES = 200
SECONDS = 3.0
LIMIT_MS = 100.0
FIRST, FACTOR = 100.0, 1.3
PATIENCE = 2  # rungs in a row that fail before the ladder ends: one may be the machine's own hiccup


async def load(
    playing: list[Any], rate: float, pid: int, chance: random.Random, seconds: float = SECONDS
) -> dict[str, float]:
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
    end = began + seconds
    while due < end:
        due += chance.expovariate(rate)
        wait = due - loop.time()
        if wait > 0:
            await asyncio.sleep(wait)
        for one in chance.sample(playing, min(8, len(playing))):
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
    """Rising rates until the p99 stays too high."""
    chance, rate, steps, failed = random.Random(1), FIRST, list[dict[str, float]](), 0
    await load(playing, rate, pid, chance)  # warm up
    while True:
        step = await load(playing, rate, pid, chance)
        steps.append(step)
        print(name, {key: round(value, 2) for key, value in step.items()}, flush=True)
        failed = 0 if _good(step) else failed + 1
        if failed == PATIENCE or step["failed"]:
            return steps
        rate *= FACTOR


def _good(step: dict[str, float]) -> bool:
    """The rate was sustained."""
    return step["p99"] <= LIMIT_MS and step["answers"] >= 0.9 * step["rate"]


@asynccontextmanager
async def databases(folder: Path) -> AsyncIterator[dict[str, tuple[str, str]]]:
    """By name: a fresh database for the floor and one for the app."""
    postgres = Postgres(fsync="on", full_page_writes="on")
    postgres.start()
    try:
        yield {
            "SQLite FULL": (
                f"sqlite+aiosqlite:///{folder}/floor.sqlite3",
                f"sqlite+aiosqlite:///{folder}/app.sqlite3",
            ),
            "PostgreSQL": (postgres.url(postgres.make_database()), postgres.url(postgres.make_database())),
        }
    finally:
        postgres.stop()


async def compare(name: str, floor: str, app: str, folder: Path) -> list[list[object]]:
    """Both ladders on one kind of database; the rows of the results."""
    async with floor_tables(floor, TABLES) as (playing, server):
        below = await ladder(f"floor {name}", playing, server.pid)
    async with app_tables(app, folder, TABLES) as (playing, server):
        ours = await ladder(f"app {name}", playing, server.pid)
    rows: list[list[object]] = []
    best = []
    for who, steps in (("floor", below), ("app", ours)):
        good = [s for s in steps if _good(s)] or steps[:1]
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
        rows: list[list[object]] = []
        async with databases(folder) as places:
            for kind, (floor, app) in places.items():
                rows += await compare(kind, floor, app, folder)
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
