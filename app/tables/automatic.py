"""What happens at a table without anybody's command: hidden passes, answers that waited, standing orders, bots, time.

Everything follows from the state, so that every process finds the same next entry at the same time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from . import orders, proposals
from .bots import bot_answer, bot_waits
from .pace import bot_pause
from .state import TableState
from .steps import Entry

Candidate = tuple[int, Callable[[], Entry]]


def look(state: TableState, now: int) -> tuple[Entry | None, int | None]:
    """The first entry that is due now; without one, when the next will be (``None`` = never)."""
    first: int | None = None
    for due, make in _candidates(state):
        if due <= now:
            return make(), due
        if first is None or due < first:
            first = due
    return None, first


def next_due(state: TableState) -> int | None:
    """When the next entry is due; a time in the past means now, ``None`` never."""
    return min((due for due, _ in _candidates(state)), default=None)


def _candidates(state: TableState) -> Iterator[Candidate]:
    game, control = state.game, state.control
    if game.over or control.paused_at is not None:
        return
    if control.proposal is not None:
        yield from proposals.pending(state, control.proposal)
    asks = game.asks
    if game.window:
        yield from _window(state, asks)
    elif state.bots:
        for ask in asks:
            if state.record.seats[ask.seat].bot is not None and _bot_answers(ask) and not bot_waits(state, ask):
                known = state.clocked and ask.kind != "deal" and not ask.free
                since = control.opened[ask.id] if known else control.stop_at
                yield since + bot_pause(state.options, state.secret, ask.id), _bot(state, ask)
    if state.clocked:
        for ask in asks:
            deadline = None if ask.id in control.held else state.deadline_of(ask)
            if deadline is not None:
                yield deadline, _time(ask)


def _bot_answers(ask: Any) -> bool:
    """A bot takes its time with no free question, unless a yes gains and costs nothing."""
    return not ask.free or ask.eager


def _window(state: TableState, asks: list[Any]) -> Iterator[Candidate]:
    """All that counts when the window's delay is over counts at once: its order tells nothing, the game reads it in
    the order of play."""
    control, seats = state.control, state.record.seats
    if not (state.bots or control.held or control.orders or state.options.pace == "days") and state.asks_silent:
        return
    over = control.stop_at + state.delay
    asks_silent = state.asks_silent
    if not asks_silent and any(ask.silent for ask in asks):
        yield over, _lapse
    for ask in asks:
        if ask.id in control.held:
            yield over, _answer(ask, control.held[ask.id])
        elif not _bot_answers(ask) or (ask.silent and not asks_silent):
            continue
        elif seats[ask.seat].bot is not None:
            yield over, _bot(state, ask)
        else:
            rule = standing_answer(state, ask)
            if rule is not None:
                yield over, _answer(ask, ask.default if rule.answer == "pass" else rule.answer)


def standing_answer(state: TableState, ask: Any) -> orders.Rule | None:
    """The standing order that answers this ask of a window, if one does."""
    rules = state.orders_of(ask.seat) if ask.window and not ask.back and not ask.free else []
    if not rules:
        return None
    losing = False
    if any(wake["event"] == orders.LOSING for rule in rules for wake in rule.wake):
        losing = orders.is_losing(state.game.public_view(), ask.seat)
    found = next((rule for rule in rules if orders.fits(rule, ask.key, ask.seat, losing)), None)
    return found if found is None or legal(state, ask, found.answer) else None


def legal(state: TableState, ask: Any, answer: Any) -> bool:
    """A standing order's answer is one of the ask's legal answers."""
    if answer == "pass":
        return True
    try:
        ask.read(answer)
    except state.rules.illegal:
        return False
    return True


def _lapse() -> Entry:
    return ["p"]


def _answer(ask: Any, value: Any) -> Callable[[], Entry]:
    return lambda: ["a", ask.id, value]


def _time(ask: Any) -> Callable[[], Entry]:
    return lambda: ["t", ask.id]


def _bot(state: TableState, ask: Any) -> Callable[[], Entry]:
    return lambda: _spent(state, ask.seat) or ["a", ask.id, bot_answer(state, ask)]


def _spent(state: TableState, seat: int) -> Entry | None:
    """What the bot does of its own accord before it answers: a free question that it would not leave open."""
    for ask in state.game.asks:
        if ask.free and ask.seat == seat:
            value = bot_answer(state, ask)
            if value != ask.default:
                return ["a", ask.id, value]
    return None
