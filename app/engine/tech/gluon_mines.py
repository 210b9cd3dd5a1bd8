"""Gluon Mines."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import on
from app.engine.hints import total
from app.engine.moments import AFTER_SELECT, CAUSE_CHOICE, DEF, DEFENSE, OFFENSE
from app.engine.outcomes import DEFENSE_WINS
from app.engine.state import GATE
from app.engine.tech_effect import Tech


class GluonMines(Tech):
    """Gluon Mines."""

    id, name, number = "gluon_mines", "Gluon Mines", 0
    who, when = "defense", "planning.after_select"
    hidden_until_used = True
    text = (
        "Reveal and discard; send to the warp up to as many ships from the gate as there are ships on this "
        "card, chosen by you. If no ship is left in the gate, you win the encounter; otherwise it goes on."
    )

    asks = {"ships": ("Gluon Mines", "Choose up to {n|ship|ships} of the gate to send to the warp.")}
    does = {"explode": total(lambda me: min(me.research, sum(me.g.state.ships[GATE])))}
    like = {"ships": "harm"}

    @on(AFTER_SELECT, roles=DEF, says="ships of the gate go to the warp")
    def explode(self) -> Steps:
        g = self.g
        gate = g.state.ships[GATE]
        slots = [(("seat", seat), 0, gate[seat]) for seat in g.order() if gate[seat]]
        most = self.research
        numbers = yield from g.allocate(
            self.seat, "gluon_mines.ships", slots, 0, most, {}, source=self.source, args={"n": most}
        )
        if not (yield from self.announce()):
            return
        yield from g.lose([(seat, n, GATE) for (_, seat), n in numbers.items()], CAUSE_CHOICE)
        yield from self.discard()
        if not any(gate):
            for side in (OFFENSE, DEFENSE):
                g.show_card(side)
            g.set_outcome(DEFENSE_WINS)
            g.go_to("resolution")
