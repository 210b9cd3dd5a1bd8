"""What a click and a burst of events cost in a real browser, at a table of eight with the processor slowed down.

python -m bench browser        desktop and phone; one section of RESULTS.md

A click: from the event to the next picture, as the browser reckons it (Event Timing), with the processor slowed down
four times; and, which a busy machine changes less, the processor time of the page's main thread. A burst: 50 updates
as fast as the socket brings them; pictures that came late while they were shown count as dropped.
"""

from __future__ import annotations

import asyncio
import copy
import os
from itertools import pairwise
from statistics import median
from typing import Any

from playwright.async_api import CDPSession, Page

from bench.results import table, where, write
from tests.browser.stage import stage
from tests.browser.stories import STORIES, Feed, play_story

SLOWER = 4
CLICKS = 40
BURST = 50
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
_NOTE_CLICKS = """() => {
  window.taken = [];
  new PerformanceObserver((list) => {
    const clicks = list.getEntries().filter((entry) => ['click', 'pointerup'].includes(entry.name));
    window.taken.push(...clicks.map((entry) => entry.duration));
  }).observe({ type: 'event', durationThreshold: 16 });
}"""
_NOTE_FRAMES = """() => {
  window.frames_ = [];
  const note = (at) => { window.frames_.push(at); window.noting = requestAnimationFrame(note); };
  requestAnimationFrame(note);
}"""
_STOP = "() => { cancelAnimationFrame(window.noting); return window.frames_; }"


async def busy(session: CDPSession) -> float:
    """Processor time that the page's main thread has taken, in milliseconds."""
    metrics = (await session.send("Performance.getMetrics"))["metrics"]
    return next(each["value"] for each in metrics if each["name"] == "TaskDuration") * 1000


async def clicks(page: Page, session: CDPSession, url: str) -> tuple[list[float], float]:
    """Milliseconds from a click to the picture after it, and of the main thread for each."""
    feed = Feed(STORIES["launch_eight"]())
    await page.goto(f"{url}{await play_story(page, 'launch_eight', feed)}?motion=full")
    await page.locator("#prompt").wait_for()
    await page.wait_for_timeout(2000)
    await page.evaluate(_NOTE_CLICKS)
    places: list[tuple[float, float]] = []
    for which in (-1, 0):  # one ship more, one ship fewer
        box = await page.locator(".map .stepper-g").nth(which).bounding_box()
        assert box is not None
        places.append((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
    before = await busy(session)
    for number in range(CLICKS):
        await page.mouse.click(*places[number % 2])
        await page.wait_for_timeout(120)
    return await page.evaluate("window.taken"), (await busy(session) - before) / CLICKS


def busier(view: dict[str, Any], number: int) -> dict[str, Any]:
    """The view after one more event: ships and cards have moved."""
    after = copy.deepcopy(view)
    seat = number % 8
    after["seats"][seat]["hand"] += 1
    after["decks"]["cosmic"] -= 1
    planet = after["planets"][seat * 5 + number % 5]
    ships = planet["ships"].get(str(seat), 0)
    if ships > 1:
        planet["ships"][str(seat)] = ships - 1
        after["seats"][seat]["warp"] += 1
    return after


async def burst(page: Page, session: CDPSession, url: str) -> tuple[list[float], float]:
    """Milliseconds between pictures while 50 updates are shown, and of the main thread for all of them."""
    feed = Feed(STORIES["eight"]())
    feed.state["view"]["decks"]["cosmic"] = 200
    await page.goto(f"{url}{await play_story(page, 'eight', feed)}?motion=full")
    await page.locator("#prompt").wait_for()
    await page.wait_for_timeout(2000)
    await page.evaluate(_NOTE_FRAMES)
    before = await busy(session)
    for number in range(BURST):
        event = {"kind": "drew", "text": f"Kenji draws a card ({number}).", "encounter": 14}
        feed.tell(busier(feed.state["view"], number), event)
    await page.wait_for_timeout(3000)
    frames: list[float] = await page.evaluate(_STOP)
    return [later - earlier for earlier, later in pairwise(frames)], await busy(session) - before


async def slow(page: Page) -> CDPSession:
    """Slow the page's processor down, and count its time."""
    session = await page.context.new_cdp_session(page)
    await session.send("Performance.enable", {"timeDomain": "threadTicks"})
    await session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return session


async def measure() -> list[list[object]]:
    """One row for each size."""
    rows: list[list[object]] = []
    async with stage() as (browser, url):
        for name, (width, height) in SIZES.items():
            page = await (await browser.new_context(viewport={"width": width, "height": height})).new_page()
            session = await slow(page)
            taken, each = await clicks(page, session, url)
            gaps, total = await burst(page, session, url)
            late = sum(round(gap / (1000 / 60)) - 1 for gap in gaps if gap > 25)
            times = [f"{ms:.0f} ms" for ms in (median(taken), each, max(gaps), total)]
            rows.append([name, *times[:2], late, *times[2:]])
            print(*rows[-1], flush=True)
    return rows


def run() -> None:
    """Measure, and write the section."""
    rows = asyncio.run(measure())
    head = (
        "page", "click to picture, median", "main thread for a click", f"pictures dropped in a burst of {BURST}",
        "longest gap", "main thread for the burst",
    )  # fmt: skip
    load = os.getloadavg()[0]
    words = f"{where()} Eight players, processor slowed down {SLOWER} times, {CLICKS} clicks."
    others = "" if load < 1 else f" The machine was busy with other work (load {load:.0f})."
    body = f"{words}{others}\n\n{table(head, rows)}"
    write("The page in a browser", body)


if __name__ == "__main__":
    run()
