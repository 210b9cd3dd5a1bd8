"""What the server says about itself: OpenAPI, AsyncAPI, health, metrics, and the pages."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest

from .conftest import People


@pytest.fixture
def http(site: str) -> Any:
    with httpx.Client(base_url=site, timeout=30) as client:
        yield client


def references(node: Any) -> set[str]:
    """All references in a document."""
    if isinstance(node, dict):
        own = {node["$ref"]} if isinstance(node.get("$ref"), str) else set()
        return own.union(*(references(value) for value in node.values()))
    if isinstance(node, list):
        return set().union(*(references(value) for value in node))
    return set()


def resolve(document: dict[str, Any], reference: str) -> Any:
    node: Any = document
    for part in reference.removeprefix("#/").split("/"):
        node = node[part.replace("~1", "/")]
    return node


def test_openapi_describes_every_call(http: httpx.Client) -> None:
    document = http.get("/openapi.json").json()
    assert document["openapi"].startswith("3.1")
    of_a_table = (
        "join",
        "leave",
        "ready",
        "nonce",
        "bots",
        "kick",
        "start",
        "events",
        "record",
        "view",
        "chat",
        "report",
    )
    others = (
        "/api/players",
        "/api/me",
        "/api/me/webhook",
        "/api/me/webhook/test",
        "/api/play",
        "/api/tables",
        "/api/tables/{ref}",
        "/healthz",
        "/readyz",
        "/metrics",
    )
    rules = ("aliens", "cards", "options")
    expected = {f"/api/tables/{{ref}}/{name}" for name in of_a_table} | {f"/api/rules/{name}" for name in rules}
    assert expected | set(others) <= set(document["paths"])
    for reference in references(document):
        assert resolve(document, reference)
    for path, calls in document["paths"].items():
        for method, call in calls.items():
            where = f"{method} {path}"
            assert call.get("summary"), where
            assert call.get("tags"), where
            answers = call["responses"]
            assert any(status.startswith("2") for status in answers), where
            if path.startswith("/api/tables") or path in ("/api/me", "/api/me/webhook", "/api/play", "/api/players"):
                refused = [answer for status, answer in answers.items() if status.startswith("4")]
                assert all("examples" in answer["content"]["application/json"] for answer in refused), where
                assert refused, where


def test_openapi_has_examples_of_every_body(http: httpx.Client) -> None:
    document = http.get("/openapi.json").json()
    for path, calls in document["paths"].items():
        for method, call in calls.items():
            for side in (call.get("requestBody"), call["responses"].get("200"), call["responses"].get("201")):
                content = (side or {}).get("content", {}).get("application/json")
                if content is not None and content.get("schema"):
                    assert "example" in content or "examples" in content, f"{method} {path}"


def test_the_documentation_needs_no_other_server(http: httpx.Client) -> None:
    page = http.get("/docs")
    assert page.status_code == 200
    found = re.findall(r'(?:src|href)="([^"]+)"', page.text)
    assert found
    for link in found:
        assert link.startswith(("/", "data:")), link
        if link.startswith("/"):
            assert http.get(link).status_code == 200


def test_asyncapi_describes_every_message(http: httpx.Client) -> None:
    document = http.get("/asyncapi.json").json()
    assert document["asyncapi"] == "3.0.0"
    assert set(document["channels"]) == {"table", "watch"}
    for reference in references(document):
        assert resolve(document, reference) is not None
    kinds = {message["payload"]["$ref"].rsplit("/", 1)[1] for message in document["components"]["messages"].values()}
    said = {document["components"]["schemas"][kind]["properties"]["type"].get("const") or
            document["components"]["schemas"][kind]["properties"]["type"]["enum"][0] for kind in kinds}  # fmt: skip
    assert said == {
        "hello", "update", "ack", "answered", "error", "table", "auto", "presence",
        "chat", "pong", "answer", "propose", "resync",
        "ping",
    }  # fmt: skip
    heard = document["operations"]["hearWatcher"]["messages"]
    assert [message["$ref"].rsplit("/", 1)[1] for message in heard] == ["Ping"]


def test_health_and_readiness(http: httpx.Client) -> None:
    assert http.get("/healthz").json()["status"] == "ok"
    ready = http.get("/readyz")
    assert (ready.status_code, ready.json()) == (200, {"ready": True, "database": True, "bus": True})


async def test_metrics_count_tables_answers_and_commits(site: str, people: People) -> None:
    (ada,) = await people(site, seed=41)
    table = await ada.post("/play", {"bots": 2}, status=201)
    await ada.open(table["id"])
    assert (await ada.answer(await ada.ask()))["type"] == "ack"
    text = (await ada.http.get("/metrics")).text
    for name in (
        'fifth_colony_sockets{kind="player"}',
        "fifth_colony_tables_warm",
        "fifth_colony_commits_total",
        "fifth_colony_answers_accepted_total",
        "fifth_colony_answer_seconds_count",
    ):
        value = re.search(rf"^{re.escape(name)} ([0-9.e+]+)$", text, re.M)
        assert value, f"{name} in {text[:2000]}"
        assert float(value[1]) > 0
    assert ada.token not in text
    assert table["code"] not in text


def test_every_reply_has_the_security_headers(http: httpx.Client) -> None:
    for path in ("/", "/api/tables", "/docs", "/nowhere.js"):
        headers = http.get(path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "access-control-allow-origin" not in headers
    assert http.get("/api/tables").headers["cache-control"] == "no-store"
    assert "unsafe-inline" not in http.get("/").headers["content-security-policy"].split("script-src")[1].split(";")[0]
