"""Ionic Gas."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Artifact, on
from app.engine.moments import OUTCOME


class IonicGas(Artifact):
    """No compensation and no rewards in this encounter; landing is no reward and happens (R-REWARD-5)."""

    id, name = "ionic_gas", "Ionic Gas"
    when = "resolution, once the outcome is fixed"
    text = "Nobody collects compensation or rewards in this encounter."

    @on(OUTCOME, when=lambda me: not me.g.encounter.no_payment, says="no compensation and no rewards")
    def choke(self) -> Steps:
        if (yield from self.announce()):
            self.g.encounter.no_payment = True
