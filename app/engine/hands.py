"""Cards: drawing, new hands, discarding out of a hand, random picks, the cosmic quake (section 20 of the rules)."""

from __future__ import annotations

from typing import Any

from .asks import Ask, Steps
from .backs import Backs
from .cards import ATTACK, COSMIC, KINDS
from .moments import (
    CARDS_MOVED,
    CARDS_NEEDED,
    DECK_REBUILT,
    DRAW,
    HAND_RENEWED,
    NEW_HAND,
    NEW_HAND_KEEP,
    SAFE_CARDS,
)
from .plans import Happened, Plan
from .state import HAND, Pile


class Hands(Backs):
    """Actions with cards of the cosmic deck."""

    rebuilt = False  # the deck was shuffled anew in the middle of an action, and effects hear of it when that is over

    def card(self, card: int, viewer: int | None) -> dict[str, Any]:
        """A CARD of the protocol as a seat or everybody (None) may name it."""
        ids = self.state.ids
        row = -1 if viewer is None or ids[-1][card] else viewer
        name = ids[row][card]
        return {"id": f"c{name}" if row == -1 else f"s{row}-{name}", **self.prints[card]}

    # --- decks
    def _ready_deck(self) -> Steps:
        """True if the cosmic deck has a card to draw; False after a quake (R-CARD-2, R-CARD-6)."""
        state = self.state
        if state.deck:
            return True
        if state.discard:
            self._reshuffle()
            self.rebuilt = True
            return True
        self._quake()
        yield from self._renewed(self.order())
        return False

    def _rebuild(self, cards: list[int]) -> None:
        for card in cards:
            self.forget(card)
        self.state.deck = self.dice.shuffled(cards, "cosmic deck")

    def _quake(self) -> None:
        state = self.state
        held = [card for hand in state.hands for card in hand]
        others = [card for card in held if self.faces[card].deck != COSMIC]
        pool = [*state.deck, *state.discard, *(card for card in held if card not in others)]
        state.discard, self.rebuilt = [], False
        for hand in state.hands:
            hand.clear()
        for card in held:
            self.where[card] = -1
        self.emit("quake")
        for card in others:
            self.to_discard(card)
        self._rebuild(pool)
        for _ in range(HAND):
            for seat in self.order():
                if state.deck:
                    self.to_hand(state.deck.pop(), seat)

    # --- drawing
    def draw(self, seat: int, count: int, cause: str = "", onto: Pile | None = None, partly: bool = False) -> Steps:
        """Draw from the cosmic deck, one at a time, known to the seat after the last (R-CARD-1). A quake ends it.

        The cards come to the hand, or onto a pile of the seat's sheet. ``partly`` = the instruction goes on, and its
        end calls ``drawn``."""
        plan = Plan(seat=seat, count=count, cause=cause, data=onto)
        plan.piecemeal = partly
        if self.hooked(DRAW):
            yield from self.plan(DRAW, plan)
        drawn, whole = yield from self.off_deck(seat, plan.count_, onto)
        if drawn and whole:
            private = {seat: {"cards": [self.card(card, seat) for card in drawn]}}
            told = {"n": len(drawn), "why": self.why(cause)}
            self.emit_event("drew", seat, told, None, {"n": len(drawn), "cause": cause}, private)
        if not partly:
            yield from self.drawn(seat, drawn, cause, piecemeal=False)
        return drawn

    def off_deck(self, seat: int, count: int, onto: Pile | None = None) -> Steps:
        """Cards come off the deck to a hand or onto a pile, and nobody is told yet. Returns them, and whether no quake
        has ended it; one that has took out of the hand again what had come to it."""
        drawn: list[int] = []
        for _ in range(count):
            if not (yield from self._ready_deck()):
                return ([] if onto is None else drawn), False
            card = self.state.deck.pop()
            if onto is None:
                self.to_hand(card, seat)
            else:
                onto.cards.append(card)
                self.show(card, seat)
            drawn.append(card)
        return drawn, True

    def mix_top(self, count: int) -> None:
        """The top cards of the cosmic deck change places: whoever knew them cannot tell which comes first."""
        deck = self.state.deck
        top = deck[-count:] if count else []
        for card in top:
            self.forget(card)
        deck[len(deck) - len(top) :] = self.dice.shuffled(top, "top of the deck")

    def drawn(self, seat: int, cards: list[int], cause: str, piecemeal: bool = True) -> Steps:
        """One instruction to draw has been carried out completely."""
        yield from self._tell_rebuilt()
        if cards and self.hooked(CARDS_MOVED):
            happened = Happened("drawn", seat, len(cards), cause, cards=cards, piecemeal=piecemeal)
            yield from self.reach(CARDS_MOVED, happened)

    def off_top(self, count: int, seat: int, onto: Pile) -> Steps:
        """The top cards of the cosmic deck, which nobody draws, lie on a pile where the seat sees them; fewer if there
        are no more (R-CARD-6)."""
        for _ in range(count):
            if not (yield from self._ready_deck()):
                return
            card = self.state.deck.pop()
            onto.cards.append(card)
            self.show(card, seat)
        yield from self._tell_rebuilt()

    def new_hand(self, seat: int) -> Steps:
        """The hand is shown, discarded, and eight cards are drawn (R-START-1, R-PLANNING-2), unless an effect has
        done it in another way."""
        plan = Plan(seat=seat, cause="new_hand")
        if self.hooked(NEW_HAND):
            yield from self.plan(NEW_HAND, plan)
        if plan.data is None:
            yield from self.renew_hand(seat)

    def renew_hand(self, seat: int) -> Steps:
        """The same without asking anybody whether it happens."""
        if (yield from self.shed_hand(seat)):
            yield from self.draw_hand(seat, "new_hand")

    def draw_hand(self, seat: int, cause: str) -> Steps:
        """A complete new hand is drawn in place of one that is gone."""
        yield from self.draw(seat, HAND, cause)
        yield from self._renewed([seat])

    def _renewed(self, seats: list[int]) -> Steps:
        """Complete new hands were drawn."""
        if self.hooked(HAND_RENEWED):
            yield from self.reach(HAND_RENEWED, seats)

    def shed_hand(self, seat: int) -> Steps:
        """The old hand is shown and discarded, but for what is kept. False if no redraw could ever end and a quake has
        come instead."""
        kept = self.q(NEW_HAND_KEEP, list(self.q(SAFE_CARDS, [], seat)), seat)
        for card in kept:  # shown like the rest
            self.publish(card)
        if kept:
            self._tell_cards("keeps_shown", seat, kept, "new_hand")
        rest = [card for card in self.state.hands[seat] if card not in kept]
        if rest:
            yield from self.discard_from_hand(seat, rest, "new_hand")
        least = max(1, self.q(CARDS_NEEDED, 1, seat, "new_hand"))
        if sum(self.faces[card].encounter for card in self.state.deck + self.state.discard) < least:
            self._quake()  # ours, see docs/rules
            yield from self._renewed(self.order())
            return False
        return True

    def discard_from_hand(self, seat: int, cards: list[int], cause: str, own_will: bool = False) -> Steps:
        """Cards leave a hand for the pile, in full view, as one action (R-INFO-6). What an effect keeps safe there
        nobody can make the seat discard; of its ``own_will`` it may."""
        if SAFE_CARDS in self.modifiers and not own_will and cause not in ("cost", "new_hand"):
            cards = [card for card in cards if card in self.takeable(seat)]
            if not cards:
                return
        for card in cards:
            self.from_hand(card, seat)
        yield from self.discard_shown(seat, cards, cause)

    def discard_together(self, cards: list[tuple[int, int]], cause: str) -> Steps:
        """Cards out of several hands (card, seat) go to the pile as one action; what an effect keeps safe stays."""
        loose = [(card, seat) for card, seat in cards if card in self.takeable(seat)]
        for card, seat in loose:
            self.from_hand(card, seat)
        for card, seat in loose:
            self.publish(card)
            self._tell_cards("discarded", seat, [card], cause)
        if loose:
            yield from self.discard_all(loose, cause)

    def discard_shown(self, seat: int, cards: list[int], cause: str) -> Steps:
        """Cards that are in no hand any more go to the pile, and all are told who discards them."""
        for card in cards:
            self.publish(card)
        self._tell_cards("discarded", seat, cards, cause)
        yield from self.discard(seat, cards, cause)

    def _tell_cards(self, kind: str, seat: int, cards: list[int], cause: str) -> None:
        shown = [self.card(card, None) for card in cards]
        faces = [("face", self.faces[card].id) for card in cards]
        args = {"n": len(shown), "cards": faces, "why": self.why(cause)}
        self.emit_event(kind, seat, args, None, {"cards": shown, "cause": cause})

    def discard_held(self, seat: int, cards: list[int], cause: str) -> Steps:
        """Cards that a use has named and holds on the table (``announce(hold=...)``) go to the pile."""
        for card in cards:
            self.off_table(card)
        yield from self.discard_shown(seat, cards, cause)

    def mix_hands(self, seats: list[int]) -> None:
        """The hands of these seats are shuffled together and dealt anew, to each as many cards as before; what an
        effect keeps safe in a hand stays there."""
        loose = [list(self.takeable(seat)) for seat in seats]
        sizes = [len(cards) for cards in loose]
        heap = [card for cards in loose for card in cards]
        for seat, cards in zip(seats, loose, strict=True):
            for card in cards:
                self.from_hand(card, seat)
                self.forget(card)
        heap = self.dice.shuffled(heap, "hands")
        for seat, size in zip(seats, sizes, strict=True):
            for card in heap[:size]:
                self.to_hand(card, seat)
            heap = heap[size:]

    def show_held(self, kind: str, seat: int, cards: list[int], source: tuple[str, str]) -> None:
        """Cards of a hand are shown to everybody and stay in it."""
        held = [card for card in cards if self.where[card] == seat]
        for card in held:
            self.publish(card)
        if held:
            faces = [("face", self.faces[card].id) for card in held]
            self.emit_event(kind, seat, {"cards": faces}, source, {"cards": [self.card(card, None) for card in held]})

    def bar(self, kind: str) -> None:
        """No card of a kind, or as one of that kind, can be played for the rest of the encounter."""
        self.encounter.foretell(barred=(*self.encounter.omen.barred, kind))
        self.encounter.barred += [card for card, face in enumerate(self.faces) if face.kind == kind]

    def least_missed(self, seat: int) -> int:
        """The card of a hand that is given away by default: the lowest attack, else the oldest card."""
        hand = self.state.hands[seat]
        attacks = [card for card in hand if self.faces[card].kind == ATTACK]
        return min(attacks, key=lambda card: self.faces[card].value) if attacks else hand[0]

    # --- what others may take
    def pick_random(self, seat: int, count: int, purpose: str) -> list[int]:
        """Random cards of a hand, uniformly (R-GEN-8); they stay in the hand."""
        return self.dice.sample(self.takeable(seat), count, purpose)

    def takeable(self, seat: int) -> list[int]:
        """The cards of a hand that another player may take or have discarded."""
        hand = self.state.hands[seat]
        safe = self.q(SAFE_CARDS, [], seat)
        return [card for card in hand if card not in safe] if safe else hand

    def look_through(self, seat: int, cards: list[int], text: str, count: int, **fields: Any) -> Steps:
        """A seat looks through cards that lie in no hand, sorted and not in their order, and chooses ``count`` of them;
        by default random ones. Whoever calls puts the others into an order that nobody knows."""
        for card in cards:
            self.show(card, seat)
        faces = self.faces
        cards = sorted(cards, key=lambda card: (KINDS.index(faces[card].kind), faces[card].value, faces[card].name))
        count = min(count, len(cards))
        default = [str(cards.index(card)) for card in self.dice.sample(cards, count, text)]
        options = tuple(("card", card) for card in cards)
        ask = Ask(seat, text, options=options, low=count, high=count, default=default, clock="deal", **fields)
        return [card for _, card in (yield from self.put(ask))]

    def renew_deck(self) -> Steps:
        """What is left of the cosmic deck and the discard pile are shuffled into a new deck."""
        self._reshuffle()
        self.rebuilt = True
        yield from self._tell_rebuilt()

    def _reshuffle(self) -> None:
        self._rebuild([*self.state.deck, *self.state.discard])
        self.state.discard = []
        self.emit("reshuffled")

    def _tell_rebuilt(self) -> Steps:
        """What comes of a new deck comes after the action that needed it (R-GEN-5)."""
        rebuilt, self.rebuilt = self.rebuilt, False
        if rebuilt and self.hooked(DECK_REBUILT):
            yield from self.reach(DECK_REBUILT, Happened("rebuilt"))

    def shuffle_in(self, cards: list[int]) -> None:
        """Cards of nowhere else are shuffled into the cosmic deck."""
        self._rebuild([*self.state.deck, *cards])
