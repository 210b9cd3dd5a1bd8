"""Whole games through the table service, with the real rules: the client checks every frame of every audience. People
come and go, processes die and start again, answers are taken back."""

from __future__ import annotations

import contextlib
import random
from typing import Any

import pytest

from app.bus import LocalBus
from app.store.memory import MemoryStore
from app.tables import Tables, TableSettings
from tests.sim.client import Client, legal
from tests.sim.virtual import SeededRandomness, VirtualClock, run

OWN = ("hand", "known", "selected", "candidates", "own_piles")


class Evening:
    """One table from its making to its end."""

    def __init__(self, seed: int, people: int, bots: int, options: dict[str, Any]) -> None:
        self.chance, self.store, self.clock = random.Random(seed), MemoryStore(), VirtualClock()
        self.people, self.bots, self.options = people, bots, options
        self.tables = self._process()
        self.clients: list[Client] = []
        self.number = self.restarts = self.taken_back = 0

    def _process(self) -> Tables:
        number = SeededRandomness(self.chance.getrandbits(32))
        return Tables(clock=self.clock, store=self.store, bus=LocalBus(), random=number, settings=TableSettings())

    async def begin(self) -> None:
        tables = self.tables
        await tables.start()
        players = [(await tables.new_player(f"Player {i}"))[0] for i in range(self.people)]
        table = await tables.create(players[0], seats=self.people + self.bots, options=self.options)
        self.id = table["id"]
        for player in players[1:]:
            await tables.join(player, table["code"])
        for player in players:
            await tables.ready(player, self.id, True)
        for _ in range(self.bots):
            await tables.bots(players[0], self.id, "easy")
        self.clients = [await Client(tables, player, self.id).come() for player in players]
        self.watcher = await Client(tables, None, self.id, watch=True).come()
        await tables.begin(players[0], self.id)

    async def restart(self) -> None:
        """The process dies without a word; everybody comes again with what he had."""
        self.restarts += 1
        for task in self.tables._house._tasks:
            task.cancel()
        for live in self.tables._house.tables.values():
            live.close()
        self.tables = self._process()
        await self.tables.start()
        for client in [*self.clients, self.watcher]:
            before = (client.seq, client.view)
            client.tables = self.tables
            await client.come(back=True)
            assert (client.seq, client.view) == before, "nothing is lost, nothing is added"

    async def take_back(self, client: Client) -> None:
        """Ask for the last answer back; all agree."""
        self.number += 1
        await client.attachment.propose(f"b{self.number}", "take_back")
        for other in self.clients:
            for ask in [a for a in other.asks if a.get("free") and a["source"]["type"] == "table"]:
                self.number += 1
                await other.answer(f"v{self.number}", ask["id"], ["0"])
        self.taken_back += f"b{self.number}" in client.acks or len(client.errors) == 0

    async def play(self) -> None:
        chance = self.chance
        while not self.clients[0].over:
            ready = [c for c in self.clients if any(not a.get("free") for a in c.asks)]
            if not ready:
                await self.clock.sleep(20 if self.options["pace"] == "days" else 0.3)
                continue
            client = chance.choice(ready)
            what = chance.random()
            if what < 0.02:
                client.go()
                await client.come(back=chance.random() < 0.8)
            elif what < 0.03:
                await self.restart()
            elif what < 0.04:
                await self.take_back(client)
            else:
                await self.answer(client)

    async def answer(self, client: Client) -> None:
        ask = self.chance.choice([a for a in client.asks if not a.get("free")])
        self.number += 1
        before = len(client.errors)
        await client.answer(f"c{self.number}", ask["id"], legal(ask, self.chance))
        assert all(e["code"] == "stale" for e in client.errors[before:]), client.errors[before:]
        if self.chance.random() < 0.2:
            self.compare(client)
        if self.options["pace"] != "unlimited":
            await self.clock.sleep(self.chance.random())

    def compare(self, client: Client) -> None:
        """The patched view is the one that the engine makes afresh."""
        state = self.tables._house.tables[self.id].state
        assert state is not None
        seat = state.record.seat_of(client.player.id)
        fresh = state.rules.resume(state.setup, state.game.checkpoint, state.game.entries)
        if client.seq == state.seq:
            assert client.view == fresh.view(seat)

    async def check(self) -> None:
        await self.clock.sleep(1)
        public = [{k: v for k, v in c.view.items() if k not in OWN} for c in [*self.clients, self.watcher]]
        assert public[0]["winners"]
        assert all(view == public[0] for view in public)
        assert await self.tables.view(None, self.id) == {"seq": self.watcher.seq, "view": self.watcher.view}
        assert (await self.tables.get(None, self.id))["status"] == "finished"
        assert b'"type":"end"' in await self.tables.record(None, self.id)
        with contextlib.suppress(StopIteration):
            next(c for c in self.clients if any(not a.get("free") for a in c.asks))
            raise AssertionError("a question is open after the end")


@pytest.mark.parametrize(
    ("pace", "people", "bots", "seed"),
    [("unlimited", 2, 2, 1), ("unlimited", 4, 0, 2), ("live", 2, 1, 3), ("live", 4, 1, 4), ("days", 3, 0, 5)],
)
def test_every_frame_of_a_game_keeps_the_promises(pace: str, people: int, bots: int, seed: int) -> None:
    async def main() -> None:
        evening = Evening(seed, people, bots, {"pace": pace})
        await evening.begin()
        await evening.play()
        await evening.check()
        assert evening.restarts

    run(main)
