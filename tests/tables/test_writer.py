"""Group commit (docs/decisions/0006): what queues together shares a commit, and spoils nobody else's."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from app.store import StoreError, TableChange, Transition
from app.store.memory import MemoryStore
from app.tables.clock import SystemClock
from app.tables.writer import GATHER, LONGEST, Writer


def row(table: str) -> Transition:
    return Transition(table, 1, 0, b"[]", b"[]", b"[]", TableChange(1, None))


class SlowStore(MemoryStore):
    """Each commit waits until it is let through; of table ``taken`` the number is taken; ``broken`` fails."""

    def __init__(self) -> None:
        super().__init__()
        self.batches: list[list[str]] = []
        self.open = asyncio.Event()
        self.open.set()

    async def commit(self, transitions: list[Transition]) -> list[bool]:
        tables = [transition.table for transition in transitions]
        self.batches.append(tables)
        await self.open.wait()
        if "broken" in tables:
            raise StoreError("the disk is full")
        return [table != "taken" for table in tables]


class Rests(SystemClock):
    """Notes how long is waited and does not wait."""

    def __init__(self) -> None:
        self.rests: list[float] = []

    async def sleep(self, seconds: float) -> None:
        self.rests.append(seconds)
        await asyncio.sleep(0)


@asynccontextmanager
async def writing() -> AsyncIterator[tuple[Writer, SlowStore, Rests]]:
    store, clock = SlowStore(), Rests()
    writer = Writer(store, clock)
    writer.start()
    try:
        yield writer, store, clock
    finally:
        store.open.set()
        await writer.stop()


async def together(writer: Writer, store: SlowStore, tables: list[str]) -> list[Any]:
    """Queue these while a commit runs, then let it through; what became of them."""
    store.open.clear()
    first = asyncio.create_task(writer.commit(row("first")))
    while not store.batches or store.batches[-1] != ["first"]:
        await asyncio.sleep(0)
    rest = [asyncio.create_task(writer.commit(row(table))) for table in tables]
    await asyncio.sleep(0)
    store.open.set()
    assert await first
    return await asyncio.gather(*rest, return_exceptions=True)


async def test_what_queues_while_a_commit_runs_is_committed_together() -> None:
    async with writing() as (writer, store, _):
        assert await together(writer, store, ["a", "b", "c"]) == [True, True, True]
        assert store.batches == [["first"], ["a", "b", "c"]]
        assert (writer.commits, writer.rows) == (2, 4)


async def test_a_number_that_was_taken_spoils_nobody_elses() -> None:
    async with writing() as (writer, store, _):
        assert await together(writer, store, ["a", "taken", "c"]) == [True, False, True]


async def test_after_a_failed_commit_each_hears_of_it_and_the_next_one_goes_in() -> None:
    async with writing() as (writer, store, _):
        failed = await together(writer, store, ["a", "broken"])
        assert [type(error) for error in failed] == [StoreError, StoreError]
        assert await writer.commit(row("a"))


@pytest.mark.parametrize(("rows", "rest"), [(3, 3 * GATHER), (200, LONGEST)])
async def test_after_a_commit_of_several_rows_the_next_ones_gather(rows: int, rest: float) -> None:
    async with writing() as (writer, store, clock):
        await together(writer, store, [f"t{number}" for number in range(rows)])
        assert await writer.commit(row("next"))
        assert clock.rests == [rest]


async def test_answers_one_by_one_wait_for_nothing() -> None:
    async with writing() as (writer, store, clock):
        for _ in range(3):
            assert await writer.commit(row("a"))
        assert clock.rests == []
        assert len(store.batches) == 3
