"""The connection drops in the middle of every kind of question: it comes back, with what was marked, to be answered."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.stories import STORIES, Feed, play_story
from tests.services import AppServer

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

# What is asked: the state, what is clicked before the connection drops, and the answer that is given after it.
KINDS: dict[str, tuple[str, list[str], Any]] = {
    "one of some options": ("join", ["#prompt .tiles [aria-checked=false] >> nth=1"], ["1"]),
    "whom": ("alliance", ["#prompt .tiles [aria-checked=false] >> nth=0"] * 2, ["0", "1"]),
    "a planet": ("aim", [".map .planet.can:not(.medal) .hit >> nth=1"], ["1"]),
    "ships": ("launch", [".map .stepper-g >> nth=1"], {"0": 2, "3": 2}),
    "a card": ("planning", [".hand [data-can] >> nth=2"], ["2"]),
    "a deal": ("deal", ["[data-side=give] button:has-text('Random')"], None),
    "an order": ("order", ["#prompt .order li:first-child button >> nth=1"], ["1", "0", "2"]),
    "a response": ("response", [], ["1"]),
    "a reinforcement": ("reveal", [], ["2"]),
}


async def drop(page: Page, feed: Feed) -> None:
    """The connection is lost, and comes back by itself."""
    before = len(feed.sockets)
    await feed.sockets[-1].close(code=1012)
    await expect(page.locator(".statusband.good")).to_be_visible()
    assert len(feed.sockets) == before + 1


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("kind", KINDS)
async def test_a_question_outlives_the_connection(
    shared_server: AppServer, new_page: NewPage, kind: str, size: dict[str, int]
) -> None:
    story, marks, value = KINDS[kind]
    page = await new_page(size)
    feed = Feed(STORIES[story]())
    await page.goto(f"{shared_server.url}{await play_story(page, story, feed)}?motion=off")
    prompt = page.locator("#prompt[data-ask]")
    await expect(prompt).to_be_visible()
    for mark in marks:
        await page.locator(mark).first.click()
    asked = await prompt.get_attribute("data-ask")
    words = await page.locator("#prompt [data-main]").text_content() or ""
    await drop(page, feed)
    await expect(prompt).to_have_attribute("data-ask", asked or "")
    await expect(page.locator("#prompt [data-main]")).to_have_text(words)
    await expect(page.locator("#prompt [data-main]")).to_be_enabled()
    await page.locator("#prompt [data-main]").click()
    await page.wait_for_function("() => document.querySelector('#prompt .sending') === null")
    answers = [body for body in feed.heard if body["type"] == "answer"]
    assert [body["ask"] for body in answers] == [asked]
    if kind == "a deal":
        assert answers[0]["value"]["offer"]["give"]["random_cards"] == 1
    else:
        assert answers[0]["value"] == value


async def test_an_answer_on_its_way_is_sent_again_with_the_same_id(shared_server: AppServer, new_page: NewPage) -> None:
    page = await new_page()
    feed = Feed(STORIES["planning"]())
    await page.goto(f"{shared_server.url}{await play_story(page, 'planning', feed)}?motion=off")
    feed.deaf = True
    await page.locator(".hand [data-can]").nth(1).click()
    await page.locator("#prompt [data-main]").click()
    await expect(page.locator("#prompt .sending")).to_be_visible()
    await drop(page, feed)
    answers = [body for body in feed.heard if body["type"] == "answer"]
    assert len(answers) == 2
    assert answers[0] == answers[1]
    feed.sockets[-1].send(f'{{"type":"ack","id":"{answers[0]["id"]}","seq":{feed.seq}}}')
    await expect(page.locator("#prompt[data-ask]")).to_have_count(0)
