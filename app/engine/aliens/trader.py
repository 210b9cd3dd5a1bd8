"""Trader."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Alien, on, wild
from app.engine.moments import AFTER_INVITE, BEFORE_INVITE, BEFORE_SELECT, DEF, MAIN, OFF


class Trader(Alien):
    """Trades hands with the opponent."""

    id, name = "trader", "Trader"
    tagline, power_name, alert = "Trades hands with the opponent", "Transference", "green"
    mandatory, roles = False, ("offense", "defense")
    phases = ("planning",)
    needs_word = "yes"
    text = (
        "Once per encounter as a main player, in planning before the selection, you may use this power: you and "
        "your opponent exchange whole hands and keep what you got. You cannot trade away a hand without an "
        "encounter card: as the defense you first draw the new hand you need (show, discard, draw eight until "
        "you hold an encounter card) and then trade; as the offense you cannot use the power at all."
    )
    zap_text = (
        "Announced in planning.before_select before the hands move or are seen. Zapped: no exchange; a new hand "
        "that you had to draw first stays drawn."
    )
    wild_text = (
        "Play this flare as a main player in the alliance phase before the first answer to an invitation: take "
        "a random card out of your opponent's hand, then choose any card of yours, that one included, and hand "
        "it back."
    )
    super_text = (
        "When you use your power, you may play this flare to exchange hands with any other player instead of "
        "your opponent."
    )
    rulings = (
        (
            "zap after the hands were exchanged",
            "Too late.",
        ),
        (
            "own hand without encounter cards",
            "Must be renewed first (defense) or blocks the power (offense).",
        ),
        (
            "the opponent's hand has no encounter cards",
            (
                "It is traded as it is. Trader as offense then ends its turn in R-PLANNING-1; Trader as defense "
                "draws a new hand by R-PLANNING-2."
            ),
        ),
        (
            "flares just gained",
            ("May be played at once if they are legal and Trader has not yet played a flare in this encounter."),
        ),
        (
            "super with a third player",
            "That player's lack of encounter cards does not matter to it now.",
        ),
        (
            "the opponent answers by playing cards first",
            ("Only as responses (zaps). Other cards have to wait until the exchange is complete (R-TIME-4)."),
        ),
        (
            "rifts in the traded hand",
            "They were given by exchange, not taken, and do not go off.",
        ),
        (
            "Silencer",
            "A silenced Trader cannot use the power.",
        ),
        (
            "Magician, Oracle",
            "They act at the selection, after the trade.",
        ),
    )

    asks = {
        "whom": ("Trader: with whom?", "Choose the player whose hand you exchange for yours."),
        "give": ("Trader Flare: give a card back", "Choose the card you hand over."),
    }
    events = {"traded": "{who} exchanges hands with {whom}."}
    does = {"trade": "hands", "haggle": "gain"}
    like = {"whom": "rob", "give": "give"}

    @on(BEFORE_SELECT, roles=MAIN, own=lambda me: me.may_trade(), says="exchange whole hands with your opponent")
    def trade(self) -> Steps:
        g = self.g
        whom = self.opponent
        if (yield from self.offers_flare("with any other player")):
            others = [("seat", x) for x in g.clockwise(self.seat) if x != self.opponent]
            named = yield from g.choose(self.seat, "trader.whom", others, source=self.source)
            if (yield from self.play_flare(whom=named)):
                whom = named[1]
        yield from self._step_forward()
        while self.role & DEF and g.lacks(self.seat, "new_hand"):
            yield from g.new_hand(self.seat)
        if (yield from self.announce(whom=("seat", whom))):
            g.swap_hands(self.seat, whom)
            g.emit_event("trader.traded", self.seat, {"whom": ("seat", whom)}, self.source)

    def may_trade(self) -> bool:
        """An offense without an encounter card cannot trade its hand away."""
        return not (self.role & OFF and self.g.lacks(self.seat, "encounter"))

    @wild
    @on(
        BEFORE_INVITE,
        roles=MAIN,
        when=lambda me: bool(me.g.state.hands[me.opponent]),
        says="take a random card, give one back",
    )
    @on(
        AFTER_INVITE,
        roles=MAIN,
        when=lambda me: bool(me.g.state.hands[me.opponent]),
        says="take a random card, give one back",
    )
    def haggle(self) -> Steps:
        g, whom = self.g, self.opponent
        if not (yield from self.announce(whom=("seat", whom))):
            return
        taken = yield from g.take_random(self.seat, whom, 1, "trader")
        cards = [("card", card) for card in g.state.hands[self.seat]]
        if taken and cards:
            given = yield from g.choose(self.seat, "trader.give", cards, source=self.source)
            g.give_cards(self.seat, whom, [given[1]])
