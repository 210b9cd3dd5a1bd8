"""Aura."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Alien, on, wild
from app.engine.moments import ANYTIME, BEFORE_SELECT, DEFENSE_FIXED, MAIN, PHASES

TOP = 4


class Aura(Alien):
    """Makes its guests lay open all cards of a type."""

    id, name = "aura", "Aura"
    set = "classic"
    tagline, power_name, alert = "Makes neighbours show cards", "Honesty", "green"
    mandatory, roles = False, ("offense", "defense")
    phases = ("destiny",)
    needs_word = "yes"
    text = (
        "As a main player, after the defense is known and before ships are launched, you may use this power "
        "once per encounter to lay one card from your hand face up on this sheet. Everybody else with a colony "
        "in your home system must then lay open before himself whatever he holds of that type (attack, "
        "negotiate, morph, artifact, flare, reinforcement, ...). Cards lying face up in this way, yours "
        "included, are in nobody's hand and cannot be played, taken or discarded. When planning opens, each of "
        "them goes back to the hand it came from."
    )
    zap_text = (
        "Can be zapped when it is announced together with the card type, before Aura's card is laid down and "
        "before anybody shows anything."
    )
    wild_text = (
        "You may play this flare to reveal the top four cards of the cosmic deck to everybody. They go back on "
        "top in the same order."
    )
    super_text = (
        "When you use your power you may play this flare to lay down one more card, of another type; both types "
        "must then be shown."
    )
    rulings = (
        (
            "who is affected",
            (
                "Players with a colony in Aura's home system at the moment of use, the opponent included. "
                "Players without one show nothing."
            ),
        ),
        (
            "shown artifacts",
            "They cannot be played during launch and alliance (no Force Field from the table).",
        ),
        (
            "a player must discard the hand meanwhile",
            "Shown cards are not in the hand and stay.",
        ),
        (
            "encounter cards and the redraw check",
            "All cards are back before the check in planning, so nobody redraws because of Aura.",
        ),
        (
            "morph",
            "Morph is a type of its own; laying down an attack does not call for morphs.",
        ),
        (
            "Aura loses its power during the encounter",
            "The shown cards return at the start of planning as usual.",
        ),
        (
            "the shown flare",
            "A flare lying face up cannot be used; it does not count as played.",
        ),
        (
            "Silencer",
            "A silenced Aura cannot use this power.",
        ),
    )

    asks = {
        "card": ("Aura: which card?", "Choose the card you lay open; your guests show all they hold of its type."),
        "second": ("Aura Flare: which card?", "Choose another card of another type."),
    }
    labels = {
        "attack": "attack cards",
        "negotiate": "negotiates",
        "morph": "morphs",
        "reinforcement": "reinforcements",
        "artifact": "artifacts",
        "flare": "flares",
        "kicker": "kickers",
        "rift": "rifts",
    }
    events = {
        "shows": "{who} lays open {cards}.",
        "top": "On top of the deck lie {cards}.",
        "back": "All take their open cards back.",
    }
    does = {"shine": "look", "ask_honesty": "look"}

    @on(
        DEFENSE_FIXED,
        roles=MAIN,
        when=lambda me: bool(me.g.state.hands[me.seat]),
        says="lay a card open: your guests show their cards of this type",
    )
    def ask_honesty(self) -> Steps:
        g, hand = self.g, self.g.state.hands[self.seat]
        options = [("card", card) for card in hand]
        cards = [(yield from g.choose(self.seat, "aura.card", options, source=self.source))[1]]
        kind, own = g.face(cards[0]).kind, self.is_own_flare(cards[0])
        others = [("card", c) for c in hand if g.face(c).kind != kind and not own and not self.is_own_flare(c)]
        if others and (yield from self.offers_flare("a card of another type as well")):
            second = (yield from g.choose(self.seat, "aura.second", others, source=self.source))[1]
            if (yield from self.play_flare()):
                cards.append(second)
        kinds = [g.face(card).kind for card in cards]
        if (yield from self.announce(said=[("choice", f"aura.{kind}") for kind in kinds])):
            self.lay_open(self.seat, [card for card in cards if card in g.state.hands[self.seat]])
            for seat in self.guests():
                self.lay_open(seat, [card for card in g.state.hands[seat] if g.face(card).kind in kinds])
            self.mark("honest")

    def is_own_flare(self, card: int) -> bool:
        """The card is the flare that would be played along."""
        return self.g.face(card).effect == self.id

    def guests(self) -> list[int]:
        """Other players with a colony in the own system."""
        g = self.g
        homes = g.home_planets(self.seat)
        return [x for x in g.order() if x != self.seat and any(g.state.ships[p][x] for p in homes)]

    def lay_open(self, seat: int, cards: list[int]) -> None:
        """These cards lie open beside the hand."""
        if cards:
            self.g.lay_open("aura", seat, cards)
            faces = [("face", self.g.face(card).id) for card in cards]
            self.g.emit_event("aura.shows", seat, {"cards": faces}, self.source)

    @on(BEFORE_SELECT, layer=-1, mark="honest", must=True, use=False)
    def take_back(self) -> None:
        piles = [pile for pile in self.g.state.piles if pile.kind == "aura"]
        for pile in piles:
            self.g.bring_back(pile)
        if piles:
            self.g.emit_event("aura.back", None, {}, self.source)

    @wild
    @on(
        ANYTIME,
        phases=PHASES[1:-1],
        when=lambda me: bool(me.g.state.deck),
        says="show all the four cards on top of the deck",
    )
    def shine(self) -> Steps:
        g = self.g
        if (yield from self.announce()):
            top = g.state.deck[::-1][:TOP]
            for card in top:
                g.publish(card)
            faces = [("face", g.face(card).id) for card in top]
            shown = [g.card(card, None) for card in top]
            g.emit_event("aura.top", None, {"cards": faces}, self.source, {"cards": shown})
