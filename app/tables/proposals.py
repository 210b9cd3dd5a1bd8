"""Proposals (protocol.md ``propose``): what one player may do alone is done; otherwise the other people at the table
are asked by a free ask. One "no" ends it; who does not vote in time agrees to all but a take-back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from . import takeback, words
from .control import Proposal
from .errors import Refused
from .pace import DAY, WAIT

if TYPE_CHECKING:
    from .state import TableState
    from .steps import Entry

WHAT = ("take_back", "pause", "resume", "bot", "wait")
LEVELS = ("easy", "normal", "hard")


def decide(
    state: TableState, by: int, what: Any, seat: Any, level: Any, here: Callable[[int], bool], now: int, last: int
) -> Entry:
    """The entry that a ``propose`` command leads to; ``here(seat)`` = its player is connected, ``last`` = how long a
    vote may take. Raises ``Refused``."""
    if what not in WHAT:
        raise Refused("invalid", f"what: expected one of {', '.join(WHAT)}")
    if state.game.over:
        raise Refused("conflict", "the game is over")
    if what == "resume":
        return _resume(state, by)
    if what == "take_back":
        return _take_back(state, by, now, last)
    if what == "bot" and seat in (None, by) and not state.record.seats[by].person:
        return ["bot", by, None]  # he takes his seat back
    about = _about(state, by, what, seat, level, here)
    if what == "bot" and about == by:
        return ["bot", by, level or "normal"]
    proposal = _proposal(state, by, what, about, level, now, last)
    return ["?", _plain(proposal)] if proposal.voters else deed(state, proposal)


def _resume(state: TableState, by: int) -> Entry:
    if state.control.paused_at is None:
        raise Refused("conflict", "the game is not paused")
    return ["resume", by]


def _take_back(state: TableState, by: int, now: int, last: int) -> Entry:
    held = next((ask.id for ask in state.game.asks if ask.seat == by and ask.id in state.control.held), None)
    if held is not None:
        return ["u", held]
    found = takeback.last_answer(state.marks, by)
    if found is None:
        raise Refused("conflict", "there is no answer of yours to take back in this phase")
    mark, place = found
    if takeback.unnoticed(state.marks, mark, place):
        return ["b", mark.phase, place, by]
    proposal = _proposal(state, by, "take_back", None, None, now, last)
    proposal.cut = [mark.phase, place]
    return ["?", _plain(proposal)] if proposal.voters else deed(state, proposal)


def _about(state: TableState, by: int, what: str, seat: Any, level: Any, here: Callable[[int], bool]) -> int | None:
    """The seat a proposal is about, checked."""
    if what == "pause":
        if state.control.paused_at is not None:
            raise Refused("conflict", "the game is already paused")
        return None
    seats = state.record.seats
    about = by if seat is None else seat
    if not isinstance(about, int) or isinstance(about, bool) or not 0 <= about < len(seats):
        raise Refused("invalid", f"seat: expected 0 to {len(seats) - 1}")
    if what == "wait":
        if state.options.pace == "unlimited":
            raise Refused("conflict", "this table has no clock")
        return about
    if level is not None and level not in LEVELS:
        raise Refused("invalid", f"level: expected one of {', '.join(LEVELS)}")
    if not seats[about].person:
        raise Refused("conflict", "a bot plays that seat already")
    if about != by and here(about):
        raise Refused("conflict", "that player is here")
    return about


def _proposal(
    state: TableState, by: int, what: str, about: int | None, level: str | None, now: int, last: int
) -> Proposal:
    if state.control.proposal is not None:
        raise Refused("conflict", "another proposal is being voted on")
    out = {by} if what != "bot" or about is None else {by, about}
    voters = [seat for seat, one in enumerate(state.record.seats) if one.person and seat not in out]
    until = now + (DAY if state.options.pace == "days" else last)
    return Proposal(state.control.proposals + 1, what, by, about, level, voters, [], until)


def _plain(proposal: Proposal) -> dict[str, Any]:
    return {name: getattr(proposal, name) for name in proposal.__struct_fields__}


def deed(state: TableState, proposal: Proposal) -> Entry:
    """The entry that carries a proposal out."""
    if proposal.what == "take_back" and proposal.cut is not None:
        phase, stay = proposal.cut
        if any(mark.phase == phase and len(mark.inputs) > stay for mark in state.marks):
            return ["b", phase, stay, None]
        return ["x"]
    if proposal.what == "bot":
        return ["bot", proposal.seat, proposal.level or "normal"]
    if proposal.what == "wait":
        return ["more", WAIT[state.options.pace]]
    return ["pause", proposal.by]


def pending(state: TableState, proposal: Proposal) -> Iterator[tuple[int, Callable[[], Entry]]]:
    """What becomes of an open proposal, and when."""
    people = [seat for seat in proposal.voters if state.record.seats[seat].person]
    if all(seat in proposal.yes for seat in people):
        yield state.control.at, lambda: ["!"]
    elif proposal.what != "take_back" and proposal.yes:
        yield proposal.until, lambda: ["!"]
    else:
        yield proposal.until, lambda: ["x"]


def ask_of(state: TableState, seat: int) -> dict[str, Any] | None:
    """The free ask (ASK of protocol.md) by which a seat votes, or ``None``."""
    proposal = state.control.proposal
    if proposal is None or seat not in proposal.voters or seat in proposal.yes:
        return None
    question = words.fill(words.QUESTIONS[proposal.what], state, proposal)
    msg = {"key": f"ask.table.{proposal.what}", "args": {"by": proposal.by, "seat": proposal.seat}}
    options = [("0", "Yes", "yes"), ("1", "No", "no")]
    return {
        "id": vote_id(seat, proposal),
        "seat": seat,
        "kind": "choose",
        "phase": state.game.phase,
        "moment": "",
        "window": False,
        "title": question,
        "text": question,
        "msg": msg,
        "source": {"type": "table", "id": proposal.what},
        "actor": proposal.by,
        "target": proposal.seat,
        "deadline": None,
        "default": [],
        "free": True,
        "options": [
            {
                "id": number,
                "label": label,
                "ref": {"type": kind, kind: True},
                "msg": {"key": f"option.{kind}", "args": {}},
            }
            for number, label, kind in options
        ],
        "min": 0,
        "max": 1,
    }


def vote_id(seat: int, proposal: Proposal) -> str:
    """The id of the ask by which a seat votes."""
    return f"s{seat}-v{proposal.number}"


def vote(state: TableState, seat: int, value: Any) -> Entry | None:
    """The entry of an answer to that ask; ``None`` for "no opinion". Raises ``Refused`` (invalid)."""
    if value == []:
        return None
    if value not in (["0"], ["1"]):
        raise Refused("invalid", 'expected [] or one of ["0"], ["1"]')
    return ["v", seat, value == ["0"]]
