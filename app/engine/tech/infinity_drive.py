"""Infinity Drive."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import on
from app.engine.moments import ENCOUNTER_END
from app.engine.state import Frame
from app.engine.tech_effect import Tech


class InfinityDrive(Tech):
    """Infinity Drive."""

    id, name, number = "infinity_drive", "Infinity Drive", 6
    who, when = "any", "resolution (encounter.end) of any encounter"
    text = (
        "Discard to have one extra encounter at once, if you hold an encounter card. Afterwards the turn goes "
        "on where it was."
    )
    does = {"drive": "gain"}

    @on(ENCOUNTER_END, own=lambda me: not me.g.unarmed(me.seat), says="have an extra encounter at once")
    def drive(self) -> Steps:
        if (yield from self.spend()):
            self.g.state.agenda.append(Frame(self.seat))
