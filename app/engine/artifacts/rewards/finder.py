"""Finder."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Artifact, on
from app.engine.moments import ANYTIME, EVERY_PHASE


class Finder(Artifact):
    """A named card goes from a named player to this one, if it is there. It is given, not taken (R-CARD-9)."""

    id, name = "finder", "Finder"
    text = "Name a card and a player: if that player holds the card, you get it."
    asks = {
        "whom": ("Finder: whom?", "Choose the player who may hold the card."),
        "card": ("Finder: which card?", "Name the card that you want."),
    }
    events = {"missed": "{who} does not hold {card}."}
    like = {"whom": "hunt", "card": "name_high"}
    does = {"find": "hunt"}

    @on(ANYTIME, phases=EVERY_PHASE, when=lambda me: bool(me.others()), says="a card for you, if it is there")
    def find(self) -> Steps:
        g = self.g
        whom = yield from g.choose(self.seat, "finder.whom", [("seat", x) for x in self.others()])
        faces = sorted({face.id for face in g.faces})
        card = yield from g.choose(self.seat, "finder.card", [("face", face) for face in faces])
        if not (yield from self.announce(whom=whom, card=card)):
            return
        found = next((c for c in g.state.hands[whom[1]] if g.face(c).id == card[1]), -1)
        if found < 0:
            g.emit("finder.missed", whom[1], card=card)
            return
        g.give_cards(whom[1], self.seat, [found])

    def others(self) -> list[int]:
        """Other players with a hand."""
        return [x for x in self.g.clockwise(self.seat) if self.g.state.hands[x]]
