"""Two processes on one PostgreSQL and one Valkey: any process serves any table, and what one does the other tells."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

import pytest

from app.bus import LocalBus
from app.bus.valkey import ValkeyBus
from app.store.sql import SqlStore
from app.tables import SystemClock, SystemRandomness, Tables, TableSettings
from tests.services import Valkey
from tests.sim.client import Client, legal


async def until(true: Callable[[], bool], seconds: float = 20) -> None:
    """Wait for something that comes over the bus."""
    for _ in range(int(seconds * 50)):
        if true():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it did not come")


def process(url: str, valkey: str | None, number: int) -> Tables:
    bus: Any = ValkeyBus(valkey, f"process {number}") if valkey else LocalBus()
    return Tables(
        clock=SystemClock(), store=SqlStore(url), bus=bus, random=SystemRandomness(),
        settings=TableSettings(heartbeat=300),
    )  # fmt: skip


@pytest.mark.parametrize("connected", [True, False], ids=["with the bus", "without a bus"])
async def test_answers_at_one_process_reach_the_sockets_at_the_other(
    postgres_database_url: str, valkey: Valkey, connected: bool
) -> None:
    both = [process(postgres_database_url, valkey.url if connected else None, i) for i in range(2)]
    for tables in both:
        await tables.start()
    await asyncio.sleep(0.2)
    chance = random.Random(4)
    players = [(await both[0].new_player(f"Player {i}"))[0] for i in range(3)]
    made = await both[0].create(players[0], seats=3, options={"pace": "unlimited"})
    for player in players[1:]:
        await both[1].join(player, made["code"])
    for i, player in enumerate(players):
        await both[i % 2].ready(player, made["id"], True)
    clients = [await Client(both[i % 2], player, made["id"]).come() for i, player in enumerate(players)]
    watcher = await Client(both[1], None, made["id"], watch=True).come()
    await both[1].begin(players[0], made["id"])
    everybody = [*clients, watcher]
    await until(lambda: all(client.seq > 0 for client in everybody))
    for number in range(40):
        if number % 2:  # two at once, at different processes
            asked = [client for client in clients if client.asks][:2]
        else:
            asked = [next(client for client in clients if client.asks)]
        await asyncio.gather(*(
            client.answer(f"c{number}", client.asks[0]["id"], legal(client.asks[0], chance)) for client in asked
        ))  # fmt: skip
        for client in asked:
            assert f"c{number}" in client.acks or client.errors[-1]["code"] == "stale"
        furthest = max(client.seq for client in everybody)
        await until(lambda furthest=furthest: all(client.seq == furthest for client in everybody) and any(
            client.asks for client in clients))  # fmt: skip
        if clients[0].over:
            break
    if connected:
        assert clients[1].attachment is not None
        await clients[1].attachment.chat("Hello over there")
        await until(lambda: all(any(f["type"] == "chat" for f in client.frames) for client in everybody))
        asked = next((client for client in clients if client.asks), None)
        if asked is not None:
            twin = await Client(both[1 - clients.index(asked) % 2], asked.player, made["id"]).come()
            ask = asked.asks[0]
            await asked.answer("twin", ask["id"], legal(ask, chance))
            await until(lambda: {"type": "answered", "ask": ask["id"]} in twin.frames)
            twin.go()
        presence = [f for f in clients[0].frames if f["type"] == "presence"][-1]
        assert set(presence["seats"].values()) == {"online"}
        assert presence["spectators"] == 1
    for tables in both:
        await tables.stop()
