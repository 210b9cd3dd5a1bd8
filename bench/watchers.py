"""One table with a thousand watchers: what each delivered message costs the app, beside the bare floor in the same run.

python -m bench watchers        SQLite (synchronous FULL) and PostgreSQL (fsync on)
"""

from __future__ import annotations

import random
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

import uvloop

from bench.results import table, where, write
from bench.wire import databases, load
from bench.wire_servers import Server, app_tables, floor_tables
from bench.wire_sockets import connect

WATCHERS = 1000
MESSAGES = 12_000  # delivered in a second: not every answer of a game tells watchers something
RATE = 12.0  # answers a second, to see how many messages one is
SECONDS, ROUNDS = 5.0, 5


async def watch(playing: list[Any], server: Server, path: str) -> None:
    """Open the watchers' sockets; what they get counts with their table's."""
    for _ in range(WATCHERS):
        playing[0].sockets.append(await connect(server.port, path, lambda _: None))


async def deliver(name: str, playing: list[Any], server: Server) -> tuple[float, float, float]:
    """Median of some rounds: microseconds of processor time and bytes for each delivered message, and milliseconds
    from an answer to its acknowledgement."""
    chance = random.Random(1)
    warm = await load(playing, RATE, server.pid, chance, SECONDS)
    rate = MESSAGES / max(warm["frames"], 1)
    costs: list[float] = []
    sizes: list[float] = []
    waits: list[float] = []
    for _ in range(ROUNDS):
        before = sum(s.bytes for s in playing[0].sockets), sum(s.frames for s in playing[0].sockets)
        step = await load(playing, rate, server.pid, chance, SECONDS)
        frames = sum(s.frames for s in playing[0].sockets) - before[1]
        costs.append(step["cpu"] / step["frames"])
        sizes.append((sum(s.bytes for s in playing[0].sockets) - before[0]) / max(frames, 1))
        waits.append(step["p50"])
        print(name, f"{frames} messages, {costs[-1]:.1f} us each, {sizes[-1]:.0f} bytes", flush=True)
    return median(costs), median(sizes), median(waits)


async def _all() -> list[list[object]]:
    rows: list[list[object]] = []
    with tempfile.TemporaryDirectory(prefix="fifth-colony-bench-") as name:
        folder = Path(name)
        async with databases(folder) as places:
            for kind, (floor, app) in places.items():
                async with floor_tables(floor, 1) as (playing, server):
                    await watch(playing, server, f"{playing[0].path}/5")
                    below = await deliver(f"floor {kind}", playing, server)
                async with app_tables(app, folder, 1) as (playing, server):
                    await watch(playing, server, f"{playing[0].path}/watch")
                    ours = await deliver(f"app {kind}", playing, server)
                for who, (cost, size, wait) in (("floor", below), ("app", ours)):
                    rows.append([who, kind, f"{cost:.1f}", f"{size:.0f}", f"{wait:.1f}"])
                rows.append(["app / floor", kind, f"**{ours[0] / below[0]:.2f}**", "", f"{ours[2] / below[2]:.2f}"])
    return rows


def run() -> None:
    """Measure, and write the section."""
    rows = uvloop.run(_all())
    head = ["server", "database", "CPU us/message", "bytes/message", "ack p50 ms"]
    note = f"One table of five, {WATCHERS:,} watchers, about {MESSAGES:,} messages a second. {where()}\n\n"
    write("A thousand watchers", note + table(head, rows))


if __name__ == "__main__":
    run()
