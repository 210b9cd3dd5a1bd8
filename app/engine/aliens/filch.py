"""Filch."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.cards import NEGOTIATE
from app.engine.effects import Act, Alien, on, respond, wild
from app.engine.hints import paying, salvages
from app.engine.moments import AFTER_DISCARD, ALLY, CARD_ANNOUNCED, MAIN, OUTSIDER


class Filch(Alien):
    """Takes the encounter card that its opponent has used."""

    id, name = "filch", "Filch"
    tagline, power_name, alert = "Steals the opponent's used card", "Theft", "green"
    mandatory, roles, phases = False, ("offense", "defense"), ("resolution",)
    text = (
        "When you are a main player, after the encounter cards have been discarded at the end of the encounter, you "
        "may use this power to take your opponent's encounter card from the discard pile into your hand. If cards "
        "were swapped or replaced, it is the card that was your opponent's at the end."
    )
    zap_text = (
        "One use, announced after the encounter cards were discarded. Zapped, the card stays in the discard pile."
    )
    wild_text = (
        "When another player is playing an artifact or a flare, discard a negotiate card from your hand to steal "
        "that card. It has no effect and goes into your hand."
    )
    super_text = (
        "Use your power whether or not you were in the encounter, on the used encounter card of any one other player."
    )
    rulings = (
        ("Cards were switched (Sorcerer).", "Filch takes the card that ended in front of its opponent."),
        ("Gambler's card that was never shown.", "Not available; it goes under its deck."),
        ("Clone as opponent.", "Clone acts first; if it keeps its card, nothing is left to steal."),
        (
            "The wild side is answered by Card Zap.",
            "The Filch flare is discarded, the negotiate stays discarded, and the first card takes effect.",
        ),
        ("Can Card Zap or Cosmic Zap be stolen?", "Yes, both are artifacts."),
    )
    asks = {
        "card": ("Filch: which card?", "Choose the used encounter card that you take."),
        "cost": ("Filch Flare: which negotiate?", "Choose the negotiate that you discard for it."),
    }
    events = {"took": "{who} takes {card} from the discard pile."}
    does = {"steal": salvages(lambda me: me.loot()), "grab": paying("cancel", cards=lambda me: me.negotiates()[:1])}
    like = {"card": "take", "cost": "give"}

    @on(
        AFTER_DISCARD, roles=MAIN, widen=ALLY | OUTSIDER, when=lambda me: bool(me.loot()),
        says="take a used encounter card out of the discard pile",
    )  # fmt: skip
    def steal(self) -> Steps:
        g = self.g
        cards = [("card", card) for card in self.loot()]
        card = (yield from g.choose(self.seat, "filch.card", cards, source=self.source))[1]
        face = ("face", g.face(card).id)
        if (yield from self.announce(card=face)) and g.off_pile(card):
            g.to_hand(card, self.seat, openly=True)
            g.emit_event("filch.took", self.seat, {"card": face}, self.source)

    def loot(self) -> list[int]:
        """Used cards of others in a discard pile: the opponent's, or for others than main players both."""
        theirs = self.g.encounter.used[self.other_side : self.other_side + 1] if self.role & MAIN else None
        return [card for card in self.g.used_cards() if theirs is None or card in theirs]

    @wild
    @respond(
        CARD_ANNOUNCED, when=lambda me, act: act.seat != me.seat, own=lambda me, act: bool(me.negotiates()),
        says="discard a negotiate: the card does nothing and is yours",
    )  # fmt: skip
    def grab(self, act: Act) -> Steps:
        cards = self.negotiates()
        if len({self.g.face(card).id for card in cards}) > 1:  # a special one is a card of its own
            options = [("card", card) for card in cards]
            cards = [(yield from self.g.choose(self.seat, "filch.cost", options, source=self.source))[1]]
        if (yield from self.announce(cost=cards[:1], whom=("seat", act.seat), card=("source", *act.source))):
            self.g.cancel(act, to=self.seat)

    def negotiates(self) -> list[int]:
        """The negotiates that may be discarded."""
        return [card for card in self.g.discardable(self.seat) if self.g.face(card).kind == NEGOTIATE]
