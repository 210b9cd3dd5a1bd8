"""Deals of three: three pairs that talk, one deal that all three parties must agree to.

Each pair of parties talks like the two of a deal (deals.py): what both of a pair have accepted is a part of the common
deal, a pair that settles nothing takes no part in it. As soon as there is a part, each party is asked whether it agrees
to the deal as it stands; when another part is settled, all are asked anew. It is made when all three agree to the same
parts, and has failed for all three as soon as one refuses.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from .asks import EACH, NO, YES, Ask, Round, Steps
from .deals import Negotiation
from .offers import Half, Offer

if TYPE_CHECKING:
    from .game import Game

CLOCK = "deal_of_three"


class Pair(Negotiation):
    """Two of the three parties."""

    def __init__(self, g: Game, parties: tuple[int, int], council: Council) -> None:
        super().__init__(g, parties)
        self.council = council

    def _ask(self, seat: int, text: str = "deal_pair") -> Ask:
        ask = super()._ask(seat, text)
        ask.clock = CLOCK
        return ask

    def colonies_to_give(self, giver: int) -> list[int]:
        """A party receives at most one colony in all."""
        return [] if self.council.receives(self.other(giver), self) else super().colonies_to_give(giver)

    def cards_to_give(self, giver: int) -> list[int]:
        """Cards that are not promised to the third party."""
        spoken_for = self.council.promised(giver, self)
        return [card for card in super().cards_to_give(giver) if card not in spoken_for]

    def stands(self, offer: Offer) -> bool:
        """The offer can still be accepted beside the parts that were settled since it was made."""
        halves = ((offer.by, offer.give), (self.other(offer.by), offer.take))
        return all(self._can_give(giver, half) for giver, half in halves)

    def _can_give(self, giver: int, half: Half) -> bool:
        if half.colony is not None and half.colony not in self.colonies_to_give(giver):
            return False
        return all(card in self.cards_to_give(giver) for card in half.cards)

    def picks(self) -> Steps:
        """The cards and settlers of this part; None if something is not there any more."""
        items = (yield from self._items()) if self.agreed else ({}, [])
        if items is not None:
            for giver, cards in items[0].items():
                self.council.picked.setdefault(giver, []).extend(cards)
        return items

    def hand_over(self, cards: dict[int, list[int]]) -> None:
        """The cards of this part change hands."""
        self._pass_cards(cards)

    def granted(self) -> list[tuple[int, int]]:
        """(party, planet) of the colonies that it grants, where the giver has to leave."""
        return self._granted() if self.vacates() else []

    def let_out(self) -> Steps:
        """Ships are let out by whoever may do that."""
        yield from self._let_out()


class Council:
    """The talks of the three."""

    def __init__(self, g: Game, parties: tuple[int, ...]) -> None:
        self.g, self.parties = g, parties
        self.pairs = [Pair(g, two, self) for two in combinations(parties, 2)]
        self.picked: dict[int, list[int]] = {}  # while the deal is carried out: cards that other parts move
        self.refused: int | None = None

    def receives(self, seat: int, but: Pair) -> bool:
        """The party is granted a colony by a settled part other than this one."""
        others = [pair for pair in self.pairs if pair is not but and seat in pair.parties and pair.agreed]
        return any(half.colony is not None for pair in others for giver, half in pair._halves() if giver != seat)

    def promised(self, giver: int, but: Pair) -> list[int]:
        """Cards that the party gives in a settled part other than this one."""
        named = [half.cards for pair in self.pairs if pair is not but for seat, half in pair._halves() if seat == giver]
        return [card for cards in named for card in cards] + self.picked.get(giver, [])

    # --- talks
    def may_agree(self) -> bool:
        """No effect keeps two of the parties from talking."""
        return all(pair.may_agree() for pair in self.pairs)

    def _consent(self, seat: int) -> Ask:
        return Ask(
            seat, "deal_consent", options=(YES, NO), default=["1"], clock=CLOCK, phase=self.g.state.phase,
            source=("rule", "R-DEAL-2"),
        )  # fmt: skip

    def talk(self) -> Steps:
        """Hold the talks. True if all three have agreed to the same deal."""
        g = self.g
        deals = {(pair, seat): pair._ask(seat) for pair in self.pairs for seat in pair.parties}
        consents: dict[int, Ask] = {}
        agreed: set[int] = set()
        while self.refused is None and len(agreed) < len(self.parties):
            asks = [ask for (pair, _), ask in deals.items() if pair.agreed is None]
            asks += [ask for seat, ask in consents.items() if seat not in agreed]
            ask, answer = yield Round(asks, EACH)
            if ask.deal is None:
                if answer[0] == NO:
                    self.refused = ask.seat
                else:
                    agreed.add(ask.seat)
                    g.emit("deal_consent", ask.seat)
                continue
            pair: Pair = ask.deal
            action, offer = answer
            if action == "refuse":
                self.refused = ask.seat
            elif action == "accept":
                pair.agreed = pair.offers[pair.other(ask.seat)]
                g.emit("deal_accepted", ask.seat)
                agreed, consents = set(), {seat: self._consent(seat) for seat in self.parties}
                for other in self._withdraw():
                    deals |= {(other, seat): other._ask(seat) for seat in other.parties}
            else:
                pair.offers[ask.seat], pair.last = offer, ask.seat
                pair._tell(ask.seat, offer)
                deals |= {(pair, seat): pair._ask(seat) for seat in pair.parties}
        if self.refused is not None:
            g.emit("deal_refused", self.refused)
        return self.refused is None

    def _withdraw(self) -> list[Pair]:
        """Offers that do not stand any more beside a new part are off the table. The pairs that still talk: what they
        may offer has changed."""
        talking = [pair for pair in self.pairs if pair.agreed is None]
        for pair in talking:
            pair.offers = {seat: o if o is not None and pair.stands(o) else None for seat, o in pair.offers.items()}
        return talking

    # --- carrying out
    def _can_pay(self) -> bool:
        """No party has promised more lucre in its parts than it has (L-6)."""
        owed = dict.fromkeys(self.parties, 0)
        for pair in self.pairs:
            for giver, half in pair._halves():
                owed[giver] += half.lucre
        return all(owed[seat] <= self.g.lucre(seat) for seat in self.parties if owed[seat])

    def carry_out(self) -> Steps:
        """R-DEAL-8: all parts as one action. False if something is not there any more; then nothing has moved."""
        g = self.g
        parts: list[tuple[Pair, dict[int, list[int]]]] = []
        settlers: list[list[int]] = []
        if not self._can_pay():
            return False
        for pair in self.pairs:
            items = yield from pair.picks()
            if items is None:
                return False
            parts.append((pair, items[0]))
            settlers += items[1]
        yield from g.about_to_move("deal")
        self.picked = {}
        for pair, cards in parts:
            pair.hand_over(cards)
        g.encounter.success = True
        yield from g.go_home([entry for pair in self.pairs for entry in pair.granted()], "deal")
        yield from g.move(settlers, "settled", "deal")
        for pair in self.pairs:
            yield from pair.let_out()
        return True
