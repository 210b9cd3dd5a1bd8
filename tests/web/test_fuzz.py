"""Whatever comes in, the answer is one of ours: a message or a refusal, never a crash."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.web.schemas.commands import CLIENT_MESSAGES, BadFrame, Decoder
from app.web.schemas.rest import plain_text
from app.web.sockets import error_frame

from .conftest import Site

WORDS = st.sampled_from(
    (
        "type",
        "id",
        "ask",
        "value",
        "rules",
        "what",
        "seat",
        "level",
        "text",
        "answer",
        "auto",
        "propose",
        "chat",
        "ping",
    )
)
LEAVES = (
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text() | WORDS
)
BODIES = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS | st.text(), inner, max_size=5),
    max_leaves=12,
)
DECODER = Decoder()


@given(st.text() | BODIES.map(json.dumps) | st.dictionaries(WORDS, BODIES, max_size=5).map(json.dumps))
@settings(max_examples=200, deadline=None)
def test_a_frame_is_a_message_or_a_bad_frame(frame: str) -> None:
    try:
        message = DECODER.decode(frame)
    except BadFrame as wrong:
        refusal = msgspec.json.decode(error_frame(wrong.command_id, "invalid", wrong.message))
        message = None if refusal["message"] else wrong
    assert message is None or isinstance(message, CLIENT_MESSAGES)


@given(st.text(max_size=60))
def test_plain_text_is_short_visible_and_stable(text: str) -> None:
    clean = plain_text(text)
    assert clean == plain_text(clean)
    assert clean == clean.strip()
    assert clean.isprintable() or any(c in clean for c in "\u200c\u200d")
    clean.encode()


@pytest.mark.asyncio(loop_scope="session")
async def test_no_body_breaks_a_call(site: Site) -> None:
    dice = random.Random(5)
    values: list[Any] = [
        None,
        True,
        0,
        -1,
        3,
        2**70,
        1.5,
        "",
        "x",
        "x" * 3000,
        "\u0000",
        "\u202e",
        [],
        [1],
        {},
        {"a": {}},
    ]
    fields = ["name", "seats", "visibility", "spectators", "options", "seat", "ready", "nonce", "nonce_hash", "level",
              "bots", "text"]  # fmt: skip
    paths = ["/players", "/tables", "/play", *(f"/tables/t1/{name}" for name in (
        "join", "leave", "ready", "nonce", "bots", "kick", "start", "chat", "report"))]  # fmt: skip
    for _ in range(300):
        body = {dice.choice(fields): dice.choice(values) for _ in range(dice.randrange(4))}
        wrapped = dice.choice([body, body, body, dice.choice(values)])
        path = dice.choice(paths)
        reply = await site.http.post(f"/api{path}", json=wrapped, headers=site.bearer)
        assert reply.status_code in (200, 201, 422, 429), (path, wrapped, reply.text)
        if reply.status_code == 422:
            assert reply.json()["error"]["code"] == "invalid"


@pytest.mark.asyncio(loop_scope="session")
async def test_no_raw_bytes_break_the_server(site: Site) -> None:
    dice = random.Random(6)
    host = site.url.removeprefix("http://")
    name, port = host.split(":")
    for _ in range(40):
        reader, writer = await asyncio.open_connection(name, int(port))
        line = dice.choice(
            [b"GET /ws/tables/t1?token=good HTTP/1.1\r\nHost: x\r\n", b"POST /api/players HTTP/1.1\r\n", b""]
        )
        upgrade = dice.choice([b"Upgrade: websocket\r\nConnection: Upgrade\r\n", b"Content-Length: 99999999\r\n", b""])
        writer.write(line + upgrade + dice.randbytes(dice.randrange(200)) + b"\r\n\r\n" + dice.randbytes(50))
        with contextlib.suppress(OSError, TimeoutError):
            await asyncio.wait_for(reader.read(1000), 0.02)
        writer.close()
    assert (await site.http.get("/healthz")).status_code == 200
