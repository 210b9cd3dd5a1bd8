"""Alliance (section 9 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engine.asks import Steps
from app.engine.moments import (
    AFTER_FORMED,
    AFTER_INVITE,
    ALLY_DECLINE,
    ALLY_MUST,
    ALLY_OPTIONS,
    ALLY_ORDER,
    ALLYING,
    BEFORE_INVITE,
    DEF,
    DEF_ALLY,
    INVITE_MUST,
    INVITE_OPTIONS,
    INVITED,
    OFF,
    OFF_ALLY,
    OFFENSE,
)

from .launch import commit

if TYPE_CHECKING:
    from app.engine.game import Game


def alliance(g: Game) -> Steps:
    """R-ALLIANCE-1 to -3, -8: the offense invites, the defense invites, the invited answer clockwise. At a moon (MO-6)
    nobody is invited or asked; what else can be done in this phase can."""
    encounter = g.encounter
    yield from g.reach(BEFORE_INVITE)
    for role, ally in () if g.on_moon() else ((OFF, OFF_ALLY), (DEF, DEF_ALLY)):
        yield from _invite(g, encounter.offense if role == OFF else encounter.defense, ally)
    yield from g.reach(AFTER_INVITE)
    for seat in (yield from _in_turn(g, g.q(ALLY_ORDER, g.clockwise(encounter.offense)))):
        if seat != encounter.defense and g.can_send(seat, OFF_ALLY):
            yield from _answer(g, seat)
    yield from g.reach(AFTER_FORMED)
    g.state.phase = "planning"


def _in_turn(g: Game, order: list[int]) -> Steps:
    """The order of the answers, as far as it is known now who will be asked."""

    def asked(seat: int) -> bool:
        able = seat != g.encounter.defense and g.can_send(seat, OFF_ALLY) and g.may_ally(seat)
        return able and bool(g.encounter.invited[seat] or g.q(ALLY_MUST, 0, seat) or g.q(ALLY_OPTIONS, [], seat))

    return (yield from g.in_turn(order, asked))


def _invite(g: Game, main: int, ally: int) -> Steps:
    encounter = g.encounter
    others = [x for x in g.clockwise(encounter.offense) if x not in (encounter.offense, encounter.defense)]
    others = g.q(INVITE_OPTIONS, [x for x in others if g.may_ally(x)], main)
    side = ("side", OFFENSE if ally == OFF_ALLY else 1)
    must = g.q(INVITE_MUST, [], main)
    free = [("seat", x) for x in others if x not in must]
    invited = yield from g.some(main, "invite", free, 0, len(free), clock="alliance", args={"side": side})
    invited += [("seat", x) for x in others if x in must]
    for _, seat in invited:
        encounter.invited[seat] |= ally
    g.emit("invited", main, whom=[("seat", seat) for _, seat in invited], side=side)
    if invited and g.hooked(INVITED):
        yield from g.reach(INVITED, main)


def _answer(g: Game, seat: int) -> Steps:
    """R-ALLIANCE-3: join one side or decline, and commit ships before the next one is asked.

    Options are (side, by) with ``by`` the effect that lets an uninvited player join, or None for an invitation.
    """
    encounter = g.encounter
    if not g.may_ally(seat):
        return
    must = g.q(ALLY_MUST, 0, seat)
    if must:
        g.emit("allied", seat, side=("side", OFFENSE if must == OFF_ALLY else 1))
        yield from commit(g, seat, must)
        return
    invited = encounter.invited[seat]
    ways = [(role, None) for role in (OFF_ALLY, DEF_ALLY) if invited & role]
    ways = g.q(ALLY_OPTIONS, ways, seat)
    while ways:
        free = g.q(ALLY_DECLINE, True, seat)
        options = [("pass", None), *(("join", way) for way in ways)] if free else [("join", way) for way in ways]
        answer = yield from g.choose(seat, "ally", options, clock="alliance", args={"planet": g.target_ref()})
        if answer[0] == "pass":
            g.emit("declined", seat)
            if invited:
                encounter.declined.append(seat)
            return
        role, by = answer[1]
        if by is None and not (yield from g.stands(ALLYING, seat, role)):
            ways = [way for way in ways if way[0] != role]
            continue
        if by is None or (yield from by.join(role)):
            g.emit("allied", seat, side=("side", OFFENSE if role == OFF_ALLY else 1))
            yield from commit(g, seat, role)
            return
        ways = [way for way in ways if way[1] is None]
