"""Warp Leak."""

from __future__ import annotations

from app.engine.asks import Steps

from .hazard import Hazard


class WarpLeak(Hazard):
    """A ship for each player."""

    id, name = "warp_leak", "Warp Leak"
    text = "Each player brings one ship back from the warp."
    count = 2
    __slots__ = ()

    def enters(self) -> Steps:
        """In order of play; without a colony nothing comes back."""
        for seat in self.g.order():
            yield from self.g.retrieve(seat, 1, self.id)
