"""The Qax."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import on
from app.engine.forced import Forces
from app.engine.hints import total
from app.engine.moments import AFTER_INVITE, DEF_ALLY, MAIN, OFF_ALLY, OFFENSE
from app.engine.tech_effect import Tech

HELP = 3  # ships that allies usually bring, for the hint


class TheQax(Forces, Tech):
    """The Qax."""

    id, name, number = "the_qax", "The Qax", 4
    who, when = "main, ally", "alliance, while inviting"
    text = (
        "Give this tech to a player you invite; that player must ally with you and send four ships, or as "
        "many up to four as it can without emptying a colony. The player now owns the tech, completed."
    )
    asks = {"whom": ("The Qax: whom?", "Choose the invited player who gets this tech and must ally with you.")}
    __slots__ = ()
    does = {"compel": total(lambda me: HELP)}
    like = {"whom": "help"}

    @on(AFTER_INVITE, roles=MAIN, when=lambda me: bool(me.invited()), says="an invited player must ally with you")
    def compel(self) -> Steps:
        options = [("seat", x) for x in self.invited()]
        whom = (yield from self.g.choose(self.seat, "the_qax.whom", options, source=self.source))[1]
        if (yield from self.announce(whom=("seat", whom))):
            self.card_.seat = whom
            self.force(whom)

    def invited(self) -> list[int]:
        """Players whom the own side has invited."""
        ally = OFF_ALLY if self.side == OFFENSE else DEF_ALLY
        return [x for x in self.g.order() if self.g.encounter.invited[x] & ally]
