"""Strongest Garrison."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from app.engine.asks import Steps

from .cone import Cone

if TYPE_CHECKING:
    from app.engine.game import Game


class StrongestGarrison(Cone):
    """The most ships on one planet."""

    id, name = "strongest_garrison", "Strongest Garrison"
    text = "The encounter is at the colony, other than your own, where one player has the most ships, wherever it is."
    __slots__ = ()

    @classmethod
    def garrisons(cls, g: Game, seats: Collection[int]) -> list[tuple[int, int]]:
        """(planet, seat) of the largest garrisons of other players among these."""
        ships, others = g.state.ships, g.clockwise(g.encounter.offense)
        found = [(p, x) for x in others if x in seats for p in g.colonies(x)]
        best = max((ships[p][x] for p, x in found), default=0)
        return [(p, x) for p, x in found if ships[p][x] == best]

    @classmethod
    def named(cls, g: Game) -> list[int]:
        """Their owners."""
        return [x for _, x in cls.garrisons(g, g.order())]

    @classmethod
    def decide(cls, g: Game) -> Steps:
        """The place is named together with its owner. Whom the card fits was fixed when it was turned up: if ships have
        gone since, it is the largest garrison of those players, and without any their system."""
        fits = g.encounter.omen.fits
        options = [("fight", fight) for fight in cls.garrisons(g, fits)]
        if not options:
            return (yield from super().decide(g))
        planet, seat = (yield from cls.choose(g, options))[1]
        return seat, planet
