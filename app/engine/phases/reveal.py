"""Reveal (section 11 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engine.asks import EACH, PASS, Ask, Round, Steps
from app.engine.cards import ATTACK, REINFORCEMENT
from app.engine.moments import (
    AFTER_REVEAL,
    DEFENSE,
    LAST,
    OFFENSE,
    PARTICIPANT,
    REVEALED,
    TOTALS,
    TURNING,
    TYPES_FINAL,
)

if TYPE_CHECKING:
    from app.engine.game import Game


def reveal(g: Game) -> Steps:
    """Turn up, settle the types, count, then the outcome is fixed."""
    encounter = g.encounter
    yield from g.reach(TURNING)
    for side in (OFFENSE, DEFENSE):  # R-REVEAL-1
        if not encounter.stated[side]:
            encounter.face_up[side] = True
            g.publish(encounter.slots[side])
    faces = [("face", g.printed_face(side)) for side in (OFFENSE, DEFENSE)]
    g.emit("revealed", None, offense=("seat", encounter.offense), defense=("seat", encounter.defense),
           offense_card=faces[0], defense_card=faces[1])  # fmt: skip
    g.morphs()
    if g.hooked(REVEALED):
        yield from g.reach(REVEALED)
    while True:
        yield from g.reach(AFTER_REVEAL)
        types = g.types()  # R-REVEAL-3
        yield from g.reach(TYPES_FINAL)
        if g.types() != types:
            continue
        yield from _totals(g)
        if g.types() == types:  # R-REVEAL-7
            break
    g.fix_outcome()
    g.state.phase = "resolution"


def _totals(g: Game) -> Steps:
    """Reinforcements, then what effects add; whatever was added lets everybody reinforce again (R-REVEAL-6)."""
    brought = -1
    while brought != _brought(g):
        yield from reinforcements(g)
        brought = _brought(g)
        yield from g.reach(TOTALS)
        if brought != _brought(g):
            continue
        yield from g.reach(LAST)


def _brought(g: Game) -> int:
    """How many cards were added to a total or played for that and cancelled: after each all may play again."""
    encounter = g.encounter
    added = {placed.card for placed in encounter.added}
    played = {card for card, _, _ in encounter.played if g.face(card).kind in (ATTACK, REINFORCEMENT)}
    return len(added | played)


def reinforcements(g: Game) -> Steps:
    """R-REVEAL-6: round and round in order of play, one card an answer, until all participants pass in a row.

    All are asked at the same time and read in order of play, as in every window (R-TIME-3)."""
    while True:
        seats = [x for x in g.order() if g.role(x) & PARTICIPANT and _might_reinforce(g, x)]
        if not seats:
            return
        played = yield from _round(g, seats)
        if not played:
            return


def _might_reinforce(g: Game, seat: int) -> bool:
    return g.may_use(seat, None) and any(
        f.kind == REINFORCEMENT and g.might_hold(seat, card) for card, f in enumerate(g.faces)
    )


def _round(g: Game, seats: list[int]) -> Steps:
    """One card of the first in order who plays one; False if all pass."""
    asks = {seat: _ask(g, seat) for seat in seats}
    answers: dict[int, tuple[object, ...]] = {}
    fresh = True
    while True:
        for seat in seats:
            if seat not in answers:
                break
            if answers[seat][0] == "reinforce":
                card, side = answers[seat][1]  # type: ignore[misc]
                if (yield from g.take_out(card, seat)):
                    g.put_on_table(card, seat)
                    yield from g.reinforce(seat, card, side)
                return True
        else:
            return False
        answer = yield Round([asks[s] for s in seats if s not in answers], EACH, window=True, fresh=fresh)
        fresh = False
        if answer is None:
            answers |= {s: PASS for s in seats if s not in answers and asks[s].silent}
        else:
            answers[answer[0].seat] = answer[1][0]


def _ask(g: Game, seat: int) -> Ask:
    cards = [card for card in g.at_hand(seat) if g.face(card).kind == REINFORCEMENT]
    cards = [card for card in cards if card not in g.encounter.barred]
    sides = (g.side_of(seat), 1 - g.side_of(seat))
    plays = tuple(("reinforce", (card, side)) for card in cards for side in sides)
    options = plays if plays and g.must_use(seat, None) else (PASS, *plays)
    ask = Ask(seat, "reinforce", options=options, default=["0"], window=True, moment=TOTALS, clock="window",
              phase="reveal", source=("rule", "R-REVEAL-6"))  # fmt: skip
    ask.silent = not cards
    return ask
