"""Reserve."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.cards import ATTACK, NEGOTIATE, REINFORCEMENT
from app.engine.effects import Act, Alien, on, replace, respond, wild
from app.engine.hints import adds, stops_reinforcement
from app.engine.moments import DEFENSE, DISCARD, OFFENSE, PARTICIPANT, REINFORCEMENT_ANNOUNCED, TOTALS
from app.engine.plans import Plan

HIGHEST, HIGHEST_WITH_FLARE = 6, 9


class Reserve(Alien):
    """Small attacks reinforce."""

    id, name = "reserve", "Reserve"
    tagline, power_name, alert = "Small attacks reinforce", "Augmentation", "green"
    mandatory, roles = False, ("offense", "defense", "offensive_ally", "defensive_ally")
    phases = ("reveal",)
    text = (
        "Both parts are open to you as a main player or ally in the reveal phase. First, whenever a "
        "reinforcement could be played, you may use this power to play an attack card with a value up to 06 "
        "from your hand; it works as a reinforcement of its own value. You may do so with as many cards as you "
        "like. Second, in answer to a reinforcement that somebody else plays, you may use this power at the "
        "price of a negotiate card discarded from your hand: that reinforcement is cancelled and goes to the "
        "discard pile."
    )
    zap_text = (
        "Each attack card played as a reinforcement and each cancelling is a use of its own, announced with the "
        "card (and side). A zapped attack card goes back to your hand; for a zapped cancelling the negotiate "
        "stays discarded and the reinforcement counts. After one zap neither part works until the end of the "
        "encounter. Cards that already count stay."
    )
    wild_text = (
        "When another player discards a reinforcement card, played or not, you may play this flare to take it "
        "into your hand. If several are discarded together, take one of them."
    )
    super_text = (
        "When you use your power, you may play this flare to play one attack card of value 09 or lower as a "
        "reinforcement card."
    )
    rulings = (
        (
            "selected encounter card",
            "Only attack cards in hand can be used, never the revealed one.",
        ),
        (
            "which side",
            "Like any reinforcement it may be played on either side.",
        ),
        (
            "encounter not decided by totals",
            "May be played, without effect.",
        ),
        (
            "effects that change the attack card or count attack cards",
            "They do not touch a card played in this way.",
        ),
        (
            "cancelling a reinforcement played by an ally of Reserve",
            "Allowed; it only has to be another player.",
        ),
        (
            "Card Zap",
            "Reinforcements are not artifacts or flares; Card Zap cannot stop them.",
        ),
        (
            "a second Reserve (copied power)",
            "May cancel the first one's attack cards, since they are played as reinforcements.",
        ),
        (
            "wild side and an attack card played by this power",
            "In the discard pile it is an attack card, so the wild side cannot take it.",
        ),
        (
            "outsiders",
            "As an outsider Reserve can do neither.",
        ),
    )

    asks = {
        "card": ("Reserve: which attack card?", "Choose the attack card that reinforces, and the side."),
        "price": ("Reserve: pay with", "Choose the negotiate that you discard to cancel this reinforcement."),
        "which": ("Reserve Flare: which card?", "Choose the reinforcement that you take into your hand."),
    }
    does = {
        "call_up": adds(lambda me: [me.g.face(card).value for card in me.reserves()]),
        "hold_back": lambda me: stops_reinforcement(me, me.negotiates()[:1]),
        "recruit": "gain",
    }
    like = {"card": "reinforce", "price": "give", "which": "take"}

    @on(TOTALS, roles=PARTICIPANT, once=False, when=lambda me: bool(me.g.at_hand(me.seat)),
        own=lambda me: bool(me.reserves()), says="an attack card up to 06 reinforces")  # fmt: skip
    def call_up(self) -> Steps:
        g = self.g
        sides = (self.side, self.other_side)
        options = [("reinforce", (card, side)) for card in self.reserves() for side in sides]
        card, side = (yield from g.choose(self.seat, "reserve.card", options, source=self.source))[1]
        if g.face(card).value > HIGHEST and not (yield from self.play_flare()):
            return
        face = ("face", g.face(card).id)
        if (yield from self.announce(hold=[card], card=face, side=("side", (OFFENSE, DEFENSE)[side]))):
            yield from g.reinforce(self.seat, card, side)

    def reserves(self) -> list[int]:
        """The attack cards at hand that may reinforce; with the super flare higher ones too."""
        g = self.g
        most = HIGHEST_WITH_FLARE if g.own_flare(self) is not None else HIGHEST
        return [c for c in g.at_hand(self.seat) if g.face(c).kind == ATTACK and g.face(c).value <= most]

    @respond(REINFORCEMENT_ANNOUNCED, roles=PARTICIPANT, once=False, when=lambda me, act: act.seat != me.seat,
             own=lambda me, act: bool(me.negotiates()), says="discard a negotiate to cancel it")  # fmt: skip
    def hold_back(self, act: Act) -> Steps:
        g = self.g
        options = [("card", card) for card in self.negotiates()]
        price = (yield from g.choose(self.seat, "reserve.price", options, source=self.source))[1]
        if (yield from self.announce(cost=[price], whom=("seat", act.seat), card=("face", g.face(act.card).id))):
            g.cancel(act)

    def negotiates(self) -> list[int]:
        """The negotiates that it may discard."""
        return [card for card in self.g.discardable(self.seat) if self.g.face(card).kind == NEGOTIATE]

    @wild
    @replace(DISCARD, when=lambda me, plan: bool(me.spoils(plan)), says="take a discarded reinforcement")
    def recruit(self, plan: Plan) -> Steps:
        cards = [("card", card) for card in self.spoils(plan)]
        card = (yield from self.g.choose(self.seat, "reserve.which", cards, source=self.source))[1]
        if (yield from self.announce(card=("face", self.g.face(card).id))) and card in plan.cards:
            plan.keep(card, self.seat)

    def spoils(self, plan: Plan) -> list[int]:
        """The reinforcements that others discard."""
        return [c for c in plan.cards if plan.givers[c] != self.seat and self.g.face(c).kind == REINFORCEMENT]
