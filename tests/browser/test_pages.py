"""Every page beside the table can be shown at every size without sideways scrolling, and none is a dead end."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.axe import faults
from tests.browser.conftest import DESKTOP, PHONE, SMALL_PHONE, NewPage
from tests.browser.stories import play_story
from tests.services import AppServer

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

ZOOMED = {"width": 720, "height": 450}  # a desktop page at 200 %
SIZES = {"desktop": DESKTOP, "small": SMALL_PHONE, "zoomed": ZOOMED}
WIDER = "document.documentElement.scrollWidth > innerWidth + 1"


@pytest.mark.parametrize("size", SIZES)
async def test_the_pages_beside_the_table_fit(shared_server: AppServer, new_page: NewPage, size: str) -> None:
    page = await new_page(SIZES[size])
    for path in ("/", "/new", "/device", "/notify", "/aliens", "/rules"):
        await page.goto(shared_server.url + path)
        await expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert not await page.evaluate(WIDER), f"{path} scrolls sideways"


async def test_nothing_is_a_dead_end(shared_server: AppServer, new_page: NewPage) -> None:
    page = await new_page()
    for path, heading in (("/nowhere/at/all", "Nothing here"), ("/t/NOSUCH", "No such table")):
        await page.goto(shared_server.url + path)
        await expect(page.get_by_role("heading", level=1)).to_have_text(heading)
        await page.get_by_role("link", name="To the start page").click()
        await expect(page).to_have_url(f"{shared_server.url}/")


async def test_play_now_is_one_click(shared_server: AppServer, new_page: NewPage) -> None:
    page = await new_page()
    await page.goto(f"{shared_server.url}/?motion=off")
    await page.locator("[data-play]").click()
    await expect(page.locator("#prompt")).to_be_visible()
    assert "/t/" in page.url


async def test_the_keyboard_answers(shared_server: AppServer, new_page: NewPage) -> None:
    page = await new_page()
    await page.goto(shared_server.url + await play_story(page, "planning"))
    card = page.locator(".hand [data-can]").nth(2)
    await card.focus()
    await page.keyboard.press("Space")
    await expect(card).to_have_attribute("aria-pressed", "true")
    await expect(page.locator("#prompt [data-main]")).to_contain_text("Lock in Attack 12")
    await page.keyboard.press("h")
    await page.keyboard.press("Escape")
    await expect(card).to_have_attribute("aria-pressed", "false")
    await page.keyboard.press("2")
    await expect(page.locator("#prompt [data-main]")).to_contain_text("Lock in Attack 08")


async def test_a_code_brings_the_games_to_another_device(shared_server: AppServer, new_page: NewPage) -> None:
    here, there = await new_page(DESKTOP), await new_page(PHONE)
    await here.goto(f"{shared_server.url}/?motion=off")
    await here.locator("[data-play]").click()
    await expect(here.locator("#prompt")).to_be_visible()
    await here.goto(f"{shared_server.url}/device")
    await here.get_by_role("button", name="Show a code").click()
    code = (await here.locator("[data-device-code]").inner_text()).replace(" ", "")
    await there.goto(f"{shared_server.url}/device#{code}")
    await there.get_by_role("button", name="Sign in").click()
    await expect(there.get_by_role("heading", name="Your games", exact=True)).to_be_visible()
    await there.goto(f"{shared_server.url}/device#{code}")  # it works once
    await there.get_by_role("button", name="Sign in").click()
    await expect(there.get_by_role("alert")).to_contain_text("not known")


async def test_a_table_is_made_from_a_preset_and_changed_by_single_switches(
    shared_server: AppServer, new_page: NewPage
) -> None:
    page = await new_page(PHONE)
    await page.goto(f"{shared_server.url}/new?motion=off")
    await page.get_by_label("Your name").fill("Ada")
    await expect(page.locator("[data-preset=base]")).to_have_attribute("aria-pressed", "true")
    louder = page.locator("[data-option=always_hazards]")
    await expect(louder).to_contain_text("Only together with: Hazards.")
    await expect(louder.get_by_role("switch")).to_be_disabled()
    await page.locator("[data-preset=advanced]").click()
    await expect(page.get_by_role("switch", name="Technology")).to_be_checked()
    await louder.get_by_role("switch").click()
    await expect(page.locator("[data-preset=advanced]")).to_have_attribute("aria-pressed", "true")
    await page.get_by_role("switch", name="Technology").click()
    await expect(page.locator(".optgroup [role=status]")).to_have_text("A mix of your own.")
    await page.get_by_role("group", name="Pace").get_by_role("button", name="Days").click()
    await expect(page.locator("[data-option=bank_seconds]")).to_contain_text("Only with Pace: Live and Relaxed.")
    await expect(page.locator("[data-option=bank_seconds] input")).to_be_disabled()
    assert await faults(page) == []
    await page.get_by_role("button", name="Create table").click()
    code = (await page.locator("[data-code]").inner_text()).strip()
    record = await page.evaluate("code => fetch(`/api/tables/${code}`).then((answer) => answer.json())", code)
    record["options"].pop("reward_deck", None)  # where there is one
    assert record["options"] == {"flares": True, "hazards": True, "always_hazards": True, "pace": "days"}
