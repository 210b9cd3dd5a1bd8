"""Delta Scanners."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import on
from app.engine.moments import FREE_REGROUP
from app.engine.tech_effect import Tech


class DeltaScanners(Tech):
    """Delta Scanners."""

    id, name, number = "delta_scanners", "Delta Scanners", 2
    who, when = "any", "regroup"
    text = "Discard to take any one card of the cosmic discard pile into your hand."

    asks = {"card": ("Delta Scanners", "Choose the card of the discard pile that you take into your hand.")}
    like = {"card": "take"}
    does = {"scan": lambda me: {"kind": "salvage", "what": "any"}}

    @on(*FREE_REGROUP, when=lambda me: bool(me.g.state.discard), says="take a card of the discard pile")
    def scan(self) -> Steps:
        g = self.g
        cards = [("card", card) for card in g.state.discard]
        card = (yield from g.choose(self.seat, "delta_scanners.card", cards, source=self.source))[1]
        if (yield from self.spend(card=("face", g.face(card).id))) and card in g.state.discard:
            g.state.discard.remove(card)
            g.to_hand(card, self.seat, openly=True)
