"""The table's own entries, which are none of the game's: each changes the state and says whom it concerns (``state.py``
lists them)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from . import control as controls
from . import orders, proposals, takeback, words
from .control import Proposal, Rule
from .steps import Entry, Step
from .told import TableEvent

if TYPE_CHECKING:
    from .state import TableState


def _hold(state: TableState, entry: Entry, at: int) -> Step:
    """An answer waits for its window's delay."""
    ask = state.about(entry[1])
    if ask is None:
        raise state.rules.stale(f"expected an open ask, got {entry[1]!r}")
    state.control.held = {**state.control.held, entry[1]: entry[2]}
    return Step(seats=[ask.seat])


def _unhold(state: TableState, entry: Entry, at: int) -> Step:
    """It is withdrawn before it counted."""
    ask = state.about(entry[1])
    state.control.held = {ask_id: value for ask_id, value in state.control.held.items() if ask_id != entry[1]}
    if ask is None:
        return Step()
    state.control.again = [n + (seat == ask.seat) for seat, n in enumerate(state.control.again)]
    return Step(seats=[ask.seat])


def _order(state: TableState, entry: Entry, at: int) -> Step:
    """Standing orders."""
    rules = [msgspec.convert(rule, Rule) for rule in entry[2]]
    phase, encounter = state.control.phase, str(state.control.encounter)
    stamped = [orders.stamp(rule, phase, encounter) for rule in rules]
    state.control.orders = {**state.control.orders, str(entry[1]): stamped}
    step = Step()
    step.orders = [entry[1]]
    return step


def _bot(state: TableState, entry: Entry, at: int) -> Step:
    """A bot plays a seat, or its player is back."""
    _, seat, level = entry
    seats = list(state.record.seats)
    seats[seat] = msgspec.structs.replace(seats[seat], bot=level)
    state.record = msgspec.structs.replace(state.record, seats=seats)
    event = words.stands_in(state, seat, level)
    return _tell(state, [event], record=True)


def _propose(state: TableState, entry: Entry, at: int) -> Step:
    """A proposal is made."""
    proposal = msgspec.convert(entry[1], Proposal)
    state.control.proposal, state.control.proposals = proposal, proposal.number
    return _tell(state, [words.proposed(state, proposal)])


def _vote(state: TableState, entry: Entry, at: int) -> Step:
    """Somebody votes; one no ends it."""
    _, seat, yes = entry
    proposal = state.control.proposal
    if proposal is None:
        raise state.rules.stale("expected an open proposal")
    if yes:
        state.control.proposal = msgspec.structs.replace(proposal, yes=[*proposal.yes, seat])
    else:
        state.control.proposal = None
    return _tell(state, [words.voted(state, proposal, seat, yes)])


def _carry_out(state: TableState, entry: Entry, at: int) -> Step:
    """What was proposed is done."""
    proposal = state.control.proposal
    if proposal is None:
        raise state.rules.stale("expected an open proposal")
    deed = proposals.deed(state, proposal)
    if deed[0] != "x":
        state.control.proposal = None
    return OWN[deed[0]](state, deed, at)


def _expire(state: TableState, entry: Entry, at: int) -> Step:
    """Not everybody agreed."""
    proposal, state.control.proposal = state.control.proposal, None
    return _tell(state, [words.lapsed(state, proposal)] if proposal else [])


def _pause(state: TableState, entry: Entry, at: int) -> Step:
    """All clocks stop."""
    state.control.paused_at = at
    state.record = msgspec.structs.replace(state.record, paused=True)
    return _tell(state, [words.paused(state, entry[1], True)], record=True)


def _resume(state: TableState, entry: Entry, at: int) -> Step:
    """All clocks go on."""
    if state.control.paused_at is not None:
        controls.shift(state.control, at - state.control.paused_at)
    state.control.paused_at = None
    state.record = msgspec.structs.replace(state.record, paused=False)
    return _tell(state, [words.paused(state, entry[1], False)], record=True)


def _more(state: TableState, entry: Entry, at: int) -> Step:
    """All clocks get more time."""
    controls.shift(state.control, entry[1])
    return _tell(state, [words.waited(state, entry[1])])


def _back(state: TableState, entry: Entry, at: int) -> Step:
    """Inputs are taken back (takeback.py); seq still grows."""
    _, phase, stay, drop = entry
    seq = state.seq
    state.game, state.marks = takeback.rewind(state.rules, state.setup, state.marks, phase, stay, drop)
    seats = [drop] if drop is not None else list(range(len(state.record.seats)))
    state.control.again = [n + 1 if seat in seats else n for seat, n in enumerate(state.control.again)]
    state.control.offset += seq - state.seq
    if drop is not None:
        state.note_stop(state.control.stop_at, fresh=False)
        return Step(seats=[drop])
    state.control.phase, state.marks = phase, state.marks[-1:]  # what a snapshot of now holds
    state.note_stop(at, fresh=True)
    step = _tell(state, [words.taken_back(state)])
    step.snapshot = True
    return step


def _restart(state: TableState, entry: Entry, at: int) -> Step:
    """The phase starts again; the state stands there already (load.py)."""
    state.marks = state.marks[-1:]
    state.note_stop(at, fresh=True)
    step = _tell(state, [words.restarted(state)])
    step.snapshot = True
    return step


def _tell(state: TableState, events: list[TableEvent], record: bool = False) -> Step:
    """Something of the table itself that everybody is told of: seq grows by one."""
    state.control.offset += 1
    return Step(True, events=events, record=record)


OWN: dict[str, Callable[[TableState, Entry, int], Step]] = {
    "h": _hold,
    "u": _unhold,
    "o": _order,
    "bot": _bot,
    "?": _propose,
    "v": _vote,
    "!": _carry_out,
    "x": _expire,
    "pause": _pause,
    "resume": _resume,
    "more": _more,
    "b": _back,
    "r": _restart,
}
