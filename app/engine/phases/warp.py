"""An encounter against ships in the warp: what becomes of the ships (DV-17 to DV-19, chapter 28 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engine.asks import Steps
from app.engine.core import MOST_IN_WARP
from app.engine.moments import CAUSE_ENCOUNTER, LOSSES
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
        yield from g.lose(ring + further, CAUSE_ENCOUNTER)
        yield from g.return_from_warp()
    elif encounter.result == DEFENSE_WINS:
        own = min(MOST_IN_WARP, ships[WARP][encounter.defense])
        yield from g.lose(gate + further, CAUSE_ENCOUNTER)
        yield from g.send_home(g.order())
        yield from g.rescue(encounter.defense, own)
    elif encounter.result == BOTH_LOSE:
        yield from g.lose(gate + ring, CAUSE_ENCOUNTER)
