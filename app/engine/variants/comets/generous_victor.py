"""Generous Victor."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import on
from app.engine.moments import ENCOUNTER_END, OFF
from app.engine.outcomes import DEFENSE_WINS, OFFENSE_WINS

from .comet import Comet


class GenerousVictor(Comet):
    """The winner gives a card."""

    id, name = "generous_victor", "Generous Victor"
    text = "The main player who wins gives the loser one card of his or her choice when the encounter ends."
    asks = {
        "card": (
            "Generous Victor: which card?",
            "Choose the card that {whom} gets. By default your lowest attack, else your oldest card.",
        )
    }
    like = {"card": "give"}
    __slots__ = ()

    @on(ENCOUNTER_END, roles=OFF, must=True, when=lambda me: me.g.encounter.result in (OFFENSE_WINS, DEFENSE_WINS))
    def give(self) -> Steps:
        g, encounter = self.g, self.g.encounter
        pair = encounter.offense, encounter.defense
        winner, loser = pair if encounter.result == OFFENSE_WINS else pair[::-1]
        hand = g.state.hands[winner]
        if not hand:
            return
        options = [("card", card) for card in hand]
        card = yield from g.choose(
            winner, "generous_victor.card", options, hand.index(g.least_missed(winner)), source=self.source,
            args={"whom": ("seat", loser)},
        )  # fmt: skip
        g.give_cards(winner, loser, [card[1]])
