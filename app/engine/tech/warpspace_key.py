"""Warpspace Key."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import on
from app.engine.hints import changes
from app.engine.moments import FREE_REGROUP, OFF
from app.engine.state import GATE, WARP
from app.engine.tech_effect import Tech

MOST_IN_GATE = 4


class WarpspaceKey(Tech):
    """Warpspace Key."""

    id, name, number = "warpspace_key", "Warpspace Key", 3
    who, when = "offense", "regroup"
    text = "Discard to bring all your ships from the warp back to own colonies."
    does = {"unlock": changes(lambda me: {me.seat: {"ships": me.lost(), "techs": -1}})}

    @on(*FREE_REGROUP, roles=OFF, when=lambda me: me.lost() > 0, says="all your ships leave the warp")
    def unlock(self) -> Steps:
        g = self.g
        if not (yield from self.spend()):
            return
        lost = self.lost()
        if g.colonies(self.seat):
            yield from g.retrieve(self.seat, lost, self.id)
        else:
            room = MOST_IN_GATE - g.state.ships[GATE][self.seat]
            yield from g.move([[self.seat, min(lost, room), WARP, GATE]], "to_gate", self.id)

    def lost(self) -> int:
        """Own ships in the warp."""
        return self.g.state.ships[WARP][self.seat]
