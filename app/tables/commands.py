"""The three commands that change a game: answer, auto, propose. Each is one job of its table; it ends with an ``ack``
after the commit, or with an ``error`` that changed nothing. A command acknowledged before gets its ``ack`` again."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from . import frames, orders, proposals
from .draft import Draft
from .errors import Refused
from .live import Conflict, LiveTable

if TYPE_CHECKING:
    from .audience import Sink
    from .state import TableState
    from .steps import Entry

Decide = Callable[["TableState", int, int], "list[Entry]"]
"""State, seat, now -> the entries the command leads to. Raises ``Refused`` or the game's errors."""


async def run(live: LiveTable, player: str, sink: Sink, command: str, decide: Decide, ask: str | None = None) -> bool:
    """Judge a command, make it durable, acknowledge it, tell everybody; if it answers an ask, the player's other
    sockets hear which, before it closes there. True if it was accepted and needs no limit: the table went on by it, or
    it leaves everything as it is. Going to and fro in a menu or a deal makes the journal longer without end."""
    counts = live.room.counts
    try:
        seq, draft, more = await _run(live, player, command, decide)
    except Refused as refusal:
        counts.refused += 1
        sink.push(frames.error(command, refusal.code, refusal.message, refusal.details))
        return False
    sink.push(frames.ack(command, seq))
    if draft is None:
        return more
    counts.accepted += 1
    if ask is not None:
        live.tell_twins(live.record.seat_of(player), sink, ask)
    live.told(draft, more)
    return draft.moved


async def _run(live: LiveTable, player: str, command: str, decide: Decide) -> tuple[int, Draft | None, bool]:
    """The seq to acknowledge, what is to be told, whether more is due; without a draft: whether it is none repeated."""
    looked = False
    for _ in range(live.room.settings.retries):
        known = live.acks.get((player, command))
        if known is not None:
            return known, None, False
        try:
            draft, more = await _judge(live, player, decide)
        except Refused as refusal:
            # Before a refusal: was it acknowledged earlier, and has another process moved the table?
            done = await live.room.store.command(live.id, player, command)
            if done is not None:
                live.remember(player, command, done)
                return done, None, False
            if looked or refusal.code in ("invalid", "not_seated"):
                raise
            looked = True
            await live.look()
            continue
        if draft is None:
            live.remember(player, command, live.shown.seq)
            return live.shown.seq, None, True
        try:
            return await live.commit(draft, player, command, more), draft, more
        except Conflict:
            done = await live.room.store.command(live.id, player, command)
            if done is not None:
                live.remember(player, command, done)
                return done, None, False
    raise Refused("conflict", "the table moved too often; try again")


async def _judge(live: LiveTable, player: str, decide: Decide) -> tuple[Draft | None, bool]:
    """The draft of a command. Raises ``Refused``; the state is then as before."""
    now = live.room.clock.now()
    if live.state is not None:
        if live.due is not None and live.due <= now:  # what is due by now comes first: an answer after its time is late
            await live.do_due()
    state = live.state
    seat = live.record.seat_of(player)
    if seat is None:
        raise Refused("not_seated", "you have no seat at this table")
    if state is None:
        raise Refused("stale", "the game has not started")
    draft = Draft(state, live.shown, now)
    try:
        entries = decide(state, seat, now)
        if not entries:
            return None, False
        if live.record.seats[seat].bot is not None and entries[0][0] != "bot":
            entries = [["bot", seat, None], *entries]
        for entry in entries:
            draft.put(entry)
    except (state.rules.illegal, state.rules.stale) as error:
        if draft.entries:  # the return of the player was applied already: forget the warm state
            await live.rewind()
        code = "invalid" if isinstance(error, state.rules.illegal) else "stale"
        raise Refused(code, str(error)) from error
    except state.rules.mismatch as error:
        raise Refused("conflict", f"that cannot be taken back: {error}") from error
    return draft, live.room.follow(draft)


def answer(ask_id: Any, value: Any) -> Decide:
    """``answer``: to an ask of the game, or to a vote."""

    def decide(state: TableState, seat: int, now: int) -> list[Entry]:
        if not isinstance(ask_id, str):
            raise Refused("invalid", "ask: expected a string")
        proposal = state.control.proposal
        if proposal is not None and ask_id == proposals.vote_id(seat, proposal):
            if proposals.ask_of(state, seat) is None:
                raise Refused("stale", "you have voted already")
            entry = proposals.vote(state, seat, value)
            return [] if entry is None else [entry]
        ask = state.find(seat, ask_id)
        if ask is None:
            raise Refused("stale", f"no ask {ask_id[:40]!r} is open for your seat")
        if state.control.paused_at is not None:
            raise Refused("conflict", "the game is paused")
        if ask.free and (value == [] or ask.read(value) == ask.read(ask.default)):  # "not now" changes nothing
            return []
        if _must_wait(state, ask, value, now):
            return [["h", ask.id, value]]
        return [["a", ask.id, value]]

    return decide


def _must_wait(state: TableState, ask: Any, value: Any, now: int) -> bool:
    """In a window that still hides who could answer, what others would notice waits until the delay is over (what only
    this seat notices need not). Raises the game's errors for an illegal value."""
    if not state.game.window or ask.free or now >= state.control.stop_at + state.delay:
        return False
    twin = state.game.clone()
    return twin.answer(ask.id, value).public


def auto(rules: Any) -> Decide:
    """``auto``: replaces the standing orders of a seat."""

    def decide(state: TableState, seat: int, now: int) -> list[Entry]:
        del now
        read = orders.read_rules(rules)
        return [["o", seat, [rule.wire() for rule in read]]]

    return decide


def propose(what: Any, about: Any, level: Any, here: Callable[[int], bool], last: int) -> Decide:
    """``propose``: done at once, or put to the vote."""

    def decide(state: TableState, seat: int, now: int) -> list[Entry]:
        return [proposals.decide(state, seat, what, about, level, here, now, last)]

    return decide
