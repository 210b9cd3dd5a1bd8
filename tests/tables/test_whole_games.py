"""Whole games through the table service, with the real rules: the client checks every frame of every audience."""

from __future__ import annotations

import random

import pytest

from app.bus import LocalBus
from app.store.memory import MemoryStore
from app.tables import Tables, TableSettings
from tests.sim.client import Client, legal
from tests.sim.virtual import SeededRandomness, VirtualClock, run


def _seat(client: Client) -> dict:
    return next(
        s for s in client.record["seats"] if client.player and s["player"] and s["player"]["id"] == client.player.id
    )


async def _play(seed: int, people: int, bots: int, options: dict) -> None:
    store = MemoryStore()
    tables = Tables(
        clock=VirtualClock(), store=store, bus=LocalBus(), random=SeededRandomness(seed), settings=TableSettings()
    )
    await tables.start()
    chance = random.Random(seed)
    players = [(await tables.new_player(f"Player {i}"))[0] for i in range(people)]
    table = await tables.create(players[0], seats=people + bots, options=options)
    for player in players[1:]:
        await tables.join(player, table["code"])
    for player in players:
        await tables.ready(player, table["id"], True)
    for _ in range(bots):
        await tables.bots(players[0], table["id"], "easy")
    clients = [await Client(tables, player, table["id"]).come() for player in players]
    watcher = await Client(tables, None, table["id"], watch=True).come()
    await tables.begin(players[0], table["id"])
    clock = VirtualClock()
    for number in range(20_000):
        if clients[0].over:
            break
        ready = [c for c in clients if any(not a.get("free") for a in c.asks)]
        if not ready:
            await clock.sleep(20 if options["pace"] == "days" else 0.3)
            continue
        client = chance.choice(ready)
        ask = chance.choice([a for a in client.asks if not a.get("free")])
        if chance.random() < 0.02:
            client.go()
            await client.come(back=chance.random() < 0.8)
            continue
        before = len(client.errors)
        await client.answer(f"c{number}", ask["id"], legal(ask, chance))
        assert all(e["code"] == "stale" for e in client.errors[before:]), client.errors[before:]
        state = tables._house.tables[table["id"]].state
        if chance.random() < 0.2 and state is not None and client.seq == state.seq:
            fresh = tables.room.rules.resume(state.setup, state.game.checkpoint, state.game.entries)
            assert client.view == fresh.view(client.record["seats"].index(_seat(client))), "as made afresh"
        if options["pace"] != "unlimited":
            await clock.sleep(chance.random())
    await clock.sleep(1)
    assert clients[0].over
    assert clients[0].view["winners"]
    for client in clients[1:]:
        assert {k: v for k, v in client.view.items() if k not in ("hand", "known", "selected", "candidates")} == {
            k: v for k, v in clients[0].view.items() if k not in ("hand", "known", "selected", "candidates")
        }
    fresh = await tables.view(None, table["id"])
    assert fresh == {"seq": watcher.seq, "view": watcher.view}
    assert (await tables.get(None, table["id"]))["status"] == "finished"
    await tables.stop()


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("pace", ["unlimited", "live", "days"])
def test_every_frame_of_a_game_keeps_the_promises(seed: int, pace: str) -> None:
    run(lambda: _play(seed, people=2 + seed, bots=2 - seed + (seed == 2), options={"pace": pace}))
