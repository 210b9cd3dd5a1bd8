"""Fodder."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.cards import ATTACK
from app.engine.effects import Alien, modify, on, wild
from app.engine.hints import adds
from app.engine.moments import AFTER_REVEAL, DEF_ALLY, MAIN, OFF_ALLY, OFFENSE, OUTSIDER, SIDE_TERMS
from app.engine.outcomes import Term


class Fodder(Alien):
    """Throws in attack cards that lie between the two revealed ones."""

    id, name = "fodder", "Fodder"
    tagline, power_name, alert = "Throws in many small attacks", "Overwhelm", "yellow"
    mandatory, roles, phases = False, ("offense", "defense"), ("reveal",)
    text = (
        "When you are a main player and both main players have revealed attack cards, you may use this power to "
        "discard any number of attack cards from your hand, each of them higher than the attack card you revealed "
        "and lower than the attack card your opponent revealed. The sum of their values is added to your total."
    )
    zap_text = (
        "One use after the reveal, announced together with the cards to be discarded. Zapped, those cards go back to "
        "your hand and add nothing; they have been seen by all."
    )
    wild_text = (
        "After encounter cards have been revealed, if you had been invited in this encounter and are not an ally "
        "because you declined, join one side that invited you with exactly one ship from your colonies."
    )
    super_text = (
        "When you use your power, every attack card in your hand that is lower than the attack card of your opponent "
        "may be discarded and added, whatever your own card is."
    )
    rulings = (
        ("Wild side: may one join a side that did not invite?", "No, only a side whose invitation was received."),
        (
            "Super side: also cards higher than the opponent's if lower than the own one?",
            "No, only cards lower than the opponent's.",
        ),
        (
            "Own card higher than or equal to the opponent's.",
            "No card lies between, so the power cannot be used (the super side still works).",
        ),
        ("A morph in hand.", "Is not an attack card in hand and cannot be thrown in."),
        (
            "Can Clone, Filch or Fido get the thrown-in cards?",
            "No, they are not the encounter cards that resolved the encounter.",
        ),
        (
            "Is joining late with the wild side a way to avoid a grudge token?",
            "No, the token was already given when alliances were formed.",
        ),
        ("Anti-Matter as opponent.", "The thrown-in values still raise Fodder's own total."),
        (
            "Tripler as opponent.",
            "Its use comes at the close of the window, so Fodder compares with the value before tripling.",
        ),
    )
    asks = {
        "cards": ("Fodder: throw in cards", "Choose the attack cards that you discard and add to your total."),
        "side": ("Fodder Flare: which side?", "Choose the side that you join with one ship."),
        "ship": ("Fodder Flare: which ship?", "Choose the colony that your ship comes from."),
    }
    traits = {"adds_between": True}
    does = {
        "overwhelm": adds(lambda me: [me.g.face(card).value for card in me.cards(wide=False)], True),
        "join_late": lambda me: {"kind": "join", "sides": me.open_sides()},
    }
    like = {"cards": "add", "side": "winner", "ship": "spare_one"}

    @on(
        AFTER_REVEAL, roles=MAIN, when=lambda me: me.room(), own=lambda me: bool(me.cards(wide=me.boosted())),
        says="discard attack cards that lie between the two revealed ones and add them",
    )  # fmt: skip
    def overwhelm(self) -> Steps:
        g = self.g
        wide = yield from self.offers_flare("any card lower than your opponent's may be added")
        options = [("card", card) for card in self.cards(wide)]
        if not options:
            return
        chosen = yield from g.some(self.seat, "fodder.cards", options, 1, len(options), source=self.source)
        cards = [card for _, card in chosen]
        if wide and not (yield from self.play_flare()):
            cards = [card for card in cards if card in self.cards(wide=False)]
        if not cards:
            return
        faces = [("face", g.face(card).id) for card in cards]
        if (yield from self.announce(hold=cards, cards=faces)):
            self.mark("thrown", data=[self.side, sum(g.face(card).value for card in cards)])
            yield from g.discard_held(self.seat, cards, self.id)

    def room(self) -> bool:
        """Two attacks, and a card could lie between them (with the flare: below the opponent's)."""
        if not self.g.both_attacks():
            return False
        values = self.g.card_values()
        own, theirs = values[self.side], values[self.other_side]
        return theirs - own > 1 or (theirs > 0 and self.g.might_boost(self))

    def boosted(self) -> bool:
        """The own flare is in hand and may be played."""
        return self.g.own_flare(self) is not None

    def cards(self, wide: bool) -> list[int]:
        """The attack cards in hand that may be thrown in, without or with the super flare."""
        g, values = self.g, self.g.card_values()
        own, theirs = values[self.side], values[self.other_side]
        attacks = [card for card in g.state.hands[self.seat] if g.face(card).kind == ATTACK]
        return [card for card in attacks if g.face(card).value < theirs and (wide or g.face(card).value > own)]

    @modify(SIDE_TERMS, mark="thrown")
    def add(self, terms: list[Term], side: int) -> list[Term]:
        if self.mark_ is None or self.mark_.data[0] != side:
            return terms
        return [*terms, (self.id, self.mark_.data[1], "alien:fodder")]

    @wild
    @on(
        AFTER_REVEAL, roles=OUTSIDER, when=lambda me: me.late() and bool(me.g.ship_places(me.seat)),
        says="join a side that invited you with one ship",
    )  # fmt: skip
    def join_late(self) -> Steps:
        g, seat, encounter = self.g, self.seat, self.g.encounter
        sides = [("side", side) for side, role in enumerate((OFF_ALLY, DEF_ALLY)) if encounter.invited[seat] & role]
        side = yield from g.choose(seat, "fodder.side", sides, source=self.source)
        places = g.ship_places(seat)
        place = (yield from g.choose(seat, "fodder.ship", places, source=self.source))[1]
        if not (yield from self.announce(side=side)):
            return
        encounter.allies[seat] = OFF_ALLY if side[1] == OFFENSE else DEF_ALLY
        encounter.came_from[seat] = [place]
        yield from g.move([[seat, 1, place, g.place_in_encounter(seat)]], "joined", self.id)

    def late(self) -> bool:
        """This player was invited and declined."""
        return self.seat in self.g.encounter.declined and self.g.may_ally(self.seat)

    def open_sides(self) -> list[str]:
        """The sides that have invited."""
        invited = self.g.encounter.invited[self.seat]
        return [side for side, role in (("offense", OFF_ALLY), ("defense", DEF_ALLY)) if invited & role]
