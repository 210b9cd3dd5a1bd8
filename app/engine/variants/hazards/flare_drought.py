"""Flare Drought."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.cards import FLARE

from .hazard import Hazard


class FlareDrought(Hazard):
    """No flares."""

    id, name = "flare_drought", "Flare Drought"
    text = "No flare can be played in the rest of this encounter."
    __slots__ = ()

    def enters(self) -> Steps:
        """Flares that were played before go on."""
        self.g.bar(FLARE)
        yield from ()
