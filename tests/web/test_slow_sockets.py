"""Sockets that do not read: they cost a bounded amount and delay nobody."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from websockets.asyncio.client import connect

from .test_sockets import enter

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_socket_that_does_not_read_is_resynchronised_and_delays_nobody(site_with: Any) -> None:
    site = await site_with(queue_frames=8)
    slow = await connect(site.ws + "/ws/tables/t1?token=good", max_queue=1, close_timeout=0.2)
    quick = await enter(site)
    await asyncio.sleep(0.1)
    update = json.dumps({"type": "update", "pad": "x" * 65_000}).encode()
    slow.transport.pause_reading()
    for n in range(400):
        site.tables.seats[0].sink.push(update)
        if n % 20 == 0:
            site.tables.seats[1].sink.push(b'{"type":"update"}')
            assert json.loads(await asyncio.wait_for(quick.recv(), 1))["type"] == "update"
    slow.transport.resume_reading()
    kinds: list[tuple[str, bool]] = []
    while not kinds or kinds[-1] != ("hello", True):
        message = json.loads(await asyncio.wait_for(slow.recv(), 5))
        kinds.append((message["type"], message.get("again", False)))
    assert kinds[0] == ("hello", False)
    assert len(kinds) < 300
    text = (await site.http.get("/metrics")).text
    assert float(text.split("\nfifth_colony_dropped_total ")[1].split()[0]) >= 1
    await slow.close()
    await quick.close()


async def test_a_socket_that_takes_nothing_for_too_long_is_closed(site_with: Any) -> None:
    site = await site_with(queue_frames=8, stall_seconds=0.2)
    slow = await connect(site.ws + "/ws/tables/t1/watch", max_queue=1, close_timeout=0.2)
    await slow.recv()
    slow.transport.pause_reading()
    update = b'{"type":"update","pad":"' + b"x" * 65_000 + b'"}'
    for _ in range(400):
        if site.tables.seats[0].detached:
            break
        site.tables.seats[0].sink.push(update)
        await asyncio.sleep(0.02)
    assert site.tables.seats[0].detached
    assert "\nfifth_colony_stalled_total 1.0" in (await site.http.get("/metrics")).text
    slow.transport.abort()
