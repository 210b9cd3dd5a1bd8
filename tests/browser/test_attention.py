"""A question that stays open is heard again: while its player holds the table up, and before its time is over."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.conftest import DESKTOP, NewPage
from tests.browser.stories import play_story
from tests.services import AppServer

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

LISTEN = """localStorage.setItem('fc.sound', 'on');
window.tones = 0;
window.AudioContext = class {
  currentTime = 0;
  createOscillator() {
    window.tones += 1;
    const node = { frequency: {}, connect: () => node, start() {}, stop() {} };
    return node;
  }
  createGain() {
    const gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
    const node = { gain, connect: () => node };
    return node;
  }
};"""


@pytest.mark.parametrize(
    ("story", "after", "heard"),
    [("planning", 5, 2), ("planning", 34, 4), ("waiting", 100, 0)],
    ids=["once when it is asked", "again after half a minute and before the end", "not for others"],
)
async def test_who_holds_the_table_up_hears_it_again(
    shared_server: AppServer, new_page: NewPage, story: str, after: int, heard: int
) -> None:
    page = await new_page(DESKTOP)
    await page.add_init_script(LISTEN)
    await page.clock.install()
    await page.goto(f"{shared_server.url}{await play_story(page, story)}?motion=off")
    await expect(page.locator("#prompt")).to_be_visible()
    await page.clock.run_for(after * 1000)
    assert await page.evaluate("window.tones") == heard


async def test_the_clock_shows_that_the_time_is_nearly_over(shared_server: AppServer, new_page: NewPage) -> None:
    page = await new_page(DESKTOP)
    await page.clock.install()
    await page.goto(f"{shared_server.url}{await play_story(page, 'planning')}?motion=off")
    ring = page.locator("#prompt .ringclock")
    await expect(ring).to_be_visible()
    await expect(ring).not_to_have_class("ringclock soon")
    for _ in range(30):
        if "soon" in (await ring.get_attribute("class") or ""):
            return
        await page.clock.run_for(5_000)
    raise AssertionError("it never shows")
