"""Open Channels."""

from __future__ import annotations

from app.engine.effects import modify
from app.engine.moments import INVITE_MUST, INVITE_OPTIONS

from .hazard import Hazard


class OpenChannels(Hazard):
    """Everybody is invited."""

    id, name = "open_channels", "Open Channels"
    text = "Every other player is invited by both sides."
    __slots__ = ()

    @modify(INVITE_OPTIONS, layer=-1)
    def all_others(self, seats: list[int], main: int) -> list[int]:
        """Whatever a comet says (HW-9); what effects of players say comes later."""
        encounter = self.g.encounter
        return [x for x in self.g.clockwise(encounter.offense) if x != encounter.defense]

    @modify(INVITE_MUST)
    def invited(self, seats: list[int], main: int) -> list[int]:
        return self.g.clockwise(main)
