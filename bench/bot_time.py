"""How long a bot takes on a loaded server: many tables of five `hard` bots in one process, at the pace of a live table.

What is timed is all that the server does for one answer of a bot: the view of its seat, the question, the choice and
the reading of it (``app.tables.bots.bot_answer``), in processor time of the server's thread, so that other work on the
machine counts for nothing. The tables are the real service on a store in memory, with flares and tech.
"""

from __future__ import annotations

import asyncio
import gc
from collections import Counter
from time import perf_counter, thread_time
from typing import Any

from app.bus import LocalBus
from app.store.memory import MemoryStore
from app.tables import Tables, TableSettings, automatic
from app.tables.clock import SystemClock, SystemRandomness

from .results import table, where, write

TABLES, SECONDS, LEVEL = 100, 60, "hard"
AIM = 50.0  # milliseconds


async def load(tables: int, seconds: float) -> None:
    """Open the tables, leave them to their bots, and look on for a while; each finished one is followed by another."""
    service = Tables(
        clock=SystemClock(), store=MemoryStore(), bus=LocalBus(), random=SystemRandomness(), settings=TableSettings()
    )
    await service.start()
    player, _ = await service.new_player("Host")
    end = perf_counter() + seconds
    options = {"pace": "live", "flares": True, "tech": True}

    async def one() -> None:
        while perf_counter() < end:
            made = await service.create(player, seats=5, visibility="public", options=options)
            for _ in range(4):
                await service.bots(player, made["id"], LEVEL)
            await service.ready(player, made["id"], True)
            await service.begin(player, made["id"])
            await service.leave(player, made["id"])
            while perf_counter() < end:
                await asyncio.sleep(1)
                if (await service.get(player, made["id"]))["status"] == "finished":
                    break

    await asyncio.gather(*(one() for _ in range(tables)))
    await service.stop()


def measure(tables: int, seconds: float) -> tuple[list[float], float, Counter[str]]:
    """(milliseconds of each answer, the thread's load, answers by kind of question)."""
    times: list[float] = []
    kinds: Counter[str] = Counter()
    plain = automatic.bot_answer

    def timed(state: Any, ask: Any) -> Any:
        start = thread_time()
        value = plain(state, ask)
        if not ask.silent:
            times.append(1e3 * (thread_time() - start))
            kinds[ask.kind] += 1
        return value

    automatic.bot_answer = timed
    try:
        gc.freeze()
        start, used = perf_counter(), thread_time()
        asyncio.run(load(tables, seconds))
        return times, (thread_time() - used) / (perf_counter() - start), kinds
    finally:
        automatic.bot_answer = plain


def run() -> None:
    """Measure, and write the section."""
    times, busy, kinds = measure(TABLES, SECONDS)
    times.sort()
    count = len(times)
    rows = [
        ("tables, seconds", f"{TABLES}, {SECONDS}"),
        ("answers of bots that had something to choose", f"{count:,}"),
        ("of them by kind", ", ".join(f"{kind} {number:,}" for kind, number in kinds.items())),
        ("the server's thread was busy", f"{busy:.0%}"),
        ("milliseconds an answer: mean, median", f"{sum(times) / count:.2f}, {times[count // 2]:.2f}"),
        ("99th, 99.9th percentile, longest",
         ", ".join(f"{time:.2f}" for time in (times[count * 99 // 100], times[count * 999 // 1000], times[-1]))),
        (f"over {AIM:.0f} ms", sum(time > AIM for time in times)),
    ]  # fmt: skip
    write("Bots on a loaded server", f"{(__doc__ or '').strip()}\n\n{where()}\n\n{table(('what', 'figure'), rows)}")
    for row in rows:
        print(*row, sep=": ")


if __name__ == "__main__":
    run()
