"""Plays by clicking whatever the page offers: what a person could do who knows nothing but the page."""

from __future__ import annotations

import random
import time

from playwright.async_api import Locator, Page
from playwright.async_api import TimeoutError as PageTimeout

CLICK_MS = 4_000
"""How long one click may wait for its button; a question that closed meanwhile is left."""

_ANSWERED = """id => document.querySelector('#prompt')?.dataset.ask !== id
  || document.querySelector('#prompt .refused') !== null"""


class Clicker:
    """One person at one page. Choices are drawn from ``seed``."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.random = random.Random(seed)
        self.answered: dict[str, int] = {}
        """Kinds of questions and how often they were answered."""

    async def play(self, seconds: float) -> None:
        """Until the game is over. Raises ``AssertionError`` when the time is up before."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if await self.page.locator(".result").count():
                return
            await self.step()
        raise AssertionError(f"no end after {seconds} s, answered {self.answered}: {await self.prompt_text()}")

    async def prompt_text(self) -> str:
        """What the prompt says now."""
        prompt = self.page.locator("#prompt")
        return (await prompt.inner_text()).replace("\n", " ") if await prompt.count() else "no prompt"

    async def asked(self) -> bool:
        """Wait a moment for a question."""
        try:
            await self.page.locator("#prompt[data-ask]").wait_for(state="attached", timeout=500)
        except PageTimeout:
            return False
        return True

    async def step(self) -> None:
        """Answer the question in front, or wait a moment for one."""
        if not await self.asked():
            return
        try:
            prompt = self.page.locator("#prompt[data-ask]")
            ask = await prompt.get_attribute("data-ask", timeout=CLICK_MS)
            kind = await prompt.get_attribute("data-kind", timeout=CLICK_MS) or ""
            await self._answer(kind)
            self.answered[kind] = self.answered.get(kind, 0) + 1
            await self.page.wait_for_function(
                _ANSWERED,
                arg=ask,
                timeout=CLICK_MS,
            )
        except PageTimeout:
            return

    async def _answer(self, kind: str) -> None:
        if kind == "deal":
            await self._deal()
            return
        main = self.page.locator("#prompt [data-main]")
        plain = self.page.locator("#prompt .acts [data-option]:not(:disabled)")
        buttons = await plain.count()
        if buttons and (not await main.count() or (buttons > 1 and self.random.random() < 0.4)):
            await self._one_of(plain)
            return
        if not await main.is_enabled(timeout=CLICK_MS):
            await self._mark()
        await main.click(timeout=CLICK_MS)

    async def _mark(self) -> None:
        """Mark tiles, cards or planets until the main button lights up."""
        main = self.page.locator("#prompt [data-main]")
        for _ in range(12):
            choices = self.page.locator("#prompt .tiles [aria-checked=false], .hand [data-can]:not(.sel)")
            if not await choices.count():
                choices = self.page.locator(".map [data-planet]:not(.on)")
            await self._one_of(choices)
            if await main.is_enabled(timeout=CLICK_MS):
                return

    async def _deal(self) -> None:
        """Accept what is offered; else offer a random card for one, and end the talks if nothing comes of it."""
        accept = self.page.locator("#prompt [data-accept]")
        if await accept.count() and self.random.random() < 0.6:
            await accept.click(timeout=CLICK_MS)
            return
        withdraw = self.page.locator("#prompt .acts", has_text="Take my offer back")
        if not await withdraw.count() and self.random.random() < 0.7:
            for side in ("give", "take"):
                add = self.page.locator(f"[data-side={side}]").get_by_role("button", name="Random", exact=True)
                if await add.is_enabled():
                    await add.click(timeout=CLICK_MS)
            main = self.page.locator("#prompt [data-main]")
            if await main.is_enabled():
                await main.click(timeout=CLICK_MS)
                await self.page.wait_for_timeout(300)
                return
        await self.page.locator("#prompt").get_by_role("button", name="No deal").click(timeout=CLICK_MS)

    async def _one_of(self, choices: Locator) -> None:
        count = await choices.count()
        if count:
            await choices.nth(self.random.randrange(count)).click(timeout=CLICK_MS)


async def new_table(page: Page, url: str, *, name: str, seats: int, pace: str = "No limit") -> str:
    """Create a table on its page, at the pace with this label; returns the invite code shown in the waiting room."""
    await page.goto(f"{url}/new?motion=off")
    await page.get_by_label("Your name").fill(name)
    await page.get_by_role("group", name="Players").get_by_role("button", name=str(seats), exact=True).click()
    await page.get_by_role("group", name="Pace").get_by_role("button", name=pace).click()
    await page.get_by_role("button", name="Create table").click()
    code = page.locator("[data-code]")
    await code.wait_for()
    return (await code.inner_text()).strip()


async def start_with_bots(page: Page) -> None:
    """Fill the free seats with bots and start."""
    fill = page.locator("[data-fill]")
    if await fill.count():
        await fill.click()
    await page.locator("[data-start]:not(:disabled)").click()
    await page.locator("#prompt").wait_for()
