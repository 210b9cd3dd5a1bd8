"""Quarantine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.engine.asks import Steps
from app.engine.effects import modify
from app.engine.moments import HAVENS
from app.engine.state import OpenHazard

from .hazard import Hazard

if TYPE_CHECKING:
    from app.engine.game import Game


class Quarantine(Hazard):
    """No way back to a planet."""

    id, name = "quarantine", "Quarantine"
    text = (
        "Until the next hazard is drawn no ship returns to the target planet of this encounter, or is "
        "retrieved to it; ships can still land there by winning."
    )
    permanent = until_next = True
    __slots__ = ()

    def enters(self) -> Steps:
        """The planet is remembered."""
        card, planet = self.lies(self.g), self.g.encounter.planet
        if card is not None and planet >= 0:
            card.data = [planet]
        yield from ()

    @classmethod
    def about(cls, g: Game, hazard: OpenHazard) -> dict[str, Any]:
        """Which planet."""
        return {"planet": str(hazard.data[0])} if hazard.data else {}

    @modify(HAVENS)
    def closed(self, places: list[int], seat: int) -> list[int]:
        return [p for p in places if p not in self.data]
