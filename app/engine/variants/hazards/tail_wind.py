"""Tail Wind."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.moments import OFF, SHIP_SOURCES
from app.engine.state import GATE

from .hazard import Hazard

MORE = 2


class TailWind(Hazard):
    """More ships for the offense."""

    id, name = "tail_wind", "Tail Wind"
    text = "The offense may add up to two more ships to the gate now, also beyond four."
    asks = {
        "ships": ("Tail Wind: more ships?", "Up to two more ships may go into the gate. By default none goes."),
    }
    like = {"ships": "launch"}
    __slots__ = ()

    def enters(self) -> Steps:
        """From its colonies."""
        g, seat = self.g, self.seat
        slots = g.q(SHIP_SOURCES, g.ship_slots(seat), seat, OFF)
        ships = yield from g.allocate(seat, "tail_wind.ships", slots, 0, MORE, {}, clock="launch", source=self.source)
        g.encounter.came_from[seat] += [place for place, n in ships.items() for _ in range(n)]
        yield from g.move([[seat, n, place, GATE] for place, n in ships.items()], "launched", self.id)
