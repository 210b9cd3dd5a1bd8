"""A whole game without a mouse: Tab, digits, arrows, plus and Enter are enough."""

from __future__ import annotations

import random

import pytest
from playwright.async_api import Page, expect

from tests.browser.conftest import NewPage
from tests.services import AppServer

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

MOST_STEPS = 900
_PLAY = """async () => {
  const post = (path, body) => fetch(path, {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  await post('/api/players', { name: 'Ada' });
  const options = { pace: 'unlimited', four_planets: true };
  return (await (await post('/api/play', { bots: 2, options })).json()).code;
}"""
_STATE = """() => {
  const prompt = document.querySelector('#prompt');
  const main = prompt?.querySelector('[data-main]');
  return { over: document.querySelector('.result') !== null, ask: prompt?.dataset.ask ?? null,
           kind: prompt?.dataset.kind ?? '', main: main ? !main.disabled : null };
}"""


async def tab_to(page: Page, text: str) -> None:
    """Tab until the button with that text has the focus."""
    for _ in range(80):
        await page.keyboard.press("Tab")
        if text in (await page.evaluate("document.activeElement?.textContent ?? ''")):
            return
    raise AssertionError(f"no way to {text} by Tab")


async def answer(page: Page, kind: str, ready: bool | None, chance: random.Random) -> None:
    """Answer the open question with keys alone."""
    if kind == "deal":
        await tab_to(page, "No deal")
        await page.keyboard.press("Enter")
        return
    await page.evaluate("document.activeElement?.blur()")
    if kind == "choose" and (not ready or chance.random() < 0.4):
        await page.keyboard.press(str(chance.randint(1, 3)))
    for _ in range(6):  # what must be filled up: one more ship at the planet in focus
        if kind != "allocate" or (await page.evaluate(_STATE))["main"]:
            break
        planets = page.locator(".map .hit[data-planet]")
        if not await planets.count():  # the question has closed meanwhile
            return
        await planets.first.focus()
        await page.keyboard.press("ArrowRight")
        await page.keyboard.press("+")
    await page.evaluate("document.activeElement?.blur()")
    await page.keyboard.press("Enter")


async def test_a_whole_game_by_keyboard(shared_server: AppServer, new_page: NewPage) -> None:
    page = await new_page()
    await page.goto(shared_server.url)
    code = await page.evaluate(_PLAY)
    await page.goto(f"{shared_server.url}/t/{code}?motion=off")
    await expect(page.locator("#prompt")).to_be_visible()
    chance = random.Random(3)
    for _ in range(MOST_STEPS):
        state = await page.evaluate(_STATE)
        if state["over"]:
            break
        if state["ask"] is None:
            await page.wait_for_timeout(60)
            continue
        await answer(page, state["kind"], state["main"], chance)
        await page.wait_for_timeout(60)
    await expect(page.locator(".result")).to_be_visible()
