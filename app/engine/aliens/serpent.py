"""Serpent."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Alien, modify, on, wild
from app.engine.moments import (
    AFTER_FORMED,
    AFTER_INVITE,
    ALLY,
    ALLY_MUST,
    ALLY_OPTIONS,
    CAUSE_CHOICE,
    DEF_ALLY,
    GAME,
    MAIN,
    OFF_ALLY,
    OFFENSE,
    REGROUP_BEGIN,
)
from app.engine.state import GATE, PILE, RING, WARP, Mark

CARDS, SHIPS, PRICE, PRICE_WITH_FLARE = 2, 3, 1, 3
FORBIDDEN = 0


class Serpent(Alien):
    """Tempts others with gifts and calls the debt later."""

    id, name = "serpent", "Serpent"
    set = "classic"
    tagline, power_name, alert = "Tempts, then calls the debt", "Temptation", "yellow"
    mandatory, roles = False, ("any",)
    phases = ("regroup", "alliance")
    needs_word = "yes"
    text = (
        "At the start of any regroup phase, once per encounter, you may use this power to tempt one other "
        "player who has no token of yours. Offer one of: two cards from the deck, or up to three of that "
        "player's ships back from the warp. The player must yield or resist. If the player yields, he or she "
        "takes the gift and you put a token on that player's sheet. If the player resists, he or she sends one "
        "ship of his or her choice to the warp. Once per encounter, in the alliance phase before anyone accepts "
        "an invitation, you may discard one of your tokens from another player's sheet to call the debt. If "
        "that player is a main player, you look at his or her hand and take one card. If not, you decide "
        "whether that player must ally with one main player of your choice, invited or not, with one ship or "
        "more as he or she likes (if he or she has a ship), or may not ally in this encounter."
    )
    zap_text = (
        "A Cosmic Zap may be played when you tempt (nothing is offered, nobody resists) and again when you call "
        "a debt (the token stays). Either zap bars the power for the encounter."
    )
    wild_text = (
        "After alliances are formed, tempt one of your opponent's allies: if that player agrees, his or her "
        "ships move to your side, he or she is your ally instead, and draws two cards from the deck. Discard "
        "this flare after use."
    )
    super_text = (
        "A player who resists your temptation sends three ships of his or her choice to the warp instead of one."
    )
    rulings = (
        (
            "Where does this text come from?",
            (
                "The Mayfair card text could not be found; only that it needs speech is known. Our translation "
                "of the name; treat it as the rule."
            ),
        ),
        (
            "The tempted player has no ship outside the warp",
            "He loses nothing by resisting.",
        ),
        (
            "Moon challenges",
            "No alliances there: a debt can only be called from a main player.",
        ),
        (
            "Serpent as a main player forces an ally",
            "Allowed, to either side.",
        ),
        (
            "Silencer",
            "The old Silencer stops Serpent.",
        ),
    )

    asks = {
        "whom": ("Serpent: whom do you tempt?", "Choose the player who is offered a gift."),
        "gift": ("Serpent: which gift?", "Offer two cards, or up to three ships out of the warp."),
        "yield": (
            "Serpent: do you yield?",
            "Take the gift of {who} and owe a debt, or resist and lose {n|ship|ships}.",
        ),
        "ships": ("Serpent: you resist", "Choose {n|ship|ships} that you lose."),
        "debtor": ("Serpent: whose debt?", "Choose whose debt you call."),
        "card": ("Serpent: which card?", "Choose the card that you take from {whom}."),
        "order": ("Serpent: what must {whom} do?", "Choose a side that has to be joined, or forbid to join."),
        "tempt": ("Serpent Flare: which ally?", "Choose the ally of your opponent whom you tempt."),
        "change": (
            "Serpent Flare: change sides?",
            "Be an ally of {who} instead and draw two cards. By default you stay.",
        ),
    }
    labels = {
        "cards": "Two cards",
        "home": "Ships out of the warp",
        "take": "Yield",
        "resist": "Resist",
        "offense": "Join the offense",
        "defense": "Join the defense",
        "stay": "Stay out",
    }
    events = {"yields": "{who} yields to temptation.", "resists": "{who} resists.", "changed": "{who} changes sides."}
    does = {"seduce": "gain", "call_in": "gain", "tempt": "gain"}
    like = {"tempt": "harm", "debtor": "harm", "card": "take", "whom": "help", "ships": "penalty"}

    # --- temptation
    @on(REGROUP_BEGIN, when=lambda me: bool(me.innocents()), says="tempt a player with cards or ships")
    def tempt(self) -> Steps:
        g = self.g
        whom = yield from g.choose(
            self.seat, "serpent.whom", [("seat", x) for x in self.innocents()], source=self.source
        )
        seat = whom[1]
        gifts = [("choice", "serpent.cards")]
        if g.state.ships[WARP][seat] and g.refuges(seat):
            gifts.append(("choice", "serpent.home"))
        gift = yield from g.choose(self.seat, "serpent.gift", gifts, source=self.source)
        price = PRICE_WITH_FLARE if (yield from self.boost("who resists loses three ships")) else PRICE
        if not (yield from self.announce(whom=whom, said=gift)):
            return
        ways = [("choice", "serpent.take"), ("choice", "serpent.resist")]
        args = {"who": ("seat", self.seat), "n": price}
        default = int(g.available(seat) > 0)
        way = yield from g.choose(seat, "serpent.yield", ways, default, source=self.source, args=args)
        if way == ways[1]:
            g.emit_event("serpent.resists", seat, {}, self.source)
            ships = yield from g.choose_ships(seat, "serpent.ships", price, source=self.source)
            yield from g.lose([(seat, n, place) for place, n in ships.items()], CAUSE_CHOICE)
            return
        g.emit_event("serpent.yields", seat, {}, self.source)
        self.mark("debt", until=GAME, data=[seat])
        if gift[1] == "serpent.cards":
            yield from g.draw(seat, CARDS, "serpent")
        else:
            yield from g.retrieve(seat, min(SHIPS, g.state.ships[WARP][seat]), "serpent")

    def debts(self) -> list[Mark]:
        """The tokens of this sheet that lie with others."""
        powers = {p.id for p in self.g.powers_of(self.seat) if p.alien == self.id}
        return [mark for mark in self.g.marks("debt") if mark.power in powers and mark.data[0] != self.seat]

    def innocents(self) -> list[int]:
        """Other players without a token."""
        owing = [mark.data[0] for mark in self.debts()]
        return [x for x in self.g.clockwise(self.seat) if x not in owing]

    # --- the debt
    @on(AFTER_INVITE, when=lambda me: bool(me.debtors()), says="call a debt: take a card, or say what an outsider does")
    def call_in(self) -> Steps:
        g = self.g
        debtors = [("seat", x) for x in self.debtors()]
        whom = yield from g.choose(self.seat, "serpent.debtor", debtors, source=self.source)
        seat, args = whom[1], {"whom": whom}
        if g.role(seat) & MAIN:
            if (yield from self.announce(whom=whom)):
                self.strike_off(seat)
                yield from self.take_card(seat)
            return
        orders = [("choice", "serpent.offense"), ("choice", "serpent.defense"), ("choice", "serpent.stay")]
        order = yield from g.choose(self.seat, "serpent.order", orders, source=self.source, args=args)
        if (yield from self.announce(whom=whom, said=order)):
            self.strike_off(seat)
            self.mark("ordered", data=[seat, (OFF_ALLY, DEF_ALLY, FORBIDDEN)[orders.index(order)]])

    def debtors(self) -> list[int]:
        """Whose debt can be called now: at a moon, where nobody allies, a main player's."""
        owing = [mark.data[0] for mark in self.debts()]
        return [x for x in owing if self.g.role(x) & MAIN or not self.g.on_moon()]

    def strike_off(self, seat: int) -> None:
        """The token comes back."""
        for mark in [mark for mark in self.debts() if mark.data[0] == seat]:
            self.g.state.marks.remove(mark)

    def take_card(self, seat: int) -> Steps:
        """Look at the hand and take one card."""
        g = self.g
        g.show_hand("shown", self.seat, seat, self.source)
        hand = [("card", card) for card in g.takeable(seat)]
        if hand:
            args = {"whom": ("seat", seat)}
            card = yield from g.choose(self.seat, "serpent.card", hand, source=self.source, args=args)
            yield from g.take(self.seat, seat, [card[1]], "serpent")

    @modify(ALLY_MUST, mark="ordered")
    def must(self, role: int, seat: int) -> int:
        whom, order = self.mark_.data if self.mark_ else (-1, FORBIDDEN)
        return order if seat == whom else role

    @modify(ALLY_OPTIONS, mark="ordered", layer=1)
    def may_not(self, ways: list[tuple[int, object]], seat: int) -> list[tuple[int, object]]:
        whom, order = self.mark_.data if self.mark_ else (-1, FORBIDDEN)
        return [] if seat == whom and order == FORBIDDEN else ways

    # --- the wild side
    @wild
    @on(
        AFTER_FORMED,
        roles=MAIN,
        when=lambda me: bool(me.others()),
        says="tempt an ally of your opponent to change sides",
    )
    def seduce(self) -> Steps:
        g = self.g
        whom = yield from g.choose(self.seat, "serpent.tempt", [("seat", x) for x in self.others()], source=self.source)
        if not (yield from self.announce(whom=whom)):
            return
        if self.act is not None:
            self.act.fate = PILE
        seat, args = whom[1], {"who": ("seat", self.seat)}
        if not (yield from g.yes(seat, "serpent.change", source=self.source, args=args)):
            return
        joins_offense = g.encounter.allies[seat] == DEF_ALLY
        g.encounter.allies[seat] = OFF_ALLY if joins_offense else DEF_ALLY
        g.emit_event("serpent.changed", seat, {}, self.source)
        origin, goal = (RING, GATE) if joins_offense else (GATE, RING)
        yield from g.move([[seat, g.state.ships[origin][seat], origin, goal]], "joined", "serpent")
        yield from g.draw(seat, CARDS, "serpent")

    def others(self) -> list[int]:
        """The allies of the opponent whom nothing keeps from the own side."""
        g, way = self.g, (OFF_ALLY if self.side == OFFENSE else DEF_ALLY, None)
        allies = [x for x, _ in g.ships_on_side(self.other_side) if g.role(x) & ALLY]
        return [x for x in allies if way in g.q(ALLY_OPTIONS, [way], x)]
