"""An Odd Way To Win."""

from __future__ import annotations

from app.engine.cards import ATTACK
from app.engine.effects import modify
from app.engine.moments import DEFENSE, OFFENSE, OUTCOME_OF
from app.engine.outcomes import DEFENSE_WINS, OFFENSE_WINS

from .comet import Comet

EARLY = -2  # before what a hazard says (HW-9)


class AnOddWayToWin(Comet):
    """The only odd attack wins."""

    id, name = "an_odd_way_to_win", "An Odd Way To Win"
    text = "If exactly one main player reveals an attack card of odd value, that player wins."
    __slots__ = ()

    @modify(OUTCOME_OF, layer=EARLY)
    def odd(self, outcome: str) -> str:
        """Values are those after all changes of values; what an effect has fixed stands."""
        g = self.g
        if g.encounter.forced:
            return outcome
        values = g.card_values()
        odd = [side for side in (OFFENSE, DEFENSE) if g.type_of(side) == ATTACK and values[side] % 2]
        if len(odd) != 1:
            return outcome
        return OFFENSE_WINS if odd[0] == OFFENSE else DEFENSE_WINS
