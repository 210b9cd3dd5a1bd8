"""Deals of three or more: pairs that talk, one deal that all parties must agree to.

Each pair of parties talks like the two of a deal (deals.py): what both of a pair have accepted is a part of the common
deal, a pair that settles nothing takes no part in it. As soon as the parts can make a deal, each party is asked whether
it agrees to the deal as it stands; when another part is settled, all are asked anew. It is made when all agree to the
same parts. Of three parties one part is enough, and it has failed for all as soon as one refuses.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any, ClassVar

from .asks import EACH, NO, YES, Ask, Round, Steps
from .deals import Negotiation
from .offers import Half, Offer

if TYPE_CHECKING:
    from .game import Game

CLOCK = "deal_of_three"


class Pair(Negotiation):
    """Two of the parties."""

    def __init__(self, g: Game, parties: tuple[int, int], council: Council) -> None:
        super().__init__(g, parties)
        self.council = council

    def _ask(self, seat: int, text: str = "") -> Ask:
        ask = super()._ask(seat, text or self.council.pair_text)
        ask.clock, ask.source = self.council.clock, self.council.source
        return ask

    @property
    def talking(self) -> bool:
        """The two have not come to an end."""
        return self.agreed is None and self.refused is None

    def gains(self, seat: int) -> bool:
        """What is settled gives this party a card or a colony."""
        return self.agreed is not None and any(not half.empty for giver, half in self._halves() if giver != seat)

    def colonies_to_give(self, giver: int) -> list[int]:
        """A party receives at most one colony in all."""
        return [] if self.council.receives(self.other(giver), self) else super().colonies_to_give(giver)

    def cards_to_give(self, giver: int) -> list[int]:
        """Cards that are not promised to another party."""
        spoken_for = self.council.promised(giver, self)
        return [card for card in super().cards_to_give(giver) if card not in spoken_for]

    def most_cards(self, giver: int) -> int:
        """Less those that it gives in another part, of a sort or at random."""
        return max(0, super().most_cards(giver) - self.council.pledged(giver, self))

    def stands(self, offer: Offer) -> bool:
        """The offer can still be accepted beside the parts that were settled since it was made."""
        halves = ((offer.by, offer.give), (self.other(offer.by), offer.take))
        return all(self._can_give(giver, half) for giver, half in halves)

    def _can_give(self, giver: int, half: Half) -> bool:
        if half.colony is not None and half.colony not in self.colonies_to_give(giver):
            return False
        if len(half.cards) + len(half.terms) + half.random > self.most_cards(giver):
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

    clock: ClassVar[str] = CLOCK
    pair_text: ClassVar[str] = "deal_pair"
    consent_text: ClassVar[str] = "deal_consent"
    source: ClassVar[tuple[str, str]] = ("rule", "R-DEAL-2")

    def __init__(self, g: Game, parties: tuple[int, ...]) -> None:
        self.g, self.parties = g, parties
        self.pairs = [Pair(g, two, self) for two in combinations(parties, 2)]
        self.picked: dict[int, list[int]] = {}  # while the deal is carried out: cards that other parts move
        self.refused: int | None = None

    def receives(self, seat: int, but: Pair) -> bool:
        """The party is granted a colony by a settled part other than this one."""
        others = [pair for pair in self.pairs if pair is not but and seat in pair.parties and pair.agreed]
        return any(half.colony is not None for pair in others for giver, half in pair._halves() if giver != seat)

    def granted(self) -> list[tuple[int, int]]:
        """(receiver, planet) of the colonies in the parts that are settled."""
        settled = [pair for pair in self.pairs if pair.agreed]
        return [(pair.other(giver), planet) for pair in settled for giver, planet in pair._granted()]

    def promised(self, giver: int, but: Pair) -> list[int]:
        """Cards that the party gives in a settled part other than this one."""
        named = [half.cards for pair in self.pairs if pair is not but for seat, half in pair._halves() if seat == giver]
        return [card for cards in named for card in cards] + self.picked.get(giver, [])

    def pledged(self, giver: int, but: Pair) -> int:
        """How many cards, not yet known, the party gives in settled parts other than this one."""
        halves = [half for pair in self.pairs if pair is not but for seat, half in pair._halves() if seat == giver]
        return sum(len(half.terms) + half.random for half in halves)

    # --- talks
    def may_agree(self) -> bool:
        """No effect keeps two of the parties from talking."""
        return all(pair.may_agree() for pair in self.pairs)

    def complete(self) -> bool:
        """The parts that are settled make a deal."""
        return any(pair.agreed for pair in self.pairs)

    def refuse(self, pair: Pair, seat: int) -> None:
        """A party ends the talks of a pair."""
        self.refused = seat

    def settled(self, pair: Pair) -> None:
        """The two of a pair have agreed to their part."""

    def consent_args(self) -> dict[str, Any]:
        """What the question for consent tells."""
        return {}

    def _consents(self) -> dict[int, Ask]:
        """Each party is asked whether it agrees to the deal as it stands."""
        if not self.complete():
            return {}
        args, phase = self.consent_args(), self.g.state.phase
        return {
            seat: Ask(
                seat, self.consent_text, options=(YES, NO), default=["1"], clock=self.clock, phase=phase,
                source=self.source, args=args,
            )
            for seat in self.parties
        }  # fmt: skip

    def talk(self) -> Steps:
        """Hold the talks. True if all have agreed to the same deal."""
        g = self.g
        deals = {(pair, seat): pair._ask(seat) for pair in self.pairs for seat in pair.parties}
        consents: dict[int, Ask] = {}
        agreed: set[int] = set()
        while self.refused is None and len(agreed) < len(self.parties):
            asks = [ask for (pair, _), ask in deals.items() if pair.talking]
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
                self.refuse(pair, ask.seat)
            elif action == "accept":
                pair.agreed = pair.offers[pair.other(ask.seat)]
                g.emit("deal_accepted", ask.seat)
                self.settled(pair)
                agreed, consents = set(), self._consents()
                for other in self._withdraw(pair.parties):
                    deals |= {(other, seat): other._ask(seat) for seat in other.parties}
            else:
                pair.offers[ask.seat], pair.last = offer, ask.seat
                pair._tell(ask.seat, offer)
                deals |= {(pair, seat): pair._ask(seat) for seat in pair.parties}
        if self.refused is not None:
            g.emit("deal_refused", self.refused)
        return self.refused is None

    def _withdraw(self, parties: tuple[int, int]) -> list[Pair]:
        """Offers that do not stand any more beside a new part of these two are off the table. The pairs of one of them
        that still talk: what they may offer has changed."""
        talking = [pair for pair in self.pairs if pair.talking and not set(parties).isdisjoint(pair.parties)]
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
