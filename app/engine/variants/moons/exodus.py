"""Exodus Moon."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import on
from app.engine.moments import CAUSE_HOMELESS, PHASE, REGROUP_BEGIN

from .no_retrieval import NoRetrieval

WENT = "went_home"  # the mark of a regroup in which a ship had to go


class Exodus(NoRetrieval):
    """The offense goes home."""

    id, name, category = "exodus", "Exodus Moon", "full"
    text = (
        "In a regroup an offense with foreign colonies retrieves nothing; it must move one ship from such a colony to "
        "a home colony, or to the warp if it has no home colony."
    )
    asks = {
        "from": (
            "Exodus Moon: which ship?",
            "One of your ships goes home. By default one of your largest foreign colony.",
        ),
        "to": ("Exodus Moon: where to?", "Choose the home colony to which the ship goes. By default the smallest."),
    }

    def reaches(self, seat: int) -> bool:
        """Who had a foreign colony, though its last ship may just have gone home."""
        g = self.g
        return bool(g.foreign_colonies(seat)) or (g.has_mark(WENT) and super().reaches(seat))

    @on(REGROUP_BEGIN, must=True)
    def go(self) -> Steps:
        g = self.g
        offense, ships = g.encounter.offense, g.state.ships
        abroad = g.foreign_colonies(offense)
        if not abroad:
            return
        self.mark(WENT, until=PHASE)
        largest = max(abroad, key=lambda p: (ships[p][offense], -p))
        options = [("planet", p) for p in abroad]
        origin = yield from g.choose(offense, "exodus.from", options, abroad.index(largest), source=self.source)
        homes = g.home_colonies(offense)
        if not homes:
            yield from g.lose([(offense, 1, origin[1])], CAUSE_HOMELESS)
            return
        smallest = min(homes, key=lambda p: (ships[p][offense], p))
        goals = [("planet", p) for p in homes]
        goal = yield from g.choose(offense, "exodus.to", goals, homes.index(smallest), source=self.source)
        yield from g.move([[offense, 1, origin[1], goal[1]]], "moved", self.id)
