"""Regroup (section 6 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engine.asks import Steps
from app.engine.moments import REGROUP_AFTER, REGROUP_BEGIN, RETRIEVE_COUNT
from app.engine.state import GATE, WARP
from app.engine.warp_out import MOST_IN_GATE

if TYPE_CHECKING:
    from app.engine.game import Game


def regroup(g: Game) -> Steps:
    """R-REGROUP-4: tech, free plays, the retrieval, free plays."""
    state, offense = g.state, g.encounter.offense
    g.emit("encounter", offense, n=g.encounter.number)
    yield from g.tech_actions()
    yield from g.reach(REGROUP_BEGIN)
    offense = g.encounter.offense
    room = MOST_IN_GATE - state.ships[GATE][offense]
    if state.ships[WARP][offense] and room > 0:
        count = g.q(RETRIEVE_COUNT, 1, offense)
        if g.colonies(offense):  # R-REGROUP-1
            yield from g.retrieve(offense, count, "regroup", default=_default(g, offense, count))
        elif count:  # R-REGROUP-3
            yield from g.move([[offense, min(count, room), WARP, GATE]], "to_gate", "regroup")
    yield from g.reach(REGROUP_AFTER)
    state.phase = "launch" if g.encounter.fixed else "destiny"


def _default(g: Game, seat: int, count: int) -> dict[int, int] | None:
    """All that come back go to the smallest colony, at home if it can be."""
    place = g.smallest_home(seat)
    return None if place is None else {place: min(count, g.state.ships[WARP][seat])}
