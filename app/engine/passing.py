"""Cards that go from hand to hand: given, taken, exchanged, shown, collected as compensation (R-CARD-9, R-COMP).

Only the two between whom a card passes see which it is; everybody sees how many. What an effect keeps safe in a hand
can be given away by its owner, and not taken from it.
"""

from __future__ import annotations

from .asks import Ask, Steps
from .hands import Hands
from .moments import CARDS_MOVED, COMP_CHOOSER, SAFE_CARDS, TAKE
from .plans import Happened, Plan


class Passing(Hands):
    """Actions between two hands."""

    def pass_cards(self, giver: int, taker: int, cards: list[int]) -> None:
        """Cards go from hand to hand; only giver and taker see which (R-GEN-8)."""
        for card in cards:
            self.lose_track(giver, card, seen_by=(taker,))
            self.from_hand(card, giver)
            self.to_hand(card, taker)
            self.show(card, giver)

    def _tell_passed(self, kind: str, giver: int, taker: int, cards: list[int], cause: str = "") -> None:
        """The line about cards that changed hands: all see the number, the two see the cards."""
        private = {seat: {"cards": [self.card(card, seat) for card in cards]} for seat in (giver, taker)}
        args = {"n": len(cards), "whom": ("seat", giver), "why": self.why(cause)}
        self.emit_event(kind, taker, args, None, {"n": len(cards), "from": giver, "to": taker}, private)

    def give_cards(self, giver: int, taker: int, cards: list[int]) -> None:
        """``giver`` hands these cards over, if there are any: given, not taken, so nothing keeps them safe."""
        if cards:
            self.pass_cards(giver, taker, cards)
            self._tell_passed("dealt", giver, taker, cards)

    def swap_hands(self, one: int, other: int) -> None:
        """Two whole hands change places; each player sees the new own hand and knows what the other got."""
        state = self.state
        stay = {seat: [c for c in state.hands[seat] if c not in self.takeable(seat)] for seat in (one, other)}
        for seat, cards in stay.items():
            state.hands[seat] = [card for card in state.hands[seat] if card not in cards]
        state.hands[one], state.hands[other] = state.hands[other], state.hands[one]
        for row in range(-1, state.seats):  # who knew a card of one hand still knows where it is now
            if row in (one, other):
                for card in state.hands[one] + state.hands[other]:
                    self.show(card, row)
        for seat in (one, other):
            state.hands[seat] += stay[seat]
            for card in state.hands[seat]:
                self.where[card] = seat

    def show_hand(self, kind: str, viewer: int, whom: int, source: tuple[str, str]) -> None:
        """One player looks at a whole hand; all hear of it, only the viewer sees the cards (R-INFO-5)."""
        hand = self.state.hands[whom]
        for card in hand:
            self.show(card, viewer)
        private = {viewer: {"cards": [self.card(card, viewer) for card in hand]}}
        self.emit_event(kind, viewer, {"whom": ("seat", whom)}, source, None, private)

    def take_random(self, taker: int, giver: int, count: int, cause: str) -> Steps:
        """``taker`` takes random cards from the hand of ``giver``, all together."""
        plan = Plan(seat=taker, count=count, cause=cause, data=giver)
        if self.hooked(TAKE):
            yield from self.plan(TAKE, plan)
        if plan.count_ <= 0:
            return []
        cards = yield from self.random_by_back(taker, giver, self.takeable(giver), plan.count_, cause)
        yield from self.take(taker, giver, cards, cause)
        return cards

    def take(self, taker: int, giver: int, cards: list[int], cause: str) -> Steps:
        """``taker`` takes these cards out of the hand of ``giver``; only the two see which."""
        if SAFE_CARDS in self.modifiers:
            cards = [card for card in cards if card in self.takeable(giver)]
        self.pass_cards(giver, taker, cards)
        self._tell_passed("took", giver, taker, cards, cause)
        yield from self.taken(taker, cards, cause)

    def taken(self, taker: int, cards: list[int], cause: str) -> Steps:
        """Cards that another player has lost by it are in the hand of ``taker`` now (R-CARD-9)."""
        if cards and self.hooked(CARDS_MOVED):
            yield from self.reach(CARDS_MOVED, Happened("taken", taker, len(cards), cause, cards=cards))

    def compensate(self, taker: int, payer: int, count: int) -> Steps:
        """R-COMP: cards are taken at random, unless an effect lets a seat choose them; who is not the payer looks at
        the whole hand first."""
        chooser = self.q(COMP_CHOOSER, -1, taker, payer)
        if chooser < 0:
            yield from self.take_random(taker, payer, count, "compensation")
            return
        plan = Plan(seat=taker, count=count, cause="compensation", data=payer)
        if self.hooked(TAKE):
            yield from self.plan(TAKE, plan)
        if plan.count_ <= 0:
            return
        hand = self.takeable(payer)
        if chooser != payer:
            self.show_hand("shown", chooser, payer, ("rule", "R-COMP-2"))
        count = min(plan.count_, len(hand))
        cards = list(hand)
        if count < len(hand):
            options = [("card", card) for card in hand]
            default = [str(hand.index(card)) for card in self.pick_random(payer, count, "compensation")]
            picked = yield from self.put(
                Ask(chooser, "compensation", options=tuple(options), low=count, high=count, default=default,
                    clock="select", args={"n": count, "whom": ("seat", payer)})
            )  # fmt: skip
            cards = [card for _, card in picked]
        yield from self.take(taker, payer, cards, "compensation")
