"""Pretender."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cone import Cone

if TYPE_CHECKING:
    from app.engine.game import Game


class Pretender(Cone):
    """The nearest to victory."""

    id, name = "pretender", "Pretender"
    text = "The encounter is against the player who needs the fewest further foreign colonies to win."
    __slots__ = ()

    @classmethod
    def named(cls, g: Game) -> list[int]:
        """It may be the offense itself."""
        return cls.leading(g, g.order(), {x: g.foreign_count(x) for x in g.order()})
