"""Vacuum Turbines."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import on
from app.engine.moments import FREE_REGROUP
from app.engine.tech_effect import Tech

DRAWN = 4


class VacuumTurbines(Tech):
    """Vacuum Turbines."""

    id, name, number = "vacuum_turbines", "Vacuum Turbines", 2
    who, when = "any", "regroup"
    text = "Discard, draw four cosmic cards, keep any of them and discard the others."

    asks = {"keep": ("Vacuum Turbines: which cards?", "Choose the drawn cards you keep. By default all.")}
    does = {"spin": "gain"}

    @on(*FREE_REGROUP, says="draw four cards, keep any of them")
    def spin(self) -> Steps:
        g = self.g
        if not (yield from self.spend()):
            return
        drawn = yield from g.draw(self.seat, DRAWN, self.id)
        options = [("card", card) for card in drawn if card in g.state.hands[self.seat]]
        all_of_them = [str(i) for i in range(len(options))]
        kept = yield from g.some(self.seat, "vacuum_turbines.keep", options, 0, len(options), source=self.source,
                                 default=all_of_them)  # fmt: skip
        rest = [option[1] for option in options if option not in kept]
        if rest:
            yield from g.discard_from_hand(self.seat, rest, self.id, own_will=True)
