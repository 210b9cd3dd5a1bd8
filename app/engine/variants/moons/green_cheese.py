"""Green Cheese."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.moon_card import ONE_SHOT, MoonCard


class GreenCheese(MoonCard):
    """A card for the finder and for the poorest."""

    id, name, category, wording = "green_cheese", "Green Cheese", "cheese", ONE_SHOT
    traits = {"worth": 0.12}
    text = "Draw a card; whoever has the fewest cards then draws one too."

    def happens(self) -> Steps:
        g = self.g
        yield from g.draw(self.seat, 1, self.id)
        fewest = min(len(hand) for hand in g.state.hands)
        for seat in (yield from g.in_turn([x for x in g.order() if len(g.state.hands[x]) == fewest])):
            yield from g.draw(seat, 1, self.id)
