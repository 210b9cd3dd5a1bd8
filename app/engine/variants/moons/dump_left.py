"""Dump Left Moon."""

from __future__ import annotations

from app.engine.asks import Ask, Round, Steps
from app.engine.cards import ATTACK
from app.engine.effects import on
from app.engine.moments import REGROUP_BEGIN
from app.engine.moon_card import MoonCard


class DumpLeft(MoonCard):
    """A card from each to the left."""

    id, name, category, when = "dump_left", "Dump Left Moon", "half", "regroup"
    text = "In every regroup each player passes one card of the hand to the player at the left."
    asks = {
        "card": (
            "Dump Left Moon: which card?",
            "Choose the card that goes to {whom}. By default your lowest attack, else the oldest card.",
        )
    }
    like = {"card": "give"}

    @on(REGROUP_BEGIN, must=True)
    def dump(self) -> Steps:
        g, seats = self.g, self.g.state.seats
        givers = [seat for seat in g.order() if g.state.hands[seat]]
        asks = [self.ask(seat, (seat + 1) % seats) for seat in givers if len(g.state.hands[seat]) > 1]
        answers = (yield Round(asks)) if asks else []
        chosen = {ask.seat: answer[0][1] for ask, answer in zip(asks, answers, strict=True)}
        for seat in givers:  # all chosen at once: one action
            card = chosen.get(seat, g.state.hands[seat][0])
            chosen[seat] = card
        for seat in givers:
            left = (seat + 1) % seats
            g.give_cards(seat, left, [chosen[seat]])

    def ask(self, seat: int, left: int) -> Ask:
        """Which card a player passes."""
        g = self.g
        hand = g.state.hands[seat]
        attacks = [card for card in hand if g.face(card).kind == ATTACK]
        default = min(attacks, key=lambda card: g.face(card).value) if attacks else hand[0]
        return Ask(
            seat, "dump_left.card", options=tuple(("card", card) for card in hand), default=[str(hand.index(default))],
            source=self.source, clock="select", phase=g.state.phase, args={"whom": ("seat", left)},
        )  # fmt: skip
