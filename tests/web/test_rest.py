"""The REST calls: what is handed on, what comes back, and every way of asking wrongly."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from pydantic import TypeAdapter

from app.web.schemas.rest import ErrorReply

from .conftest import Site

pytestmark = pytest.mark.asyncio(loop_scope="session")

ERROR = TypeAdapter(ErrorReply)


def error_of(reply: Any, status: int, code: str) -> dict[str, Any]:
    """The error of a reply, checked for its form."""
    assert reply.status_code == status, reply.text
    assert reply.headers["content-type"] == "application/json"
    error = ERROR.validate_python(reply.json())["error"]
    assert error["code"] == code
    assert error["message"]
    return dict(error)


async def test_a_guest_gets_a_token_and_the_same_as_a_cookie(site: Site) -> None:
    reply = await site.http.post("/api/players", json={"name": "  Ada \u202e Lovelace\n"})
    assert reply.status_code == 201
    assert reply.json()["player"]["name"] == "Ada Lovelace"
    cookie = reply.headers["set-cookie"]
    assert f"fifth_colony={reply.json()['token']};" in cookie
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()
    assert "Secure" not in cookie  # plain HTTP
    me = await site.http.get("/api/me")  # httpx sends the cookie back
    assert me.json()["player"] == reply.json()["player"]
    assert me.json()["tables"][0]["id"] == "t1"


async def test_a_code_signs_another_device_in_as_the_same_player(site: Site) -> None:
    header = {"authorization": "Bearer good"}
    made = await site.http.post("/api/me/devices", headers=header)
    assert made.status_code == 201
    reply = await site.http.post("/api/devices", json={"code": made.json()["code"]})
    assert (reply.status_code, reply.json()["player"]["name"]) == (201, "Ada")
    assert "HttpOnly" in reply.headers["set-cookie"]
    assert (await site.http.get("/api/me")).json()["player"]["id"] == "p1"  # by the new cookie
    error_of(await site.http.post("/api/devices", json={"code": "another"}), 404, "not_found")
    error_of(await site.http.post("/api/devices", json={}), 422, "invalid")


async def test_a_webhook_is_set_looked_at_changed_tested_and_removed(site: Site) -> None:
    site.http.headers.update(site.bearer)
    made = await site.http.put("/api/me/webhook", json={"url": "https://chat.example/x", "private": True})
    assert (made.status_code, made.json()["secret"]) == (201, "5ec12e7")
    assert site.tables.told == [("webhook", "https://chat.example/x", True, "en", site.url)]
    looked = await site.http.get("/api/me/webhook")
    assert looked.json() == {"available": True, "webhook": made.json()["webhook"]}
    assert "secret" not in looked.text
    await site.http.patch("/api/me/webhook", json={"on": False})
    assert site.tables.told[-1] == ("change webhook", False, None, None)
    assert (await site.http.post("/api/me/webhook/test")).json()["problem"] == "it answered 500"
    assert (await site.http.delete("/api/me/webhook")).json() == {"removed": True}
    del site.http.headers["authorization"]


@pytest.mark.parametrize(
    ("method", "path"), [("GET", ""), ("PUT", ""), ("PATCH", ""), ("DELETE", ""), ("POST", "/test")]
)
async def test_a_webhook_opens_to_its_players_own_token_alone(site: Site, method: str, path: str) -> None:
    body = {"url": "https://chat.example/x"} if method == "PUT" else {} if method == "PATCH" else None
    error_of(await site.http.request(method, f"/api/me/webhook{path}", json=body), 401, "unauthorized")


@pytest.mark.parametrize(
    ("method", "body"),
    [
        ("PUT", {}),
        ("PUT", {"url": ""}),
        ("PUT", {"url": 7}),
        ("PUT", {"url": "https://chat.example/" + "x" * 2000}),
        ("PUT", {"url": "https://chat.example/x", "private": "yes"}),
        ("PUT", {"url": "https://chat.example/x", "language": "xx"}),
        ("PUT", {"url": "https://chat.example/x", "player": "p7"}),
        ("PATCH", {"on": 1}),
        ("PATCH", {"url": "https://chat.example/x"}),
        ("PATCH", {"language": "xx"}),
    ],
)
async def test_bad_webhooks_are_invalid(site: Site, method: str, body: Any) -> None:
    error_of(await site.http.request(method, "/api/me/webhook", json=body, headers=site.bearer), 422, "invalid")
    assert site.tables.told == []


async def test_an_address_that_may_not_be_called_is_invalid(site: Site) -> None:
    body = {"url": "http://chat.example/x"}
    error = error_of(await site.http.put("/api/me/webhook", json=body, headers=site.bearer), 422, "invalid")
    assert error["message"] == "url: expected an address that begins with https://"


async def test_only_who_is_signed_in_gets_a_code(site: Site) -> None:
    error_of(await site.http.post("/api/me/devices"), 401, "unauthorized")


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"name": ""},
        {"name": " \u200b\u202e "},
        {"name": "x" * 41},
        {"name": "x" * 5000},
        {"name": 5},
        {"name": None},
        {"name": ["Ada"]},
        {"name": "Ada", "admin": True},
        [],
        "Ada",
        None,
        5,
    ],
)
async def test_a_bad_name_is_invalid(site: Site, body: Any) -> None:
    error = error_of(await site.http.post("/api/players", json=body), 422, "invalid")
    assert "got" in error["message"]
    assert len(error["message"]) < 300


@pytest.mark.parametrize(
    "body",
    [b"{", b"", b"\xff\xfe", b'{"name": "\\ud800"}', b'{"name": NaN}', b"[" * 9000 + b"]" * 9000, b'{"name":"A"} x'],
)
async def test_a_body_that_is_no_clean_json_is_invalid(site: Site, body: bytes) -> None:
    headers = {"content-type": "application/json"}
    error_of(await site.http.post("/api/players", content=body, headers=headers), 422, "invalid")


async def test_a_body_may_not_be_too_large(site: Site) -> None:
    reply = await site.http.post("/api/players", content=b'{"name":"' + b"x" * 70_000 + b'"}')
    error_of(reply, 413, "invalid")


async def test_without_an_identity_the_lobby_says_unauthorized(site: Site) -> None:
    for method, path in [("GET", "/api/me"), ("POST", "/api/tables/t1/join"), ("POST", "/api/tables/t1/start")]:
        error_of(await site.http.request(method, path), 401, "unauthorized")
    error_of(await site.http.post("/api/tables", json={"seats": 3}), 401, "unauthorized")
    error_of(await site.http.post("/api/tables/t1/chat", json={"text": "hello"}), 401, "unauthorized")


@pytest.mark.parametrize(
    "value", ["Bearer wrong", "Bearer", "Basic good", "Bearer " + "x" * 500, "good", "Bearer sch\u00f6n"]
)
async def test_a_wrong_token_is_refused_even_where_none_is_needed(site: Site, value: str) -> None:
    header = httpx.Headers([(b"authorization", value.encode())])
    error_of(await site.http.get("/api/tables", headers=header), 401, "unauthorized")
    error_of(await site.http.get("/api/me", headers=header), 401, "unauthorized")


async def test_a_cookie_that_is_no_longer_good_counts_as_none(site: Site) -> None:
    cookie = {"cookie": "fifth_colony=old"}
    assert (await site.http.get("/api/tables", headers=cookie)).status_code == 200
    error_of(await site.http.get("/api/me", headers=cookie), 401, "unauthorized")
    reply = await site.http.post("/api/play", json={"bots": 3}, headers=cookie)
    assert reply.status_code == 201
    assert reply.json()["token"]


async def test_the_lobby_hands_on_what_was_asked(site: Site) -> None:
    async def post(path: str, body: Any = None, method: str = "POST") -> Any:
        reply = await site.http.request(method, f"/api/tables{path}", json=body, headers=site.bearer)
        assert reply.status_code in (200, 201), reply.text
        return reply

    made = await post("", {"seats": 5, "name": "Friday", "visibility": "private", "options": {"pace": "unlimited"}})
    assert made.status_code == 201
    await post("/t1/join", {"seat": 2})
    await post("/t1/join")
    await post("/t1/join", {})
    await post("/t1/leave")
    await post("/t1/ready", {"ready": True, "nonce_hash": "ab" * 32})
    await post("/t1/nonce", {"nonce": "C0FFEE"})
    await post("/t1/bots", {"level": "hard"})
    await post("/t1/bots")
    await post("/t1/kick", {"seat": 1})
    await post("/t1", {"options": {"flares": True}}, method="PATCH")
    await post("/t1/start")
    await post("/t1/start", {})
    assert site.tables.told == [
        (
            "create",
            {
                "name": "Friday",
                "seats": 5,
                "visibility": "private",
                "spectators": True,
                "options": {"pace": "unlimited"},
            },
        ),
        ("join", "t1", 2),
        ("join", "t1", None),
        ("join", "t1", None),
        ("leave", "t1"),
        ("ready", "t1", True, "ab" * 32),
        ("nonce", "t1", "C0FFEE"),
        ("bots", "t1", "hard"),
        ("bots", "t1", "normal"),
        ("kick", "t1", 1),
        ("change", "t1", {"options": {"flares": True}}),
        ("begin", "t1"),
        ("begin", "t1"),
    ]


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("", {}),
        ("", {"seats": 2}),
        ("", {"seats": 9}),
        ("", {"seats": "5"}),
        ("", {"seats": 4.5}),
        ("", {"seats": True}),
        ("", {"seats": 5, "visibility": "secret"}),
        ("", {"seats": 5, "spectators": "yes"}),
        ("", {"seats": 5, "options": []}),
        ("", {"seats": 5, "name": "x" * 61}),
        ("", {"seats": 5, "host": "me"}),
        ("/t1/join", {"seat": -1}),
        ("/t1/join", {"seat": 8}),
        ("/t1/join", {"seat": "0"}),
        ("/t1/ready", {}),
        ("/t1/ready", {"ready": 1}),
        ("/t1/ready", {"ready": True, "nonce_hash": "ab"}),
        ("/t1/nonce", {"nonce": ""}),
        ("/t1/nonce", {"nonce": "xyz"}),
        ("/t1/nonce", {"nonce": "a" * 65}),
        ("/t1/bots", {"level": "impossible"}),
        ("/t1/kick", {}),
        ("/t1/report", {"player": "p7"}),
        ("/t1/report", {"player": "p7", "reason": "dislike"}),
        ("/t1/report", {"player": "", "reason": "spam"}),
        ("/t1/chat", {"text": ""}),
        ("/t1/chat", {"text": "\u200b \u2028"}),
        ("/t1/chat", {"text": "x" * 501}),
    ],
)
async def test_bad_bodies_are_invalid_and_reach_no_table(site: Site, path: str, body: Any) -> None:
    reply = await site.http.post(f"/api/tables{path}", json=body, headers=site.bearer)
    error = error_of(reply, 422, "invalid")
    assert error["details"]["errors"][0]["field"].startswith("body")
    assert site.tables.told == []


@pytest.mark.parametrize(
    "body", [{}, {"bots": 1}, {"bots": 8}, {"bots": "3"}, {"bots": 3, "nonce": "no hex"}, {"bots": 3, "x": 1}]
)
async def test_a_bad_play_makes_no_guest(site: Site, body: Any) -> None:
    error_of(await site.http.post("/api/play", json=body), 422, "invalid")
    assert site.tables.told == []
    assert list(site.tables.players) == ["good"]


async def test_play_makes_a_guest_only_for_those_without_an_identity(site: Site) -> None:
    reply = await site.http.post("/api/play", json={"bots": 2, "nonce": "ff"}, headers=site.bearer)
    assert reply.status_code == 201
    assert "token" not in reply.json()
    assert "set-cookie" not in reply.headers
    reply = await site.http.post("/api/play", json={"bots": 2})
    assert reply.json()["token"] in reply.headers["set-cookie"]
    assert site.tables.told == [("play", "Ada", 2, {}, "ff"), ("play", "Guest", 2, {}, None)]


@pytest.mark.parametrize(
    "query",
    ["status=over", "limit=0", "limit=101", "limit=x", "cursor=" + "x" * 201],
)
async def test_bad_queries_of_the_list_are_invalid(site: Site, query: str) -> None:
    error_of(await site.http.get(f"/api/tables?{query}"), 422, "invalid")


@pytest.mark.parametrize(
    "path",
    ["view?seq=-1", "view?seq=x", "view?as=8", "view?as=nobody", "view?as=1x", "events?limit=0", "events?after=x",
     f"events?after={2**64}"],
)  # fmt: skip
async def test_bad_queries_of_a_game_are_invalid(site: Site, path: str) -> None:
    error_of(await site.http.get(f"/api/tables/t1/{path}"), 422, "invalid")


async def test_a_game_is_read_as_the_caller_asks(site: Site) -> None:
    assert (await site.http.get("/api/tables/t1/view?seq=4&as=spectator")).json() == {"seq": 0, "view": {}}
    await site.http.get("/api/tables/t1/view?as=3")
    await site.http.get("/api/tables/t1/events?after=9&limit=5")
    record = await site.http.get("/api/tables/t1/record")
    assert record.content == b'{"line":1}\n'
    assert "attachment" in record.headers["content-disposition"]
    assert site.tables.told == [
        ("view", "t1", 4, "spectator"),
        ("view", "t1", None, "3"),
        ("events", "t1", 9, 5),
        ("record", "t1"),
    ]


async def test_refusals_of_the_tables_keep_their_code_and_details(site: Site) -> None:
    error_of(await site.http.get("/api/tables/none"), 404, "not_found")
    error = error_of(await site.http.post("/api/tables/full/join", headers=site.bearer), 409, "table_full")
    assert error["details"] == {"seats": 3}
    error_of(await site.http.get("/api/tables/" + "x" * 65), 422, "invalid")


async def test_what_does_not_exist_and_what_breaks_have_the_same_form(site: Site) -> None:
    error_of(await site.http.get("/api/nothing"), 404, "not_found")
    error_of(await site.http.put("/api/me"), 404, "not_found")
    error_of(await site.http.get("/assets/missing.js"), 404, "not_found")
    error = error_of(await site.http.get("/api/tables/broken"), 500, "internal")
    assert "purpose" not in error["message"]


async def test_while_the_database_is_away_the_server_says_so(site: Site) -> None:
    error = error_of(await site.http.get("/api/tables/away"), 503, "unavailable")
    assert "database is away" not in error["message"]
    site.tables.parts["database"] = False
    ready = await site.http.get("/readyz")
    assert (ready.status_code, ready.json()) == (503, {"ready": False, "database": False, "bus": True})
    assert (await site.http.get("/healthz")).status_code == 200
