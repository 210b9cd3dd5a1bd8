"""What the browser itself says about a page's work: the tasks of the main thread, and the pictures it counts."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

from playwright.async_api import Browser, CDPSession

Event = dict[str, Any]
_CATEGORIES = ["toplevel", "cc", "benchmark"]
_MAIN = "CrRendererMain"
_TASK = "ThreadControllerImpl::RunTask"


@dataclass
class Trace:
    """Records from ``begin`` to ``end``."""

    session: CDPSession
    events: list[Event]
    done: asyncio.Event

    @classmethod
    async def begin(cls, browser: Browser) -> Trace:
        """Start to record."""
        session = await browser.new_browser_cdp_session()
        trace = cls(session, [], asyncio.Event())
        session.on("Tracing.dataCollected", lambda part: trace.events.extend(part["value"]))
        session.on("Tracing.tracingComplete", lambda _: trace.done.set())
        await session.send(
            "Tracing.start",
            {"traceConfig": {"includedCategories": _CATEGORIES}, "transferMode": "ReportEvents"},
        )
        return trace

    async def end(self) -> None:
        """Stop, and take what was recorded."""
        await self.session.send("Tracing.end")
        await self.done.wait()
        await self.session.detach()

    def tasks(self) -> list[float]:
        """Processor time of each task of the page's main thread, in milliseconds."""
        threads = {
            (event["pid"], event["tid"])
            for event in self.events
            if event["name"] == "thread_name" and event["args"]["name"] == _MAIN
        }
        by_thread: dict[tuple[int, int], list[float]] = {thread: [] for thread in threads}
        for event in self.events:
            thread = (event["pid"], event["tid"])
            if thread in threads and event["ph"] == "X" and event["name"] == _TASK:
                by_thread[thread].append(event.get("tdur", event.get("dur", 0)) / 1000)
        return max(by_thread.values(), key=sum, default=[])  # the page's own: the others belong to empty pages

    def pictures(self) -> tuple[int, int]:
        """Pictures that the browser wanted to show, and those of them that it dropped while something moved."""
        wanted = dropped = 0
        for event in self.events:
            report = event.get("args", {}).get("frame_reporter")
            if event["name"] != "PipelineReporter" or not report or report.get("state") == "STATE_NO_UPDATE_DESIRED":
                continue
            wanted += 1
            dropped += report.get("state") == "STATE_DROPPED" and bool(report.get("affects_smoothness"))
        return wanted, dropped
