"""Assessor."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.cards import ATTACK
from app.engine.effects import Alien, on, replace, wild
from app.engine.moments import COMMITTED, DEF, DEFENSE_FIXED, DRAW, ENCOUNTER_END
from app.engine.plans import Plan
from app.engine.state import OWNER, Pile

FULL, MANY = 8, 2


class Assessor(Alien):
    """Taxes whoever sends more than one ship, and gives the cards back as refunds."""

    id, name = "assessor", "Assessor"
    set = "classic"
    tagline, power_name, alert = "Taxes larger fleets", "Taxation", "green"
    mandatory, roles = True, ("any",)
    phases = ("launch", "alliance", "resolution")
    text = (
        "When another player sends more than one ship into an encounter as the offense (launch) or as an ally "
        "(alliance), use this power right after those ships are committed to tax him: a random card of his hand "
        "goes face down onto this sheet. Taxed cards belong to no hand and cannot be played; their faces are "
        "always open to you alone. At the end of an encounter, if eight or more cards lie on the sheet, choose "
        "one of them for your hand and discard all others. Another player who is about to draw for rewards or "
        "for a new hand can get a refund: pass him any one card of the sheet, and he draws one card less."
    )
    zap_text = (
        "Each tax is a separate use and can be zapped when it is announced, before the card is taken; "
        "afterwards no tax happens in this encounter. Clearing the sheet at eight cards and giving refunds are "
        "not uses and go on (R-POWER-4)."
    )
    wild_text = (
        "Once you have become the defense you may play this flare: everybody else with a colony in your home "
        "system loses one random hand card to you."
    )
    super_text = (
        "Play this flare when you use your power to take two cards instead of one, or when you give a refund to "
        "replace two cards instead of one."
    )
    rulings = (
        (
            "exactly one ship",
            "No tax. Splitting is judged per player and commitment, not per colony of origin.",
        ),
        (
            "the tax takes the last encounter card of the offense",
            (
                "The encounter goes on until planning, where the offense without an encounter card ends its "
                "turn (R-PLANNING-1)."
            ),
        ),
        (
            "draws of one card as compensation or by a power",
            "No refund: only rewards and new hands (start of turn, defense without encounter cards).",
        ),
        (
            "starting hands",
            "Dealt before the game begins; no refund, the sheet is empty anyway.",
        ),
        (
            "losing the power",
            "The cards stay on the sheet face down; no tax, refund or clearing until the power is back.",
        ),
        (
            "lucre",
            "Buying a card with lucre is neither a reward nor a new hand, so no refund.",
        ),
        (
            "ghost or phantom ships used as extra allies",
            "They are sent by the main player, not by an ally; they are not taxed.",
        ),
        (
            "Silencer",
            "Not blocked: taking, looking and clearing need no words.",
        ),
    )

    asks = {
        "keep": (
            "Assessor: which card?",
            "Your sheet is full: choose the card you keep, by default the highest attack; the others are discarded.",
        ),
        "refund": ("Assessor: which card?", "Choose the card that {whom} gets instead of drawing one."),
    }
    events = {
        "taxed": "{who} taxes {whom}: {n|card|cards}.",
        "kept": "{who} takes a card of the full sheet into the hand and discards the others.",
        "refunded": "{who} gives {whom} {n|card|cards} back.",
    }
    does = {
        "collect": "gain",
        "refund": "nothing",
    }
    like = {
        "refund": "give",
    }

    @on(COMMITTED, must=True, once=False, when=lambda me, role: me.sends_many())
    def tax(self, role: int) -> Steps:
        g, whom, power = self.g, self.g.committing, self.power
        boosted = yield from self.boost("take two cards")
        if (yield from self.announce(whom=("seat", whom))) and power is not None:
            pile = g.pile(power, "assessed", OWNER)
            cards = yield from g.store_random(whom, pile, self.seat, 2 if boosted else 1, "tax")
            private = {seat: {"cards": [g.card(card, seat) for card in cards]} for seat in (self.seat, whom)}
            args = {"whom": ("seat", whom), "n": len(cards)}
            g.emit_event("assessor.taxed", self.seat, args, self.source, None, private)

    def sends_many(self) -> bool:
        """Another player with cards has launched, or committed as an ally, more than one ship in all."""
        g, seat = self.g, self.g.committing
        return seat != self.seat and bool(g.state.hands[seat]) and g.ships_in_encounter(seat) >= MANY

    def pile(self) -> Pile | None:
        """The taxed cards on the own sheet."""
        powers = [p.id for p in self.g.powers_of(self.seat) if p.alien == self.id and p.up]
        return next((pile for pile in self.g.state.piles if pile.kind == "assessed" and pile.power in powers), None)

    def stock(self) -> int:
        """How many they are."""
        pile = self.pile()
        return len(pile.cards) if pile else 0

    @on(ENCOUNTER_END, must=True, use=False, when=lambda me: me.stock() >= FULL)
    def clear(self) -> Steps:
        g, pile = self.g, self.pile()
        if pile is None:
            return
        attacks = [card for card in pile.cards if g.face(card).kind == ATTACK]
        best = max(attacks, key=lambda card: g.face(card).value) if attacks else None
        default = pile.cards.index(best) if best is not None else g.dice.below(len(pile.cards), "assessed")
        options = [("card", card) for card in pile.cards]
        kept = (yield from g.choose(self.seat, "assessor.keep", options, default, source=self.source))[1]
        rest = [card for card in pile.cards if card != kept]
        pile.cards = []
        g.to_hand(kept, self.seat)
        private = {self.seat: {"cards": [g.card(kept, self.seat)]}}
        g.emit_event("assessor.kept", self.seat, {}, self.source, None, private)
        yield from g.discard_shown(self.seat, rest, "assessor")

    @replace(
        DRAW,
        layer=-1,  # what is given back is not drawn at all
        use=False,
        once=False,
        when=lambda me, plan: me.may_refund(plan),
        says="give a card back instead of a drawn one",
    )
    def refund(self, plan: Plan) -> Steps:
        g, pile, whom = self.g, self.pile(), plan.seat
        if pile is None:
            return
        args = {"whom": ("seat", whom)}
        options = [("card", card) for card in pile.cards]
        cards = [(yield from g.choose(self.seat, "assessor.refund", options, source=self.source, args=args))[1]]
        if len(options) > 1 and plan.count_ > 1 and (yield from self.offers_flare("give two cards back")):
            rest = [option for option in options if option[1] != cards[0]]
            second = (yield from g.choose(self.seat, "assessor.refund", rest, source=self.source, args=args))[1]
            if (yield from self.play_flare()):
                cards.append(second)
        if not (yield from self.announce()):
            return
        plan.count_ -= len(cards)
        for card in cards:
            pile.cards.remove(card)
            g.to_hand(card, whom)
        private = {seat: {"cards": [g.card(card, seat) for card in cards]} for seat in (self.seat, whom)}
        g.emit_event("assessor.refunded", self.seat, args | {"n": len(cards)}, self.source, None, private)

    def may_refund(self, plan: Plan) -> bool:
        """Another player draws for rewards or a new hand."""
        return plan.cause in ("reward", "new_hand") and plan.seat != self.seat and plan.count_ > 0 and self.stock() > 0

    @wild
    @on(DEFENSE_FIXED, roles=DEF, when=lambda me: bool(me.guests()), says="your guests lose a random card each to you")
    def collect(self) -> Steps:
        if (yield from self.announce(whom=[("seat", x) for x in self.guests()])):
            for seat in self.guests():
                yield from self.g.take_random(self.seat, seat, 1, "assessor")

    def guests(self) -> list[int]:
        """Other players with a card, and with a colony in the own system."""
        g = self.g
        homes = g.home_planets(self.seat)
        others = [x for x in g.order() if x != self.seat and g.state.hands[x]]
        return [x for x in others if any(g.state.ships[p][x] for p in homes)]
