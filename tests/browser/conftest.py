"""A page as a person has it, which also notes what goes wrong in it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable

import pytest_asyncio
from playwright.async_api import Browser, ConsoleMessage, Page, expect

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
SMALL_PHONE = {"width": 360, "height": 640}

expect.set_options(timeout=15_000)  # a busy machine may take its time; a page that is wrong stays wrong

NewPage = Callable[..., Awaitable[Page]]


@pytest_asyncio.fixture(loop_scope="session")
async def new_page(browser: Browser) -> AsyncIterator[NewPage]:
    """``await new_page(PHONE)``: a page of a person of his own. An exception or error in any of them fails the test."""
    problems: list[str] = []

    def note(message: ConsoleMessage) -> None:
        # Refused calls are the server's answers, which the page handles; Chromium logs them all the same.
        if message.type in ("error", "warning") and "Failed to load resource" not in message.text:
            if "WebSocket" not in message.text:
                problems.append(message.text)

    async def make(viewport: dict[str, int] | None = None, **options: object) -> Page:
        size = viewport or DESKTOP
        context = await browser.new_context(viewport=size, **options)  # pyright: ignore[reportArgumentType]
        page = await context.new_page()
        page.on("console", note)
        page.on("pageerror", lambda error: problems.append(str(error)))
        return page

    yield make
    assert problems == []
