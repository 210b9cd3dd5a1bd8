"""Warp Rescue."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engine.state import WARP

from .cone import Cone

if TYPE_CHECKING:
    from app.engine.game import Game


class WarpRescue(Cone):
    """The largest empire with ships in the warp."""

    id, name = "warp_rescue", "Warp Rescue"
    text = "A fight in the warp, against the player with the most foreign colonies among the others with ships there."
    warp = True
    __slots__ = ()

    @classmethod
    def named(cls, g: Game) -> list[int]:
        """Nobody, if no other player has a ship in the warp."""
        there = [x for x in g.clockwise(g.encounter.offense) if g.state.ships[WARP][x]]
        return cls.leading(g, there, {x: len(g.foreign_colonies(x)) for x in there})
