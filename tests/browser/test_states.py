"""Every state of the table at every size, opened once on a desktop and once on a phone: nothing scrolls sideways, the
main button and the hand are on the screen, and axe finds nothing against WCAG 2.2 AA. Then the desktop page is zoomed,
the phone turned, and a smaller one taken."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from playwright.async_api import Page, expect

from tests.browser.axe import faults
from tests.browser.conftest import DESKTOP, PHONE, SMALL_PHONE, NewPage
from tests.browser.stories import STORIES, play_story
from tests.services import AppServer

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

Size = dict[str, int]
SIDEWAYS = {"width": 844, "height": 390}
ZOOMED = {"width": 720, "height": 450}  # a desktop page at 200 %
PARTS = 4
"""The states are shared out among so many tests, which may run at the same time."""

_LOWEST_CARD = """() => Math.max(0, ...[...document.querySelectorAll('.hand .card')]
  .map(card => card.getBoundingClientRect().bottom))"""
_WIDER = "document.documentElement.scrollWidth > innerWidth + 1"
_LONGER = "document.documentElement.scrollHeight > innerHeight"
_DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


@dataclass
class Look:
    """A page as it is opened, and the sizes that it takes afterwards."""

    size: Size
    theme: str
    then: tuple[Size, ...]
    whole_hand: bool = False


LOOKS = {
    "desktop": Look(DESKTOP, "dark", (ZOOMED,), whole_hand=True),
    "phone": Look(PHONE, "light", (SMALL_PHONE, SIDEWAYS)),
}


async def misfits(page: Page, size: Size) -> list[str]:
    """What does not fit at this size, one line for each."""
    found = ["scrolls sideways"] if await page.evaluate(_WIDER) else []
    main = page.locator("#prompt [data-main]")
    if await main.count():
        await main.scroll_into_view_if_needed()
        box = await main.bounding_box()
        if box is None or box["y"] + box["height"] > size["height"]:
            found.append("the main button is off the screen")
    return [f"{line} at {size['width']} x {size['height']}" for line in found]


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", LOOKS)
async def test_every_state_of_the_table_fits_and_is_for_everybody(
    shared_server: AppServer, new_page: NewPage, name: str, part: int
) -> None:
    look = LOOKS[name]
    page = await new_page(look.size, color_scheme=look.theme)
    found: dict[str, list[str]] = {}
    for story in list(STORIES)[part::PARTS]:
        await page.set_viewport_size(look.size)  # pyright: ignore[reportArgumentType]
        await page.goto(f"{shared_server.url}{await play_story(page, story)}?motion=off")
        await expect(page.locator("#prompt"), story).to_be_visible()
        lines = found[story] = await misfits(page, look.size)
        lines += ["scrolls down"] if await page.evaluate(_LONGER) else []
        low = await page.evaluate(_LOWEST_CARD) if look.whole_hand else 0
        if low > look.size["height"]:
            lines.append(f"the hand reaches down to {low}")
        lines += await faults(page)
        for size in look.then:
            await page.set_viewport_size(size)  # pyright: ignore[reportArgumentType]
            await page.evaluate(_DRAWN)
            lines += await misfits(page, size)
    assert {story: lines for story, lines in found.items() if lines} == {}
