"""Time Gash."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Artifact, on
from app.engine.moments import AFTER_FORMED, BEFORE_SELECT, ENCOUNTER, PHASE, PHASE_NUMBER


class TimeGash(Artifact):
    """The encounter begins anew at destiny; cards that were played stay played."""

    id, name = "time_gash", "Time Gash"
    when = "when alliances are formed, or before cards are selected"
    text = (
        "The encounter goes back to the beginning of destiny: all ships in the gate and in the ring return to "
        "colonies, and another destiny card is drawn. Cards that were played stay played."
    )
    events = {"back": "The encounter of {who} goes back to the beginning of destiny."}
    does = {"tear": "restart"}

    @on(AFTER_FORMED, BEFORE_SELECT, says="the encounter begins anew at destiny")
    def tear(self) -> Steps:
        g, state = self.g, self.g.state
        if not (yield from self.announce()):
            return
        yield from g.send_home(g.order())
        since = PHASE_NUMBER["destiny"]
        state.marks = [m for m in state.marks if m.since < since or m.until not in (PHASE, ENCOUNTER)]
        for pile in [pile for pile in state.piles if pile.back >= 0 and pile.since >= since]:
            g.bring_back(pile)
        g.forget_uses(since)
        g.new_encounter_of(state.encounter)
        g.emit("time_gash.back", g.encounter.offense)
        g.go_to("destiny")
