"""What moves when events arrive: ships and cards fly from where they were; skippable, off if wanted, no making up."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable
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


_NOTE_MOVES = """() => {
  window.moves = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const places = frames.map((frame) => frame.transform).filter(Boolean);
    const what = this.closest('.shipflights') ? 'ships' : this.closest('.cardflights') ? 'cards' : 'other';
    window.moves.push({ what, from: places[0], to: places.at(-1), time: options.duration });
    return animate.call(this, frames, options);
  };
}"""
Change = Callable[[dict[str, Any]], None]


def launched(view: dict[str, Any]) -> None:
    view["gate"]["ships"] = {"1": 5}
    view["planets"][5]["ships"]["1"] -= 1


def joined_offense(view: dict[str, Any]) -> None:
    view["gate"]["ships"] = {"1": 4, "2": 2}
    view["encounter"]["offense_allies"] = {"2": 2}
    view["planets"][11]["ships"]["2"] -= 2


def joined_defense(view: dict[str, Any]) -> None:
    view["encounter"]["defense_allies"] = {"2": 2}
    view["planets"][11]["ships"]["2"] -= 2


def landed(view: dict[str, Any]) -> None:
    view["gate"]["ships"] = {}
    view["planets"][17]["ships"]["1"] = 4


def lost(view: dict[str, Any]) -> None:
    view["gate"]["ships"] = {}
    view["seats"][1]["warp"] += 4


def came_back(view: dict[str, Any]) -> None:
    view["seats"][2]["warp"] -= 1
    view["planets"][11]["ships"]["2"] += 1


def dealt(view: dict[str, Any]) -> None:
    view["decks"]["cosmic"] -= 1
    view["seats"][3]["hand"] += 1


def laid(view: dict[str, Any]) -> None:
    view["encounter"]["cards"]["offense"] = "face_down"
    view["seats"][1]["hand"] -= 1


def taken(view: dict[str, Any]) -> None:
    view["seats"][2]["hand"] -= 1
    view["seats"][3]["hand"] += 1


def swapped(view: dict[str, Any]) -> None:
    one, other = view["seats"][1], view["seats"][2]
    one["powers"], other["powers"] = other["powers"], one["powers"]


MOVES: dict[Change, tuple[str, int]] = {
    launched: ("ships", 1), joined_offense: ("ships", 1), joined_defense: ("ships", 1), landed: ("ships", 1),
    lost: ("ships", 1), came_back: ("ships", 1), dealt: ("cards", 1), laid: ("cards", 1), taken: ("cards", 1),
    swapped: ("cards", 2),
}  # fmt: skip


def tell(feed: Feed, change: Change) -> None:
    """The change, told."""
    view = copy.deepcopy(feed.state["view"])
    change(view)
    feed.tell(view, {"kind": "moved", "text": "Something moves.", "encounter": 14})


async def test_each_piece_moves_from_where_it_was(shared_server: AppServer, new_page: NewPage) -> None:
    page = await new_page()
    for change, (what, count) in MOVES.items():
        feed = await begin(page, shared_server, "full")
        await page.evaluate(_NOTE_MOVES)
        tell(feed, change)
        await page.wait_for_function(f"() => window.moves.length >= {count}")
        moves = await page.evaluate("window.moves")
        assert [move["what"] for move in moves] == [what] * count, change.__name__
        assert all(move["from"] != move["to"] for move in moves), change.__name__
        assert all(200 <= move["time"] <= 600 for move in moves), change.__name__


async def test_the_cards_turn_when_they_are_revealed(shared_server: AppServer, new_page: NewPage) -> None:
    turning = "() => document.querySelector('.flip .card:not(.back)').getAnimations().length"
    for motion, turns in (("full", 1), ("off", 0)):
        page = await new_page()
        await page.goto(f"{shared_server.url}{await play_story(page, 'reveal')}?motion={motion}")
        await expect(page.locator(".reveal")).to_be_visible()
        assert await page.evaluate(turning) == turns, motion


async def test_a_click_ends_what_flies(shared_server: AppServer, new_page: NewPage) -> None:
    page = await new_page()
    feed = await begin(page, shared_server, "full")
    await page.evaluate("() => { Element.prototype.animate = () => ({ cancel() {}, onfinish: null }); }")
    feed.tell(after_the_encounter(feed.state))
    await expect(page.locator(_FLYING)).to_have_count(4)
    await page.locator(".top .tname, .top").first.click()
    await expect(page.locator(_FLYING)).to_have_count(0)


async def test_a_hidden_page_shows_nothing_late(shared_server: AppServer, new_page: NewPage) -> None:
    page = await new_page()
    feed = await begin(page, shared_server, "full")
    await page.evaluate(_NOTE_MOVES)
    hide = "hidden => Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true })"
    await page.evaluate(hide, True)
    event = {"kind": "drew", "text": "Kenji draws 3 cards.", "encounter": 14}
    feed.tell(after_the_encounter(feed.state), event)
    await expect(page.locator(".players [data-seatno='1'] .c")).to_contain_text("9")
    await page.evaluate(hide, False)
    await page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    await page.wait_for_timeout(300)
    assert await page.evaluate("window.moves") == []
    await expect(page.locator(".caption")).to_have_count(0)


async def test_a_reveal_that_was_missed_is_shown_at_its_end(shared_server: AppServer, new_page: NewPage) -> None:
    page = await new_page()
    feed = await begin(page, shared_server, "full")
    feed.state = feed.state | STORIES["reveal"]()
    feed.seq += 9
    await feed.sockets[-1].close(code=1012)
    await expect(page.locator(".reveal")).to_be_visible()
    assert await page.locator(".reveal .term").count() == 8
    await expect(page.locator(".flip.turned")).to_have_count(2)
