"""One table at two processes over one PostgreSQL and one Valkey: any process serves any table."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any

from tests.services import AppServer, Valkey

from .client import Client
from .conftest import People, seated


async def test_one_table_at_two_servers(
    start_server: Callable[..., AppServer], postgres_database_url: str, valkey: Valkey, people: People
) -> None:
    here = start_server(postgres_database_url, VALKEY_URL=valkey.url)
    there = start_server(postgres_database_url, VALKEY_URL=valkey.url)
    crowd = await people(here.url, 3, seed=71)
    table = await seated(crowd)
    elsewhere: list[Client] = []
    for client in crowd[1:]:
        other: Any = Client(there.url, client.name, seed=client.dice.randrange(1000))
        other.token = client.token
        elsewhere.append(other)
    watcher = Client(there.url)
    players = [crowd[0], *elsewhere]
    for client in players:
        await client.open(table["id"])
    await watcher.open(table["id"], watch=True)
    together: Counter[str] = Counter()
    await asyncio.gather(*(client.play(60, together=together) for client in [*players, watcher]))
    await asyncio.gather(*(client.settle() for client in [*players, watcher]))
    assert len({client.seq for client in [*players, watcher]}) == 1
    fresh = [await client.get(f"/tables/{table['id']}/view?as=spectator") for client in (crowd[0], watcher)]
    assert [page["view"] for page in fresh] == [watcher.view] * 2
    await crowd[0].say(type="chat", text="hello over there")
    assert (await elsewhere[0].until("chat"))["text"] == "hello over there"

    acked = [message for message in elsewhere[0].heard if message["type"] == "ack"]
    if acked:
        await crowd[1].open(table["id"])
        await crowd[1].say(type="answer", id=acked[-1]["id"], ask="s1-1", value=[])
        assert await crowd[1].until("ack", id=acked[-1]["id"]) == acked[-1]
    there.kill()
    for client in (*elsewhere, watcher):
        client.socket = None
        await client.http.aclose()
    for client in crowd:
        await client.open(table["id"])
    assert {client.seq for client in crowd} == {crowd[0].seq}
    together.clear()
    await asyncio.gather(*(client.play(20, together=together) for client in crowd))
