"""Fortify Moon."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import on
from app.engine.moments import BEFORE_SELECT, DEFENSE
from app.engine.moon_card import MoonCard
from app.engine.outcomes import DEFENSE_WINS
from app.engine.state import GATE


class Fortify(MoonCard):
    """Global: no more ships in the gate than defend."""

    id, name, category, when = "fortify", "Fortify Moon", "full", "planning"
    text = (
        "When planning begins, the gate may not hold more ships than defend; the surplus returns to colonies. If no "
        "ship is left in the gate, the offense loses the encounter."
    )
    asks = {
        "ships": (
            "Fortify Moon: which ships return?",
            "{n|ship|ships} of the gate must return. By default your own go first, then those of allies clockwise.",
        )
    }

    @on(BEFORE_SELECT, must=True)
    def reduce(self) -> Steps:
        g = self.g
        gate, surplus = g.state.ships[GATE], self.surplus()
        if surplus <= 0:
            return
        yield from self.send_back((yield from self.chosen(surplus)))
        if not any(gate):
            g.set_outcome(DEFENSE_WINS)
            g.go_to("resolution")

    def surplus(self) -> int:
        """Ships in the gate beyond those of the defense and its allies that are in the encounter."""
        g = self.g
        return sum(g.state.ships[GATE]) - sum(n for _, n in g.ships_on_side(DEFENSE))

    def chosen(self, surplus: int) -> Steps:
        """Seat -> ships that return."""
        g = self.g
        gate, offense = g.state.ships[GATE], g.encounter.offense
        seats = [x for x in (offense, *g.clockwise(offense)) if gate[x]]
        left, default = surplus, {}
        for seat in seats:
            default["seat", seat] = min(left, gate[seat])
            left -= default["seat", seat]
        slots = [(("seat", x), 0, gate[x]) for x in seats]
        numbers = yield from g.allocate(
            offense, "fortify.ships", slots, surplus, surplus, default, source=self.source, clock="ships",
            args={"n": surplus},
        )  # fmt: skip
        return {seat: n for (_, seat), n in numbers.items()}

    def send_back(self, numbers: dict[int, int]) -> Steps:
        """Ships of these seats leave the gate for colonies; who has none there any more is no ally."""
        g = self.g
        for seat, count in numbers.items():
            came_from = g.encounter.came_from[seat]
            goals = yield from g.place_ships(seat, count, "return", came_from[-count:])
            if goals:
                yield from g.move([[seat, 1, GATE, goal] for goal in goals], "returned", self.id)
            else:
                yield from g.lose([(seat, count, GATE)], self.id)
