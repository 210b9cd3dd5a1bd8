"""Several services, slow and failing store, crashes: who is waited for is told, and by crashes alone more than once."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from functools import partial

import pytest

from app.tables.hooks import Outcome
from tests.sim.virtual import run
from tests.sim.world import World

URL = "https://chat.example/"


class Mailbox:
    """Counts what comes, by player and delivery; takes its time."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.came: dict[str, Counter[str]] = {}

    async def check(self, url: str) -> str:
        return url

    async def send(self, url: str, body: bytes, headers: dict[str, str]) -> Outcome:
        del headers
        self.came.setdefault(url, Counter())[json.loads(body)["id"]] += 1
        await asyncio.sleep(self.world.chance.random())
        return Outcome("no answer in time") if self.world.chance.random() < 0.2 else Outcome()


async def _one(seed: int, failing: float) -> Counter[int]:
    world = World(seed)
    world.sender = box = Mailbox(world)
    service = await world.service()
    await world.service()
    players = [(await service.new_player(f"P{i}"))[0] for i in range(3)]
    table = (await service.create(players[0], seats=3, options={"pace": "days"}))["id"]
    for player in players[1:]:
        await service.join(player, table)
    for player in players:
        await service.ready(player, table, True)
        await service.hooks.put(player, URL + player.id, True, "en", "https://colony.example")
    await service.begin(players[0], table)
    world.failing = failing
    for _ in range(8):
        await asyncio.sleep(60)
        if failing and world.chance.random() < 0.3:
            world.crash(world.chance.choice(world.services))
            before, world.failing = world.failing, 0.0
            await world.service()
            world.failing = before
    world.failing = 0.0
    await asyncio.sleep(400)
    waits = [wait for (at, _), wait in world.shared.waits.items() if at == table]
    assert waits, "somebody is waited for"
    for wait in waits:
        assert sum(box.came.get(URL + wait.player, Counter()).values()) > 0, "he was not told"
    return Counter(times for came in box.came.values() for times in came.values())


@pytest.mark.parametrize("failing", [0.0, 0.05])
def test_whoever_crashes_those_who_are_waited_for_are_told(failing: float) -> None:
    times: Counter[int] = Counter()
    for seed in range(2):
        times += run(partial(_one, seed, failing))
    assert max(times) <= 4, "one message and three repeats are all that is ever tried"
