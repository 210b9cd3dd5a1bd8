"""A slow table of real servers tells a real receiver on this machine that somebody is waited for."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
from collections.abc import Callable

from tests.push.receiver import receiving
from tests.services import AppServer

from .conftest import People, seated

SETTINGS = {"WEBHOOK_ANY_ADDRESS": "true", "WEBHOOK_DELAY_SECONDS": "0.5", "LOG_LEVEL": "debug"}


async def test_a_slow_table_calls_whom_it_waits_for_once_from_one_of_two_servers(
    start_server: Callable[..., AppServer], sqlite_database_url: str, people: People
) -> None:
    servers = [start_server(sqlite_database_url, **SETTINGS) for _ in range(2)]
    crowd = await people(servers[0].url, 3, seed=7)
    async with receiving() as chat:
        secrets: dict[str, str] = {}
        for number, client in enumerate(crowd):
            reply = await client.http.put(
                "/api/me/webhook",
                json={"url": f"{chat.url}/of/{number}"},
                headers={"authorization": f"Bearer {client.token}"},
            )
            assert reply.status_code == 201, reply.text
            assert reply.json()["webhook"]["host"] == chat.url.removeprefix("http://")
            secrets[f"/of/{number}"] = reply.json()["secret"]
        tested = await crowd[0].post("/me/webhook/test")
        assert tested == {"delivered": True, "problem": None}
        assert json.loads(chat.posts.pop()[2])["type"] == "test"
        table = await seated(crowd, options={"pace": "days", "aliens": "choice_of_two"})
        for _ in range(300):
            if len(chat.posts) >= 3:  # everybody chooses an alien
                break
            await asyncio.sleep(0.1)
        await asyncio.sleep(6)  # the other server has looked, too
        assert sorted(path for path, _, _ in chat.posts) == ["/of/0", "/of/1", "/of/2"]
        path, headers, raw = chat.posts[0]
        body = json.loads(raw)
        assert body["table"]["id"] == table["id"]
        assert body["link"] == f"{servers[0].url}/t/{table['id']}"
        at, _, signature = headers["fifth-colony-signature"].removeprefix("t=").partition(",v1=")
        good = hmac.new(bytes.fromhex(secrets[path]), f"{at}.".encode() + raw, hashlib.sha256).hexdigest()
        assert signature == good
        told = json.dumps([await crowd[0].get("/me/webhook"), await crowd[1].get(f"/tables/{table['id']}")])
        assert "/of/" not in told
        for server in servers:
            server.stop()
            log = server.log.read_text()
            assert "/of/" not in log
            assert not any(secret in log for secret in secrets.values())
