"""What a table in play knows beside the rules: clocks, standing orders, stand-ins, votes. Plain data; it follows from
the journal and its times alone, so that every process comes to the same, and stands in every snapshot."""

from __future__ import annotations

from typing import Any

import msgspec


class Rule(msgspec.Struct, omit_defaults=True):
    """A standing order (protocol.md RULE). ``since`` is the phase or encounter it was given in."""

    match: dict[str, Any]
    answer: Any
    until: str
    wake: list[dict[str, Any]]
    since: str = ""

    def wire(self) -> dict[str, Any]:
        return {"match": self.match, "answer": self.answer, "until": self.until, "wake": self.wake}


class Proposal(msgspec.Struct):
    """Something the others are asked about (protocol.md ``propose``)."""

    number: int
    what: str
    by: int
    seat: int | None
    level: str | None
    voters: list[int]
    yes: list[int]
    until: int
    cut: list[int] | None = None
    """For a take-back: phase number and how many of its inputs stay."""


class Control(msgspec.Struct):
    """Times in milliseconds since the epoch."""

    at: int
    """When the last transition was written."""
    offset: int = 0
    """What the wire's seq has more than the game's: votes, pauses and take-backs are told to all, too."""
    phase: int = 1
    """Counts the phases of this game; a take-back goes back in it."""
    encounter: int = 0
    """The game's encounter, from the last event told."""
    opened: dict[str, int] = msgspec.field(default_factory=dict)
    """Since when each open question of the game is open, by its id."""
    stop_at: int = 0
    """Since when the game stands where everybody was last told: a window's deadline counts from here."""
    window_clock: str = "window"
    extended: list[int] = msgspec.field(default_factory=list)
    """Seats that had the window's one extension."""
    held: dict[str, Any] = msgspec.field(default_factory=dict)
    """Answers that came before the window's delay was over, by ask id."""
    deal_at: int = 0
    """Since when the negotiation goes on; 0 = none."""
    again: list[int] = msgspec.field(default_factory=list)
    """How often each seat's questions were opened again by a take-back: a part of their ids."""
    orders: dict[str, list[Rule]] = msgspec.field(default_factory=dict)
    """Standing orders by seat number."""
    proposals: int = 0
    proposal: Proposal | None = None
    paused_at: int | None = None
    banks: list[int] = msgspec.field(default_factory=list)
    """What is left of each seat's bank (pace.bank_of), in ms; empty = this table has none."""
    inputs: list[Any] = msgspec.field(default_factory=list)
    """In a snapshot taken in the middle of a phase: the inputs since its start."""


_decoder = msgspec.json.Decoder(Control)


def encode(control: Control) -> bytes:
    return msgspec.json.encode(control)


def decode(body: bytes) -> Control:
    return _decoder.decode(body)


def charge(control: Control, seat: int, overrun: int) -> None:
    """Take what a seat needed beyond a question's own time out of its bank."""
    if overrun > 0:
        left = max(control.banks[seat] - overrun, 0)
        control.banks = [left if i == seat else bank for i, bank in enumerate(control.banks)]


def shift(control: Control, by: int) -> None:
    """Move every running clock: that time is charged to nobody."""
    control.opened = {ask: at + by for ask, at in control.opened.items()}
    control.stop_at += by
    control.deal_at += by if control.deal_at else 0
    if control.proposal is not None:
        control.proposal.until += by
