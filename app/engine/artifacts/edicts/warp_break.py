"""Warp Break."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Artifact, on
from app.engine.moments import FREE_REGROUP
from app.engine.state import WARP


class WarpBreak(Artifact):
    """All ships of one player leave the warp; what lies in limbo stays there."""

    id, name = "warp_break", "Warp Break"
    when = "regroup"
    text = "All ships of a player of your choice leave the warp and go to that player's colonies."
    asks = {"whom": ("Warp Break: whose ships?", "Choose the player whose ships leave the warp.")}
    does = {"free": "rescue"}
    like = {"whom": "myself"}

    @on(*FREE_REGROUP, when=lambda me: bool(me.captives()), says="all ships of a player leave the warp")
    def free(self) -> Steps:
        g = self.g
        whom = yield from g.choose(self.seat, "warp_break.whom", [("seat", x) for x in self.captives()])
        if (yield from self.announce(whom=whom)):
            yield from g.retrieve(whom[1], g.state.ships[WARP][whom[1]], self.id)

    def captives(self) -> list[int]:
        """Players with ships in the warp and a colony for them."""
        g = self.g
        return [x for x in g.order() if g.state.ships[WARP][x] and g.refuges(x)]
