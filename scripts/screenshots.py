"""Renews the pictures of the pages: `make screenshots`.

Every page and every state of the table, at four sizes, goes to frontend/screens/ to be looked at; a table in the middle
of a real game goes to docs/images/ for the README. Arguments choose themes: `dark` (default), `light`.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from playwright.async_api import Browser, Page

from tests.browser.clicker import Clicker, new_table, start_with_bots
from tests.browser.stage import stage
from tests.browser.stories import STORIES, play_story

ROOT = Path(__file__).resolve().parents[1]
SCREENS = ROOT / "frontend" / "screens"
README_PICTURES = ROOT / "docs" / "images"
SIZES = {"desktop": (1440, 900, 1), "tablet": (1024, 768, 1), "phone": (390, 844, 2), "small": (360, 640, 2)}
PAGES = {"landing": "/", "new": "/new", "aliens": "/aliens", "rules": "/rules", "gone": "/t/NOSUCH", "missing": "/x/y"}
TRIES = 6


async def page_of(browser: Browser, size: str, theme: str) -> Page:
    """A fresh page of one size."""
    width, height, scale = SIZES[size]
    context = await browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=scale,
        color_scheme="light" if theme == "light" else "dark",
        reduced_motion="reduce",
    )
    return await context.new_page()


async def shoot(page: Page, name: str) -> None:
    """The page as it is now."""
    await page.wait_for_timeout(400)
    await page.screenshot(path=SCREENS / f"{name}.png")


async def every_page(browser: Browser, url: str, theme: str) -> None:
    """Pages beside the table, the waiting room, and all states by hand."""
    for size in SIZES:
        page = await page_of(browser, size, theme)
        for name, path in PAGES.items():
            await page.goto(url + path)
            await shoot(page, f"{name}-{size}-{theme}")
        await new_table(page, url, name="Mira", seats=5)
        await shoot(page, f"room-{size}-{theme}")
        await page.context.close()
        page = await page_of(browser, size, theme)
        for name in STORIES:
            await page.goto(url + await play_story(page, name))
            await page.locator("#prompt").wait_for()
            await shoot(page, f"table-{name}-{size}-{theme}")
        await page.context.close()


async def finished_game(browser: Browser, url: str, theme: str) -> None:
    """A game played to its end by clicking: its result and its replay."""
    page = await page_of(browser, "desktop", theme)
    code = await new_table(page, url, name="Mira", seats=4)
    await start_with_bots(page)
    await Clicker(page, 2).play(seconds=240)
    for size, (width, height, _) in SIZES.items():
        await page.set_viewport_size({"width": width, "height": height})
        await page.goto(f"{url}/t/{code}")
        await page.locator(".chart").wait_for()
        await shoot(page, f"result-{size}-{theme}")
        await page.goto(f"{url}/t/{code}/replay")
        await page.locator("[data-encounter]").nth(2).click()
        for _ in range(14):
            await page.keyboard.press("ArrowRight")
        await shoot(page, f"replay-{size}-{theme}")
    await page.context.close()


async def portrait(page: Page) -> None:
    """The README's two pictures: the page as it is, and as it is on a phone."""
    await page.wait_for_timeout(2500)  # the captions have been said
    README_PICTURES.mkdir(parents=True, exist_ok=True)
    for name, size in (("table", "desktop"), ("table-phone", "phone")):
        width, height, _ = SIZES[size]
        await page.set_viewport_size({"width": width, "height": height})
        await page.wait_for_timeout(500)
        await page.screenshot(path=README_PICTURES / f"{name}.png")


async def real_table(browser: Browser, url: str) -> None:
    """A card is being selected in the middle of a real game: the picture of the README."""
    for seed in range(TRIES):
        page = await page_of(browser, "desktop", "dark")
        await page.add_init_script("localStorage.setItem('fc.hints', 'off')")
        await new_table(page, url, name="Mira", seats=5)
        await start_with_bots(page)
        clicker = Clicker(page, seed)
        for _ in range(200):
            if await page.locator(".result").count():
                break
            landed = await page.locator(".players .pips .f").count()
            asked = await page.locator("#prompt").inner_text()
            if landed >= 5 and "Select your encounter card" in asked:
                await page.locator(".hand [data-can]").last.click()
                await portrait(page)
                await page.context.close()
                return
            await clicker.step()
        await page.context.close()
    raise SystemExit("no game came to a moment worth a picture")


async def main(themes: list[str]) -> None:
    """Start a server of our own and take the pictures."""
    SCREENS.mkdir(parents=True, exist_ok=True)
    async with stage() as (browser, url):
        await real_table(browser, url)
        for theme in themes:
            await every_page(browser, url, theme)
            await finished_game(browser, url, theme)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:] or ["dark"]))
