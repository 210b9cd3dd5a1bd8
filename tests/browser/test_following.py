"""Following a game: the reveal, the log and its way back, the replay, the aliens' page, another language."""

from __future__ import annotations

import copy
import re

import pytest
from playwright.async_api import Page, expect

from tests.browser.axe import faults
from tests.browser.clicker import Clicker
from tests.browser.conftest import PHONE, NewPage
from tests.browser.stories import STORIES, Feed, play_story
from tests.services import AppServer
from tests.wire.client import Client

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

_PLAY = """async options => {
  const post = (path, body) => fetch(path, {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  const { token } = await (await post('/api/players', { name: 'Ada' })).json();
  const { id, code } = await (await post('/api/play', { bots: 2, options })).json();
  return { id, code, token };
}"""


async def finished_game(page: Page, url: str) -> str:
    """A short game of the page's player against bots, played to its end over the wire; returns the table's code."""
    await page.goto(url)
    made = await page.evaluate(_PLAY, {"pace": "unlimited", "four_planets": True, "flares": True})
    async with Client(url, seed=7) as player:
        player.token = made["token"]
        await player.open(made["id"])
        assert await player.play()
    await page.goto(f"{url}/t/{made['code']}?motion=off")
    return made["code"]


async def test_the_reveal_builds_up_and_tells_where_its_numbers_come_from(
    shared_server: AppServer, new_page: NewPage
) -> None:
    page = await new_page()
    await page.goto(f"{shared_server.url}{await play_story(page, 'reveal')}?motion=full")
    await expect(page.locator(".reveal .term")).to_have_count(8)
    await expect(page.locator(".reveal .total b")).to_have_text(["17", "14"])
    ships = page.locator(".reveal .term", has_text="Your ships")
    await ships.get_by_role("button").click()
    await expect(ships).to_contain_text("3 ships in the encounter, 1 each.")


async def test_the_bank_runs_when_the_time_of_a_question_is_up(shared_server: AppServer, new_page: NewPage) -> None:
    page = await new_page()
    await page.goto(f"{shared_server.url}{await play_story(page, 'banked')}?motion=off")
    clock = page.locator("#prompt [role=timer]")
    await expect(clock).to_have_class(re.compile("banked"))
    await expect(clock).to_contain_text("bank")
    banks = page.locator(".players [data-bank]")
    await expect(banks).to_have_count(4)
    await expect(banks.nth(0)).to_contain_text("0:4")
    await expect(banks.nth(1)).to_contain_text("0:12")
    await expect(banks.nth(3)).to_contain_text("0:00")


async def test_a_click_shows_the_whole_sum_at_once(shared_server: AppServer, new_page: NewPage) -> None:
    page = await new_page()
    await page.clock.install()
    await page.goto(f"{shared_server.url}{await play_story(page, 'reveal')}?motion=full")
    await expect(page.locator(".reveal")).to_be_visible()
    assert await page.locator(".reveal .term").count() < 8
    await page.locator(".reveal h3").click()
    await expect(page.locator(".reveal .term")).to_have_count(8)


async def test_the_log_shows_one_encounter_and_the_table_as_it_was(shared_server: AppServer, new_page: NewPage) -> None:
    page = await new_page()
    await page.goto(f"{shared_server.url}{await play_story(page, 'planning')}?motion=off")
    await expect(page.locator(".log li")).to_have_count(8)
    await page.get_by_label("Show one encounter").select_option(label="Encounter 13")
    await expect(page.locator(".log li")).to_have_count(3)
    await page.locator(".log li").first.hover()
    await page.locator(".log .then").first.click()
    await expect(page.locator(".pastband")).to_contain_text("Anouk wins the encounter")
    await page.keyboard.press("Escape")
    await expect(page.locator(".pastband")).to_have_count(0)


async def test_the_log_stays_at_its_newest_line(shared_server: AppServer, new_page: NewPage) -> None:
    page = await new_page()
    feed = Feed(STORIES["waiting"]())
    await page.goto(f"{shared_server.url}{await play_story(page, 'waiting', feed)}?motion=off")
    await expect(page.locator(".log li")).to_have_count(8)
    for number in range(40):
        view = copy.deepcopy(feed.state["view"])
        view["decks"]["cosmic"] += 1
        feed.tell(view, {"kind": "drew", "text": f"Kenji draws a card ({number}).", "encounter": 14})
    await expect(page.locator(".log li")).to_have_count(48)
    await expect(page.locator(".log li").last).to_be_in_viewport()
    await page.locator(".log").evaluate("log => log.scrollTo(0, 0)")
    await page.wait_for_timeout(100)
    feed.tell(feed.state["view"], {"kind": "drew", "text": "Kenji draws one more.", "encounter": 14})
    await expect(page.locator(".log li")).to_have_count(49)
    assert await page.locator(".log").evaluate("log => log.scrollTop") == 0


