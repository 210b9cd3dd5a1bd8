"""Mobius Tubes."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Artifact, on
from app.engine.moments import FREE_REGROUP, OFF
from app.engine.state import WARP
from app.engine.warp_out import empty_warp


class MobiusTubes(Artifact):
    """All ships leave the warp for colonies of their owners; an offense without colony gets up to four in the gate."""

    id, name = "mobius_tubes", "Mobius Tubes"
    who, when = "offense", "regroup"
    text = "All ships of all players leave the warp and go to colonies of their owners."
    asks = {
        "place": ("Mobius Tubes", "Place {n|ship|ships} from the warp on your colonies. By default they are spread.")
    }
    like = {"place": "retrieve"}

    @on(*FREE_REGROUP, roles=OFF, when=lambda me: any(me.g.state.ships[WARP]), says="free all ships from the warp")
    def free(self) -> Steps:
        if (yield from self.announce()):
            yield from empty_warp(self)
