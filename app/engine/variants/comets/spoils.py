"""Spoils."""

from __future__ import annotations

from app.engine.effects import on
from app.engine.moments import AFTER_SHIPS, OFF, OFF_ALLY
from app.engine.outcomes import OFFENSE_WINS

from .comet import Comet


class Spoils(Comet):
    """A reward for offensive allies."""

    id, name = "spoils", "Spoils"
    text = "If the offense wins, each of its allies also gets one reward."
    __slots__ = ()

    @on(AFTER_SHIPS, roles=OFF, must=True, when=lambda me: me.g.encounter.result == OFFENSE_WINS)
    def share(self) -> None:
        encounter = self.g.encounter
        for seat, ally in enumerate(encounter.allies):
            encounter.granted[seat] += ally == OFF_ALLY
