"""Black Hole."""

from __future__ import annotations

from app.engine.effects import replace
from app.engine.moments import OFF, REMOVE, TO_WARP
from app.engine.plans import Plan
from app.engine.state import OUT

from .hazard import Hazard


class BlackHole(Hazard):
    """Lost ships leave the game."""

    id, name = "black_hole", "Black Hole"
    text = (
        "Ships that would go to the warp in this encounter leave the game instead, as long as their owner "
        "keeps as many as foreign colonies are needed to win."
    )
    events = {"swallows": "{n|ship|ships} of {who} fall into the black hole."}
    __slots__ = ()

    @replace(TO_WARP, layer=REMOVE, roles=OFF, must=True, once=False)
    def swallow(self, plan: Plan) -> None:
        g, ships = self.g, self.g.state.ships
        for seat in plan.owners():
            left = sum(row[seat] for row in ships) - ships[OUT][seat]
            gone = min(plan.count(seat), max(0, left - g.colonies_needed))
            plan.divert(seat, [OUT] * gone)
            if gone:
                g.emit_event("black_hole.swallows", seat, {"n": gone}, self.source)
