"""The phases of a turn, in their order; each reads top to bottom like its section of the rules (docs/rules).

A phase is a generator: it yields the questions that must be answered before it can go on, and sets ``state.phase`` to
the phase that follows. At its start the state is complete (the checkpoint); nothing is carried over in local variables.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.engine.asks import Steps

from .alliance import alliance
from .destiny import destiny
from .end import end
from .launch import launch
from .planning import planning
from .regroup import regroup
from .resolution import resolution
from .reveal import reveal
from .setup import setup
from .start_turn import start_turn

RUN: dict[str, Callable[[Any], Steps]] = {
    "setup": setup,
    "start_turn": start_turn,
    "regroup": regroup,
    "destiny": destiny,
    "launch": launch,
    "alliance": alliance,
    "planning": planning,
    "reveal": reveal,
    "resolution": resolution,
    "end": end,
}

__all__ = ["RUN"]
