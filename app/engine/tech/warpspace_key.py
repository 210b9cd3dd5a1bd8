"""Warpspace Key."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Tech, on
from app.engine.moments import OFF, REGROUP_AFTER, REGROUP_BEGIN
from app.engine.state import GATE, WARP

MOST_IN_GATE = 4


class WarpspaceKey(Tech):
    """Warpspace Key."""

    id, name, number = "warpspace_key", "Warpspace Key", 3
    who, when = "offense", "regroup"
    text = "Discard to bring all your ships from the warp back to own colonies."

    @on(
        REGROUP_BEGIN,
        roles=OFF,
        when=lambda me: bool(me.g.state.ships[WARP][me.seat]),
        says="all your ships leave the warp",
    )
    @on(
        REGROUP_AFTER,
        roles=OFF,
        when=lambda me: bool(me.g.state.ships[WARP][me.seat]),
        says="all your ships leave the warp",
    )
    def unlock(self) -> Steps:
        g = self.g
        if not (yield from self.announce()):
            return
        yield from self.discard()
        lost = g.state.ships[WARP][self.seat]
        if g.colonies(self.seat):
            yield from g.retrieve(self.seat, lost, "tech")
        else:
            room = MOST_IN_GATE - g.state.ships[GATE][self.seat]
            yield from g.move([[self.seat, min(lost, room), WARP, GATE]], "to_gate", "tech")

    def lost(self) -> bool:
        """There are own ships in the warp."""
        return bool(self.g.state.ships[WARP][self.seat])
