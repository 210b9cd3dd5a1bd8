"""Power Outage."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import on
from app.engine.moments import DEFENSE_FIXED, OFF

from .comet import Comet


class PowerOutage(Comet):
    """All powers count as zapped."""

    id, name = "power_outage", "Power Outage"
    text = "No alien power can be used in this encounter."
    __slots__ = ()

    @on(DEFENSE_FIXED, roles=OFF, must=True, layer=-1)
    def fail(self) -> Steps:
        """Nothing is announced, so nothing reacts to a zap; uses made before stand. A win that a power has held back
        comes about now."""
        self.g.silence()
        yield from self.g.settle()
