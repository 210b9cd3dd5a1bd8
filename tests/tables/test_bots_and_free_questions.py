"""Bots and questions that nobody waits for: only one whose yes gains and costs nothing is answered."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from app.engine.asks import Ask
from app.tables import automatic


def due(monkeypatch: pytest.MonkeyPatch, window: bool, *asks: Ask) -> int:
    """How many answers of bots are due at a stop with these questions, all to a bot."""
    monkeypatch.setattr(automatic, "bot_waits", lambda state, ask: False)
    monkeypatch.setattr(automatic, "bot_pause", lambda options, secret, ask: 5)
    control = SimpleNamespace(paused_at=None, proposal=None, opened={}, stop_at=100, held={}, orders={})
    state: Any = SimpleNamespace(
        game=SimpleNamespace(over=False, asks=list(asks), window=window), control=control, bots=True, clocked=False,
        record=SimpleNamespace(seats=[SimpleNamespace(bot="easy")]), options=SimpleNamespace(pace="live"), secret=b"",
        asks_silent=False, delay=3,
    )  # fmt: skip
    return sum(1 for _ in automatic._candidates(state))


@pytest.mark.parametrize("window", [False, True])
@pytest.mark.parametrize("eager", [False, True])
def test_a_free_question_is_answered_where_that_gains(
    monkeypatch: pytest.MonkeyPatch, window: bool, eager: bool
) -> None:
    asked = Ask(0, "window", id="s0-1", window=window)
    free = Ask(0, "reveal_moon", id="s0-2", free=True, eager=eager)
    assert due(monkeypatch, window, asked, free) == 1 + eager
