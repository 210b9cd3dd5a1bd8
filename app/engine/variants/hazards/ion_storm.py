"""Ion Storm."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.cards import ARTIFACT

from .hazard import Hazard


class IonStorm(Hazard):
    """No artifacts."""

    id, name = "ion_storm", "Ion Storm"
    text = "No artifact can be played in the rest of this encounter."
    count = 2
    __slots__ = ()

    def enters(self) -> Steps:
        """Zaps are artifacts too."""
        self.g.bar(ARTIFACT)
        yield from ()
