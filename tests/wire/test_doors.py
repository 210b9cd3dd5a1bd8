"""Who may enter a real server's sockets, what a watcher may do, and bad input that must disturb no table."""

from __future__ import annotations

import json
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from .client import Client
from .conftest import People, seated


async def denied(client: Client, table: str, *, watch: bool = False, token: str | None = None) -> tuple[int, str]:
    """Status and code instead of a socket."""
    query = f"?token={token}" if token is not None else ""
    url = f"{client.url.replace('http', 'ws', 1)}/ws/tables/{table}{'/watch' if watch else ''}{query}"
    with pytest.raises(InvalidStatus) as found:
        await connect(url)
    response = found.value.response
    return response.status_code, json.loads(response.body)["error"]["code"]


async def test_the_doors(site: str, people: People) -> None:
    ada, bo = await people(site, 2, seed=31)
    public = await ada.post("/tables", {"seats": 3}, status=201)
    private = await ada.post("/tables", {"seats": 3, "visibility": "private"}, status=201)
    closed = await ada.post("/tables", {"seats": 3, "spectators": False}, status=201)
    assert await denied(bo, public["id"]) == (401, "unauthorized")
    assert await denied(bo, public["id"], token="ab" * 24) == (401, "unauthorized")
    assert (await denied(bo, public["id"], token=bo.token))[0] == 403
    assert await denied(bo, "nowhere", token=bo.token) == (404, "not_found")
    assert await denied(bo, "nowhere", watch=True) == (404, "not_found")
    assert await denied(bo, private["id"], token=bo.token) == (404, "not_found")
    assert await denied(bo, private["id"], watch=True) == (404, "not_found")
    assert (await denied(bo, closed["id"], watch=True))[0] == 403
    assert (await denied(bo, private["code"], token=bo.token))[0] == 403  # he may look and watch, but has no seat
    await bo.open(private["code"], watch=True)
    assert bo.heard[-1]["table"]["id"] == private["id"]
    nobody = Client(site)
    async with nobody:
        await nobody.open(public["id"], watch=True)
        assert nobody.seat is None


async def test_a_stranger_never_gets_a_seat_by_a_wrong_token(site: str, people: People) -> None:
    crowd = await people(site, 3, seed=32)
    table = await seated(crowd)
    await crowd[0].open(table["id"])
    before = await crowd[0].get(f"/tables/{table['id']}")
    for token in ("", "x", crowd[1].token[:-1], crowd[1].token + "0", crowd[1].token.upper() + "z", "%00", "😀"):
        assert (await denied(crowd[0], table["id"], token=token))[0] == 401
    assert await crowd[0].get(f"/tables/{table['id']}") == before


async def test_a_watcher_sees_no_hand_and_cannot_act(site: str, people: People) -> None:
    *crowd, watcher = await people(site, 4, seed=33)
    table = await seated(crowd)
    for client in crowd:
        await client.open(table["id"])
    await watcher.open(table["id"], watch=True)
    seen = json.dumps(watcher.heard)
    for client in crowd:
        assert client.view["hand"]
        assert not [card["id"] for card in client.view["hand"] if f'"{card["id"]}"' in seen]
    asked = next(client for client in crowd if client.asks)
    ask = asked.asks[0]
    await watcher.say(type="ping")
    await watcher.until("pong")
    await watcher.say(type="answer", id="x", ask=ask["id"], value=ask["default"])
    rest, code = await watcher.closed()
    assert code == 1008
    assert not [message for message in rest if message["type"] == "ack"]
    assert (await asked.answer(ask, ask["default"]))["type"] == "ack"  # it was still open
    nobody = Client(site)
    async with nobody:
        for path in (f"/tables/{table['id']}/view?as=0", f"/tables/{table['id']}/view?as=all"):
            reply = await nobody.http.get(f"/api{path}")
            assert (reply.status_code, reply.json()["error"]["code"]) == (403, "forbidden")
        assert "hand" not in (await nobody.get(f"/tables/{table['id']}/view"))["view"]
        reply = await nobody.http.get(f"/api/tables/{table['id']}/record")
        assert reply.status_code in (403, 409)
    reply = await crowd[0].http.get(f"/api/tables/{table['id']}/view?as=1")
    assert reply.status_code == 403


@pytest.mark.parametrize(
    ("frame", "close"),
    [
        ("nonsense", 1008),
        ("{", 1008),
        ("[1,2]", 1008),
        ('{"type":"conquer"}', 1008),
        ('{"type":"answer","id":1}', 1008),
        (b"\x00\x01", 1008),
        (json.dumps({"type": "chat", "text": "x" * 17_000}), 1009),
    ],
)
async def test_bad_frames_close_their_socket_and_disturb_nobody(
    site: str, people: People, frame: Any, close: int
) -> None:
    (ada,) = await people(site, seed=34)
    table = await ada.post("/play", {"bots": 2}, status=201)
    await ada.open(table["id"])
    tab = Client(site)
    tab.token = ada.token
    async with tab:
        await tab.open(table["id"])
        assert tab.socket is not None
        await tab.socket.send(frame)
        rest, code = await tab.closed()
        assert [m["code"] for m in rest if m["type"] == "error"] == ["invalid"]
        assert code == close
        assert (tab.seq, tab.view) == (ada.seq, ada.view)
    reply = await ada.answer(await ada.ask())
    assert reply["type"] == "ack"


async def test_a_flood_closes_its_socket_and_disturbs_nobody(site: str, people: People) -> None:
    (ada,) = await people(site, seed=35)
    table = await ada.post("/play", {"bots": 2}, status=201)
    await ada.open(table["id"])
    tab = Client(site)
    tab.token = ada.token
    async with tab:
        await tab.open(table["id"])
        assert tab.socket is not None
        await tab.socket.send("\n")  # malformed as well, in case nothing else is
        for _ in range(200):
            try:
                await tab.socket.send('{"type":"ping"}')
            except OSError:
                break
        _, code = await tab.closed()
        assert code == 1008
    assert (await ada.answer(await ada.ask()))["type"] == "ack"


async def test_chat_reaches_the_table_and_spectators_speak_over_rest(site: str, people: People) -> None:
    ada, bo, cy, watcher = await people(site, 4, seed=36)
    table = await seated([ada, bo, cy])
    await ada.open(table["id"])
    await bo.open(table["id"])
    await watcher.open(table["id"], watch=True)
    await ada.say(type="chat", text="hello <b>there</b>")
    told = await bo.until("chat")
    assert (told["from"], told["name"], told["text"], told["to"]) == (0, "Ada", "hello <b>there</b>", "table")
    await watcher.post(f"/tables/{table['id']}/chat", {"text": "well played"})
    told = await watcher.until("chat", to="spectators")
    assert (told["from"], told["name"]) == (None, "Di")
    nobody = Client(site)
    async with nobody:
        assert (await nobody.http.post(f"/api/tables/{table['id']}/chat", json={"text": "x"})).status_code == 401


async def test_presence_says_who_is_there(site: str, people: People) -> None:
    ada, bo, cy, watcher = await people(site, 4, seed=37)
    table = await seated([ada, bo, cy])
    await ada.open(table["id"])
    await bo.open(table["id"])
    told = await ada.until("presence", seats={"0": "online", "1": "online", "2": "offline"})
    await watcher.open(table["id"], watch=True)
    told = await ada.until("presence", spectators=1)
    await bo.leave()
    told = await ada.until("presence")
    assert told["seats"]["1"] != "online"
