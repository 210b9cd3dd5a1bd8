"""The sockets: who may enter, what is handed on, and every way of being thrown out."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
import websockets
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from .conftest import Site

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def enter(site: Site, path: str = "/ws/tables/t1?token=good", **headers: str) -> ClientConnection:
    """An accepted socket after its first message."""
    socket = await connect(site.ws + path, additional_headers=headers)
    first = json.loads(await asyncio.wait_for(socket.recv(), 5))
    assert first["type"] == "hello"
    return socket


async def refused(site: Site, path: str, **headers: str) -> tuple[int, str]:
    """Status and code of a socket that was not accepted."""
    with pytest.raises(InvalidStatus) as found:
        await connect(site.ws + path, additional_headers=headers)
    response = found.value.response
    return response.status_code, json.loads(response.body)["error"]["code"]


async def last_words(socket: ClientConnection) -> tuple[list[dict[str, Any]], int | None]:
    """What still comes, and the code the server closes with."""
    heard: list[dict[str, Any]] = []
    try:
        while True:
            heard.append(json.loads(await asyncio.wait_for(socket.recv(), 5)))
    except ConnectionClosed as closed:
        return heard, closed.rcvd.code if closed.rcvd else None


async def test_who_may_not_enter_gets_an_http_answer(site: Site) -> None:
    assert await refused(site, "/ws/tables/t1") == (401, "unauthorized")
    assert await refused(site, "/ws/tables/t1?token=wrong") == (401, "unauthorized")
    assert await refused(site, "/ws/tables/t1/watch?token=wrong") == (401, "unauthorized")
    assert await refused(site, "/ws/tables/t1?token=" + "x" * 3000) == (401, "unauthorized")
    assert await refused(site, "/ws/tables/other?token=good") == (403, "not_seated")
    assert await refused(site, "/ws/tables/none?token=good") == (404, "not_found")
    assert await refused(site, "/ws/tables/none/watch") == (404, "not_found")
    assert await refused(site, "/ws/tables/private/watch") == (404, "not_found")
    assert await refused(site, "/ws/tables/t1?token=good&after=x") == (422, "invalid")


async def test_while_the_database_is_away_nobody_enters_and_nobody_is_thrown_out(site: Site) -> None:
    assert await refused(site, "/ws/tables/away?token=good") == (503, "unavailable")
    async with await enter(site) as socket:
        await socket.send('{"type":"answer","id":"a","ask":"away","value":[]}')
        await socket.send('{"type":"ping"}')
        assert json.loads(await socket.recv()) == {"type": "pong"}


async def test_what_breaks_on_the_server_closes_with_1011(site: Site) -> None:
    socket = await enter(site)
    await socket.send('{"type":"answer","id":"a","ask":"broken","value":[]}')
    assert await last_words(socket) == ([], 1011)
    await asyncio.sleep(0.05)
    assert site.tables.seats[-1].detached


async def test_all_three_ways_to_say_who_one_is(site: Site) -> None:
    for path, headers in [
        ("/ws/tables/t1?token=good", {}),
        ("/ws/tables/t1", {"Authorization": "Bearer good"}),
        ("/ws/tables/t1", {"Cookie": "fifth_colony=good", "Origin": site.url}),
    ]:
        await (await enter(site, path, **headers)).close()
    assert [told[2] for told in site.tables.told] == ["Ada"] * 3


async def test_a_foreign_page_cannot_use_the_cookie(site: Site) -> None:
    cookie = {"Cookie": "fifth_colony=good", "Origin": "https://evil.example"}
    assert await refused(site, "/ws/tables/t1", **cookie) == (403, "forbidden")
    await (await enter(site, "/ws/tables/t1/watch", **cookie)).close()
    assert site.tables.told[-1][2] is None  # he watches as nobody


async def test_the_place_to_go_on_from_is_handed_on(site: Site) -> None:
    await (await enter(site, "/ws/tables/t1?token=good&after=12&hash=abc")).close()
    await (await enter(site, "/ws/tables/t1/watch?after=-1")).close()
    assert [told[4:] for told in site.tables.told] == [(12, "abc"), (None, None)]


async def test_messages_reach_the_table_and_are_answered(site: Site) -> None:
    async with await enter(site) as socket:
        rule = {
            "match": {"moment": "reveal.totals"},
            "answer": "pass",
            "until": "game",
            "wake": [{"event": "x", "seat": 1}],
        }
        for message in [
            {"type": "ping"},
            {"type": "answer", "id": "a", "ask": "s0-1", "value": ["x"]},
            {"type": "answer", "id": "b", "ask": "s0-2", "value": None},
            {"type": "auto", "id": "c", "rules": [rule]},
            {"type": "propose", "id": "d", "what": "bot", "seat": 2, "level": "hard"},
            {"type": "chat", "text": " hello\u202e there "},
            {"type": "resync"},
        ]:
            await socket.send(json.dumps(message))
        heard = [json.loads(await socket.recv()) for _ in range(6)]
    assert [m["type"] for m in heard] == ["pong", "ack", "ack", "ack", "ack", "hello"]
    assert site.tables.told[1:] == [
        ("answer", "a", "s0-1", ["x"]),
        ("answer", "b", "s0-2", None),
        ("auto", "c", [rule]),
        ("propose", "d", "bot", 2, "hard"),
        ("chat", "hello there"),
    ]
    await asyncio.sleep(0.05)
    assert site.tables.seats[0].detached


@pytest.mark.parametrize(
    "message",
    [
        {"type": "auto", "id": "x", "rules": "all"},
        {"type": "auto", "id": "x", "rules": [{"until": "tomorrow"}]},
        {"type": "auto", "id": "x", "rules": [{"then": "what"}]},
        {"type": "auto", "id": "x", "rules": [{"match": {"weather": "fine"}}]},
        {"type": "auto", "id": "x", "rules": [{}] * 51},
        {"type": "propose", "id": "x", "what": "dance"},
        {"type": "propose", "id": "x", "what": "bot", "seat": 9},
        {"type": "propose", "id": "x", "what": "bot", "level": "divine"},
    ],
)
async def test_a_wrong_content_is_refused_under_its_id_and_the_socket_stays(
    site: Site, message: dict[str, Any]
) -> None:
    async with await enter(site) as socket:
        await socket.send(json.dumps(message))
        error = json.loads(await socket.recv())
        assert (error["type"], error["id"], error["code"]) == ("error", "x", "invalid")
        await socket.send('{"type":"ping"}')
        assert json.loads(await socket.recv()) == {"type": "pong"}
    assert len(site.tables.told) == 1


@pytest.mark.parametrize(
    "frame",
    [
        "not json",
        "",
        "[]",
        "5",
        "null",
        "{}",
        '{"type":"dance"}',
        '{"type":5}',
        '{"type":"answer"}',
        '{"type":"answer","id":"a","ask":"s0-1"}',
        '{"type":"answer","ask":"s0-1","value":[]}',
        '{"type":"answer","id":5,"ask":"s0-1","value":[]}',
        '{"type":"answer","id":"","ask":"s0-1","value":[]}',
        '{"type":"answer","id":"' + "x" * 65 + '","ask":"s0-1","value":[]}',
        '{"type":"answer","id":"a","ask":7,"value":[]}',
        '{"type":"answer","id":"a","ask":"s0-1","value":' + "[" * 4000 + "]" * 4000 + "}",
        '{"type":"answer","id":"a","ask":"s0-1","value":"\\ud800"}',
        '{"type":"auto","rules":[]}',
        b'{"type":"ping"}',
        b"\x00\xff",
    ],
)
async def test_a_malformed_frame_gets_an_error_and_1008(site: Site, frame: str | bytes) -> None:
    for path in ("/ws/tables/t1?token=good", "/ws/tables/t1/watch"):
        socket = await enter(site, path)
        await socket.send(frame)
        heard, code = await last_words(socket)
        assert [m["type"] for m in heard] == ["error"]
        assert code == 1008
    assert not [told for told in site.tables.told if told[0] == "answer"]


async def test_a_frame_over_16_kib_gets_an_error_and_1009(site: Site) -> None:
    for path in ("/ws/tables/t1?token=good", "/ws/tables/t1/watch"):
        for text in ("x" * 16_400, "\u00e4" * 8_300):
            socket = await enter(site, path)
            await socket.send(json.dumps({"type": "chat", "text": text}, ensure_ascii=False))
            heard, code = await last_words(socket)
            assert [(m["type"], m["code"]) for m in heard] == [("error", "invalid")]
            assert code == 1009


async def test_a_chat_that_is_too_long_is_refused_and_the_socket_stays(site: Site) -> None:
    async with await enter(site) as socket:
        await socket.send(json.dumps({"type": "chat", "text": "x" * 501}))
        error = json.loads(await socket.recv())
        assert (error["id"], error["code"]) == (None, "invalid")
        await socket.send('{"type":"ping"}')
        assert json.loads(await socket.recv()) == {"type": "pong"}


async def test_too_much_talk_is_refused_and_the_socket_stays(site_with: Any) -> None:
    site = await site_with(chat_per_minute=2)
    async with await enter(site) as socket:
        for _ in range(3):
            await socket.send('{"type":"chat","text":"well"}')
        error = json.loads(await socket.recv())
        assert (error["id"], error["code"]) == (None, "rate_limited")
        assert error["message"].startswith("At most 2 lines of chat a minute. Try again in ")
        assert error["details"]["about"] == "chat"
        assert 0 < error["details"]["retry_after"] <= 61
        await socket.send('{"type":"ping"}')
        assert json.loads(await socket.recv()) == {"type": "pong"}
    assert [told[0] for told in site.tables.told].count("chat") == 2


async def test_a_flood_gets_an_error_and_1008(site: Site) -> None:
    socket = await enter(site)
    for _ in range(300):
        try:
            await socket.send('{"type":"ping"}')
        except websockets.ConnectionClosed:
            break
    heard, code = await last_words(socket)
    assert heard[-1]["code"] == "rate_limited"
    assert 100 <= len(heard) - 1 <= 120
    assert code == 1008


async def test_accepted_answers_do_not_count_and_refused_ones_do(site: Site) -> None:
    socket = await enter(site)
    for n in range(200):
        await socket.send(json.dumps({"type": "answer", "id": f"a{n}", "ask": "s0-1", "value": []}))
    heard = [json.loads(await socket.recv()) for _ in range(200)]
    assert {m["type"] for m in heard} == {"ack"}
    for n in range(150):
        await socket.send(json.dumps({"type": "answer", "id": f"b{n}", "ask": "stale", "value": []}))
    heard, code = await last_words(socket)
    assert heard[-1]["code"] == "rate_limited"
    assert code == 1008


@pytest.mark.parametrize(
    "message",
    [
        {"type": "answer", "id": "a", "ask": "s0-1", "value": []},
        {"type": "chat", "text": "hello"},
        {"type": "resync"},
        {"type": "propose", "id": "a", "what": "pause"},
        {"type": "auto", "id": "a", "rules": []},
        {"type": "propose", "id": "a", "what": "dance"},
    ],
)
async def test_a_watcher_who_speaks_is_closed_with_1008(site: Site, message: dict[str, Any]) -> None:
    socket = await enter(site, "/ws/tables/t1/watch?token=good")
    await socket.send('{"type":"ping"}')
    await socket.send(json.dumps(message))
    heard, code = await last_words(socket)
    assert heard[0] == {"type": "pong"}
    assert code == 1008
    assert [told[0] for told in site.tables.told] == ["attach"]


async def test_a_watcher_may_have_no_identity(site: Site) -> None:
    async with await enter(site, "/ws/tables/t1/watch"):
        assert site.tables.told[-1][2:4] == (None, True)
