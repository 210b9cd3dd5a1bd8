"""Whole games over the wire, coming back, several tabs, and commands that are sent twice."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from copy import deepcopy
from typing import Any

from app.verify import main as verify

from .client import Client, short_hash
from .conftest import People, seated

PUBLIC = ("hand", "known", "selected", "candidates", "own_piles")


async def test_one_person_plays_bots_to_the_end(site: str, people: People, tmp_path) -> None:
    (ada,) = await people(site)
    table = await ada.post("/play", {"bots": 3, "nonce": "c0ffee"}, status=201)
    assert (table["status"], table["options"]["pace"]) == ("playing", "unlimited")
    await ada.open(table["id"])
    assert ada.heard[0]["protocol"] == 1
    assert ada.heard[0]["commitment"] == table["commitment"]
    assert await ada.play()
    assert ada.view["phase"] == "over"
    assert ada.asks == []
    now = await ada.get(f"/tables/{table['id']}/view")
    assert now == {"seq": ada.seq, "view": ada.view}
    assert (await ada.get(f"/tables/{table['id']}"))["status"] == "finished"
    open_hands = (await ada.get(f"/tables/{table['id']}/view?as=all"))["view"]
    assert [len(open_hands["hands"][str(n)]) for n in range(4)] == [seat["hand"] for seat in ada.view["seats"]]
    assert open_hands["hands"]["0"] == ada.view["hand"]
    for seat in range(4):
        other = (await ada.get(f"/tables/{table['id']}/view?as={seat}"))["view"]
        assert other["hand"] == open_hands["hands"][str(seat)]
    earlier = await ada.get(f"/tables/{table['id']}/view?as=all&seq=3")
    assert earlier["seq"] == 3
    assert all(earlier["view"]["hands"].values())
    record = tmp_path / "record.jsonl"
    record.write_bytes((await ada.http.get(f"/api/tables/{table['id']}/record")).content)
    assert verify([str(record), "--commitment", table["commitment"]]) == 0


async def whole_log(client: Client, table: str) -> list[str]:
    """The sentences of the log, read page by page."""
    texts: list[str] = []
    page = {"next": 0}
    while page["next"] is not None:
        page = await client.get(f"/tables/{table}/events?limit=300&after={page['next']}")
        texts += [event["text"] for event in page["events"]]
    return texts


async def test_people_and_a_watcher_agree(site: str, people: People) -> None:
    *crowd, watcher = await people(site, 4, seed=2)
    table = await seated(crowd)
    for client in crowd:
        await client.open(table["id"])
    await watcher.open(table["id"], watch=True)
    assert (watcher.seat, watcher.asks, "hand" in watcher.view) == (None, [], False)
    together: Counter[str] = Counter()
    await asyncio.gather(*(client.play(150, together=together) for client in [*crowd, watcher]))
    await asyncio.gather(*(client.settle() for client in [*crowd, watcher]))
    seen = [{k: v for k, v in client.view.items() if k not in PUBLIC} for client in [*crowd, watcher]]
    assert seen == [seen[-1]] * 4
    assert [client.seat for client in crowd] == [0, 1, 2]
    fresh = await crowd[0].get(f"/tables/{table['id']}/view?as=spectator")
    assert fresh["view"] == watcher.view
    told = [event["text"] for message in watcher.heard if message["type"] == "update" for event in message["events"]]
    assert (await whole_log(watcher, table["id"]))[-len(told) :] == told


async def test_a_reconnect_goes_on_where_it_was(site: str, people: People) -> None:
    (ada,) = await people(site, seed=3)
    table = await ada.post("/play", {"bots": 3}, status=201)
    await ada.open(table["id"])
    await ada.play(answers=4)
    seq, view = ada.seq, deepcopy(ada.view)
    other = Client(site, "Ada", 5)
    other.token = ada.token
    async with other:
        await other.open(table["id"])
        await ada.leave()
        await other.play(answers=3)
        ada.answered |= other.answered
        await ada.open(table["id"], after=seq, hash=short_hash(view))
        assert ada.heard[-1]["type"] == "update"  # what was missed, not everything again
        await asyncio.gather(ada.settle(), other.settle())
        assert ada.view == other.view
        assert [ask["id"] for ask in ada.asks] == [ask["id"] for ask in other.asks]
    await ada.open(table["id"], after=seq, hash="0" * 16)
    assert ada.heard[-1]["type"] == "hello"
    await ada.open(table["id"], after=10**6, hash=short_hash(ada.view))
    assert ada.heard[-1]["type"] == "hello"
    assert ada.seat == 0
    assert await ada.play()


async def test_what_one_tab_answers_closes_in_the_other(site: str, people: People) -> None:
    (ada,) = await people(site, seed=4)
    table = await ada.post("/play", {"bots": 2}, status=201)
    await ada.open(table["id"])
    tab = Client(site, "Ada", 6)
    tab.token = ada.token
    async with tab:
        await tab.open(table["id"])
        ask = await ada.ask()
        assert (await tab.ask())["id"] == ask["id"]
        assert (await ada.answer(ask))["type"] == "ack"
        while any(open_ask["id"] == ask["id"] for open_ask in tab.asks):
            await tab.take()
        late = await tab.answer(ask)
        assert (late["type"], late["code"]) == ("error", "stale")


async def test_a_repeated_command_has_one_effect(site: str, people: People) -> None:
    (ada,) = await people(site, seed=5)
    table = await ada.post("/play", {"bots": 3}, status=201)
    await ada.open(table["id"])
    ask = await ada.ask()
    message = {"type": "answer", "id": "same", "ask": ask["id"], "value": ask["default"]}
    await ada.say(**message)
    await ada.say(**message)
    first = await ada.until("ack", id="same")
    second = await ada.until("ack", id="same")
    assert first == second
    await ada.open(table["id"])
    await ada.say(**message)
    assert await ada.until("ack", id="same") == first
    other = await ada.answer(await ada.ask(), command="another")
    assert other["type"] == "ack"


async def test_a_refused_command_changes_nothing_and_is_judged_anew(site: str, people: People) -> None:
    (ada,) = await people(site, seed=6)
    table = await ada.post("/play", {"bots": 3}, status=201)
    await ada.open(table["id"])
    ask = await ada.ask()
    before, view = ada.seq, deepcopy(ada.view)
    wrong = ["no", 5, [], ["nothing"], {"x": 1}, [ask["default"]], ["0"] * 50, {"action": "dance"}]
    for value in wrong:
        if value == [] and ask.get("min") == 0:
            continue  # nobody chosen is an answer too
        error = await ada.answer(ask, value, command="again")
        assert (error["type"], error["code"]) == ("error", "invalid"), value
    error = await ada.answer({**ask, "id": "s0-9999"}, [], command="again")
    assert error["code"] == "stale"
    assert (ada.seq, ada.view) == (before, view)
    assert (await ada.answer(ask, ask["default"], command="again"))["type"] == "ack"


async def test_nobody_answers_for_another_seat(site: str, people: People) -> None:
    crowd = await people(site, 3, seed=7)
    table = await seated(crowd)
    for client in crowd:
        await client.open(table["id"])
    asked = next(client for client in crowd if client.asks)
    for other in crowd:
        if other is not asked:
            for ask in asked.asks:
                error = await other.answer({**ask}, ask["default"] or [])
                assert (error["type"], error["code"]) == ("error", "stale")


async def test_resync_gives_a_fresh_hello(site: str, people: People) -> None:
    (ada,) = await people(site, seed=8)
    table = await ada.post("/play", {"bots": 2}, status=201)
    await ada.open(table["id"])
    view = deepcopy(ada.view)
    await ada.say(type="resync")
    await ada.until("hello")
    assert ada.view == view


async def test_two_people_and_a_bot_play_to_the_end(site: str, people: People) -> None:
    ada, bo = await people(site, 2, seed=9)
    table = await ada.post("/tables", {"seats": 3, "options": {"pace": "unlimited"}}, status=201)
    await bo.post(f"/tables/{table['code']}/join", {"seat": 2})
    await ada.post(f"/tables/{table['id']}/bots", {"level": "hard"})
    for client in (ada, bo):
        await client.post(f"/tables/{table['id']}/ready", {"ready": True})
    await ada.post(f"/tables/{table['id']}/start")
    await ada.open(table["id"])
    await bo.open(table["id"])
    assert await asyncio.gather(ada.play(), bo.play()) == [True, True]
    assert ada.view["winners"] == bo.view["winners"]


def nonsense(ask: dict[str, Any], dice: random.Random) -> Any:
    """An answer that no ask allows, near a legal one or far from it."""
    default = ask["default"]
    far: list[Any] = [
        "x", 1, True, -1, 2**70, 1.5, [None], [[]], {"x": 1}, {"action": "dance"}, ["\u0000"], {"": 0}, {"0": -1},
        {"0": 2**64}, {"0": True}, {"0": 1.5}, {"0": "1"}, ["0", "0"], [0], {"action": "offer"}, "\U0001f600" * 50,
        {"action": "offer", "offer": {"give": {"cards": ["c1"]}, "take": {"cards": ["attack:"]}}},
        {"action": "offer", "offer": {"give": {"random_cards": -1}}}, {"action": "offer", "offer": []},
        {"action": "accept", "offer": 5, "extra": [1] * 100}, {"action": ["offer"]}, {"action": None},
    ]  # fmt: skip
    if isinstance(default, list) and default and dice.random() < 0.3:
        return [*default, *default]
    if isinstance(default, dict) and dice.random() < 0.3:
        return {**default, "nowhere": 1}
    return dice.choice(far)


async def test_nonsense_at_every_ask_changes_nothing(site: str, people: People) -> None:
    (ada,) = await people(site, seed=10)
    table = await ada.post("/play", {"bots": 3}, status=201)
    await ada.open(table["id"])
    legal = 0
    while ada.view.get("winners") is None:
        asks = [ask for ask in ada.asks if ask["id"] not in ada.answered]
        if not asks:
            await ada.take()
            continue
        ask = ada.dice.choice(asks)
        reply = await ada.answer(ask, nonsense(ask, ada.dice))
        if reply["type"] == "error":
            assert reply["code"] in ("invalid", "stale"), reply
        else:
            legal += 1
        if any(open_ask["id"] == ask["id"] for open_ask in ada.asks):
            ada.answered.add(ask["id"])
            assert (await ada.answer(ask))["type"] == "ack" or ask["id"] not in [a["id"] for a in ada.asks]
    assert legal < 5
