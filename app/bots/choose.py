"""The answer of a bot: which level asks which of its handlers."""

from __future__ import annotations

import random
from typing import Any

from . import easy, thinking
from .legal import Ask, only_pass, passing
from .levels import BY_NAME, LEVELS
from .reading import Reading, View


def choose(level: str, view: View, ask: Ask, rng: random.Random) -> Any:
    """The VALUE with which a bot of this level answers an ask, from the view of its seat alone (protocol.md).

    Always legal, and the same for the same view, ask and state of ``rng``. Raises ``ValueError`` for an unknown level.
    """
    if level not in LEVELS:
        raise ValueError(f"expected a level of {LEVELS}, got {level!r}")
    if only_pass(ask):
        return passing(ask)
    reading = Reading(view, ask["seat"])
    thinks = BY_NAME.get(level)
    return thinking.answer(ask, reading, thinks, rng) if thinks else easy.answer(ask, reading, rng)


def waits(ask: Ask) -> bool:
    """In talks this seat moved last: its answer is due when the other party has moved, which gives the ask a new id."""
    return ask["kind"] == "deal" and ask.get("last") == ask["seat"] and ask.get("offer") is not None
