"""A whole game by clicking, as a person plays who takes what the page offers: on a desktop and on a phone."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.clicker import Clicker, new_table, start_with_bots
from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.services import AppServer

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


@pytest.mark.parametrize(("size", "seed"), [(DESKTOP, 1), (PHONE, 2)], ids=["desktop", "phone"])
async def test_a_whole_game_by_clicking(
    shared_server: AppServer, new_page: NewPage, size: dict[str, int], seed: int
) -> None:
    page = await new_page(size)
    await new_table(page, shared_server.url, name="Ada", seats=4)
    await start_with_bots(page)
    clicker = Clicker(page, seed)
    await clicker.play(seconds=90)
    assert sum(clicker.answered.values()) > 10
    assert await page.get_by_role("button", name="Play again").is_visible()
    async with page.expect_download() as download:
        await page.get_by_role("link", name="Record").click()
    assert (await download.value).suggested_filename.endswith(".jsonl")
    await page.reload()
    await expect(page.locator(".result")).to_be_visible()
    before = page.url
    await page.get_by_role("button", name="Play again").click()
    await expect(page).not_to_have_url(before)
    await expect(page.locator("#prompt")).to_be_visible()
    await expect(page.locator(".result")).to_have_count(0)
