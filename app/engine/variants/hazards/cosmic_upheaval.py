"""Cosmic Upheaval."""

from __future__ import annotations

from app.engine.asks import Steps

from .hazard import Hazard


class CosmicUpheaval(Hazard):
    """All hands are mixed."""

    id, name = "cosmic_upheaval", "Cosmic Upheaval"
    text = "All hands are shuffled together and dealt anew, to each player as many cards as before."
    events = {"mixed": "All hands are shuffled together and dealt anew."}
    __slots__ = ()

    def enters(self) -> Steps:
        """Nothing can be played in answer."""
        g = self.g
        g.mix_hands(list(range(g.state.seats)))
        g.emit_event("cosmic_upheaval.mixed", None, {}, self.source)
        yield from ()
