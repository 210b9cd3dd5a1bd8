"""What moves when events arrive: ships and cards fly from where they were; skippable, off if wanted, no making up."""

from __future__ import annotations

import copy
import re
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.stories import STORIES, Feed, play_story
from tests.services import AppServer

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

_NOTE = """() => {
  window.flown = [];
  new MutationObserver(() => {
    for (const card of document.querySelectorAll('.cardflights .card:not([data-noted])')) {
      card.dataset.noted = '';
      window.flown.push(card.className);
    }
  }).observe(document.body, { childList: true, subtree: true });
}"""
_FLYING = ".cardflights .card"


def after_the_encounter(state: dict[str, Any]) -> dict[str, Any]:
    """The view when three cards were drawn, one changed hands, and ships came from the gate to the planet."""
    view = copy.deepcopy(state["view"])
    view["decks"]["cosmic"] -= 3
    view["seats"][1]["hand"] += 3
    view["seats"][2]["hand"] -= 1
    view["seats"][3]["hand"] += 1
    view["gate"]["ships"] = {}
    view["planets"][17]["ships"]["1"] = 4
    return view


async def begin(page: Page, server: AppServer, motion: str) -> Feed:
    feed = Feed(STORIES["waiting"]())
    await page.goto(f"{server.url}{await play_story(page, 'waiting', feed)}?motion={motion}")
    await expect(page.locator("#prompt")).to_be_visible()
    await page.wait_for_timeout(300)
    await page.evaluate(_NOTE)
    return feed


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
async def test_cards_fly_and_are_gone_again(shared_server: AppServer, new_page: NewPage, size: dict[str, int]) -> None:
    page = await new_page(size)
    feed = await begin(page, shared_server, "full")
    feed.tell(after_the_encounter(feed.state), {"kind": "drew", "text": "Kenji draws 3 cards.", "encounter": 14})
    await page.wait_for_function("() => window.flown.length === 4")
    assert all("back" in name for name in await page.evaluate("window.flown"))
    await expect(page.locator(_FLYING)).to_have_count(0)
    await expect(page.locator(".players [data-seatno='1'] .c")).to_contain_text("9")


async def test_space_ends_what_flies(shared_server: AppServer, new_page: NewPage) -> None:
    page = await new_page()
    feed = await begin(page, shared_server, "full")
    await page.evaluate("() => { Element.prototype.animate = () => ({ cancel() {}, onfinish: null }); }")
    feed.tell(after_the_encounter(feed.state))
    await expect(page.locator(_FLYING)).to_have_count(4)
    await page.keyboard.press("Space")
    await expect(page.locator(_FLYING)).to_have_count(0)


async def test_without_motion_nothing_flies(shared_server: AppServer, new_page: NewPage) -> None:
    for page, motion in ((await new_page(), "off"), (await new_page(reduced_motion="reduce"), "system")):
        feed = await begin(page, shared_server, motion)
        feed.tell(after_the_encounter(feed.state))
        await expect(page.locator(".players [data-seatno='1'] .c")).to_contain_text("9")
        await page.wait_for_timeout(300)
        assert await page.evaluate("window.flown") == []


async def test_after_a_reconnect_nothing_is_made_up_for(shared_server: AppServer, new_page: NewPage) -> None:
    page = await new_page()
    feed = await begin(page, shared_server, "full")
    view = after_the_encounter(feed.state)
    feed.state = feed.state | {"view": view}
    feed.seq += 40
    await feed.sockets[-1].close(code=1012)
    await expect(page.locator(".statusband")).to_have_class(re.compile("good"))
    await expect(page.locator(".players [data-seatno='1'] .c")).to_contain_text("9")
    again = copy.deepcopy(view)
    again["seats"][1]["hand"] += 2
    again["decks"]["cosmic"] -= 2
    feed.tell(again)
    await expect(page.locator(".players [data-seatno='1'] .c")).to_contain_text("11")
    await page.wait_for_timeout(300)
    assert await page.evaluate("window.flown") == []