async def test_a_finished_game_is_replayed(shared_server: AppServer, new_page: NewPage) -> None:
    page = await new_page()
    code = await finished_game(page, shared_server.url)
    await page.get_by_role("link", name="Replay").click()
    await expect(page).to_have_url(f"{shared_server.url}/t/{code}/replay?at=1&as=all")
    await expect(page.locator(".hrow .card").first).to_be_visible()
    steps = page.locator(".ctrl .num")
    await expect(steps).to_contain_text("Step 1 of")
    await page.keyboard.press("ArrowRight")
    await expect(steps).to_contain_text("Step 2 of")
    await page.keyboard.press("]")
    await expect(page.locator(".enc").nth(1)).to_have_attribute("aria-current", "step")
    await page.keyboard.press("End")
    await expect(page.locator(".now h2")).to_have_text("Game over")
    await page.keyboard.press("Home")
    await page.locator("[data-eyes=spectator]").click()
    await expect(page.locator(".hrow .card")).to_have_count(0)
    await page.locator("[data-eyes='1']").click()
    await expect(page.locator(".hrow .card").first).to_be_visible()
    assert await faults(page) == []
    moment = page.url
    friend = await new_page(PHONE)
    await friend.goto(moment)
    await expect(friend.locator(".ctrl .num")).to_have_text(await steps.inner_text())
    await friend.locator("[data-play]").click()
    await expect(friend.locator(".ctrl .num")).not_to_have_text(await steps.inner_text())
    assert await faults(friend) == []


async def test_each_alien_has_an_address_of_its_own(shared_server: AppServer, new_page: NewPage) -> None:
    page = await new_page()
    for path in ("/aliens/citadel", "/aliens#citadel"):
        await page.goto("about:blank")
        await page.goto(f"{shared_server.url}{path}")
        await expect(page.get_by_role("dialog")).to_contain_text("Fortification")
    await page.keyboard.press("ArrowRight")
    await expect(page).to_have_url(f"{shared_server.url}/aliens/clone")
    await page.keyboard.press("Escape")
    await expect(page).to_have_url(f"{shared_server.url}/aliens")


async def test_aliens_are_found_by_words_role_phase_and_level(shared_server: AppServer, new_page: NewPage) -> None:
    page = await new_page()
    await page.goto(f"{shared_server.url}/aliens")
    cards = page.locator("[data-alien]")
    await expect(page.locator("[data-alien=oracle]")).to_be_visible()
    every = await cards.count()
    await page.locator("[data-filter=phase]").select_option("destiny")
    await page.locator("[data-level=red]").click()
    some = await cards.count()
    assert 0 < some < every
    await page.get_by_role("button", name="Show all").click()
    await expect(cards).to_have_count(every)
    await page.get_by_label("Search aliens").fill("citadel")
    await page.locator("[data-alien=citadel]").click()
    await expect(page.locator("dialog")).to_contain_text("Super")
    await page.locator("dialog summary").click()
    await expect(page.locator("dialog .rulings dd").first).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(page.locator("dialog")).to_have_count(0)


async def test_everything_on_a_sheet_can_be_seen(shared_server: AppServer, new_page: NewPage) -> None:
    page = await new_page()
    await page.goto(f"{shared_server.url}{await play_story(page, 'sheets')}?motion=off")
    panels = page.locator(".players .pl")
    await expect(panels.nth(0)).to_contain_text("hidden")
    await expect(panels.nth(1)).to_contain_text("8")
    await expect(panels.nth(1)).to_contain_text("Set aside 2")
    await expect(panels.nth(2)).to_contain_text("zapped")
    await expect(panels.nth(3)).to_contain_text("Xenon Lasers")
    await expect(page.locator(".tower")).to_contain_text("+14")
    await panels.nth(1).click()
    await expect(page.locator("dialog")).to_contain_text("8 tokens")
    await expect(page.locator("dialog")).to_contain_text("Known to be in this hand")
    await page.locator("dialog .card", has_text="Tripler Flare").click()
    await expect(page.locator("dialog h3")).to_have_text("Tripler Flare")
    await page.keyboard.press("Escape")
    await expect(page.locator("dialog h3")).to_have_text("Kenji")
    await page.keyboard.press("Escape")
    await panels.nth(0).click()
    await expect(page.locator("dialog .techcard")).to_contain_text("2 of 8 ships")
    await page.keyboard.press("Escape")
    await panels.nth(4).click()
    await expect(page.locator("dialog")).to_contain_text("Ships on this sheet")
    await expect(page.locator("dialog")).to_contain_text("Orrery 3 ships")


