"""What really goes over the wire to a webhook, at a receiver on this machine."""

from __future__ import annotations

import logging

import pytest

from app.push import Addresses, HttpSender
from app.tables.hooks import Outcome

from .receiver import receiving

HOME = Addresses(any_address=True)


async def test_a_message_arrives_as_it_was_signed(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "fifth_colony")
    async with receiving() as chat:
        sent = await HttpSender(HOME).send(f"{chat.url}/hooks/1?k=v", b'{"a":1}', {"Fifth-Colony-Delivery": "d1"})
        assert sent == Outcome()
        path, headers, body = chat.posts[0]
        assert (path, body) == ("/hooks/1", b'{"a":1}')
        assert headers["content-type"] == "application/json"
        assert headers["fifth-colony-delivery"] == "d1"
        assert headers["host"] == chat.url.removeprefix("http://")
        assert headers["user-agent"].startswith("FifthColony/")


@pytest.mark.parametrize(("status", "final"), [(500, False), (503, False), (429, False), (404, True), (410, True)])
async def test_a_refusal_says_whether_trying_again_is_of_use(status: int, final: bool) -> None:
    async with receiving() as chat:
        chat.status = status
        assert await HttpSender(HOME).send(chat.url, b"{}", {}) == Outcome(f"it answered {status}", final)


async def test_nobody_is_followed_elsewhere() -> None:
    async with receiving() as chat:
        chat.status = 307
        assert await HttpSender(HOME).send(f"{chat.url}/here", b"{}", {}) == Outcome("it answered 307", True)
        assert [path for path, _, _ in chat.posts] == ["/here"]


async def test_who_does_not_answer_in_time_is_given_up() -> None:
    async with receiving() as chat:
        chat.wait = 1.0
        assert await HttpSender(HOME, seconds=0.2).send(chat.url, b"{}", {}) == Outcome("no answer in time")


async def test_who_cannot_be_reached_is_tried_again() -> None:
    async with receiving() as chat:
        gone = chat.url
    assert await HttpSender(HOME).send(gone, b"{}", {}) == Outcome("no connection")


async def test_nothing_goes_to_this_machine_unless_the_host_allows_it() -> None:
    async with receiving() as chat:
        port = chat.url.rsplit(":", 1)[1]
        sender = HttpSender(Addresses())
        for url in (chat.url, f"https://127.0.0.1:{port}/", f"https://localhost:{port}/", f"https://[::1]:{port}/"):
            outcome = await sender.send(url, b"{}", {})
            assert outcome.final, url
            assert outcome.problem, url
        assert chat.posts == []


async def test_the_address_that_was_looked_at_is_the_one_that_is_called() -> None:
    """A name that leads elsewhere at the second look does not: there is none."""
    asked: list[str] = []

    async def resolve(host: str, port: int) -> list[str]:
        del port
        asked.append(host)
        return ["127.0.0.1"]

    async with receiving() as chat:
        port = chat.url.rsplit(":", 1)[1]
        sender = HttpSender(Addresses(any_address=True, resolve=resolve))
        assert await sender.send(f"http://chat.invalid:{port}/x", b"{}", {}) == Outcome()
        assert asked == ["chat.invalid"]
        assert chat.posts[0][1]["host"] == f"chat.invalid:{port}"


async def test_of_several_addresses_the_next_is_tried() -> None:
    async def resolve(host: str, port: int) -> list[str]:
        del host, port
        return ["::1", "127.0.0.1"]

    async with receiving() as chat:
        port = chat.url.rsplit(":", 1)[1]
        sender = HttpSender(Addresses(any_address=True, resolve=resolve))
        assert await sender.send(f"http://chat.invalid:{port}/x", b"{}", {}) == Outcome()
