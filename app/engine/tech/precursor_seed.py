"""Precursor Seed."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import on
from app.engine.moments import NEVER
from app.engine.tech_effect import Tech


class PrecursorSeed(Tech):
    """Precursor Seed."""

    id, name, number = "precursor_seed", "Precursor Seed", 9
    who, when = "any", "when completed"
    text = (
        "Take a random unused alien; while this tech is in play you may use its power besides your own. "
        "Aliens with Game Setup text, with pieces of their own or not allowed in this game are drawn again."
    )
    does = {"grow": "gain"}

    @on(NEVER)
    def grow(self) -> Steps:
        yield from ()

    def completed(self) -> Steps:
        """A random unused alien; every use of its power is optional."""
        g = self.g
        alien = g.find_alien()
        if alien is not None:
            power = yield from g.gain_power(self.seat, alien)
            power.optional = True
            self.card_.data = [power.id]
            g.emit_event("alien", self.seat, {"what": ("alien", alien)}, self.source)

    def left(self) -> Steps:
        """The sheet goes with the card."""
        power = self.g.power(self.card_.data[0]) if self.card_.data else None
        if power is not None:
            yield from self.g.drop_power(power, unseen=True)
