"""Cold Revenge Moon."""

from __future__ import annotations

from app.engine.asks import NO, Steps
from app.engine.moon_card import INTERMITTENT, SECRET, MoonCard
from app.engine.state import OUT, WARP


class ColdRevenge(MoonCard):
    """One ship of anybody leaves the game."""

    id, name, category = "cold_revenge", "Cold Revenge Moon", "half"
    wording, play = INTERMITTENT, SECRET
    traits = {"worth": 0.15}
    text = "You may take one ship of your choice, of anybody, out of the game: from a colony or the warp."
    asks = {
        "whom": ("Cold Revenge Moon: whose ship?", "Choose whose ship leaves the game. By default nobody's."),
        "where": ("Cold Revenge Moon: which ship?", "Choose the ship of {whom} that leaves the game."),
    }

    like = {"whom": "harm", "where": "ruin"}

    def happens(self) -> Steps:
        g = self.g
        owners = [("seat", x) for x in g.order() if self.places(x)]
        chosen = yield from g.choose(self.seat, "cold_revenge.whom", [NO, *owners], source=self.source)
        if chosen == NO:
            return
        whom = chosen[1]
        places = [("place", p) for p in self.places(whom)]
        args = {"whom": chosen}
        place = (yield from g.choose(self.seat, "cold_revenge.where", places, source=self.source, args=args))[1]
        yield from g.move([[whom, 1, place, OUT]], "removed", self.id)

    def places(self, seat: int) -> list[int]:
        """Where a ship of a seat can be taken from."""
        return [*self.g.colonies(seat), *([WARP] if self.g.state.ships[WARP][seat] else [])]
