"""Plague."""

from __future__ import annotations

from typing import Any

from app.engine.asks import ALLOCATE, Ask, Round, Steps
from app.engine.cards import ATTACK
from app.engine.effects import Artifact, on
from app.engine.moments import CAUSE_CHOICE, FREE_REGROUP
from app.engine.state import GATE

SHIPS = 3


class Plague(Artifact):
    """One player loses three ships of choice and one card of each type held, in one action (R-CARD-8)."""

    id, name = "plague", "Plague"
    when = "regroup"
    needs_word = "yes"
    text = "A player of your choice sends three ships to the warp and discards one card of each type held."
    asks = {
        "whom": ("Plague", "Choose the player who loses three ships and one card of each type."),
        "ships": ("Plague: lose ships", "Choose {n|ship|ships} to send to the warp."),
        "card": ("Plague: discard one of each type", "Choose which of your {type} cards to discard."),
    }
    like = {"ships": "penalty", "card": "give", "whom": "harm"}

    @on(*FREE_REGROUP, says="a player loses ships and cards")
    def infect(self) -> Steps:
        g = self.g
        whom = yield from g.choose(self.seat, "plague.whom", [("seat", x) for x in range(g.state.seats)])
        if not (yield from self.announce(whom=whom)):
            return
        victim = whom[1]
        ships, cards = yield from self._loss(victim)
        while (taken := (yield from g.take_out_all(victim, cards))) is None:
            cards = yield from self._cards_alone(victim)
        if taken:
            yield from g.discard_from_hand(victim, taken, "plague")
        yield from g.lose([(victim, n, place) for place, n in ships.items()], CAUSE_CHOICE)

    def _loss(self, victim: int) -> Steps:
        """Which ships and cards go, asked together: how many questions about the hand there are shows to nobody."""
        cards, asks = self._cards(victim)
        slots = self.g.ship_slots(victim, gate=True)  # R-SHIP-5
        have = sum(most for _, _, most in slots)
        count = min(SHIPS, have)
        ships = {place: n for place, _, n in slots}
        if count and ((len(slots) > 1 and count < have) or self.g.state.hands[victim]):
            asks.insert(0, self._ships_ask(victim, slots, count))
        elif count < have:
            ships = {slots[0][0]: count}
        if asks:
            answers = yield Round(asks)
            for ask, answer in zip(asks, answers, strict=True):
                if ask.kind == ALLOCATE:
                    ships = answer
                else:
                    cards.append(answer[0][1])
        return ships, cards

    def _cards_alone(self, victim: int) -> Steps:
        """The cards once more, after a card from elsewhere than the hand was refused."""
        cards, asks = self._cards(victim)
        if asks:
            cards += [answer[0][1] for answer in (yield Round(asks))]
        return cards

    def _ships_ask(self, victim: int, slots: list[tuple[int, int, int]], count: int) -> Ask:
        default = self.g.least_damage(victim, count, [] if self.g.colonies(victim) else [GATE])
        return self._ask(
            victim, "ships", kind=ALLOCATE, slots=tuple(slots), total=(count, count), args={"n": count},
            default={str(place): n for place, n in default.items()},
        )  # fmt: skip

    def _cards(self, victim: int) -> tuple[list[int], list[Ask]]:
        """One card of each type held in hand; asked where a type is held with different faces. Default: the lowest
        attack, otherwise the oldest card of the type."""
        g = self.g
        by_type: dict[str, list[int]] = {}
        held_fast = set(g.state.hands[victim]) - set(g.takeable(victim))
        for card in g.takeable(victim):
            by_type.setdefault(g.face(card).kind, []).append(card)
        chosen: list[int] = []
        asks: list[Ask] = []
        for kind, held in by_type.items():
            cards = [c for c in g.discardable(victim) if g.face(c).kind == kind and c not in held_fast]
            best = min(held, key=lambda c: g.face(c).value) if kind == ATTACK else held[0]
            if len({g.face(card).id for card in cards}) == 1:
                chosen.append(cards[0])
            else:
                options = tuple(("card", c) for c in cards)
                default = [str(cards.index(best))]
                asks.append(self._ask(victim, "card", options=options, default=default, args={"type": kind}))
        return chosen, asks

    def _ask(self, victim: int, what: str, **fields: Any) -> Ask:
        return Ask(victim, f"plague.{what}", clock="ships", source=self.source, phase=self.g.state.phase, **fields)
