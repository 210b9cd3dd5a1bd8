"""Mind."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Alien, on
from app.engine.moments import BEFORE_INVITE, MAIN


class Mind(Alien):
    """Reads a main player's hand; what it saw stays known to it for as long as it can be followed."""

    id, name = "mind", "Mind"
    tagline, power_name, alert = "Reads other players' hands", "Knowledge", "yellow"
    mandatory, roles, phases = False, ("any",), ("alliance",)
    text = (
        "As long as nobody has been invited yet, you may use this power and read the complete hand of one main player. "
        "As a main player you can only read your opponent's. You must not tell other players what you saw."
    )
    zap_text = "One use, announced with the player. Zapped, you see nothing."
    wild_text = (
        "When another player is about to draw from the cosmic deck: until the end of the encounter you look at each "
        "card that player draws from that deck before the player gets it."
    )
    super_text = "When you are not a main player, your power shows you the hands of both main players."
    asks = {"whom": ("Mind: whose hand?", "Choose the main player whose hand you read.")}
    events = {"read": "{who} reads the hand of {whom}."}

    @on(BEFORE_INVITE, says="read a main player's hand")
    def read(self) -> Steps:
        g = self.g
        main = [self.opponent] if self.role & MAIN else [g.encounter.offense, g.encounter.defense]
        whom = yield from g.choose(self.seat, "mind.whom", [("seat", x) for x in main], source=self.source)
        if not (yield from self.announce(whom=whom)):
            return
        hand = g.state.hands[whom[1]]
        for card in hand:
            g.show(card, self.seat)
        cards = [g.card(card, self.seat) for card in hand]
        g.emit_event("mind.read", self.seat, {"whom": whom}, self.source, None, {self.seat: {"cards": cards}})
