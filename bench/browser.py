"""What a click and a burst of events cost in a real browser, at a table of eight.

python -m bench browser        desktop and phone; one section of RESULTS.md

Each is measured twice. As it is felt, with the processor slowed down four times: from a click to the next picture as
the browser reckons it (Event Timing), and pictures that came late or never while 50 updates were shown. And by what it
takes, with the processor at its own speed: processor time of the page's main thread, times four. The second leaves out
what a busy machine, a software renderer and the slowing down itself add, so that it can be compared from run to run.
"""

from __future__ import annotations

import asyncio
import copy
import os
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from itertools import pairwise
from statistics import median, quantiles
from typing import Any

from playwright.async_api import Browser, CDPSession, Page

from bench.browser_trace import Trace
from bench.results import table, where, write
from tests.browser.stage import stage
from tests.browser.stories import STORIES, Feed, play_story

SLOWER = 4
CLICKS = 40
PAUSE = 150
"""Milliseconds between two clicks."""
BURST = 50
WATCHED = 3000
"""Milliseconds for which a burst is watched: its flights and captions are over then."""
PICTURE = 1000 / 60
SIZES: dict[str, dict[str, Any]] = {
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
    "desktop": {"viewport": {"width": 1440, "height": 900}},
}
_NOTE_CLICKS = """() => {
  window.taken = {};
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) window.taken[interactionId] = Math.max(window.taken[interactionId] ?? 0, duration);
  }).observe({ type: 'event', durationThreshold: 16 });
}"""
_TAKEN = "() => Object.values(window.taken)"
_NOTE_FRAMES = """() => {
  window.frames_ = [];
  const note = (at) => { window.frames_.push(at); window.noting = requestAnimationFrame(note); };
  requestAnimationFrame(note);
}"""
_STOP = "() => { cancelAnimationFrame(window.noting); return window.frames_; }"


