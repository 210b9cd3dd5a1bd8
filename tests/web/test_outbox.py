"""The way out to one socket: order, bounds, taking over a write that waits, and endings."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from app.web.outbox import Outbox


class Wire:
    """A socket's `send` that waits while it is closed."""

    def __init__(self) -> None:
        self.sent: list[Any] = []
        self.open = asyncio.Event()
        self.open.set()
        self.gone = False

    async def send(self, message: Any) -> None:
        await self.open.wait()
        if self.gone:
            raise OSError("gone")
        self.sent.append(message.get("text") or message["code"])


async def start(wire: Wire, *, frames: int = 4, size: int = 1000) -> tuple[Outbox, asyncio.Task[None], list[str]]:
    """An outbox whose writer waits for work; the list notes drops and resyncs."""
    noted: list[str] = []
    box = Outbox(frames=frames, size=size, on_drop=lambda: noted.append("drop"))

    async def resync() -> None:
        noted.append("resync")
        box.push(b"hello")

    writer = asyncio.create_task(box.write(wire.send, resync))
    await asyncio.sleep(0)
    return box, writer, noted


async def test_what_was_pushed_before_the_start_comes_first() -> None:
    wire = Wire()
    box = Outbox(frames=4, size=1000, on_drop=lambda: None)
    box.push(b"a")
    writer = asyncio.create_task(box.write(wire.send, asyncio.Event().wait))  # type: ignore[arg-type]
    box.push(b"b")
    await asyncio.sleep(0)
    box.push(b"c")
    assert wire.sent == ["a", "b", "c"]
    writer.cancel()


async def test_an_open_socket_gets_a_frame_at_once() -> None:
    wire = Wire()
    box, writer, _ = await start(wire)
    for text in (b"a", "\u00e4".encode(), b"c"):
        box.push(text)
    assert wire.sent == ["a", "\u00e4", "c"]
    writer.cancel()


async def test_a_write_that_waits_is_taken_over_and_nothing_overtakes_it() -> None:
    wire = Wire()
    box, writer, noted = await start(wire)
    wire.open.clear()
    box.push(b"a")
    assert box.sending_since is not None
    box.push(b"b")
    await asyncio.sleep(0)
    box.push(b"c")
    assert wire.sent == []
    wire.open.set()
    await asyncio.sleep(0.01)
    box.push(b"d")
    assert wire.sent == ["a", "b", "c", "d"]
    assert (noted, box.sending_since) == ([], None)
    writer.cancel()


@pytest.mark.parametrize("size", [10_000, 40])
async def test_a_full_queue_is_dropped_whole_and_made_good_by_a_hello(size: int) -> None:
    wire = Wire()
    box, writer, noted = await start(wire, size=size)
    wire.open.clear()
    for n in range(20):
        box.push(b"%016d" % n)
    assert noted == ["drop"]
    wire.open.set()
    await asyncio.sleep(0.01)
    assert wire.sent == ["0" * 16, "hello"]
    assert noted == ["drop", "resync"]
    box.push(b"next")
    assert wire.sent[-1] == "next"
    writer.cancel()


async def test_one_frame_larger_than_the_bound_is_still_sent() -> None:
    wire = Wire()
    box, writer, noted = await start(wire, size=10)
    wire.open.clear()
    box.push(b"a")
    box.push(b"x" * 100)
    wire.open.set()
    await asyncio.sleep(0.01)
    assert wire.sent == ["a", "x" * 100]
    assert noted == []
    writer.cancel()


async def test_finishing_writes_what_is_queued_then_closes() -> None:
    wire = Wire()
    box, writer, _ = await start(wire)
    wire.open.clear()
    box.push(b"a")
    box.push(b"b")
    box.finish(1008, "why")
    box.finish(1000, "too late")
    box.push(b"after")
    wire.open.set()
    await writer
    assert wire.sent == ["a", "b", 1008]


async def test_a_socket_that_went_away_ends_the_writer() -> None:
    wire = Wire()
    box, writer, _ = await start(wire)
    wire.gone = True
    box.push(b"a")
    with pytest.raises(OSError, match="gone"):
        await writer
    box.push(b"b")


async def test_a_write_that_never_comes_back_can_be_given_up() -> None:
    wire = Wire()
    box, writer, _ = await start(wire)
    wire.open.clear()
    box.push(b"a")
    await asyncio.sleep(0)
    box.give_up()
    with pytest.raises(asyncio.CancelledError):
        await writer
    assert wire.sent == []
