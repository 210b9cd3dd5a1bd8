"""Deals: two parties, one minute, structured terms (section 15 of the rules).

The negotiation is data while it lasts: each party has at most one offer on the table. Making an offer is accepting it,
so one ``accept`` of the other's offer closes the deal. Whenever what a party has received changes, its ask gets a new
id, so nobody accepts what he has not seen. What a term leaves open (which attack card, how many ships settle) is asked
when the deal is carried out. What may be offered stands in offers.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .asks import DEAL, EACH, Ask, Round, Steps, planet_id
from .moments import MAY_AGREE
from .offers import Half, Offer, Offers

if TYPE_CHECKING:
    from .game import Game


class Negotiation(Offers):
    """The talks between the two main players."""

    def __init__(self, g: Game, parties: tuple[int, int]) -> None:
        super().__init__(g, parties)
        self.agreed: Offer | None = None
        self.refused: int | None = None

    # --- talks
    def may_agree(self) -> bool:
        """No effect keeps the two parties from talking."""
        return self.g.q(MAY_AGREE, True, self.parties)

    def _ask(self, seat: int, text: str = "deal") -> Ask:
        g = self.g
        return Ask(
            seat, text, kind=DEAL, deal=self, clock="deal", default={"action": "refuse"}, phase=g.state.phase,
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
        args = {"whom": ("seat", other), "give": offer.give.named, "take": offer.take.named}
        g.emit_event("deal_offer", seat, args, ("rule", "R-DEAL-3"), fields, private)

    # --- carrying out
    def carry_out(self) -> Steps:
        """R-DEAL-8: all items as one action. False if one cannot be carried out, and then nothing has moved."""
        g, items = self.g, (yield from self._items())
        if items is None:
            return False
        cards, settlers = items
        yield from g.about_to_move("deal")
        self._pass_cards(cards)
        g.encounter.success = True
        if self.vacates():
            yield from g.go_home(self.vacated(), "deal")
        yield from g.move(settlers, "settled", "deal")
        yield from self._let_out()
        return True

    def _items(self) -> Steps:
        """The cards that each party gives and the moves of settlers; None if something is not there any more."""
        if self.agreed is None:
            return None
        moving: dict[int, list[int]] = {}
        for giver, half in self._halves():
            cards = yield from self._cards_of(giver, half)
            if cards is None:
                return None
            moving[giver] = cards
            term = self.releases(giver)
            if half.lucre > self.g.lucre(giver):
                return None
            if half.release and (term is None or not term.still_possible(half.release)):
                return None
        ships: list[list[int]] = []
        for giver, planet in self._granted():
            settlers = yield from self._settlers(self.other(giver), giver, planet)
            if not settlers:
                return None
            ships += settlers
        return moving, ships

    def vacated(self) -> list[tuple[int, int]]:
        """(giver, planet) of the granted colonies where the giver cannot stay beside the receiver."""
        return [(giver, planet) for giver, planet in self._granted() if not self.g.stands_apart(planet)]

    def _halves(self) -> list[tuple[int, Half]]:
        """What each party gives by the offer that both have accepted."""
        offer = self.agreed
        if offer is None:
            return []
        return [(giver, offer.give if giver == offer.by else offer.take) for giver in self.parties]

    def _granted(self) -> list[tuple[int, int]]:
        """(party, planet) of the colonies that are granted."""
        return [(giver, half.colony) for giver, half in self._halves() if half.colony is not None]

    def _pass_cards(self, moving: dict[int, list[int]]) -> None:
        """Cards change hands, and what was promised is told."""
        g, offer = self.g, self.agreed
        for giver, cards in moving.items():
            g.give_cards(giver, self.other(giver), cards)
        self._pay()
        for promise in offer.promises if offer else ():
            g.emit_event("promise", offer.by if offer else None, {"text": promise})

    def _let_out(self) -> Steps:
        """Ships are let out by whoever may do that."""
        for giver, half in self._halves():
            term = self.releases(giver)
            if half.release and term is not None:
                yield from term.carry_out(half.release)

    def _pay(self) -> None:
        """Lucre changes hands, both ways at once (L-6)."""
        if self.agreed is None:  # a pair of a deal of three that has settled nothing
            return
        g, halves = self.g, dict(self._halves())
        first, second = self.parties
        if not halves:  # of several parties these two have agreed on nothing
            return
        net = halves[first].lucre - halves[second].lucre
        giver, taker = (first, second) if net > 0 else (second, first)
        if net:
            g.hand_over(giver, taker, abs(net))
            g.emit("dealt_lucre", taker, whom=("seat", giver), n=abs(net))

    def _cards_of(self, giver: int, half: Half) -> Steps:
        """The cards a half moves: named, by type, random; None if they are not all there."""
        g = self.g
        hand = self.cards_to_give(giver)
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
        """R-DEAL-6: the receiver may settle while the giver has a colony there and the receiver none."""
        ships = self.g.state.ships
        if not ships[planet][giver] or ships[planet][seat]:
            return []
        return (yield from self.g.settlers(seat, planet))


class Proposal(Negotiation):
    """One offer of a party, which the other takes or leaves: no talks to and fro."""

    def __init__(self, g: Game, proposer: int, other: int, asks: tuple[str, str]) -> None:
        super().__init__(g, (proposer, other))
        self.asks = asks  # the questions to both

    def actions(self, seat: int) -> tuple[str, ...]:
        """The first party offers or lets it be; the second takes the offer or leaves it."""
        return ("offer", "refuse") if seat == self.parties[0] else ("accept", "refuse")

    def talk(self) -> Steps:
        """True if the offer was accepted; ``refused`` is the seat that did not want to go on."""
        proposer, other = self.parties
        if not self.may_agree():
            self.refused = proposer
            return False
        (action, offer) = yield from self.g.put(self._ask(proposer, self.asks[0]))
        if action != "offer":
            self.refused = proposer
            return False
        self.offers[proposer], self.last = offer, proposer
        self._tell(proposer, offer)
        (action, _) = yield from self.g.put(self._ask(other, self.asks[1]))
        if action == "accept":
            self.agreed = offer
        else:
            self.refused = other
        self.g.emit("deal_accepted" if self.agreed else "deal_refused", other)
        return self.agreed is not None
