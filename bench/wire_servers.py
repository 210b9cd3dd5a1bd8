"""The two servers that are compared, the app and the bare floor, each on a core of its own with its tables in play."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx

from bench.wire_sockets import connect
from bench.wire_tables import SEATS, AppTable, FloorTable
from tests.services import AppServer, migrate
from tests.services.process import free_port

PLENTY = "1000000000"


class Server(NamedTuple):
    """A process that serves."""

    port: int
    pid: int


@asynccontextmanager
async def floor_tables(database: str, count: int) -> AsyncIterator[tuple[list[FloorTable], Server]]:
    """The floor with so many tables, all their sockets open."""
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
        tables = [FloorTable(f"/ws/t{number}") for number in range(count)]
        for one in tables:
            for seat in range(SEATS):
                one.sockets.append(await connect(port, f"{one.path}/{seat}", lambda f, t=one, s=seat: t.heard(s, f)))
        yield tables, Server(port, process.pid)
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
async def app_tables(database: str, folder: Path, count: int) -> AsyncIterator[tuple[list[AppTable], Server]]:
    """The app with so many tables in play, all their players' sockets open."""
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

            for _ in range(count):
                made = await call(0, "/api/tables", {"seats": SEATS, "options": {"pace": "unlimited"}})
                ref = f"/api/tables/{made['id']}"
                for seat in range(1, SEATS):
                    await call(seat, f"{ref}/join", {})
                for seat in range(SEATS):
                    await call(seat, f"{ref}/ready", {"ready": True})
                one = AppTable(f"/ws/tables/{made['id']}")
                tables.append(one)
                await call(0, f"{ref}/start", {})
                for seat in range(SEATS):
                    one.sockets.append(
                        await connect(server.port, one.path, lambda f, t=one, s=seat: t.heard(s, f), tokens[seat])
                    )
        yield tables, Server(server.port, server.pid)
    finally:
        server.stop()
