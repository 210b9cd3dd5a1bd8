"""Vulch."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.cards import ARTIFACT, FLARE
from app.engine.effects import Alien, modify, on, replace, super_, wild
from app.engine.moments import AFTER_SHIPS, DISCARD, EVERY_PHASE, MAIN, NEW_HAND, NEW_HAND_KEEP
from app.engine.outcomes import DEAL_MADE
from app.engine.plans import Plan


class Vulch(Alien):
    """Salvages discarded artifacts."""

    id, name = "vulch", "Vulch"
    tagline, power_name, alert = "Salvages discarded artifacts", "Salvage", "green"
    mandatory, roles = True, ("any",)
    phases = EVERY_PHASE
    text = (
        "Whenever another player discards one or more artifact cards, after playing them or in any other way, "
        "use this power to add them to your hand. Artifacts that you play or discard yourself go to the discard "
        "pile and stay there. When you draw a new hand, you show your old hand but keep its artifacts; you "
        "discard the rest and draw eight cards in addition."
    )
    zap_text = (
        "Each action in which others discard artifacts is one use, announced when the cards are being "
        "discarded. Zapped: they go to the discard pile, also later artifacts of this encounter, the Cosmic Zap "
        "itself included. Keeping artifacts with a new hand is not a use and goes on while the power is zapped "
        "(R-POWER-4)."
    )
    wild_text = (
        "As a main player, after you have won the encounter or made a deal, you may play this flare: your "
        "opponent hands you cards from hand one at a time, in an order of his or her choice. You discard each "
        "one until you take one into your hand; then your opponent keeps the rest. If you take none, the whole "
        "hand is discarded."
    )
    super_text = (
        "You may play this flare to make your power, until the end of the encounter, also salvage flares that "
        "other players discard and keep flares when you draw a new hand."
    )
    rulings = (
        (
            "may the artifact be played again at once",
            "Yes, if the phase still allows it.",
        ),
        (
            "an effect lets the player keep a played artifact (Clone's flare)",
            "It is not discarded, so there is nothing to salvage.",
        ),
        (
            "artifact stolen while being played (Filch's flare)",
            "It goes to the thief and is not discarded.",
        ),
        (
            "Card Zap cancels an artifact",
            "Vulch gets both the cancelled artifact and the Card Zap, unless Vulch played one of them.",
        ),
        (
            "Cosmic Zap on Vulch's use",
            "The artifact being salvaged and the Cosmic Zap both stay in the pile.",
        ),
        (
            "artifacts given in a deal or taken",
            "Not discarded; no use.",
        ),
        (
            "hands discarded for a new hand by others",
            "All artifacts among them are salvaged.",
        ),
        (
            "Vulch's own artifact discarded by force",
            "Goes to the pile.",
        ),
        (
            "power lost",
            "No salvage; a new hand replaces artifacts too.",
        ),
        (
            "wild side and a Vulch opponent",
            ("The cards are discarded by the flare's player, so a Vulch opponent salvages the artifacts among them."),
        ),
    )

    asks = {
        "offer": (
            "Vulch Flare: hand a card over",
            "Choose the card that you hand to {whom} next. By default a random one.",
        ),
        "take": (
            "Vulch Flare: take it?",
            "You are handed {card}. Take it, or discard it and see the next one, if there is one.",
        ),
    }
    labels = {"take": "Take {card}", "discard": "Discard {card}"}
    events = {"handed": "{who} hands a card to {whom}."}
    does = {"be_greedy": "gain", "be_greedy_in_time": "gain", "feed": "gain"}

    @replace(DISCARD, must=True, once=False, when=lambda me, plan: bool(me.carrion(plan)))
    def salvage(self, plan: Plan) -> Steps:
        cards = [("face", self.g.face(card).id) for card in self.carrion(plan)]
        if (yield from self.announce(cards=cards)):
            for card in self.carrion(plan):
                plan.keep(card, self.seat)

    def carrion(self, plan: Plan) -> list[int]:
        """The artifacts that others discard; with the super flare also flares."""
        kinds = self.kinds()
        return [c for c in plan.cards if plan.givers[c] != self.seat and self.g.face(c).kind in kinds]

    def kinds(self) -> tuple[str, ...]:
        """What is salvaged and kept now."""
        greedy = any(mark.seat == self.seat for mark in self.g.marks("greedy"))
        return (ARTIFACT, FLARE) if greedy else (ARTIFACT,)

    @modify(NEW_HAND_KEEP)
    def keep(self, kept: list[int], seat: int) -> list[int]:
        if seat != self.seat:
            return kept
        return [*kept, *(c for c in self.g.state.hands[seat] if self.g.face(c).kind in self.kinds() and c not in kept)]

    @super_
    @replace(DISCARD, layer=-1, when=lambda me, plan: me.flares_fall(plan), says="salvage and keep flares too")
    def be_greedy(self, plan: Plan) -> Steps:
        if (yield from self.announce()):
            self.lasting = True
            self.mark("greedy")

    @super_
    @replace(NEW_HAND, when=lambda me, plan: plan.seat == me.seat, says="keep your flares too, and salvage others")
    def be_greedy_in_time(self, plan: Plan) -> Steps:
        if (yield from self.announce()):
            self.lasting = True
            self.mark("greedy")

    def flares_fall(self, plan: Plan) -> bool:
        """Other players discard flares."""
        return any(plan.givers[c] != self.seat and self.g.face(c).kind == FLARE for c in plan.cards)

    @wild
    @on(
        AFTER_SHIPS,
        roles=MAIN,
        when=lambda me: me.may_feed(),
        says="take one of the cards that your opponent hands you",
    )
    def feed(self) -> Steps:
        g, whom = self.g, self.opponent
        if not (yield from self.announce(whom=("seat", whom))):
            return
        while g.takeable(whom):
            hand = [("card", card) for card in g.takeable(whom)]
            default = hand.index(("card", g.pick_random(whom, 1, "vulch")[0]))
            args = {"whom": ("seat", self.seat)}
            card = (yield from g.choose(whom, "vulch.offer", hand, default, source=self.source, args=args))[1]
            g.show(card, self.seat)
            private = {x: {"cards": [g.card(card, x)]} for x in (self.seat, whom)}
            g.emit_event("vulch.handed", whom, {"whom": ("seat", self.seat)}, self.source, None, private)
            ways = [("card_as", (card, "vulch.take")), ("card_as", (card, "vulch.discard"))]
            face = {"card": ("face", g.face(card).id)}
            answer = yield from g.choose(self.seat, "vulch.take", ways, source=self.source, args=face)
            if answer[1][1] == "vulch.take":
                yield from g.take(self.seat, whom, [card], "vulch")
                return
            g.from_hand(card, whom)
            g.publish(card)
            yield from g.discard_shown(self.seat, [card], "vulch")

    def may_feed(self) -> bool:
        """The encounter is won, or a deal is made."""
        g = self.g
        return (g.won(self.seat) or g.encounter.result == DEAL_MADE) and bool(g.state.hands[self.opponent])
