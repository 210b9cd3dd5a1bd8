"""The Qax."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Tech, modify, on
from app.engine.moments import AFTER_INVITE, ALLY_MUST, DEF_ALLY, MAIN, OFF_ALLY, OFFENSE, SHIP_LIMIT, SHIP_SOURCES

MOST_SHIPS = 4


class TheQax(Tech):
    """The Qax."""

    id, name, number = "the_qax", "The Qax", 4
    who, when = "main, ally", "alliance, while inviting"
    text = (
        "Give this tech to a player you invite; that player must ally with you and send four ships, or as "
        "many up to four as it can without emptying a colony. The player now owns the tech, completed."
    )
    asks = {"whom": ("The Qax: whom?", "Choose the invited player who gets this tech and must ally with you.")}

    @on(AFTER_INVITE, roles=MAIN, when=lambda me: bool(me.invited()), says="an invited player must ally with you")
    def compel(self) -> Steps:
        g = self.g
        options = [("seat", x) for x in self.invited()]
        whom = (yield from g.choose(self.seat, "the_qax.whom", options, source=self.source))[1]
        if (yield from self.announce(whom=("seat", whom))):
            self.card_.seat = whom
            self.mark("forced", data=[whom, OFF_ALLY if self.side == OFFENSE else DEF_ALLY])

    def invited(self) -> list[int]:
        """Players whom the own side has invited."""
        ally = OFF_ALLY if self.side == OFFENSE else DEF_ALLY
        return [x for x in self.g.order() if self.g.encounter.invited[x] & ally]

    def forced(self, seat: int) -> bool:
        """The seat is the one that must ally."""
        return self.mark_ is not None and self.mark_.data[0] == seat

    def spare(self, seat: int) -> int:
        """Ships that can be sent without emptying a colony, at most four."""
        g = self.g
        return min(MOST_SHIPS, g.available(seat) - len(g.colonies(seat)))

    @modify(ALLY_MUST, mark="forced")
    def must(self, role: int, seat: int) -> int:
        return self.mark_.data[1] if self.mark_ and self.forced(seat) and not role and self.spare(seat) > 0 else role

    @modify(SHIP_LIMIT, mark="forced", layer=-1)
    def as_many_as_it_can(self, limit: tuple[int, int], seat: int, role: int) -> tuple[int, int]:
        return (self.spare(seat), self.spare(seat)) if self.forced(seat) else limit

    @modify(SHIP_SOURCES, mark="forced")
    def empty_nothing(self, slots: list[tuple[int, int, int]], seat: int, role: int) -> list[tuple[int, int, int]]:
        return [(place, low, high - 1) for place, low, high in slots] if self.forced(seat) else slots
