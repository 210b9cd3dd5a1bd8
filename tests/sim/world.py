"""A small world for the service: a store and a bus that are slow, fail and lose; services that crash between any two
steps; players who come again and repeat what was not acknowledged."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Awaitable, Callable
from typing import Any

from app.bus import Listener
from app.store import Store, StoreError
from app.store.memory import MemoryStore
from app.tables import Tables, TableSettings
from app.tables.hooks import Sender
from tests.sim.client import Client
from tests.sim.toy import TOY
from tests.sim.virtual import SeededRandomness, VirtualClock


class SlowStore:
    """One service's connection to the shared store. Each call happens at one moment between its beginning and its
    return; after a crash of the service, calls that had not happened never do, and none returns."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.alive = True

    def __getattr__(self, name: str) -> Callable[..., Awaitable[Any]]:
        call = getattr(self._world.shared, name)

        async def slow(*args: Any) -> Any:
            chance = self._world.chance
            await asyncio.sleep(chance.random() * 0.004)
            await self._stop_if_dead()
            fails = chance.random() < self._world.failing
            if fails and chance.random() < 0.5:
                raise StoreError("the connection was lost before")
            result = await call(*args)
            await asyncio.sleep(chance.random() * 0.004)
            await self._stop_if_dead()
            if fails:
                raise StoreError("the connection was lost after")
            return result

        return slow

    async def _stop_if_dead(self) -> None:
        if not self.alive:
            nothing: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._world.graves.append(nothing)
            await nothing  # a crashed process goes nowhere


class LossyBus:
    """Reaches the other services late, or not at all."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.listener: Listener | None = None

    async def start(self, listener: Listener) -> None:
        self.listener = listener
        self._world.buses.append(self)

    async def stop(self) -> None:
        self._world.buses.remove(self)

    def publish(self, message: bytes) -> None:
        chance, loop = self._world.chance, asyncio.get_running_loop()
        for other in self._world.buses:
            if other is not self and other.listener is not None and chance.random() < 0.8:
                loop.call_later(chance.random() * 0.02, other.listener, message)

    async def ready(self) -> bool:
        return True


class World:
    """``services`` run on one store; any of them may crash."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.failing = 0.0
        """How often a call to the store fails, before or after it happened."""
        self.graves: list[asyncio.Future[None]] = []
        self.shared = MemoryStore()
        self.buses: list[LossyBus] = []
        self.services: list[Tables] = []
        self.sender: Sender | None = None
        """Where webhooks of all services lead."""
        self._stores: dict[int, SlowStore] = {}
        self._parts: dict[int, LossyBus] = {}
        self._tasks: dict[int, set[asyncio.Task[Any]]] = {}

    async def service(self) -> Tables:
        """One more process."""
        store, bus = SlowStore(self), LossyBus(self)
        typed: Store = store  # type: ignore[assignment]
        tables = Tables(
            clock=VirtualClock(), store=typed, bus=bus, random=SeededRandomness(self.chance.getrandbits(32)),
            settings=TableSettings(heartbeat=500, due_poll=250), rules=TOY, sender=self.sender,
        )  # fmt: skip
        failing, self.failing = self.failing, 0.0
        await tables.start()
        self.failing = failing
        self._stores[id(tables)], self._parts[id(tables)] = store, bus
        self.services.append(tables)
        return tables

    def crash(self, tables: Tables) -> None:
        """As ``kill -9``: from now on nothing of this process happens. What was on its way to the store may or may not
        have arrived; its sockets are dead."""
        self._stores[id(tables)].alive = False
        bus = self._parts[id(tables)]
        bus.listener = None
        if bus in self.buses:
            self.buses.remove(bus)
        self.services.remove(tables)


class Person:
    """Plays at random, on any living service, and repeats what was not acknowledged under the same id."""

    def __init__(self, world: World, player: Any, table: str) -> None:
        self.world, self.player, self.table = world, player, table
        self.client: Client | None = None
        self.at: Tables | None = None
        self.acked: dict[str, str] = {}  # command -> tag
        self.sent = 0
        self.pending: tuple[str, str, Any] | None = None

    async def _connect(self) -> Client:
        """A socket at a living service; with what was known before, if this one was here before."""
        while True:
            if not self.world.services:
                await asyncio.sleep(0.05)
                continue
            service = self.world.chance.choice(self.world.services)
            old = self.client
            client = Client(service, self.player, self.table)
            if old is not None:
                client.view, client.seq, client.hash = old.view, old.seq, old.hash
                old.alive = False
            try:
                await asyncio.wait_for(client.come(back=old is not None), 3)
            except (StoreError, TimeoutError):
                client.alive = False
                await asyncio.sleep(0.05)
                continue
            self.client, self.at = client, service
            return client

    async def play(self) -> None:
        """Until the game is over for this person, with nothing left unacknowledged."""
        chance = self.world.chance
        client = await self._connect()
        idle = 0
        while not client.over or self.pending is not None:
            if self.at not in self.world.services or chance.random() < 0.02 or idle > 40:
                client, idle = await self._connect(), 0
            if self.pending is None and not client.asks:
                await asyncio.sleep(0.05)
                idle += 1
                if idle % 20 == 0:
                    await self._resume(client)
                continue
            if self.pending is None:
                ask = chance.choice(client.asks)
                self.sent += 1
                tag = f"{self.player.name}-{self.sent}"
                option = chance.choice(ask["options"])["id"] if chance.random() < 0.5 else "0"
                value = [option] if ask.get("free") else [option, tag]
                self.pending = (f"c{self.sent}", ask["id"], value)
            await self._send(client)
            if chance.random() < 0.08:
                await self._meddle(client)
            await asyncio.sleep(chance.random() * 0.02)

    async def _send(self, client: Client) -> None:
        assert self.pending is not None
        command, ask, value = self.pending
        errors = len(client.errors)
        try:
            await asyncio.wait_for(client.answer(command, ask, value), 1)
        except (StoreError, TimeoutError):
            return
        if command in client.acks:
            if len(value) > 1:
                self.acked[command] = value[1]
            self.pending = None
        elif len(client.errors) > errors:
            assert client.errors[-1]["code"] in ("stale", "conflict"), client.errors[-1]
            if client.errors[-1]["code"] == "stale" or (len(value) == 1):
                self.pending = None

    async def _meddle(self, client: Client) -> None:
        """Something else than an answer: orders, take-backs, pauses, a bot for the own seat."""
        assert client.attachment is not None
        chance, name = self.world.chance, f"m{self.world.chance.getrandbits(40)}"
        what = chance.choice(["take_back", "take_back", "pause", "resume", "bot", "orders", "orders"])
        rules = [{"answer": "pass", "until": chance.choice(["phase", "encounter"])}][: chance.randrange(2)]
        call = client.attachment.auto(name, rules) if what == "orders" else client.attachment.propose(name, what)
        with contextlib.suppress(StoreError, TimeoutError):
            await asyncio.wait_for(call, 1)

    async def _resume(self, client: Client) -> None:
        assert client.attachment is not None
        with contextlib.suppress(StoreError, TimeoutError):
            call = client.attachment.propose(f"r{self.world.chance.getrandbits(40)}", "resume")
            await asyncio.wait_for(call, 1)
