"""The Witness."""

from __future__ import annotations

from app.engine.effects import on
from app.engine.moments import AFTER_FORMED, NAMING, OFF, SELECTING

from .hazard import Hazard


class Witness(Hazard):
    """Main players play with open hands."""

    id, name = "witness", "The Witness"
    text = (
        "While this lies open both main players show their hands to everybody from the moment alliances are "
        "formed until cards are selected. The Guardian and the Beast go."
    )
    permanent = legend = True
    events = {"shows": "{who} shows {cards}."}
    __slots__ = ()

    @on(AFTER_FORMED, NAMING, SELECTING, layer=-1, roles=OFF, must=True, once=False)
    def show(self) -> None:
        g, encounter = self.g, self.g.encounter
        for seat in (encounter.offense, encounter.defense):
            unseen = [card for card in g.state.hands[seat] if not g.state.ids[-1][card]]
            g.show_held("witness.shows", seat, unseen, self.source)
