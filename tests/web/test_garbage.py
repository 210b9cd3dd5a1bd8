"""Python's cycle collector stays out of the way while answers come."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Callable, Iterator

import pytest

from app.web.garbage import collect_when_quiet


class Knot:
    """Refers to itself: only the cycle collector frees it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def _collecting() -> Iterator[None]:
    """An app that another test left open may have switched the collector off."""
    was_enabled = gc.isenabled()
    gc.enable()
    yield
    if not was_enabled:
        gc.disable()


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """When the collector looked, in seconds of the loop."""
    found: list[float] = []
    real = gc.collect
    monkeypatch.setattr(gc, "collect", lambda: (found.append(asyncio.get_running_loop().time()), real())[1])
    return found


def run(answers: Callable[[], float], seconds: float) -> float:
    """Let the task run for a while with short times; when it began."""

    async def main() -> float:
        began = asyncio.get_running_loop().time()
        task = asyncio.create_task(collect_when_quiet(answers, soonest=0.02, latest=0.2, quiet=0.02))
        await asyncio.sleep(seconds)
        assert not gc.isenabled()
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        return began

    return asyncio.run(main())


def test_a_knot_is_freed_at_a_quiet_moment(looks: list[float]) -> None:
    knots: list[weakref.ref[Knot]] = []

    def answers() -> float:
        knots.append(weakref.ref(Knot()))
        return 5

    run(answers, 0.15)
    assert looks
    assert knots[0]() is None


def test_while_answers_come_it_waits_for_the_latest_moment(looks: list[float]) -> None:
    count = iter(range(10**9))
    began = run(lambda: next(count), 0.3)
    assert looks
    assert looks[0] - began >= 0.2


def test_the_collector_is_afterwards_as_it_was() -> None:
    assert gc.isenabled()
    run(lambda: 0, 0.03)
    assert gc.isenabled()