@dataclass
class Desk:
    """A page at work, and what is asked of the browser about it."""

    browser: Browser
    page: Page
    session: CDPSession
    url: str
    touch: bool

    async def slow(self, rate: int) -> None:
        """Slow the processor down so many times; 1 is its own speed."""
        await self.session.send("Emulation.setCPUThrottlingRate", {"rate": rate})

    async def busy(self) -> float:
        """Processor time that the page's main thread has taken, in milliseconds."""
        metrics = (await self.session.send("Performance.getMetrics"))["metrics"]
        return next(each["value"] for each in metrics if each["name"] == "TaskDuration") * 1000

    async def cost(self, act: Callable[[], Awaitable[None]]) -> float:
        """Processor time of the main thread for this, in milliseconds."""
        before = await self.busy()
        await act()
        return await self.busy() - before

    async def show(self, story: str, feed: Feed) -> None:
        """Open a table and let it come to rest."""
        await self.page.goto(f"{self.url}{await play_story(self.page, story, feed)}?motion=full")
        await self.page.locator("#prompt").wait_for()
        await self.page.wait_for_timeout(2500)

    async def click(self, times: int) -> None:
        """One ship more, one ship fewer, on the map."""
        places: list[tuple[float, float]] = []
        for which in (-1, 0):
            box = await self.page.locator(".map .stepper-g").nth(which).bounding_box()
            assert box is not None
            places.append((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
        hit = self.page.touchscreen.tap if self.touch else self.page.mouse.click
        for number in range(times):
            await hit(*places[number % 2])
            await self.page.wait_for_timeout(PAUSE)


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


async def clicks(desk: Desk) -> list[object]:
    """Milliseconds from a click to the picture after it; and of the main thread for it, beyond what runs anyway."""
    await desk.show("launch_eight", Feed(STORIES["launch_eight"]()))
    await desk.click(4)  # what is made at the first click is made
    idle = await desk.cost(lambda: desk.page.wait_for_timeout(CLICKS * PAUSE))
    each = (await desk.cost(lambda: desk.click(CLICKS)) - idle) / CLICKS
    await desk.slow(SLOWER)
    await desk.page.wait_for_timeout(500)
    await desk.page.evaluate(_NOTE_CLICKS)
    await desk.click(CLICKS)
    taken: list[float] = await desk.page.evaluate(_TAKEN)
    await desk.slow(1)
    tenths = quantiles(taken, n=10)
    return [f"{median(taken):.0f} ms", f"{tenths[-1]:.0f} ms", f"{each:.1f} ms", f"{each * SLOWER:.0f} ms"]


async def burst(desk: Desk) -> tuple[Trace, list[float]]:
    """Tell 50 events as fast as the socket brings them; what the browser recorded, and when it had pictures drawn."""
    feed = Feed(STORIES["eight"]())
    feed.state["view"]["decks"]["cosmic"] = 200
    await desk.show("eight", feed)
    views = [feed.state["view"]]
    for number in range(BURST):
        views.append(busier(views[-1], number))
    trace = await Trace.begin(desk.browser)
    await desk.page.evaluate(_NOTE_FRAMES)
    for number, view in enumerate(views[1:]):
        feed.tell(view, {"kind": "drew", "text": f"Kenji draws a card ({number}).", "encounter": 14})
    await desk.page.wait_for_timeout(WATCHED)
    frames: list[float] = await desk.page.evaluate(_STOP)
    await trace.end()
    return trace, frames


async def bursts(desk: Desk) -> list[object]:
    """Pictures of the slowed down page that came late or never, and the tasks of its main thread at full speed."""
    await desk.slow(SLOWER)
    trace, frames = await burst(desk)
    gaps = [later - earlier for earlier, later in pairwise(frames)]
    late = sum(round(gap / PICTURE) - 1 for gap in gaps if gap > 1.5 * PICTURE)
    wanted, dropped = trace.pictures()
    await desk.slow(1)
    tasks = (await burst(desk))[0].tasks()
    over = [each for each in tasks if each * SLOWER > PICTURE]
    return [
        f"{dropped} of {wanted}", late, f"{max(gaps):.0f} ms", len(over), f"{max(tasks) * SLOWER:.0f} ms",
        f"{sum(tasks) * SLOWER:.0f} ms",
    ]  # fmt: skip


async def measure() -> tuple[list[list[object]], list[list[object]]]:
    """One row for each size: clicks, and bursts."""
    rows: tuple[list[list[object]], list[list[object]]] = ([], [])
    async with stage() as (browser, url):
        for name, options in SIZES.items():
            page = await (await browser.new_context(**options)).new_page()
            session = await page.context.new_cdp_session(page)
            await session.send("Performance.enable", {"timeDomain": "threadTicks"})
            desk = Desk(browser, page, session, url, touch=bool(options.get("has_touch")))
            for part, figures in zip(rows, (await clicks(desk), await bursts(desk)), strict=True):
                part.append([name, *figures])
                print(*part[-1], flush=True)
            await page.context.close()
    return rows


def run() -> None:
    """Measure, and write the section."""
    taps, floods = asyncio.run(measure())
    load = os.getloadavg()[0]
    others = "" if load < 1 else f" The machine was busy with other work (load {load:.0f})."
    words = f"{where()} {os.cpu_count()} cores, drawn in software; eight players.{others}"
    clicked = table(
        ("page", "click to picture, median", "nine of ten within", "main thread for a click", f"times {SLOWER}"), taps
    )
    flooded = table(
        (
            "page", "moving pictures dropped", "page's own pictures late", "longest gap between these",
            f"tasks over {PICTURE:.1f} ms", "longest task", "all tasks",
        ),
        floods,
    )  # fmt: skip
    body = f"""{words}

{CLICKS} clicks. The first two figures are of a page slowed down {SLOWER} times, the others of the processor time
of its main thread at full speed, without what runs while nobody clicks.

{clicked}

A burst of {BURST} updates, watched for {WATCHED / 1000:.0f} s. The first three figures are of a page slowed down
{SLOWER} times: pictures in which something should have moved and the browser showed none; pictures that the main
thread was too busy to draw, while what flies goes on without it; the longest time between two that it drew.
The others are the tasks of its main thread by processor time at full speed, times {SLOWER}.

{flooded}"""
    write("The page in a browser", body)


if __name__ == "__main__":
    run()
