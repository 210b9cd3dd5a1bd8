"""Warp Raid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engine.state import WARP

from .cone import Cone

if TYPE_CHECKING:
    from app.engine.game import Game


class WarpRaid(Cone):
    """The most ships in the warp."""

    id, name = "warp_raid", "Warp Raid"
    text = "A fight in the warp, against the other player with the most ships there."
    warp = True
    __slots__ = ()

    @classmethod
    def named(cls, g: Game) -> list[int]:
        """Nobody, if no other player has a ship in the warp."""
        there = {x: g.state.ships[WARP][x] for x in g.clockwise(g.encounter.offense)}
        return cls.leading(g, [x for x in there if there[x]], there)
