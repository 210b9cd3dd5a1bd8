"""What protects the REST calls: limits on guests and talk, the same-origin rule, and the cookie's own."""

from __future__ import annotations

from typing import Any

import pytest

from .conftest import Site
from .test_rest import error_of

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_one_address_makes_so_many_guests_a_minute(site_with: Any) -> None:
    site = await site_with(guests_per_minute=3)
    for _ in range(2):
        assert (await site.http.post("/api/players", json={"name": "Ada"})).status_code == 201
    site.http.cookies.clear()
    assert (await site.http.post("/api/play", json={"bots": 3})).status_code == 201
    error = error_of(await site.http.post("/api/players", json={"name": "Ada"}), 429, "rate_limited")
    assert 0 < error["details"]["retry_after"] <= 60
    site.http.cookies.clear()
    error_of(await site.http.post("/api/play", json={"bots": 3}), 429, "rate_limited")
    assert (await site.http.post("/api/play", json={"bots": 3}, headers=site.bearer)).status_code == 201


async def test_a_spectator_talks_only_so_much(site_with: Any) -> None:
    site = await site_with(chat_per_minute=1)
    assert (
        await site.http.post("/api/tables/t1/chat", json={"text": " well\u202e played "}, headers=site.bearer)
    ).is_success
    assert site.tables.told[-1] == ("chat", "t1", "well played")
    error_of(
        await site.http.post("/api/tables/t1/chat", json={"text": "again"}, headers=site.bearer), 429, "rate_limited"
    )


async def test_one_player_sets_and_tests_webhooks_only_so_often_an_hour(site_with: Any) -> None:
    site = await site_with()
    for _ in range(30):
        assert (await site.http.post("/api/me/webhook/test", headers=site.bearer)).status_code == 200
    body = {"url": "https://chat.example/x"}
    error = error_of(await site.http.put("/api/me/webhook", json=body, headers=site.bearer), 429, "rate_limited")
    assert error["message"].startswith("At most 30 webhooks and tests an hour. ")


async def test_one_player_reports_only_so_often_an_hour(site_with: Any) -> None:
    site = await site_with()
    body = {"player": "p7", "reason": "abuse", "note": " he\u202e shouts "}
    for _ in range(10):
        reply = await site.http.post("/api/tables/t1/report", json=body, headers=site.bearer)
        assert (reply.status_code, reply.json()) == (200, {"reported": True})
    assert site.tables.told[-1] == ("report", "t1", "p7", "abuse", "he shouts")
    error = error_of(await site.http.post("/api/tables/t1/report", json=body, headers=site.bearer), 429, "rate_limited")
    assert error["message"].startswith("At most 10 reports an hour. ")
    assert 0 < error["details"]["retry_after"] <= 3601


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
async def test_a_page_of_another_site_changes_nothing_with_our_cookie(site: Site, headers: dict[str, str]) -> None:
    cookie = {"cookie": "fifth_colony=good"}
    error_of(await site.http.post("/api/tables/t1/leave", headers=cookie | headers), 403, "forbidden")
    error_of(await site.http.post("/api/players", json={"name": "Eve"}, headers=headers), 403, "forbidden")
    assert site.tables.told == []
    assert (await site.http.post("/api/tables/t1/leave", headers=site.bearer | headers)).is_success
    ours = {"origin": site.url, "sec-fetch-site": "same-origin"}
    assert (await site.http.post("/api/tables/t1/leave", headers=cookie | ours)).is_success


async def test_no_foreign_page_may_read_answers(site: Site) -> None:
    reply = await site.http.get("/api/tables", headers={"origin": "https://evil.example"})
    assert not [name for name in reply.headers if name.startswith("access-control")]


async def test_behind_tls_the_cookie_is_secure(site_with: Any) -> None:
    site = await site_with(secure_cookie=True)
    reply = await site.http.post("/api/players", json={"name": "Ada"})
    assert "; secure" in reply.headers["set-cookie"].lower()
