"""Killed in the middle and started again, on SQLite and on PostgreSQL: nothing acknowledged is lost, play goes on."""

from __future__ import annotations

from collections.abc import Callable

from tests.services import AppServer

from .client import Client, short_hash


async def test_kill_and_restart_loses_nothing(start_server: Callable[..., AppServer], database_url: str) -> None:
    server = start_server(database_url)
    ada = Client(server.url, seed=51)
    async with ada:
        await ada.sign_in()
        table = await ada.post("/play", {"bots": 3}, status=201)
        await ada.open(table["id"])
        for kill in range(3):
            await ada.play(answers=2 + kill)
            acked = [message for message in ada.heard if message["type"] == "ack"]
            seq, view = ada.seq, ada.view
            server.kill()
            ada.socket = None
            server.start()
            await ada.open(table["id"], after=seq, hash=short_hash(view))
            assert ada.seq >= max(message["seq"] for message in acked)
            again = {"type": "answer", "id": acked[-1]["id"], "ask": "s0-1", "value": []}
            await ada.say(**again)
            assert (await ada.until("ack", id=acked[-1]["id"]))["seq"] == acked[-1]["seq"]
        assert await ada.play()
        fresh = await ada.get(f"/tables/{table['id']}/view")
        assert fresh["view"] == ada.view


async def test_the_token_is_not_in_the_database_or_the_log(
    start_server: Callable[..., AppServer], sqlite_database_url: str
) -> None:
    server = start_server(sqlite_database_url)
    ada = Client(server.url, seed=52)
    async with ada:
        await ada.sign_in()
        table = await ada.post("/play", {"bots": 2}, status=201)
        token = ada.token
        ada.token = ""
        await ada.open(table["id"], token=token)
        await ada.play(answers=2)
        code = table["code"]
    server.stop()
    log = server.log.read_text()
    assert '"route": "/api/play"' in log
    assert token not in log
    assert code not in log
    assert table["id"] not in log
    path = sqlite_database_url.removeprefix("sqlite+aiosqlite:///")
    for part in ("", "-wal"):
        try:
            with open(path + part, "rb") as file:
                assert token.encode() not in file.read()
        except FileNotFoundError:
            assert part
