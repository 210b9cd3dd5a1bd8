"""On a phone the question never covers what it is about, with the hints of a first game too."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.conftest import PHONE, SMALL_PHONE, NewPage
from tests.browser.stories import play_story
from tests.services import AppServer

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

STATES = ("learning", "learning_launch", "learning_join", "learning_select", "aim", "launch", "join")
_COVERED = """() => {
  const top = document.querySelector('#prompt').getBoundingClientRect().top;
  const discs = [...document.querySelectorAll(".map .planet:not(.medal) .disc")];
  const planets = discs.map((disc) => disc.getBoundingClientRect().bottom);
  return { planets: planets.length, covered: planets.filter((bottom) => bottom > top + 1).length };
}"""


@pytest.mark.parametrize("size", [PHONE, {"width": 360, "height": 740}, SMALL_PHONE], ids=["390", "360", "360 low"])
async def test_the_planets_stay_in_sight(shared_server: AppServer, new_page: NewPage, size: dict[str, int]) -> None:
    page = await new_page(size)
    found: dict[str, dict[str, int]] = {}
    for name in STATES:
        await page.goto(f"{shared_server.url}{await play_story(page, name)}?motion=off")
        await expect(page.locator(".map .planet .disc").first).to_be_attached()
        await page.wait_for_timeout(200)
        found[name] = await page.evaluate(_COVERED)
    assert found == {name: {"planets": 5, "covered": 0} for name in STATES}


async def test_a_hint_shows_two_lines_and_the_rest_on_demand(shared_server: AppServer, new_page: NewPage) -> None:
    page = await new_page(PHONE)
    await page.goto(f"{shared_server.url}{await play_story(page, 'learning_join')}?motion=off")
    hint = page.locator("[data-hint]")
    before = await hint.bounding_box()
    await hint.get_by_role("button", name="More").click()
    after = await hint.bounding_box()
    assert before
    assert after
    assert after["height"] > before["height"]
    await expect(page.locator("#prompt [data-main]")).to_be_in_viewport()
    await hint.get_by_role("button", name="Got it").click()
    await expect(hint).to_have_count(0)
