"""Lookout."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import on
from app.engine.moments import DESTINY_DRAW, OFF
from app.engine.moon_card import SECRET, MoonCard
from app.engine.plans import Plan


class Lookout(MoonCard):
    """A look at the next destiny card."""

    id, name, category = "lookout", "Lookout", "half"
    play, when = SECRET, "destiny"
    traits = {"worth": 0.02}
    text = "Before you draw destiny you may look at the top card of the destiny deck."
    asks = {"look": ("Lookout", "Look at the top card of the destiny deck before you draw? By default you do.")}
    events = {"looks": "{who} looks at the top card of the destiny deck.", "sees": "The next destiny card: {card}."}
    like = {"look": "look"}

    @on(DESTINY_DRAW, roles=OFF, must=True)
    def look(self, plan: Plan) -> Steps:
        g = self.g
        if (yield from g.yes(self.seat, "lookout.look", source=self.source, default=["0"])):
            g.emit_event("lookout.looks", self.seat, {}, self.source)
            top, alone = g.destiny_ref(g.state.destiny[-1]), frozenset({self.seat})
            g.emit_event("lookout.sees", self.seat, {"card": top}, self.source, only=alone)
