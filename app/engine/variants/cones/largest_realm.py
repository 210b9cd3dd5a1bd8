"""Largest Realm."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cone import Cone

if TYPE_CHECKING:
    from app.engine.game import Game


class LargestRealm(Cone):
    """The most colonies."""

    id, name = "largest_realm", "Largest Realm"
    text = "The encounter is against the other player with the most colonies, home and foreign ones."
    __slots__ = ()

    @classmethod
    def named(cls, g: Game) -> list[int]:
        """The leaders among the others."""
        others = g.clockwise(g.encounter.offense)
        return cls.leading(g, others, {x: len(g.colonies(x)) for x in others})
