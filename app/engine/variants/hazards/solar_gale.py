"""Solar Gale."""

from __future__ import annotations

from app.engine.asks import Ask, Round, Steps

from .hazard import Hazard


class SolarGale(Hazard):
    """A card to the left."""

    id, name = "solar_gale", "Solar Gale"
    text = "Each player passes one card of choice to the left neighbour."
    asks = {
        "card": (
            "Solar Gale: which card?",
            "Choose the card that {whom} gets. By default your lowest attack, else your oldest card.",
        )
    }
    like = {"card": "give"}
    __slots__ = ()

    def enters(self) -> Steps:
        """All choose at the same time."""
        g = self.g
        seats = [x for x in g.order() if g.state.hands[x]]
        asks = []
        for seat in seats:
            hand, left = g.state.hands[seat], ("seat", g.clockwise(seat)[0])
            asks.append(
                Ask(
                    seat, "solar_gale.card", options=tuple(("card", card) for card in hand), clock="select",
                    default=[str(hand.index(g.least_missed(seat)))], phase=g.state.phase, source=self.source,
                    args={"whom": left},
                )
            )  # fmt: skip
        answers = (yield Round(asks)) if asks else []
        for seat, answer in zip(seats, answers, strict=True):
            card, left = answer[0][1], g.clockwise(seat)[0]
            g.give_cards(seat, left, [card])
