"""Recruiting Post."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.moon_card import INTERMITTENT, MoonCard
from app.engine.state import WARP

MOST_SHIPS = 3


class RecruitingPost(MoonCard):
    """Up to three ships come back."""

    id, name, category, wording = "recruiting_post", "Recruiting Post", "half", INTERMITTENT
    traits = {"worth": 0.12}
    text = "Retrieve up to three own ships from the warp."
    asks = {"number": ("Recruiting Post", "Choose how many ships come back from the warp. By default all that may.")}

    def happens(self) -> Steps:
        g, seat = self.g, self.seat
        most = min(MOST_SHIPS, g.state.ships[WARP][seat])
        if not most or not g.colonies(seat):
            return
        numbers = [("number", n) for n in range(most, -1, -1)]
        count = (yield from g.choose(seat, "recruiting_post.number", numbers, source=self.source, clock="ships"))[1]
        homes = g.home_colonies(seat)
        best = max(homes, key=lambda p: (g.state.ships[p][seat], -p)) if homes else g.best_home(seat)
        default = {best: count} if best is not None else {}
        yield from g.retrieve(seat, count, self.id, default=default)
