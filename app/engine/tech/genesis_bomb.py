"""Genesis Bomb."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import on
from app.engine.hints import changes
from app.engine.moments import FREE_REGROUP
from app.engine.tech_effect import Tech


class GenesisBomb(Tech):
    """Genesis Bomb."""

    id, name, number = "genesis_bomb", "Genesis Bomb", 4
    who, when = "any", "regroup"
    hidden_until_used = True
    text = (
        "Reveal and discard with enough ships on it; take the Genesis planet into your home system and settle "
        "it at once with any or all of the ships from this card."
    )

    asks = {"settle": ("Genesis Bomb: settle the new planet", "Choose how many of its ships settle on the new planet.")}
    does = {"create": changes(lambda me: {me.seat: {"homes": 1, "ships": 1}})}
    like = {"settle": "everything"}

    @on(*FREE_REGROUP, says="a new home planet for you")
    def create(self) -> Steps:
        g = self.g
        most = self.research
        slots = [(self.card_.place, 0, most)]
        settlers = (yield from g.allocate(self.seat, "genesis_bomb.settle", slots, 0, most, {self.card_.place: most},
                                          source=self.source)).get(self.card_.place, 0)  # fmt: skip
        if not (yield from self.announce()):
            return
        planet = yield from g.add_planet("genesis", self.seat)
        yield from g.move([[self.seat, settlers, self.card_.place, planet]], "settled", self.id)
        yield from self.discard()
