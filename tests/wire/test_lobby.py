"""The lobby over the wire: making tables, joining, readiness, bots, leaving and coming back, private tables."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest
from pydantic import TypeAdapter

from app.web.schemas.rest import TableList
from app.web.schemas.table import Table

from .client import Client
from .conftest import People, seated

TABLE = TypeAdapter(Table)


async def refusal(client: Client, path: str, body: Any = None, method: str = "POST") -> tuple[int, str]:
    """Status and code of a call that is refused."""
    reply = await client.http.request(method, f"/api{path}", json=body)
    return reply.status_code, reply.json()["error"]["code"]


async def test_a_table_is_made_joined_and_started(site: str, people: People) -> None:
    ada, bo, cy = await people(site, 3, seed=11)
    made = await ada.post("/tables", {"seats": 3, "name": " Friday\u202e night ", "visibility": "public"}, status=201)
    TABLE.validate_python(made)
    assert made["name"] == "Friday night"
    assert (made["status"], made["seats"][0]["player"]["name"]) == ("waiting", "Ada")
    assert made["options"].get("pace", "live") == "live"
    await ada.open(made["id"])
    assert (ada.view, ada.seq, ada.asks) == ({}, 0, [])
    await bo.post(f"/tables/{made['code']}/join", {"seat": 2})
    told = await ada.until("table")
    assert told["table"]["seats"][2]["player"]["name"] == "Bo"
    assert await refusal(cy, f"/tables/{made['id']}/join", {"seat": 2}) in ((409, "conflict"), (409, "table_full"))
    await cy.post(f"/tables/{made['id']}/join")
    assert await refusal(ada, f"/tables/{made['id']}/start") == (409, "conflict")
    for client in (ada, bo, cy):
        await client.post(f"/tables/{made['id']}/ready", {"ready": True})
    assert await refusal(bo, f"/tables/{made['id']}/start") == (403, "forbidden")
    started = await ada.post(f"/tables/{made['id']}/start")
    assert started["status"] == "playing"
    assert started["commitment"] == made["commitment"]
    hello = await ada.until("hello")
    assert hello["view"]["phase"]
    for path, body in [("start", None), ("kick", {"seat": 1}), ("bots", {}), ("ready", {"ready": False})]:
        assert (await refusal(ada, f"/tables/{made['id']}/{path}", body))[1] == "already_started", path
    assert (await refusal(ada, f"/tables/{made['id']}", {"name": "x"}, "PATCH"))[1] == "already_started"


async def test_nonces_are_promised_then_opened(site: str, people: People) -> None:
    crowd = await people(site, 3, seed=12)
    table = await seated(crowd, start=False)
    nonces = [f"{n:02x}" * 16 for n in range(3)]
    for client, nonce in zip(crowd, nonces):
        promise = hashlib.sha256(nonce.encode()).hexdigest()
        await client.post(f"/tables/{table['id']}/ready", {"ready": True, "nonce_hash": promise})
    assert await refusal(crowd[0], f"/tables/{table['id']}/nonce", {"nonce": "ff"}) == (422, "invalid")
    for client, nonce in zip(crowd, nonces):
        await client.post(f"/tables/{table['id']}/nonce", {"nonce": nonce})
    assert (await crowd[0].post(f"/tables/{table['id']}/start"))["status"] == "playing"


async def test_a_full_table_says_so(site: str, people: People) -> None:
    ada, bo, cy, di = await people(site, 4, seed=13)
    table = await seated([ada, bo, cy], start=False)
    assert await refusal(di, f"/tables/{table['id']}/join") == (409, "table_full")
    assert await refusal(ada, f"/tables/{table['id']}/bots", {"level": "easy"}) == (409, "table_full")
    await ada.post(f"/tables/{table['id']}/kick", {"seat": 1})
    await ada.post(f"/tables/{table['id']}/bots", {"level": "easy"})
    assert (await ada.get(f"/tables/{table['id']}"))["seats"][1]["bot"] == "easy"
    assert await refusal(ada, f"/tables/{table['id']}/kick", {"seat": 7}) == (422, "invalid")


async def test_the_host_alone_changes_the_table(site: str, people: People) -> None:
    crowd = await people(site, 4, seed=14)
    table = await seated(crowd[:3], start=False)
    changed = await crowd[0].post(f"/tables/{table['id']}", {"options": {"four_planets": True}}, method="PATCH")
    assert changed["options"]["four_planets"] is True
    assert changed["options"]["pace"] == "unlimited"
    for method, path, body in [("PATCH", "", {"name": "x"}), ("POST", "/bots", {}), ("POST", "/kick", {"seat": 0})]:
        assert await refusal(crowd[1], f"/tables/{table['id']}{path}", body, method) == (403, "forbidden")
        assert (await refusal(crowd[3], f"/tables/{table['id']}{path}", body, method))[0] == 403


async def test_a_private_table_opens_to_its_code_only(site: str, people: People) -> None:
    ada, bo = await people(site, 2, seed=15)
    table = await ada.post("/tables", {"seats": 3, "visibility": "private"}, status=201)
    assert table["id"] not in [t["id"] for t in (await bo.get("/tables?limit=100"))["tables"]]
    assert table["id"] in [t["id"] for t in (await ada.get("/tables?limit=100"))["tables"]]
    assert await refusal(bo, f"/tables/{table['id']}", None, "GET") == (404, "not_found")
    assert await refusal(bo, f"/tables/{table['id']}/join") == (404, "not_found")
    assert (await bo.get(f"/tables/{table['code']}"))["id"] == table["id"]
    await bo.post(f"/tables/{table['code']}/join")
    assert (await bo.get(f"/tables/{table['id']}"))["id"] == table["id"]


async def test_the_list_has_pages(site: str, people: People) -> None:
    (ada,) = await people(site, seed=16)
    made = {(await ada.post("/tables", {"seats": 3}, status=201))["id"] for _ in range(5)}
    found: list[str] = []
    query = "status=waiting&limit=2"
    cursor = ""
    while cursor is not None:
        page = TypeAdapter(TableList).validate_python(await ada.get(f"/tables?{query}{cursor and f'&cursor={cursor}'}"))
        assert len(page["tables"]) <= 2
        found += [table["id"] for table in page["tables"]]
        cursor = page["next"]
    assert made <= set(found)
    assert len(found) == len(set(found))
    assert await refusal(ada, "/tables?cursor=nonsense", None, "GET") == (422, "invalid")


async def test_my_tables_come_with_those_that_wait_for_me_first(site: str, people: People) -> None:
    (ada,) = await people(site, seed=17)
    waiting = await ada.post("/tables", {"seats": 3}, status=201)
    playing = await ada.post("/play", {"bots": 2}, status=201)
    await ada.open(playing["id"])
    await ada.ask()
    mine = (await ada.get("/me"))["tables"]
    assert [table["id"] for table in mine] == [playing["id"], waiting["id"]]


async def test_who_leaves_during_play_is_stood_in_for_until_he_comes_back(site: str, people: People) -> None:
    crowd = await people(site, 3, seed=18)
    table = await seated(crowd)
    await crowd[0].open(table["id"])
    left = await crowd[1].post(f"/tables/{table['id']}/leave")
    assert left["seats"][1]["bot"] is not None
    await crowd[1].post(f"/tables/{table['id']}/join")
    await crowd[1].open(table["id"])
    assert crowd[1].seat == 1
    back = await crowd[0].get(f"/tables/{table['id']}")
    assert (back["seats"][1]["bot"], back["seats"][1]["player"]["name"]) == (None, "Bo")


@pytest.mark.parametrize(
    ("options", "word"),
    [
        ({"nonsense": True}, "nonsense"),
        ({"pace": "fast"}, "pace"),
        ({"pace": None}, "pace"),
        ({"pace": []}, "pace"),
        ({"deal_seconds": "60"}, "deal_seconds"),
        ({"deal_seconds": -1}, "deal_seconds"),
        ({"spectator_delay": 10**9}, "spectator_delay"),
        ({"ask_all": 1}, "ask_all"),
        ({"aliens": "nobody"}, "aliens"),
        ({"aliens": ["oracle"]}, "aliens"),
        ({"aliens": ["oracle", "nobody", "macron"]}, "nobody"),
        ({"aliens": ["oracle", "oracle", "macron"]}, "oracle"),
        ({"aliens": {"a": 1}}, "aliens"),
        ({"four_planets": "yes"}, "four_planets"),
        ({"seed": "ab"}, "seed"),
        ({"moons": ["all"]}, "moons"),
    ],
)
async def test_options_that_cannot_be_are_invalid(site: str, people: People, options: Any, word: str) -> None:
    (ada,) = await people(site, seed=19)
    calls = [("/tables", {"seats": 3}), ("/play", {"bots": 2})]
    for path, body in calls[: 1 if word == "seed" else 2]:  # a game of one's own with a seed is private anyway
        reply = await ada.http.post(f"/api{path}", json=body | {"options": options})
        assert (reply.status_code, reply.json()["error"]["code"]) == (422, "invalid"), reply.text
        assert word in reply.text


async def test_options_not_built_yet_are_accepted_when_off(site: str, people: People) -> None:
    (ada,) = await people(site, seed=20)
    schema = await ada.get("/rules/options")
    known = schema["properties"]
    off = {name: option["default"] for name, option in known.items() if "const" in option}
    await ada.post("/tables", {"seats": 3, "options": off}, status=201)
    assert {"pace", "ask_all", "deal_seconds", "spectator_delay", "seed", "aliens"} <= set(known)


async def test_the_rules_can_be_read_by_anybody(site: str, people: People) -> None:
    (ada,) = await people(site, seed=21)
    aliens = (await ada.get("/rules/aliens"))["aliens"]
    cards = (await ada.get("/rules/cards"))["cards"]
    assert "oracle" in {alien["id"] for alien in aliens}
    assert all(alien["name"] for alien in aliens)
    assert all(card["id"] and card["kind"] for card in cards)


async def test_another_device_sits_at_the_same_tables(site: str, people: People) -> None:
    ada, bo, cy = await people(site, 3, seed=31)
    table = await seated([ada, bo, cy])
    code = (await ada.post("/me/devices", status=201))["code"]
    phone = Client(site, "Phone", 319)
    async with phone:
        typed = f" {code[:5].lower()}-{code[5:]} "
        reply = await phone.http.post("/api/devices", json={"code": typed})
        assert reply.status_code == 201
        phone.token = reply.json()["token"]
        phone.http.headers["authorization"] = f"Bearer {phone.token}"
        mine = await phone.http.get("/api/me")
        assert [each["id"] for each in mine.json()["tables"]] == [table["id"]]
        await phone.open(table["id"])
        await ada.open(table["id"])
        assert (phone.view, phone.asks) == (ada.view, ada.asks)
        assert phone.token != ada.token
        assert (await phone.http.post("/api/devices", json={"code": code})).status_code == 404  # once
