"""Alliance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.engine.asks import Steps
from app.engine.effects import modify
from app.engine.moments import INVITE_MUST
from app.engine.state import OpenHazard

from .hazard import Hazard

if TYPE_CHECKING:
    from app.engine.game import Game


class Alliance(Hazard):
    """Two players must invite each other."""

    id, name = "alliance", "Alliance"
    text = (
        "The offense puts one of its ships on this card and gives the card to another player. From now on "
        "whichever of the two is a main player must invite the other."
    )
    permanent = True
    asks = {
        "whom": ("Alliance: with whom?", "Choose who gets this card. By default your left neighbour."),
        "ship": (
            "Alliance: which ship?",
            "Choose the colony whose ship goes there. By default a large home colony.",
        ),
    }
    events = {"formed": "{who} and {whom} are bound to invite each other."}
    like = {"whom": "help"}
    __slots__ = ()

    def enters(self) -> Steps:
        """The ship stays on the card."""
        g, card = self.g, self.lies(self.g)
        others = [("seat", x) for x in g.clockwise(self.seat)]
        other = yield from g.choose(self.seat, "alliance.whom", others, source=self.source)
        ships = yield from g.choose_ships(self.seat, "alliance.ship", 1, source=self.source)
        if card is not None:
            card.data = [self.seat, other[1]]
        g.emit_event("alliance.formed", self.seat, {"whom": other}, self.source)
        place = g.place_for(self.id, -1)
        yield from g.move([[self.seat, n, colony, place] for colony, n in ships.items()], "pledged", self.id)

    @classmethod
    def about(cls, g: Game, hazard: OpenHazard) -> dict[str, Any]:
        """Whom it ties together."""
        return {"seats": hazard.data}

    @modify(INVITE_MUST)
    def partner(self, seats: list[int], main: int) -> list[int]:
        return [*seats, *(x for x in self.data if main in self.data and x != main)]
