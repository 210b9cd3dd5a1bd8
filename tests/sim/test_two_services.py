"""Two services, one table, slow and failing store, lossy bus, crashes between any two steps: no acknowledged answer is
lost, none is applied twice, and all processes come to the same."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from functools import partial

import pytest

from tests.sim.virtual import run
from tests.sim.world import Person, World

SEEDS_PER_TEST = 125


async def _one(seed: int) -> dict[str, int]:
    world = World(seed)
    chance = world.chance
    first = await world.service()
    await world.service()
    people, bots = chance.choice([(2, 1), (3, 0), (2, 2), (1, 2)])
    players = [(await first.new_player(f"P{i}"))[0] for i in range(people)]
    pace = chance.choice(["unlimited", "live"])
    table = (await first.create(players[0], seats=people + bots, options={"pace": pace}))["id"]
    for player in players[1:]:
        await first.join(player, table)
    for player in players:
        await first.ready(player, table, True)
    for _ in range(bots):
        await first.bots(players[0], table, "easy")
    await first.begin(players[0], table)
    world.failing = 0.01
    persons = [Person(world, player, table) for player in players]
    playing = [asyncio.ensure_future(person.play()) for person in persons]

    async def crashes() -> None:
        while True:
            await asyncio.sleep(chance.random() * 1.5)
            if world.services:
                world.crash(chance.choice(world.services))
            if not world.services or chance.random() < 0.7:
                await asyncio.sleep(chance.random() * 0.2)
                await world.service()

    killer = asyncio.ensure_future(crashes())
    try:
        await asyncio.wait_for(asyncio.gather(*playing), 900)
    finally:
        killer.cancel()
    world.failing = 0.0
    while len(world.services) < 2:
        await world.service()
    return await _check(world, table, persons)


async def _check(world: World, table: str, persons: list[Person]) -> dict[str, int]:
    rows = world.shared.rows[table]
    assert [row.n for row in rows] == list(range(1, len(rows) + 1))
    taken = Counter(
        entry[2][1]
        for row in rows
        for entry in json.loads(row.entries)
        if entry[0] == "a" and entry[2] is not None and len(entry[2]) > 1
    )
    assert not [tag for tag, count in taken.items() if count > 1], "an answer was applied twice"
    held = {e[2][1] for row in rows for e in json.loads(row.entries) if e[0] == "h" and e[2] is not None}
    for person in persons:
        for tag in person.acked.values():
            assert tag in taken or tag in held, f"the acknowledged answer {tag} is lost"
    views = []
    for service in world.services:
        live = await service._house.get(table)
        await live.do(live.look)
        assert live.state is not None
        assert live.state.seq == rows[-1].seq
        views.append(live.state.game.view(0) | {"tags": live.state.game.state["tags"], "seq": live.state.seq})
    assert all(view == views[0] for view in views)
    conflicts = sum(service.room.counts.conflicts for service in world.services)
    return {"rows": len(rows), "acked": sum(len(p.acked) for p in persons), "conflicts": conflicts}


@pytest.mark.parametrize("block", range(8))
def test_nothing_is_lost_or_doubled_and_all_agree(block: int) -> None:
    total: Counter[str] = Counter()
    for seed in range(block * SEEDS_PER_TEST, (block + 1) * SEEDS_PER_TEST):
        try:
            total.update(run(partial(_one, seed)))
        except BaseException as error:
            raise AssertionError(f"seed {seed}: {error!r}") from error
    assert total["acked"] > 10 * SEEDS_PER_TEST
