"""Deals: two parties, one minute, structured terms (section 15 of the rules).

The negotiation is data while it lasts: each party has at most one offer on the table. Making an offer is accepting it,
so one ``accept`` of the other's offer closes the deal. Whenever what a party has received changes, its ask gets a new
id, so nobody accepts what he has not seen. What a term leaves open (which attack card, how many ships settle) is asked
when the deal is carried out. What may be offered stands in offers.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .asks import DEAL, EACH, Ask, Round, Steps, planet_id
from .offers import Half, Offer, Offers
from .state import GATE

if TYPE_CHECKING:
    from .game import Game


class Negotiation(Offers):
    """The talks between the two main players."""

    def __init__(self, g: Game, parties: tuple[int, int]) -> None:
        super().__init__(g, parties)
        self.agreed: Offer | None = None
        self.refused: int | None = None

    # --- talks
    def _ask(self, seat: int) -> Ask:
        g = self.g
        return Ask(
            seat, "deal", kind=DEAL, deal=self, clock="deal", default={"action": "refuse"}, phase=g.state.phase,
            source=("rule", "R-DEAL-2"), target=self.other(seat), args={"who": ("seat", self.other(seat))},
        )  # fmt: skip

    def talk(self) -> Steps:
        """Hold the talks. True if both accepted the same offer (R-DEAL-7)."""
        asks = {seat: self._ask(seat) for seat in self.parties}
        seat = self.parties[0]
        while self.agreed is None and self.refused is None:
            ask, (action, offer) = yield Round([asks[seat] for seat in self.parties], EACH)
            seat = ask.seat
            other = self.other(seat)
            if action == "accept":
                self.agreed = self.offers[other]
            elif action == "refuse":
                self.refused = seat
            else:
                self.offers[seat], self.last = offer, seat
                self._tell(seat, offer)
                asks[seat] = self._ask(seat)
                asks[other] = self._ask(other)
        self.g.emit("deal_accepted" if self.agreed else "deal_refused", seat)
        return self.agreed is not None

    def _tell(self, seat: int, offer: Offer | None) -> None:
        """All hear that an offer was made and what of it is open; the named cards only the two parties see."""
        g, other = self.g, self.other(seat)
        if offer is None:
            g.emit("deal_withdrawn", seat)
            return
        fields: dict[str, Any] = {
            "to": other,
            "give": {
                "cards": len(offer.give.cards),
                "random_cards": offer.give.random,
                "colony": planet_id(offer.give.colony),
            },
            "take": {
                "cards": offer.take.terms,
                "random_cards": offer.take.random,
                "colony": planet_id(offer.take.colony),
            },
            "promises": offer.promises,
        }
        for half, side in ((offer.give, "give"), (offer.take, "take")):
            self._write_more(half, fields[side])
        for card in offer.give.cards:
            g.show(card, other)
        private = {party: {"cards": [g.card(card, party) for card in offer.give.cards]} for party in (seat, other)}
        args = {"whom": ("seat", other), "give": len(offer.give.cards) + offer.give.random,
                "take": len(offer.take.terms) + offer.take.random}  # fmt: skip
        g.emit_event("deal_offer", seat, args, ("rule", "R-DEAL-3"), fields, private)

    # --- carrying out
    def carry_out(self) -> Steps:
        """R-DEAL-8: all items as one action. False if one cannot be carried out, and then nothing has moved."""
        g, offer = self.g, self.agreed
        if offer is None:
            return False
        halves = {offer.by: offer.give, self.other(offer.by): offer.take}
        moving: dict[int, list[int]] = {}
        for giver in self.parties:
            cards = yield from self._cards_of(giver, halves[giver])
            if cards is None:
                return False
            moving[giver] = cards
            term = self.releases(giver)
            if halves[giver].lucre > g.lucre(giver):
                return False
            if halves[giver].release and (term is None or not term.still_possible(halves[giver].release)):
                return False
        ships: list[list[int]] = []
        for giver in self.parties:
            if halves[giver].colony is None:
                continue
            settlers = yield from self._settlers(self.other(giver), giver, halves[giver].colony or 0)
            if not settlers:
                return False
            ships += settlers
        yield from g.about_to_move("deal")
        for giver in self.parties:
            cards = moving[giver]
            g.pass_cards(giver, self.other(giver), cards)
            if cards:
                g.tell_passed("dealt", giver, self.other(giver), cards)
        self._pay(halves)
        for promise in offer.promises:
            g.emit_event("promise", offer.by, {"text": promise})
        g.encounter.success = True
        if self.vacates():
            given = [(giver, halves[giver].colony) for giver in self.parties]
            yield from g.go_home([(giver, planet) for giver, planet in given if planet is not None], "deal")
        yield from g.move(ships, "settled", "deal")
        for giver in self.parties:
            term = self.releases(giver)
            if halves[giver].release and term is not None:
                yield from term.carry_out(halves[giver].release)
        return True

    def _pay(self, halves: dict[int, Half]) -> None:
        """Lucre changes hands, both ways at once (L-6)."""
        g = self.g
        first, second = self.parties
        net = halves[first].lucre - halves[second].lucre
        giver, taker = (first, second) if net > 0 else (second, first)
        if net:
            g.hand_over(giver, taker, abs(net))
            g.emit("dealt_lucre", taker, whom=("seat", giver), n=abs(net))

    def _cards_of(self, giver: int, half: Half) -> Steps:
        """The cards a half moves: named, by type, random; None if they are not all there."""
        g = self.g
        hand = g.state.hands[giver]
        if any(card not in hand for card in half.cards):
            return None
        cards = list(half.cards)
        for term in half.terms:
            found = self.matching(giver, term, cards)
            if not found:
                return None
            if self.one_face(term):
                cards.append(found[0])
                continue
            # a single card is asked about too: whether there was a choice is nobody's business
            options = tuple(("card", card) for card in found)
            ask = Ask(giver, "deal_card", options=options, default=["0"], clock="ships", args={"term": term})
            cards.append((yield from g.put(ask))[0][1])
        rest = [card for card in hand if card not in cards]
        if half.random > len(rest):
            return None
        return cards + g.dice.sample(rest, half.random, "deal")

    def _settlers(self, seat: int, giver: int, planet: int) -> Steps:
        """R-DEAL-6: one or more ships of the receiver, from colonies or the gate, to the granted planet."""
        g = self.g
        ships = g.state.ships
        if not ships[planet][giver] or ships[planet][seat]:
            return []
        slots = g.ship_slots(seat, gate=seat == g.encounter.offense)
        most = sum(slot[2] for slot in slots)
        if not most:
            return []
        best = g.best_home(seat)
        default = {GATE: 1} if any(slot[0] == GATE for slot in slots) else {best: 1} if best is not None else {}
        answer = yield from g.allocate(
            seat, "deal_ships", slots, 1, most, default, clock="ships", args={"planet": ("planet", planet)}
        )
        return [[seat, n, place, planet] for place, n in answer.items()]
