"""Whom a slow table waits for, as it stands in the record beside each transition: for messages outside the page.

It follows from the state alone. What all know is told to everybody who has a webhook; a response window, where nobody
may know who is asked, only to those who say that nobody else reads theirs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from app.store import Wait

from .automatic import standing_answer

if TYPE_CHECKING:
    from .state import TableState

SLOW = ("days",)
"""The paces at which people are told outside the page."""


class Asked(msgspec.Struct, frozen=True):
    """What a message may say of a wait."""

    table: str
    name: str
    phase: str
    window: bool
    deadline: int | None
    title: str
    msg: dict[str, Any] | None


_decode = msgspec.json.Decoder(Asked).decode


def read(wait: Wait) -> Asked:
    """What is asked."""
    return _decode(wait.asked)


def waits_of(state: TableState, due_at: int) -> list[Wait] | None:
    """Whom the table waits for, each with one question, to be told at ``due_at``; ``None`` where it is not slow."""
    if state.options.pace not in SLOW:
        return None
    found: dict[int, Wait] = {}
    for ask in _open(state):
        seat = state.record.seats[ask.seat]
        if seat.player is not None and seat.person and ask.seat not in found:
            key = state.ask_id(ask)
            found[ask.seat] = Wait(seat.player, key, bool(ask.window), due_at, _asked(state, ask))
    return list(found.values())


def _open(state: TableState) -> Iterator[Any]:
    """The questions that somebody owes an answer to, or may answer in a window and has left no order for."""
    game, control = state.game, state.control
    if game.over or control.paused_at is not None:
        return
    for ask in game.asks:
        if ask.free or ask.silent or ask.id in control.held:
            continue
        if ask.window:
            if standing_answer(state, ask) is None:
                yield ask
        elif ask.seat in game.waiting:
            yield ask


def _asked(state: TableState, ask: Any) -> bytes:
    wire, record = state.game.wire(ask), state.record
    return msgspec.json.encode(
        Asked(
            record.id, record.name, str(wire.get("phase", "")), bool(ask.window), state.deadline_of(ask),
            str(wire.get("title", "")), wire.get("msg"),
        )
    )  # fmt: skip
