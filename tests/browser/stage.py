"""A server of one's own and a browser, for what is no test: pictures, and measurements of the page."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from playwright.async_api import Browser, async_playwright

from tests.services import CHROMIUM_ARGS, AppServer, find_chromium, migrate


@asynccontextmanager
async def stage() -> AsyncIterator[tuple[Browser, str]]:
    """The browser, and the address of the server; both end with it."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite+aiosqlite:///{folder}/stage.sqlite3"
        migrate(database)
        server = AppServer(database, folder=Path(folder)).start()
        try:
            async with async_playwright() as playwright:
                browser = await playwright.chromium.launch(
                    executable_path=find_chromium(playwright), args=CHROMIUM_ARGS
                )
                yield browser, server.url
                await browser.close()
        finally:
            server.stop()
