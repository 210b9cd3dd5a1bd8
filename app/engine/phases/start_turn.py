"""Start of turn (section 5 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engine.asks import Steps
from app.engine.moments import START_TURN
from app.engine.state import Encounter

if TYPE_CHECKING:
    from app.engine.game import Game


def start_turn(g: Game) -> Steps:
    """R-START-3: the hand check, the window, the check once more if the last encounter card went in it."""
    state = g.state
    state.turn += 1
    state.encounter = Encounter.fresh(state.seats, state.turn_owner)
    g.emit("turn", state.turn_owner, n=state.turn)
    while g.lacks(state.turn_owner, "new_hand"):  # R-START-1, R-START-2
        yield from g.new_hand(state.turn_owner)
    yield from g.reach(START_TURN)
    while g.lacks(state.turn_owner, "new_hand"):
        yield from g.new_hand(state.turn_owner)
    state.phase = "regroup"
