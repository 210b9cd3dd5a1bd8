"""The web layer over fake tables, behind a real server, so that sockets and refusals are those of the wire."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
import pytest_asyncio
import uvicorn

from app.settings import Settings
from app.web.app import create_app
from app.web.limits import Window
from tests.web.fake import FakeCatalogue, FakeTables


@dataclass
class Site:
    """A running server: its address, its tables, and a client that knows no cookies of ours."""

    url: str
    tables: FakeTables
    http: httpx.AsyncClient
    app: Any

    @property
    def ws(self) -> str:
        return self.url.replace("http", "ws", 1)

    @property
    def bearer(self) -> dict[str, str]:
        return {"authorization": "Bearer good"}


@asynccontextmanager
async def serving(folder: Path, **settings: Any) -> AsyncIterator[Site]:
    """The app on a free port of this machine, in this event loop."""
    tables = FakeTables()

    async def open_tables() -> FakeTables:
        return tables

    chosen = Settings(_env_file=None, frontend_dir=folder, **settings)  # type: ignore[call-arg]
    app = create_app(chosen, open_tables, FakeCatalogue())
    config = uvicorn.Config(
        app, port=0, ws="websockets-sansio", ws_per_message_deflate=False, log_config=None, lifespan="on"
    )
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.005)
    port = server.servers[0].sockets[0].getsockname()[1]
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
        yield Site(f"http://127.0.0.1:{port}", tables, http, app)
    server.should_exit = True
    server.force_exit = True
    await running


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def standing(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Site]:
    """One app with the settings as delivered, for all tests that leave it well."""
    async with serving(tmp_path_factory.mktemp("pages")) as running:
        yield running


@pytest.fixture
def site(standing: Site) -> Site:
    """The standing app with fresh tables, a client without cookies, and nothing counted yet."""
    standing.tables.__init__()
    standing.http.cookies.clear()
    standing.app.state.guests = Window(standing.app.state.settings.guests_per_minute)
    standing.app.state.chats = Window(standing.app.state.settings.chat_per_minute)
    return standing


@pytest_asyncio.fixture(loop_scope="session")
async def site_with(tmp_path: Path) -> AsyncIterator[Callable[..., Any]]:
    """The app with settings of the test's own: `await site_with(guests_per_minute=2)`."""
    async with AsyncExitStack() as stack:

        async def make(**settings: Any) -> Site:
            return await stack.enter_async_context(serving(tmp_path, **settings))

        yield make
