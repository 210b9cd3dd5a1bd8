"""The page is light: what a first visit to a table fetches, and that nothing jumps while it builds up."""

from __future__ import annotations

import gzip

import pytest
from playwright.async_api import Response, expect

from tests.browser.conftest import NewPage
from tests.browser.stories import play_story
from tests.services import AppServer

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SCRIPT_BYTES = 150_000
"""Most script that the table's page may fetch, compressed, in bytes (150 KB)."""
SHIFT = 0.1
"""Most layout shift, as browsers reckon it; up to 0.1 counts as good."""

_SHIFTS = """() => new Promise(done => {
  new PerformanceObserver(list => done(list.getEntries().reduce((sum, entry) => sum + entry.value, 0)))
    .observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => done(0), 500);
})"""


async def test_the_first_load_of_a_table(shared_server: AppServer, new_page: NewPage) -> None:
    page = await new_page()
    scripts: list[Response] = []
    page.on("response", lambda answer: scripts.append(answer) if answer.request.resource_type == "script" else None)
    await page.goto(f"{shared_server.url}{await play_story(page, 'eight')}?motion=off")
    await expect(page.locator("#prompt")).to_be_visible()
    sizes = {answer.url: len(gzip.compress(await answer.body(), 6)) for answer in scripts}
    assert sizes
    assert sum(sizes.values()) <= SCRIPT_BYTES, sizes
    assert await page.evaluate(_SHIFTS) <= SHIFT
