"""An encounter against ships in the warp: what becomes of the ships (DV-17 to DV-19, chapter 28 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engine.asks import Steps
from app.engine.core import MOST_IN_WARP
from app.engine.moments import CAUSE_ENCOUNTER, LOSSES, OFF, OFF_ALLY
from app.engine.outcomes import BOTH_LOSE, DEFENSE_WINS, OFFENSE_WINS
from app.engine.state import GATE, RING, WARP

if TYPE_CHECKING:
    from app.engine.game import Game


def warp_ships(g: Game) -> Steps:
    """Losers' ships, then those that come back out of the warp. The ships of the defense are there already."""
    encounter, ships = g.encounter, g.state.ships
    seats = range(g.state.seats)
    gate = g.q(LOSSES, [(x, ships[GATE][x], GATE) for x in seats])
    ring = g.q(LOSSES, [(x, ships[RING][x], RING) for x in seats])
    further = [(seat, n, place) for seat, n, place in encounter.further]
    yield from g.about_to_move(CAUSE_ENCOUNTER)
    if encounter.result == OFFENSE_WINS:
        encounter.success = True
        came = {x: ships[GATE][x] for x in g.order() if g.role(x) & (OFF | OFF_ALLY)}
        yield from g.lose(ring + further, CAUSE_ENCOUNTER)
        yield from g.send_home(g.order())
        for seat, count in came.items():
            yield from rescue(g, seat, count)
    elif encounter.result == DEFENSE_WINS:
        own = min(MOST_IN_WARP, ships[WARP][encounter.defense])
        yield from g.lose(gate + further, CAUSE_ENCOUNTER)
        yield from g.send_home(g.order())
        yield from rescue(g, encounter.defense, own)
    elif encounter.result == BOTH_LOSE:
        yield from g.lose(gate + ring, CAUSE_ENCOUNTER)


def rescue(g: Game, seat: int, count: int) -> Steps:
    """Up to so many ships of a seat come back from the warp, to colonies of its choice or what serves as one; by default
    all, to its home planets first (DV-21)."""
    count = min(count, g.state.ships[WARP][seat])
    own = g.refuges(seat)
    if not own or not count:
        return
    best = max(own, key=lambda p: (g.system(p) == seat, g.state.ships[p][seat], -p))
    goals = yield from g.allocate(
        seat, "rescue", [(p, 0, count) for p in own], 0, count, {best: count}, clock="ships", args={"n": count}
    )
    yield from g.out_of_warp(seat, [p for p, n in goals.items() for _ in range(n)], "rescue")
