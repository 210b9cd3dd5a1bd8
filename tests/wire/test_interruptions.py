"""A game in which people keep leaving, coming back, pausing, taking back and giving standing orders, at random."""

from __future__ import annotations

import asyncio
import contextlib
import random
import uuid
from typing import Any

from app.verify import verify

from .client import Client, legal_answer
from .conftest import People, seated

WHAT = ("take_back", "pause", "resume", "auto", "leave", "come back")
ORDER: dict[str, Any] = {"match": {}, "answer": "pass", "until": "phase", "wake": []}


async def disturb(client: Client, table: str, dice: random.Random, over: asyncio.Event) -> None:
    """One interruption after the other, whether they are allowed or not."""
    while not over.is_set():
        await asyncio.sleep(dice.random() * 0.2)
        what, command = dice.choice(WHAT), uuid.uuid4().hex
        with contextlib.suppress(OSError, asyncio.CancelledError):
            if what == "leave":
                await client.http.post(f"/api/tables/{table}/leave")
            elif what == "come back":
                await client.http.post(f"/api/tables/{table}/join")
            elif client.socket is not None and client.socket.state.name == "OPEN":
                if what == "auto":
                    await client.say(type="auto", id=command, rules=[ORDER] if dice.random() < 0.5 else [])
                else:
                    await client.say(type="propose", id=command, what=what)


async def go_on(client: Client, dice: random.Random, over: asyncio.Event) -> None:
    """Answers whatever is open, and now and then comes by a new socket."""
    while client.view.get("winners") is None:
        asks = [ask for ask in client.asks if ask["id"] not in client.answered]
        if asks:
            ask = dice.choice(asks)
            client.answered.add(ask["id"])
            await client.say(type="answer", id=uuid.uuid4().hex, ask=ask["id"], value=legal_answer(ask, client.dice))
        with contextlib.suppress(TimeoutError):
            await client.take(0.2)
    over.set()


async def test_interruptions_break_nothing(site: str, people: People) -> None:
    crowd = await people(site, 3, seed=81)
    table = await seated(crowd)
    dice, over = random.Random(81), asyncio.Event()
    for client in crowd:
        await client.open(table["id"])
    disturbing = [asyncio.create_task(disturb(client, table["id"], dice, over)) for client in crowd]
    async with asyncio.timeout(200):
        await asyncio.gather(*(go_on(client, dice, over) for client in crowd))
    await asyncio.gather(*disturbing)
    refused = {m["code"] for client in crowd for m in client.heard if m["type"] == "error"}
    assert refused <= {"conflict", "stale"}
    fresh = await crowd[0].get(f"/tables/{table['id']}/view?as=spectator")
    assert fresh["view"]["winners"] == crowd[0].view["winners"]
    record = (await crowd[0].http.get(f"/api/tables/{table['id']}/record")).content
    assert verify(record, table["commitment"]).open == []
