"""Everybody can use every page: axe finds nothing against WCAG 2.2 AA. (The states of the table: test_states.py.)"""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.axe import faults
from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.stories import play_story
from tests.services import AppServer

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

LOOKS = {"desktop": (DESKTOP, "dark"), "phone": (PHONE, "light")}
OVERLAYS = {
    "a seat's sheet": ("sheets", ".pl >> nth=3"),
    "what is written down": ("written", ".pl >> nth=0"),
    "a flare": ("planning", ".hand .card >> nth=6"),
    "settings": ("waiting", ".top .tools button >> nth=-1"),
    "help": ("waiting", ".top .tools button >> nth=-2"),
    "standing orders": ("waiting", ".acts .btn >> nth=1"),
    "the discard pile": ("waiting", ".pile"),
}


@pytest.mark.parametrize("theme", ["dark", "light"])
async def test_what_lies_over_the_table(shared_server: AppServer, new_page: NewPage, theme: str) -> None:
    page = await new_page(DESKTOP, color_scheme=theme)
    found: dict[str, list[str]] = {}
    for name, (story, button) in OVERLAYS.items():
        path = await play_story(page, story)
        await page.goto(f"{shared_server.url}{path}?motion=off")
        await page.locator(button).first.click()
        await expect(page.locator("dialog"), name).to_be_visible()
        found[name] = await faults(page)
    assert {name: lines for name, lines in found.items() if lines} == {}


@pytest.mark.parametrize("look", LOOKS)
async def test_the_pages_beside_the_table(shared_server: AppServer, new_page: NewPage, look: str) -> None:
    size, theme = LOOKS[look]
    page = await new_page(size, color_scheme=theme)
    found: dict[str, list[str]] = {}
    for path in ("/", "/new", "/device", "/notify", "/aliens", "/aliens#citadel", "/rules", "/t/NOSUCH", "/nowhere"):
        await page.goto("about:blank")
        await page.goto(f"{shared_server.url}{path}")
        await expect(page.get_by_role("heading").first).to_be_visible()
        await page.wait_for_timeout(300)
        found[path] = await faults(page)
    assert {path: lines for path, lines in found.items() if lines} == {}
