"""What the moons share that change what ships of allies count."""

from __future__ import annotations

from app.engine.effects import modify
from app.engine.moments import SIDE_BASE
from app.engine.moon_card import SECRET, MoonCard
from app.engine.outcomes import Term


class CountsAllies(MoonCard):
    """Global: the ships of each ally count another number, of the sum of each ally and rounded down."""

    play, when = SECRET, "reveal"
    __slots__ = ()

    def weigh(self, sum_: int) -> int:
        """What a sum of ships is worth."""
        return sum_

    @modify(SIDE_BASE, layer=-1)
    def counted(self, terms: list[Term], side: int) -> list[Term]:
        allied = {f"seat:{seat}" for seat in self.g.allied()}
        return [
            (label, self.weigh(value), source) if label == "ships" and source in allied else (label, value, source)
            for label, value, source in terms
        ]
