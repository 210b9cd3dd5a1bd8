"""Warp Leak."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.state import WARP

from .hazard import Hazard


class WarpLeak(Hazard):
    """A ship for each player."""

    id, name = "warp_leak", "Warp Leak"
    text = "Each player brings one ship back from the warp."
    count = 2
    __slots__ = ()

    def enters(self) -> Steps:
        """In order of play; without a colony nothing comes back."""
        g = self.g
        for seat in (yield from g.in_turn(g.order(), lambda x: g.state.ships[WARP][x] and g.refuges(x))):
            place = g.smallest_home(seat)
            yield from g.retrieve(seat, 1, self.id, default=None if place is None else {place: 1})
