"""Enigma Device."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import on
from app.engine.hints import changes
from app.engine.moments import FREE_REGROUP
from app.engine.tech_effect import Tech

HAND = 8


class EnigmaDevice(Tech):
    """Enigma Device."""

    id, name, number = "enigma_device", "Enigma Device", 4
    who, when = "any", "regroup"
    text = (
        "Discard. First you may discard any cards of yours. Then, starting with you and going clockwise, "
        "every player draws or discards at random until the hand has exactly eight cards."
    )

    asks = {
        "first": ("Enigma Device: discard first?", "Choose any of your cards to discard before hands are set to eight.")
    }
    does = {"scramble": changes(lambda me: me.evened())}
    like = {"first": "discard"}

    @on(*FREE_REGROUP, says="all hands are set to eight cards")
    def scramble(self) -> Steps:
        g = self.g
        if not (yield from self.spend()):
            return
        own = [("card", card) for card in g.discardable(self.seat)]
        chosen = yield from g.some(self.seat, "enigma_device.first", own, 0, len(own), source=self.source)
        taken = yield from g.take_out_all(self.seat, [card for _, card in chosen])
        if taken:
            yield from g.discard_from_hand(self.seat, taken, "tech", own_will=True)
        for seat in [self.seat, *g.clockwise(self.seat)]:
            hand = g.state.hands[seat]
            if len(hand) < HAND:
                yield from g.draw(seat, HAND - len(hand), self.id)
            elif len(hand) > HAND:
                cards = g.pick_random(seat, len(hand) - HAND, "enigma device")
                yield from g.discard_from_hand(seat, cards, self.id)

    def evened(self) -> dict[int, dict[str, int]]:
        """Everybody comes to eight cards."""
        hands = self.g.state.hands
        rows = {x: {"cards": HAND - len(hand)} for x, hand in enumerate(hands)}
        return {**rows, self.seat: {**rows[self.seat], "techs": -1}}
