"""People at one table: by link, as a spectator, and back after the connection or the server was gone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.async_api import Locator, expect

from tests.browser.axe import faults
from tests.browser.clicker import Clicker, new_table, start_with_bots
from tests.browser.conftest import PHONE, NewPage
from tests.services import AppServer

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_a_friend_joins_by_the_link_and_both_play(shared_server: AppServer, new_page: NewPage) -> None:
    host, friend = await new_page(), await new_page(PHONE)
    await new_table(host, shared_server.url, name="Ada", seats=3)
    link = await host.locator("[data-link]").inner_text()
    await friend.goto(link + "?motion=off")
    await friend.locator("[data-name]").fill("Bob")
    await friend.locator("[data-join]").click()
    await expect(host.locator(".place", has_text="Bob")).to_contain_text("not yet")
    await host.locator("[data-fill]").click()
    await expect(host.locator("[data-start]")).to_be_disabled()
    await friend.locator("[data-ready]").click()
    await expect(host.locator(".place", has_text="Bob")).to_contain_text("ready")
    await host.locator("[data-start]:not(:disabled)").click()
    await expect(friend.locator("#prompt")).to_be_visible()
    await expect(friend.locator(".players").first).to_contain_text("Ada")
    ada, bob = Clicker(host, 3), Clicker(friend, 4)
    for _ in range(60):
        await ada.step()
        await bob.step()
        if ada.answered and bob.answered:
            break
    assert ada.answered
    assert bob.answered


async def test_a_spectator_sees_the_table_and_nothing_hidden(shared_server: AppServer, new_page: NewPage) -> None:
    player, watcher = await new_page(), await new_page()
    code = await new_table(player, shared_server.url, name="Ada", seats=3)
    await start_with_bots(player)
    await watcher.goto(f"{shared_server.url}/t/{code}")
    await expect(watcher).to_have_url(f"{shared_server.url}/t/{code}/watch")
    await expect(watcher.locator("#prompt")).to_contain_text("You are watching")
    await expect(watcher.locator(".hand.backs")).to_contain_text("Ada")
    assert await watcher.locator("[data-card], [data-main]").count() == 0
    before = await watcher.locator(".log li").count()
    clicker = Clicker(player, 5)
    for _ in range(8):
        await clicker.step()
    await expect(watcher.locator(".log li").nth(before)).to_be_attached()


async def test_the_server_is_killed_and_comes_back(
    start_server: Callable[..., AppServer], sqlite_database_url: str, new_page: NewPage
) -> None:
    server = start_server(sqlite_database_url)
    page = await new_page()
    code = await new_table(page, server.url, name="Ada", seats=3)
    await start_with_bots(page)
    clicker = Clicker(page, 6)
    for _ in range(4):
        await clicker.step()
    prompt = page.locator("#prompt[data-ask]")
    await expect(prompt).to_be_visible()
    asked = await prompt.get_attribute("data-ask")
    server.kill()
    await expect(page.locator(".statusband")).to_contain_text("Connection lost")
    server.start()
    await expect(page.locator(".statusband", has_text="Connection lost")).to_have_count(0, timeout=20_000)
    await expect(prompt).to_have_attribute("data-ask", asked or "")
    for _ in range(4):
        await clicker.step()
    await page.reload()
    await expect(page.locator("#prompt")).to_be_visible()
    await expect(page.locator(".log li").first).to_be_attached()
    other = await page.context.new_page()
    await other.goto(f"{server.url}/t/{code}")
    await expect(other.locator("#prompt")).to_be_visible()


async def test_who_is_removed_is_told(shared_server: AppServer, new_page: NewPage) -> None:
    host, guest = await new_page(), await new_page()
    code = await new_table(host, shared_server.url, name="Ada", seats=3)
    await guest.goto(f"{shared_server.url}/t/{code}")
    await guest.locator("[data-name]").fill("Eve")
    await guest.locator("[data-join]").click()
    await host.get_by_role("button", name="Remove Eve").click()
    await expect(guest.get_by_role("heading", level=1)).to_have_text("You are not at this table any more")
    await expect(guest.get_by_role("link", name="To the start page")).to_be_visible()


async def test_two_tabs_of_one_player(shared_server: AppServer, new_page: NewPage) -> None:
    first = await new_page()
    code = await new_table(first, shared_server.url, name="Ada", seats=3)
    await start_with_bots(first)
    second = await first.context.new_page()
    await second.goto(f"{shared_server.url}/t/{code}?motion=off")
    prompt = second.locator("#prompt[data-ask]")
    await expect(prompt).to_be_visible()
    asked = await prompt.get_attribute("data-ask")
    title = await second.locator("#prompt h2").inner_text()
    clicker = Clicker(first, 7)
    for _ in range(5):
        if await first.locator("#prompt").get_attribute("data-ask") != asked:
            break
        await clicker.step()
    await expect(second.locator("#prompt")).not_to_have_attribute("data-ask", asked or "")
    notice = second.locator("#prompt .elsewhere")
    await expect(notice).to_contain_text("Answered in another tab:")
    await expect(notice).to_contain_text(title)
    await expect(first.locator("#prompt .elsewhere")).to_have_count(0)
    await expect(notice).to_have_count(0)


async def test_a_standing_order_is_kept_and_ended(shared_server: AppServer, new_page: NewPage) -> None:
    page = await new_page()
    await new_table(page, shared_server.url, name="Ada", seats=3)
    await start_with_bots(page)
    foot = page.locator(".side .auto")
    await expect(foot).to_contain_text("No standing orders")
    await foot.click()
    await page.get_by_role("switch", name="Pass for the whole game").click()
    await expect(page.get_by_role("dialog").get_by_role("button", name="End it")).to_be_visible()
    await page.reload()
    await expect(foot).to_contain_text("1 standing order")
    await foot.click()
    await page.get_by_role("dialog").get_by_role("button", name="End it").click()
    await page.get_by_role("dialog").get_by_role("button", name="Close").click()
    await expect(foot).to_contain_text("No standing orders")


async def test_a_word_to_the_table(shared_server: AppServer, new_page: NewPage) -> None:
    host, guest = await new_page(), await new_page(PHONE)
    code = await new_table(host, shared_server.url, name="Ada", seats=3)
    await guest.goto(f"{shared_server.url}/t/{code}")
    await guest.locator("[data-name]").fill("Bob")
    await guest.locator("[data-join]").click()
    await guest.get_by_label("Message to the table").fill("<b>hello</b>")
    await guest.get_by_role("button", name="Send", exact=True).click()
    await expect(host.locator(".msg")).to_contain_text("Bob <b>hello</b>")


async def test_somebody_is_muted_for_oneself_and_reported(shared_server: AppServer, new_page: NewPage) -> None:
    host, guest = await new_page(), await new_page()
    code = await new_table(host, shared_server.url, name="Ada", seats=3)
    await guest.goto(f"{shared_server.url}/t/{code}")
    await guest.locator("[data-name]").fill("Bob")
    await guest.locator("[data-join]").click()
    say = guest.get_by_label("Message to the table")
    await say.fill("you are all so slow")
    await say.press("Enter")
    await host.get_by_role("button", name="Bob: mute or report").click()
    dialog = host.get_by_role("dialog")
    await dialog.get_by_role("button", name="Abuse").click()
    await dialog.get_by_label("In your words").fill("Again and again.")
    assert await faults(host) == []
    await dialog.locator("[data-report]").click()
    await expect(dialog.get_by_role("status")).to_contain_text("Reported.")
    await dialog.get_by_role("switch", name="Mute").click()
    await host.keyboard.press("Escape")
    await expect(host.locator(".msg")).to_have_count(0)
    await expect(host.locator(".mutedrow")).to_contain_text("1 line of people you have muted")
    await say.fill("hello?")
    await say.press("Enter")
    await expect(host.locator(".mutedrow")).to_contain_text("2 lines")
    await expect(guest.locator(".msg")).to_have_count(2)
    await host.get_by_role("button", name="Hear Bob again").click()
    await expect(host.locator(".msg")).to_have_count(2)


async def test_who_says_too_much_is_told_when_he_may_go_on(
    start_server: Callable[..., AppServer], sqlite_database_url: str, new_page: NewPage
) -> None:
    server = start_server(sqlite_database_url, CHAT_PER_MINUTE="2")
    page = await new_page()
    await new_table(page, server.url, name="Ada", seats=3)
    say = page.get_by_label("Message to the table")
    for text in ("one", "two", "three"):
        await say.fill(text)
        await say.press("Enter")
    await expect(page.locator(".chatbox [role=alert]")).to_contain_text("You can write again in")
    await expect(say).to_have_value("three")
    await expect(page.get_by_role("button", name="Send", exact=True)).to_be_disabled()
    await expect(page.locator(".msg")).to_have_text(["Ada one", "Ada two"])


async def test_spectators_talk_apart_from_the_table(shared_server: AppServer, new_page: NewPage) -> None:
    host, watcher = await new_page(), await new_page(PHONE)
    code = await new_table(host, shared_server.url, name="Ada", seats=3)
    await start_with_bots(host)
    await watcher.goto(f"{shared_server.url}/")
    await watcher.evaluate(
        "() => fetch('/api/players', {method: 'POST', headers: {'Content-Type': 'application/json'}, "
        "body: JSON.stringify({name: 'Noor'})})"
    )
    await watcher.goto(f"{shared_server.url}/t/{code}/watch?motion=off")
    await watcher.locator(".tabbar").get_by_role("button", name="Chat").click()
    say = watcher.get_by_label("Message to the other spectators")
    await say.fill("she holds a 40")
    await say.press("Enter")
    await expect(watcher.locator(".tabpage .msg")).to_have_text(["Noor she holds a 40"])
    await host.locator(".side").get_by_label("Message to the table").fill("hello all")
    await host.locator(".side").get_by_label("Message to the table").press("Enter")
    await expect(watcher.locator(".tabpage .msg")).to_have_count(1)
    await watcher.get_by_role("group", name="Whose talk").get_by_role("button", name="Table").click()
    await expect(watcher.locator(".tabpage .msg")).to_have_text(["Ada hello all"])
    await expect(watcher.locator(".tabpage .chatbox form")).to_have_count(0)
    await expect(host.locator(".side .msg")).to_have_text(["Ada hello all"])
    assert await faults(watcher) == []


async def turn_to(prompt: Locator, title: str) -> None:
    """Leaf through the open questions to the one with this title: the game may ask at the same time, with a Yes too."""
    wanted = prompt.get_by_role("heading", name=title)
    while not await wanted.count():
        await prompt.get_by_title("Next question").or_(wanted).first.click()


async def test_a_pause_is_voted_on(shared_server: AppServer, new_page: NewPage) -> None:
    host, friend = await new_page(), await new_page(PHONE)
    code = await new_table(host, shared_server.url, name="Ada", seats=3)
    await friend.goto(f"{shared_server.url}/t/{code}?motion=off")
    await friend.locator("[data-name]").fill("Bob")
    await friend.locator("[data-join]").click()
    await friend.locator("[data-ready]").click()
    await start_with_bots(host)
    await host.get_by_role("button", name="Settings", exact=True).click()
    await host.get_by_role("dialog").get_by_role("button", name="Pause").click()
    prompt = friend.locator("#prompt")
    await turn_to(prompt, "Pause the game, as Ada asks?")
    await prompt.get_by_role("button", name="Yes").click()
    for page in (host, friend):
        await expect(page.locator(".statusband")).to_contain_text("Paused")
    await friend.locator(".tabbar").get_by_role("button", name="More").click()
    await friend.locator(".tabpage").get_by_role("button", name="Resume").click()
    await expect(host.locator(".statusband")).to_have_count(0)


async def test_who_leaves_can_come_back(shared_server: AppServer, new_page: NewPage) -> None:
    page = await new_page()
    await new_table(page, shared_server.url, name="Ada", seats=3, pace="Live")
    await start_with_bots(page)
    await page.get_by_role("button", name="Settings", exact=True).click()
    await page.get_by_role("dialog").get_by_role("button", name="Leave").click()
    await expect(page).to_have_url(f"{shared_server.url}/")
    await page.locator(".mine a", has_text="Ada's table").click()
    await expect(page.locator("#prompt")).to_be_visible()
    await expect(page.locator(".hand [data-card]").first).to_be_visible()
    await expect(page.locator(".players .pl").first).not_to_contain_text("bot plays")
