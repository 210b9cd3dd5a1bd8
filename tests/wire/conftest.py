"""People at tables of a real server in a process of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import copy_sqlite
from tests.services import AppServer

from .client import Client

People = Callable[..., Awaitable[list[Client]]]


@pytest.fixture(scope="session")
def site(sqlite_template: Path, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """One server for all tests of this folder that leave it well; it lets one address make many guests."""
    folder = tmp_path_factory.mktemp("wire")
    server = AppServer(copy_sqlite(sqlite_template, folder), folder=folder, env={"GUESTS_PER_MINUTE": "100000"})
    try:
        yield server.start().url
    finally:
        server.stop()


@pytest.fixture
async def people() -> AsyncIterator[People]:
    """`await people(url, 3)`: so many signed-in people, gone after the test."""
    async with AsyncExitStack() as stack:

        async def make(url: str, count: int = 1, seed: int = 1) -> list[Client]:
            names = ("Ada", "Bo", "Cy", "Di", "Ed", "Fay", "Gus", "Hal")
            made = [await stack.enter_async_context(Client(url, names[n], seed * 10 + n)) for n in range(count)]
            return [await client.sign_in() for client in made]

        yield make


async def seated(crowd: list[Client], *, start: bool = True, **body: Any) -> dict[str, Any]:
    """A table of these people, the first the host; started unless said otherwise."""
    options = {"pace": "unlimited"} | body.pop("options", {})
    table = await crowd[0].post("/tables", {"seats": len(crowd), "options": options} | body, status=201)
    for client in crowd[1:]:
        await client.post(f"/tables/{table['code']}/join", {})
    if not start:
        return table
    for client in crowd:
        await client.post(f"/tables/{table['id']}/ready", {"ready": True})
    return await crowd[0].post(f"/tables/{table['id']}/start")