async def test_what_is_written_down_can_be_read(shared_server: AppServer, new_page: NewPage) -> None:
    page = await new_page()
    await page.goto(f"{shared_server.url}{await play_story(page, 'written')}?motion=off")
    panels, sheet = page.locator(".players .pl"), page.locator("dialog")
    await expect(panels.nth(0)).to_contain_text("Bombs 3")
    await expect(panels.nth(2)).to_contain_text("Conditions left 6")
    await panels.nth(4).click()
    await expect(sheet).to_contain_text("Flare: no flares in hand (3)")
    await expect(sheet).to_contain_text("Orrery: Stack, with Orrery 2 ships under it: Anouk I")
    await page.keyboard.press("Escape")
    await panels.nth(0).click()
    await expect(sheet).to_contain_text("Only you see this")
    await expect(sheet).to_contain_text("Kenji III")


async def test_german(shared_server: AppServer, new_page: NewPage) -> None:
    page = await new_page(locale="de-DE")
    await page.goto(f"{shared_server.url}/")
    await expect(page.locator("[data-play]")).to_have_text("Jetzt gegen Bots spielen")
    code = (await page.evaluate(_PLAY, {"pace": "unlimited"}))["code"]
    await page.goto(f"{shared_server.url}/t/{code}?motion=off")
    await expect(page.locator("#prompt[data-ask]")).to_be_visible()
    await expect(page.locator(".log li").first).to_contain_text("spielt")
    assert await page.locator("html").get_attribute("lang") == "de"
    await page.goto(f"{shared_server.url}/rules")
    await expect(page.locator("#glossary")).to_contain_text("Heimatkolonie")
    await page.get_by_label("Sprache").select_option("en")
    await expect(page.get_by_role("heading", level=1)).to_have_text("The rules in short")


async def test_a_first_game_explains_its_moments_once(shared_server: AppServer, new_page: NewPage) -> None:
    page = await new_page()
    await page.goto(f"{shared_server.url}/?motion=off")
    code = (await page.evaluate(_PLAY, {"pace": "unlimited"}))["code"]
    await page.goto(f"{shared_server.url}/t/{code}?motion=off")
    clicker = Clicker(page, 4)
    hint = page.locator("[data-hint]")
    for _ in range(60):
        await clicker.asked()  # a hint comes with its question: to be looked for before that is answered
        if await hint.count():
            break
        await clicker.step()
    kind = await hint.get_attribute("data-hint")
    await hint.get_by_role("button", name="Got it").click()
    await expect(page.locator(f"[data-hint={kind}]")).to_have_count(0)
    await page.reload()
    await expect(page.locator("#prompt")).to_be_visible()
    await expect(page.locator(f"[data-hint={kind}]")).to_have_count(0)


async def test_words_of_the_game_are_explained_where_they_stand(shared_server: AppServer, new_page: NewPage) -> None:
    page = await new_page()
    await page.goto(f"{shared_server.url}{await play_story(page, 'reveal')}?motion=off")
    word = page.locator("#prompt .info").get_by_role("button", name="reinforcement card")
    await word.focus()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("tooltip")).to_contain_text("after the reveal")
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("tooltip")).to_have_count(0)
    await word.hover()
    await expect(page.get_by_role("tooltip")).to_be_visible()


async def test_a_card_shows_its_text_whatever_is_asked(shared_server: AppServer, new_page: NewPage) -> None:
    page = await new_page()
    await page.goto(f"{shared_server.url}{await play_story(page, 'planning')}?motion=off")
    await page.locator(".hand .card").nth(2).click(button="right")
    await expect(page.locator("dialog")).to_contain_text("its value counts")
