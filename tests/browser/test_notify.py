"""A player names a webhook, tries it, changes and removes it, by keyboard, on both sizes, in both languages."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.async_api import Page, expect

from tests.browser.axe import faults
from tests.browser.conftest import DESKTOP, SMALL_PHONE, NewPage
from tests.push.receiver import Receiver, receiving
from tests.services import AppServer

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

WIDER = "document.documentElement.scrollWidth > innerWidth + 1"


async def sit_down(page: Page, url: str) -> None:
    """Become somebody."""
    await page.goto(url)
    made = await page.request.post(f"{url}/api/players", data={"name": "Ada"})
    assert made.status == 201


async def looks_good(page: Page) -> None:
    assert await faults(page) == []
    assert not await page.evaluate(WIDER)


async def save(page: Page, chat: Receiver) -> None:
    address = page.get_by_label("Address (webhook)")
    await address.focus()
    await page.keyboard.type(f"{chat.url}/hooks/ada")
    await page.keyboard.press("Tab")
    await expect(page.get_by_role("switch", name="Nobody else reads it")).to_be_focused()
    await page.keyboard.press("Space")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await expect(page.locator("[data-host]")).to_have_text(chat.url.removeprefix("http://"))


@pytest.mark.parametrize("size", ["desktop", "phone"])
async def test_a_webhook_from_first_to_last(
    start_server: Callable[..., AppServer], sqlite_database_url: str, new_page: NewPage, size: str
) -> None:
    server = start_server(sqlite_database_url, WEBHOOK_ANY_ADDRESS="true")
    page = await new_page(DESKTOP if size == "desktop" else SMALL_PHONE)
    async with receiving() as chat:
        await page.goto(f"{server.url}/notify")
        await expect(page.get_by_text("You are nobody here yet")).to_be_visible()
        await sit_down(page, server.url)
        await page.goto(f"{server.url}/device")
        await page.get_by_role("link", name="Be told when it is your turn").click()
        await looks_good(page)
        await save(page, chat)
        assert len(await page.locator("[data-secret]").inner_text()) == 64
        await looks_good(page)

        await page.get_by_role("button", name="Send a test").press("Enter")
        await expect(page.get_by_role("status")).to_have_text("The test has arrived.")
        assert [json.loads(body)["type"] for _, _, body in chat.posts] == ["test"]
        chat.status = 404
        await page.get_by_role("button", name="Send a test").press("Enter")
        await expect(page.get_by_role("alert")).to_contain_text("the other side answered 404")
        await looks_good(page)

        await page.reload()
        await expect(page.get_by_role("switch", name="Nobody else reads it")).to_be_checked()
        await expect(page.locator("[data-secret]")).to_have_count(0)
        assert "/hooks/ada" not in await page.content()
        await page.get_by_role("switch", name="Send messages").press("Space")
        await expect(page.get_by_role("switch", name="Send messages")).not_to_be_checked()
        await page.get_by_role("button", name="Another address").press("Enter")
        await page.get_by_label("Address (webhook)").fill("ftp://chat.example/x")
        await page.get_by_role("button", name="Save the address").press("Enter")
        await expect(page.get_by_role("alert")).to_contain_text("has to begin with https://")
        await page.get_by_role("button", name="Keep the one that is there").press("Enter")

        await page.get_by_role("button", name="Remove it").press("Enter")
        await expect(page.get_by_role("status")).to_have_text("Removed. Nothing is sent any more.")
        await expect(page.get_by_label("Address (webhook)")).to_be_visible()


async def test_in_german_the_page_and_its_messages_are_german(
    start_server: Callable[..., AppServer], sqlite_database_url: str, new_page: NewPage
) -> None:
    server = start_server(sqlite_database_url, WEBHOOK_ANY_ADDRESS="true")
    page = await new_page(SMALL_PHONE)
    async with receiving() as chat:
        await sit_down(page, server.url)
        await page.goto(f"{server.url}/notify?lang=de")
        await page.get_by_label("Adresse (Webhook)").fill(f"{chat.url}/x")
        await page.get_by_role("button", name="Adresse speichern").click()
        await page.get_by_role("button", name="Eine zur Probe schicken").click()
        await expect(page.get_by_role("status")).to_have_text("Die Probe ist angekommen.")
        assert "Das ist ein Test" in json.loads(chat.posts[0][2])["content"]
        await looks_good(page)


async def test_a_site_that_sends_none_says_so(
    start_server: Callable[..., AppServer], sqlite_database_url: str, new_page: NewPage
) -> None:
    server = start_server(sqlite_database_url, WEBHOOKS="false")
    page = await new_page(DESKTOP)
    await sit_down(page, server.url)
    await page.goto(f"{server.url}/notify")
    await expect(page.get_by_text("This site sends no messages.")).to_be_visible()
    await looks_good(page)
