"""Meteor Swarm."""

from __future__ import annotations

from app.engine.asks import Steps

from .hazard import Hazard


class MeteorSwarm(Hazard):
    """A ship of each player."""

    id, name = "meteor_swarm", "Meteor Swarm"
    text = "Each player sends one ship from a colony to the warp."
    count = 2
    asks = {
        "ship": (
            "Meteor Swarm: which ship?",
            "Choose the colony that loses a ship. By default one that keeps others, at home if it can be.",
        )
    }
    like = {"ship": "penalty"}
    __slots__ = ()

    def enters(self) -> Steps:
        """One action, after all have chosen in order of play."""
        g = self.g
        lost: list[tuple[int, int, int]] = []
        for seat in (yield from g.in_turn(g.order(), g.available)):
            ships = yield from g.choose_ships(seat, "meteor_swarm.ship", 1, source=self.source)
            lost += [(seat, n, place) for place, n in ships.items()]
        yield from g.lose(lost, self.id)
