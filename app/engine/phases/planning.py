"""Planning (section 10 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engine.asks import Round, Steps
from app.engine.moments import (
    AFTER_SELECT,
    BEFORE_SELECT,
    DEFENSE,
    LAID,
    NAMING,
    OFFENSE,
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
    answers = yield Round([g.select_ask(side) for side, _ in selection])
    for (side, openly), answer in zip(selection, answers, strict=True):
        g.selects(side, answer[0][1])
        if openly and g.q(SELECT_SHOWS, True, side):
            g.show_card(side)
        else:  # whoever knew the hand still knows hand and laid card together, not which was laid
            g.emit("selected", g.main_player(side))
            if openly:
                encounter.to_show = side
