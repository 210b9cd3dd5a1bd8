"""Planning (section 10 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engine.asks import Ask, Round, Steps
from app.engine.moments import (
    AFTER_SELECT,
    BEFORE_SELECT,
    DEFENSE,
    LAID,
    NAMING,
    OFFENSE,
    SELECT_OPTIONS,
    SELECT_ROUNDS,
    SELECT_SHOWS,
    SELECTING,
)

if TYPE_CHECKING:
    from app.engine.game import Game

FACE_DOWN, OPEN = False, True


def planning(g: Game) -> Steps:
    """Free plays, the two checks, then both select; the checks are made again if an effect took a last card."""
    yield from g.reach(BEFORE_SELECT)
    yield from g.reach(NAMING)
    if not (yield from _checks(g)):
        return
    yield from g.reach(SELECTING)
    if not (yield from _checks(g)):  # R-PLANNING-7
        return
    rounds = g.q(SELECT_ROUNDS, [[(OFFENSE, FACE_DOWN), (DEFENSE, FACE_DOWN)]])
    for number, selection in enumerate(rounds):
        yield from _select(g, selection)
        if number + 1 < len(rounds):
            yield from g.reach(LAID, selection[0][0])
    yield from g.reach(AFTER_SELECT)
    g.state.phase = "reveal"


def _checks(g: Game) -> Steps:
    """R-PLANNING-1, -2: False if the offense has no encounter card and its turn ends; the defense gets a new hand."""
    encounter = g.encounter
    if len(g.selectable(encounter.offense)) < g.needed(encounter.offense, "encounter"):
        g.emit("no_encounter_card", encounter.offense)
        yield from g.call_off()
        return False
    while len(g.selectable(encounter.defense)) < g.needed(encounter.defense, "new_hand"):
        yield from g.new_hand(encounter.defense)
    return True


def _select(g: Game, selection: list[tuple[int, bool]]) -> Steps:
    """R-PLANNING-4: the main players of this round put one encounter card each, at the same time."""
    encounter = g.encounter
    asks: list[Ask] = []
    for side, _ in selection:
        seat = g.main_player(side)
        hand = g.selectable(seat)
        cards = g.q(SELECT_OPTIONS, hand, seat) or hand
        asks.append(
            Ask(
                seat, "select", options=tuple(("card", c) for c in cards), default=[str(cards.index(g.lowest(cards)))],
                clock="select", phase="planning", side=side,
            )
        )  # fmt: skip
    answers = yield Round(asks)
    for (side, openly), answer in zip(selection, answers, strict=True):
        seat, card = g.main_player(side), answer[0][1]
        g.lay(card, seat)
        encounter.slots[side], encounter.chosen_by[side] = card, seat
        if openly and g.q(SELECT_SHOWS, True, side):
            g.show_card(side)
        else:  # whoever knew the hand still knows hand and laid card together, not which was laid
            g.emit("selected", seat)
            if openly:
                encounter.to_show = side
