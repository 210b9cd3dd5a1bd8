"""Time Eddy."""

from __future__ import annotations

from app.engine.effects import modify
from app.engine.moments import NEXT_TURN

from .hazard import Hazard


class TurnReversal(Hazard):
    """Turns go the other way round."""

    id, name = "turn_reversal", "Time Eddy"
    text = "Turn order is reversed for the rest of the game, or until this comes again."
    permanent = True
    __slots__ = ()

    @modify(NEXT_TURN)
    def back(self, seat: int) -> int:
        state = self.g.state
        return (state.turn_owner - 1) % state.seats
