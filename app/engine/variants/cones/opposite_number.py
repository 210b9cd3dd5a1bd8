"""Opposite Number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cone import Cone

if TYPE_CHECKING:
    from app.engine.game import Game


class OppositeNumber(Cone):
    """The farthest seat."""

    id, name = "opposite_number", "Opposite Number"
    text = "The encounter is against the player who sits farthest from you."
    __slots__ = ()

    @classmethod
    def named(cls, g: Game) -> list[int]:
        """At an odd table two players sit equally far."""
        others = g.clockwise(g.encounter.offense)
        ways = {x: min(i + 1, len(others) - i) for i, x in enumerate(others)}
        return cls.leading(g, others, ways)
