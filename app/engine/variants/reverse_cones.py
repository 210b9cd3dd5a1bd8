"""Reverse cones: the marked card of each colour exchanges what the winners' allies gain (DV-22 to DV-31)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engine.effects import modify
from app.engine.moments import GAINS
from app.engine.outcomes import LANDS, REWARDED
from app.engine.setup import Options
from app.engine.variant import Variant

if TYPE_CHECKING:
    from app.engine.game import Game


class ReverseCones(Variant):
    """In a reversed encounter offensive allies are rewarded, and defensive allies land."""

    id, name = "reverse_cones", "Reverse cones"
    sentence = (
        "The marked card of each colour reverses the encounter: allies of the offense get rewards, those of the "
        "defense land."
    )
    __slots__ = ()

    @classmethod
    def played(cls, options: Options) -> bool:
        """A table option."""
        return options.reverse_cones

    @classmethod
    def bearers(cls, g: Game) -> list[int] | None:
        """A reverse cone has fixed the defense."""
        return None if g.encounter.omen.reverse else []

    @modify(GAINS)
    def exchange(self, gain: str, seat: int) -> str:
        return REWARDED if gain == LANDS else LANDS
