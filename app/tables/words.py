"""The table's own sentences: what happens at the table and not in the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .control import Proposal
from .rules import name_of
from .told import TableEvent

if TYPE_CHECKING:
    from .state import TableState

_ASKED = {
    "take_back": "{by} asks to take back the last answer.",
    "pause": "{by} asks to pause the game.",
    "bot": "{by} asks to let a bot play for {seat}.",
    "wait": "{by} asks to wait for {seat}.",
}
QUESTIONS = {
    "take_back": "May {by} take back the last answer?",
    "pause": "Pause the game, as {by} asks?",
    "bot": "Let a bot play for {seat}, as {by} asks?",
    "wait": "Wait for {seat}, as {by} asks?",
}


def fill(sentence: str, state: TableState, proposal: Proposal) -> str:
    """A sentence with the names in it."""
    seat = proposal.by if proposal.seat is None else proposal.seat
    return sentence.format(by=name_of(state.record, proposal.by), seat=name_of(state.record, seat))


def _event(state: TableState, kind: str, text: str, seat: int | None = None, **args: object) -> TableEvent:
    return TableEvent(kind, text, state.control.encounter, seat, **args)


def proposed(state: TableState, proposal: Proposal) -> TableEvent:
    text = fill(_ASKED[proposal.what], state, proposal)
    return _event(state, "proposed", text, proposal.by, what=proposal.what, about=proposal.seat)


def voted(state: TableState, proposal: Proposal, seat: int, yes: bool) -> TableEvent:
    text = f"{name_of(state.record, seat)} {'agrees' if yes else 'does not agree'}."
    return _event(state, "voted", text, seat, what=proposal.what, yes=yes)


def lapsed(state: TableState, proposal: Proposal) -> TableEvent:
    return _event(state, "lapsed", "Not everybody agreed in time.", proposal.by, what=proposal.what)


def stands_in(state: TableState, seat: int, level: str | None) -> TableEvent:
    name = name_of(state.record, seat)
    text = f"{name} is back." if level is None else f"A bot ({level}) plays for {name}."
    return _event(state, "stand_in", text, seat, level=level)


def paused(state: TableState, seat: int, stopped: bool) -> TableEvent:
    name = name_of(state.record, seat)
    if stopped:
        return _event(state, "paused", f"The game is paused ({name}).", seat)
    return _event(state, "resumed", f"The game goes on ({name}).", seat)


def waited(state: TableState, by: int) -> TableEvent:
    return _event(state, "waited", f"All agree to wait: {max(by // 60_000, 1)} min more.", ms=by)


def taken_back(state: TableState) -> TableEvent:
    return _event(state, "taken_back", "The last answer was taken back; the game stands where it was before.")


def restarted(state: TableState) -> TableEvent:
    return _event(state, "restarted", "The rules were updated: this phase starts again.")
