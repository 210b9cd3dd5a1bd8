"""Miser."""

from __future__ import annotations

from app.engine.asks import NO, YES, Ask, Steps
from app.engine.cards import ATTACK
from app.engine.effects import Alien, modify, on, replace, super_, wild
from app.engine.moments import (
    ANYTIME,
    BEFORE_SELECT,
    COMPENSATION,
    EVERY_PHASE,
    LATER,
    MAIN,
    NEW_HAND,
    OFF,
    REGROUP_BEGIN,
    SELECT_FROM,
    SETUP_HANDS,
)
from app.engine.plans import Plan
from app.engine.state import HAND, OWNER, Pile

KEPT = 2


class Miser(Alien):
    """Has a second, secret hand."""

    id, name = "miser", "Miser"
    tagline, power_name, alert = "Has a second, secret hand", "Hoarding", "green"
    mandatory, roles = False, ("any",)
    phases = EVERY_PHASE
    setup = True
    brings_pieces = True
    text = (
        "Game setup - you are dealt two separate hands of eight cards. Look at both, put one of them face down on this "
        "sheet as your hoard and keep the other as your hand. "
        "Whenever you could play a card from your hand, or discard one of your own choice, you may use this "
        "power to take the card from your hoard instead. The hoard is not part of your hand: nobody else may "
        "look at it, draw, take or discard from it, and cards you gain always go to your hand, never to the "
        "hoard. A card played from the hoard that would return to your hand after use returns to the hoard. "
        "Whenever the hoard holds no encounter card (also when it is empty), you may show it to all, discard it "
        "and draw eight cards face down as a new hoard. You may do so again if the new hoard holds no encounter "
        "card either."
    )
    zap_text = (
        "Each card played or discarded from the hoard is one use. An artifact, flare, reinforcement or other "
        "card: zapped when it is shown; it goes back to the hoard unplayed. The encounter card: you announce in "
        "planning.before_select that it will come from the hoard, and the zap answers this announcement; you "
        "then must select from your hand. After a zap the hoard is closed until the end of the encounter, also "
        "for replacing it. Replacing an exhausted hoard is not a use and cannot be zapped itself."
    )
    wild_text = (
        "Play this flare when you are about to discard your hand for a new one, or when another player is about "
        "to take compensation from you. Lay this flare and up to two other cards of your hand face down before "
        "you. They are out of your hand while the new hand is drawn or the compensation is taken: they cannot "
        "be discarded or taken, and you still draw the full number of new cards. Then take all of them back "
        "into your hand."
    )
    super_text = (
        "At the start of your encounter, before you retrieve a ship, you may play this flare to draw one card "
        "from the cosmic deck and put it into your hoard."
    )
    rulings = (
        (
            "discarding from the hoard",
            (
                "Where the Miser itself chooses a card to discard (the Hate's demand, a cost, one card per type "
                "for Plague) it may take it from the hoard instead of the hand. This is a use like playing from "
                "it."
            ),
        ),
        (
            "what never touches the hoard",
            (
                "Random or complete losses of the hand: compensation, Trader, Mutant, a new hand, a quake. "
                "Hoard cards cannot be given in a deal or as a gift. Plague counts the types of the hand only."
            ),
        ),
        (
            "kickers and reinforcements in the hoard",
            "They may be played from it like everything else.",
        ),
        (
            "the power is lost (too few home colonies)",
            "The hoard stays face down and closed until the power is back.",
        ),
        (
            "the sheet goes to another player",
            "The hoard goes with the sheet.",
        ),
        (
            "a later alien change (Reincarnator and the like)",
            "The Miser has a setup text and cannot be acquired in the middle of a game.",
        ),
        (
            "Oracle against the Miser",
            "The Miser may lay the face-up card from the hoard.",
        ),
        (
            "Seeker and other questioners",
            "A question about the hoard is allowed and must be answered.",
        ),
        (
            "Sorcerer or Clone with a card from the hoard",
            (
                "If the Miser would get the played encounter card back into the hand, it goes to the hoard, as "
                "far as it is the card the Miser played from there."
            ),
        ),
        (
            "wild side with fewer cards",
            "With one other card in hand only that one is protected; with none only the flare itself.",
        ),
    )

    plays_from = "hoard"

    asks = {
        "swap": (
            "Miser: which hand?",
            "Eight more cards lie on your sheet as your hoard. Swap it with your hand?",
        ),
        "hoard": (
            "Miser: select from the hoard?",
            "Your encounter card may come from your hoard this time.",
        ),
        "protect": ("Miser Flare: protect cards", "Choose up to two more cards that stay out of your hand meanwhile."),
    }
    events = {"renewed": "{who} shows and discards the hoard and draws a new one."}
    does = {"renew": "nothing", "save_up": "gain", "keep_back": "gain", "hide": "gain"}
    like = {"protect": "take"}

    @on(SETUP_HANDS, must=True, use=False)
    def deal_twice(self) -> Steps:
        """Two hands of eight; one of them becomes the hoard."""
        g, pile = self.g, self.hoard()
        for _ in range(HAND):
            card = g.state.deck.pop()
            pile.cards.append(card)
            g.show(card, self.seat)
        if (yield from g.yes(self.seat, "miser.swap", source=self.source, clock="launch")):
            hand = list(g.state.hands[self.seat])
            for card in hand:
                g.from_hand(card, self.seat)
            for card in pile.cards:
                g.to_hand(card, self.seat)
            pile.cards = hand

    def hoard(self) -> Pile:
        """The pile on the own sheet."""
        g = self.g
        power = self.power or next(p for p in g.powers_of(self.seat) if p.alien == self.id)
        return g.pile(power, self.plays_from, OWNER)

    def treasure(self) -> list[int]:
        """The encounter cards in the hoard, as far as it is open."""
        return [card for card in self.g.stored(self.seat) if self.g.face(card).encounter]

    @on(BEFORE_SELECT, layer=LATER, roles=MAIN, must=True, when=lambda me: bool(me.g.stored(me.seat)))
    def open_hoard(self) -> Steps:
        """Asked whatever lies there, so that nothing can be told from it; the use is only the selection from it."""
        g, poor = self.g, self.g.needs_hand(self.seat)
        options = ((YES,) if poor else (NO, YES)) if self.treasure() else (NO,)  # poor: R-PLANNING-1 and -2 count it
        default = ["0"]
        ask = Ask(self.seat, "miser.hoard", options=options, default=default, source=self.source, clock="select")
        if (yield from g.put(ask))[0] == YES and (yield from self.announce()):
            self.mark("opened")

    @modify(SELECT_FROM, mark="opened")
    def from_hoard(self, cards: list[int], seat: int) -> list[int]:
        return (self.treasure() or cards) if seat == self.seat else cards

    @on(ANYTIME, phases=EVERY_PHASE, once=False, use=False, own=lambda me: not me.treasure(),
        when=lambda me: me.is_open(), says="discard your hoard and draw a new one")  # fmt: skip
    def renew(self) -> Steps:
        g, pile = self.g, self.hoard()
        if not (yield from self.announce()):
            return
        g.emit_event("miser.renewed", self.seat, {}, self.source)
        cards, pile.cards = pile.cards, []
        if cards:
            yield from g.discard_shown(self.seat, cards, "miser")
        yield from g.draw(self.seat, HAND, "miser", onto=pile)

    def is_open(self) -> bool:
        """No zap has closed the hoard in this encounter."""
        return any(p.alien == self.id and not p.zapped for p in self.g.powers_of(self.seat))

    @super_
    @on(REGROUP_BEGIN, roles=OFF, says="draw a card onto your hoard")
    def save_up(self) -> Steps:
        if (yield from self.announce()):
            power = next(p for p in self.g.powers_of(self.seat) if p.alien == self.id)
            yield from self.g.draw(self.seat, 1, "miser", onto=self.g.pile(power, self.plays_from, OWNER))

    @wild
    @replace(NEW_HAND, when=lambda me, plan: plan.seat == me.seat, says="keep up to two cards out of the old hand")
    def keep_back(self, plan: Plan) -> Steps:
        g = self.g
        cards = yield from self.choose_kept()
        if (yield from self.announce()):
            pile = g.set_aside("saved", self.seat, [card for card in cards if card in g.state.hands[self.seat]])
            yield from g.renew_hand(self.seat)
            g.bring_back(pile)
            plan.data = True

    @wild
    @on(COMPENSATION, when=lambda me: me.pays(), says="keep up to two cards out of the compensation")
    def hide(self) -> Steps:
        g = self.g
        cards = yield from self.choose_kept()
        if (yield from self.announce()) and g.encounter.owed:
            pile = g.set_aside("saved", self.seat, [card for card in cards if card in g.state.hands[self.seat]])
            (taker, payer, due), g.encounter.owed = g.encounter.owed, []
            yield from g.compensate(taker, payer, due)
            g.bring_back(pile)

    def pays(self) -> bool:
        """Another player is about to take compensation from this seat."""
        return self.g.encounter.owed[1:2] == [self.seat]

    def choose_kept(self) -> Steps:
        """Up to two other cards of the hand; by default the two highest attacks."""
        g = self.g
        cards = [card for card in g.state.hands[self.seat] if card != self.card]
        cards.sort(key=lambda card: (g.face(card).kind != ATTACK, -g.face(card).value))
        default = [str(i) for i in range(min(KEPT, len(cards)))]
        options = [("card", card) for card in cards]
        chosen = yield from g.some(self.seat, "miser.protect", options, 0, KEPT, source=self.source, default=default)
        return [card for _, card in chosen]
