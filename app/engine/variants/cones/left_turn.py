"""Left Turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cone import Cone

if TYPE_CHECKING:
    from app.engine.game import Game


class LeftTurn(Cone):
    """The left neighbour."""

    id, name = "left_turn", "Left Turn"
    text = "The encounter is against the player at your left."
    __slots__ = ()

    @classmethod
    def named(cls, g: Game) -> list[int]:
        """One player."""
        return g.clockwise(g.encounter.offense)[:1]
