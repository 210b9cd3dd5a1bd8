"""A table with people at it, for tests: the service on a store in memory, under a virtual clock."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from app.bus import LocalBus
from app.store.memory import MemoryStore
from app.tables import Tables, TableSettings
from app.tables.hooks import Sender
from app.tables.live import LiveTable
from app.tables.rules import Rules
from app.tables.service import Player
from tests.sim.client import Client
from tests.sim.toy import Toy, toy_rules
from tests.sim.virtual import SeededRandomness, VirtualClock, run

__all__ = ["Place", "in_time", "toy"]


def toy(kinds: str, hands: bytes = b"") -> Rules:
    """A toy game whose stops are of these kinds: q(uestion), s(ecret choices), w(indow)."""
    return toy_rules(type("FixedToy", (Toy,), {"kinds": kinds, "hands": hands}))


def in_time(main: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run a test in a virtual loop."""
    run(main)


class Place:
    """A service and one table. ``seats`` are the people's clients by seat."""

    settings = TableSettings()

    def __init__(
        self,
        rules: Rules | None = None,
        store: MemoryStore | None = None,
        seed: int = 1,
        sender: Sender | None = None,
        settings: TableSettings | None = None,
    ) -> None:
        self.clock = VirtualClock()
        self.sender = sender
        self.settings = settings or self.settings
        self.store = store or MemoryStore()
        self.rules = rules
        self._seed = seed
        self.tables = self.process()
        self.players: list[Player] = []
        self.seats: list[Client] = []
        self.id = ""

    def process(self) -> Tables:
        """One more process on the same store."""
        self._seed += 1
        return Tables(
            clock=self.clock, store=self.store, bus=LocalBus(), random=SeededRandomness(self._seed),
            settings=self.settings, rules=self.rules, sender=self.sender,
        )  # fmt: skip

    async def restart(self, *, away: float = 0.0) -> None:
        """The process dies without a word; after so many seconds a new one stands there."""
        for task in self.tables._house._tasks:
            task.cancel()
        for live in self.tables._house.tables.values():
            live.close()
        for client in self.seats:
            client.alive = False
        await asyncio.sleep(away)
        self.tables = self.process()
        await self.tables.start()

    async def open(self, people: int = 2, bots: int = 1, **options: Any) -> Place:
        """Make a table, fill it, start it; everybody is attached."""
        await self.lobby(people, bots, **options)
        for player in self.players:
            await self.tables.ready(player, self.id, True)
        await self.tables.begin(self.players[0], self.id)
        return self

    async def lobby(self, people: int = 2, bots: int = 1, visibility: str = "public", **options: Any) -> Place:
        """The same before the start."""
        await self.tables.start()
        names = ["Ada", "Bob", "Cleo", "Dan", "Eve"]
        self.players = [(await self.tables.new_player(names[i]))[0] for i in range(people)]
        table = await self.tables.create(
            self.players[0], seats=people + bots, visibility=visibility, options={"pace": "live", **options}
        )
        self.id = table["id"]
        for player in self.players[1:]:
            await self.tables.join(player, table["code"])
        for _ in range(bots):
            await self.tables.bots(self.players[0], self.id, "easy")
        self.seats = [await self.client(player).come() for player in self.players]
        return self

    def client(self, player: Player | None, *, watch: bool = False) -> Client:
        return Client(self.tables, player, self.id, watch=watch)

    async def back(self, seat: int) -> Client:
        """The player of a seat comes again, with what he had."""
        old, new = self.seats[seat], self.client(self.players[seat])
        new.view, new.seq, new.hash = old.view, old.seq, old.hash
        old.alive = False
        self.seats[seat] = await new.come(back=True)
        return new

    async def live(self) -> LiveTable:
        return await self.tables._house.get(self.id)

    async def wait(self, seconds: float) -> None:
        await self.clock.sleep(seconds)

    async def answer(self, count: int, name: str) -> None:
        """So many answers by whoever is asked; ``name`` makes their ids."""
        for number in range(count):
            client = next(client for client in self.seats if client.asks)
            await client.answer(f"{name}{number}", client.asks[0]["id"], ["1"])

    async def take_back(self, name: str) -> int:
        """The first seat that can takes its last answer back, and all agree; the number of the phase it is now."""
        for client in self.seats:
            assert client.attachment is not None
            if await client.attachment.propose(name, "take_back"):
                break
        for seat, client in enumerate(self.seats):
            for ask in [ask for ask in client.asks if ask.get("free")]:
                await client.answer(f"{name} {seat}", ask["id"], ["0"])
        state = (await self.live()).state
        assert state is not None
        return state.control.phase
