"""Asking a bot: it gets its seat's view and the ask, as a person does, and chance that every process draws the same."""

from __future__ import annotations

import hashlib
import hmac
import logging
import random
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .state import TableState

log = logging.getLogger(__name__)


def bot_answer(state: TableState, ask: Any) -> Any:
    """The answer of the bot at the ask's seat; the ask's default where the bot's own is not legal."""
    if ask.silent:
        return ask.default
    level = state.record.seats[ask.seat].bot or "normal"
    seed = hmac.digest(state.secret, f"bot {state.game.seq} {ask.id}".encode(), hashlib.sha256)
    try:
        value = state.rules.choose(level, state.game.view(ask.seat), state.game.wire(ask), random.Random(seed))
        ask.read(value)
    except (state.rules.illegal, ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
        log.exception("a bot's answer was not legal; it takes the default (ask kind %s)", ask.kind)
        return ask.default
    return value


def bot_waits(state: TableState, ask: Any) -> bool:
    """In talks the bot has moved last: the other party is to answer."""
    return ask.kind == "deal" and state.rules.waits(state.game.wire(ask))
