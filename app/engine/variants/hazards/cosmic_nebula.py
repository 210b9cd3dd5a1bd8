"""Cosmic Nebula."""

from __future__ import annotations

from app.engine.asks import Steps

from .hazard import Hazard


class CosmicNebula(Hazard):
    """All powers count as zapped."""

    id, name = "cosmic_nebula", "Cosmic Nebula"
    text = "No alien power can be used in the rest of this encounter."
    __slots__ = ()

    def enters(self) -> Steps:
        """Uses made before stand; a win that a power has held back comes about now."""
        self.g.silence()
        yield from self.g.settle()
