"""Cards of a hand that lie beside it for a while: set aside, laid open, possessed by another player, or as kickers."""

from __future__ import annotations

from .asks import Steps
from .cards import KICKER
from .moments import PHASE_NUMBER
from .passing import Passing
from .state import EVERYBODY, NOBODY, OWNER, Pile


class Asides(Passing):
    """What leaves a hand and comes back to it."""

    def kickers_of(self, seat: int) -> list[Pile]:
        """The kickers that a main player has laid, each a pile."""
        return [pile for pile in self.state.piles if pile.kind == KICKER and pile.back == seat]

    def show_kicker(self, pile: Pile) -> None:
        """A laid kicker is turned up."""
        pile.faces = EVERYBODY
        self.publish(pile.cards[0])
        self.emit("kickers.revealed", pile.back, card=("face", self.faces[pile.cards[0]].id))

    def possess(self, kind: str, power: int, player: int, whom: int) -> Pile:
        """The whole hand of ``whom`` becomes a pile from which ``player`` plays until the encounter ends. Nobody loses
        track: who knew a card of that hand knows that it lies there."""
        pile = Pile(kind, power, OWNER, list(self.state.hands[whom]), back=whom, player=player)
        for card in pile.cards:
            self.from_hand(card, whom)
            self.show(card, player)
        self.state.piles.append(pile)
        return pile

    def set_aside(self, kind: str, seat: int, cards: list[int], power: int = -1) -> Pile:
        """Cards leave a hand unseen and lie face down until the encounter ends, when they return to that hand."""
        pile = Pile(kind, power, NOBODY, back=seat, since=PHASE_NUMBER[self.state.phase])
        for card in cards:
            self.lose_track(seat, card)
            self.from_hand(card, seat)
            pile.cards.append(card)
        self.state.piles.append(pile)
        return pile

    def lay_aside(self, kind: str, seat: int, card: int) -> Steps:
        """The same with one card at hand, which its player may still look at (R-INFO-2); None if it was to come out of
        a pile and the use that brings it was cancelled."""
        if not (yield from self.take_unseen(card, seat)):
            return None
        pile = self.set_aside(kind, seat, [])
        pile.faces, pile.cards = OWNER, [card]
        return pile

    def bring_back(self, pile: Pile) -> None:
        """Cards that were set aside come back to the hand; who could place them before still can."""
        self.state.piles.remove(pile)
        for card in pile.cards:
            self.to_hand(card, pile.back, openly=bool(self.state.ids[-1][card]))

    def lay_open(self, kind: str, seat: int, cards: list[int]) -> Pile:
        """Cards leave a hand and lie open beside it until the encounter ends, when they return."""
        pile = Pile(kind, -1, EVERYBODY, back=seat, since=PHASE_NUMBER[self.state.phase])
        for card in cards:
            self.from_hand(card, seat)
            self.publish(card)
            pile.cards.append(card)
        self.state.piles.append(pile)
        return pile

    def store_random(self, giver: int, pile: Pile, owner: int, count: int, purpose: str) -> Steps:
        """The owner of a pile takes random cards of a hand, by their backs if there are two, and they go face down onto
        it; giver and owner see which."""
        cards = yield from self.random_by_back(owner, giver, self.takeable(giver), count, purpose)
        for card in cards:
            self.lose_track(giver, card, seen_by=(owner,))
            self.from_hand(card, giver)
            self.show(card, owner)
            pile.cards.append(card)
        return cards
