"""Energy Fields."""

from __future__ import annotations

from app.engine.asks import Steps

from .hazard import Hazard

CARDS = 2


class EnergyFields(Hazard):
    """Cards for both main players."""

    id, name = "energy_fields", "Energy Fields"
    text = "Each main player draws two cards and shows them to everybody."
    count = 2
    events = {"shows": "{who} shows {cards}."}
    __slots__ = ()

    def enters(self) -> Steps:
        """The offense first; the cards come to the hands."""
        g, encounter = self.g, self.g.encounter
        for seat in (encounter.offense, encounter.defense):
            drawn = yield from g.draw(seat, CARDS, self.id)
            g.show_held("energy_fields.shows", seat, drawn, self.source)
