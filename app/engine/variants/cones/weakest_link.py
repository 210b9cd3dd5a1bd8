"""Weakest Link."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cone import Cone

if TYPE_CHECKING:
    from app.engine.game import Game


class WeakestLink(Cone):
    """The fewest cards."""

    id, name = "weakest_link", "Weakest Link"
    text = "The encounter is against the player with the fewest cards in hand."
    __slots__ = ()

    @classmethod
    def named(cls, g: Game) -> list[int]:
        """It may be the offense itself."""
        return cls.leading(g, g.order(), {x: -len(g.state.hands[x]) for x in g.order()})
