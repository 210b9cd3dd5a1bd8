"""What all hazard cards share (HW-6, HW-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from app.engine.asks import Steps
from app.engine.setup import Options
from app.engine.state import OpenHazard
from app.engine.variant import Variant

if TYPE_CHECKING:
    from app.engine.game import Game


class Hazard(Variant):
    """A card of the hazard deck; in force while it lies open."""

    deck = "hazard"
    permanent: ClassVar[bool] = False  # stays when the encounter ends
    until_next: ClassVar[bool] = False  # goes when the next hazard is drawn
    legend: ClassVar[bool] = False  # of these only the last one lies open
    __slots__ = ()

    @classmethod
    def played(cls, options: Options) -> bool:
        """The table plays with hazards, and this one can do something."""
        return bool(cls.id) and options.hazards and cls.usable(options)

    @classmethod
    def in_play(cls, g: Game) -> bool:
        """It lies open."""
        return cls.lies(g) is not None

    @classmethod
    def bearers(cls, g: Game) -> list[int] | None:
        """A rule of the table, while the card lies open."""
        return None if cls.lies(g) is not None else []

    @classmethod
    def lies(cls, g: Game) -> OpenHazard | None:
        """The card itself, if it lies open."""
        return next((hazard for hazard in g.state.extra.hazards if hazard.card == cls.id), None)

    @classmethod
    def about(cls, g: Game, hazard: OpenHazard) -> dict[str, Any]:
        """What it remembers, for everybody's view."""
        return {}

    def enters(self) -> Steps:
        """Its orders, when it has been turned up; the handle is that of the offense."""
        yield from ()

    @property
    def data(self) -> list[int]:
        """What the open card remembers."""
        card = self.lies(self.g)
        return card.data if card is not None else []
