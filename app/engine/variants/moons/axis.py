"""Axis."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.cards import ATTACK
from app.engine.effects import on
from app.engine.moments import DEFENSE, OFFENSE, TYPES_FINAL
from app.engine.moon_card import MoonCard
from app.engine.outcomes import DEFENSE_WINS
from app.engine.state import GATE


class Axis(MoonCard):
    """Global: an odd sum of attacks makes the attack collapse."""

    id, name, category, when = "axis", "Axis", "full", "reveal"
    text = (
        "If the sum of the revealed attack values is odd, the attack collapses: all ships in the gate go to the warp, "
        "the defense wins without rewards for its allies, and this moon is discarded."
    )
    events = {"collapses": "The sum is odd: the attack collapses."}

    @on(TYPES_FINAL, must=True, when=lambda me: me.sum_() % 2 == 1)
    def collapse(self) -> Steps:
        g = self.g
        g.emit_event("axis.collapses", None, {}, self.source)
        gate = g.state.ships[GATE]
        yield from g.lose([(x, gate[x], GATE) for x in g.order() if gate[x]], self.id)
        g.set_outcome(DEFENSE_WINS)
        g.encounter.no_payment = True
        yield from g.discard_moon(self.moon)

    def sum_(self) -> int:
        """The values of the revealed attacks together; other cards count nothing."""
        g = self.g
        values = g.card_values()
        return sum(values[side] for side in (OFFENSE, DEFENSE) if g.type_of(side) == ATTACK)
