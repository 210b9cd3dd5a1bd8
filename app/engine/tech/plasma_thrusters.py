"""Plasma Thrusters."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import modify, on
from app.engine.hints import total
from app.engine.moments import AFTER_AIM, COMMITTING, DEF, SHIP_LIMIT
from app.engine.tech_effect import Tech


class PlasmaThrusters(Tech):
    """Plasma Thrusters."""

    id, name, number = "plasma_thrusters", "Plasma Thrusters", 6
    who, when = "main, ally", "launch, alliance"
    text = (
        "Stays in play. As offense or ally you may commit one ship more than normally. As defense, in launch, "
        "you may move one ship from another own colony onto the target planet."
    )

    asks = {"ship": ("Plasma Thrusters: which ship?", "Choose the colony that sends a ship to the target planet.")}
    does = {"thrust": "look", "reinforce": total(lambda me: 1)}
    like = {"ship": "spare_one"}

    @on(COMMITTING, when=lambda me, role: me.g.has_more_to_send(me.seat, role), says="you may send one ship more")
    def thrust(self, role: int) -> Steps:
        if (yield from self.announce()):
            self.mark("thrust")

    @modify(SHIP_LIMIT, mark="thrust", layer=1)
    def one_more(self, limit: tuple[int, int], seat: int, role: int) -> tuple[int, int]:
        return (limit[0], limit[1] + 1) if seat == self.seat else limit

    @on(AFTER_AIM, roles=DEF, when=lambda me: bool(me.elsewhere()), says="move a ship to the target planet")
    def reinforce(self) -> Steps:
        g = self.g
        options = [("planet", place) for place in self.elsewhere()]
        place = (yield from g.choose(self.seat, "plasma_thrusters.ship", options, source=self.source))[1]
        if (yield from self.announce()):
            yield from g.move([[self.seat, 1, place, g.encounter.planet]], "settled", self.id)

    def elsewhere(self) -> list[int]:
        """Own colonies besides the target planet."""
        return [place for place in self.g.colonies(self.seat) if place != self.g.encounter.planet]
