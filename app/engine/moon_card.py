"""What all moons share as effects: when they work, and what happens once (docs/rules, moons)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from .asks import Steps
from .effects import Hook
from .moments import MOONS_STAND_STILL, SANITY
from .setup import Options
from .state import Moon
from .variant import Variant

if TYPE_CHECKING:
    from .game import Game

CATEGORIES = {
    "quarter": "Moons that are easy to keep in hand.",
    "half": "Moons that need some luck.",
    "full": "Moons that can turn the game round.",
    "cheese": "Silly moons, which hardly touch the game.",
}
CONTINUING, INTERMITTENT, ONE_SHOT = "continuing", "intermittent", "one_shot"
PLAY_NOW, SECRET = "play_now", "secret"

OUTSIDE = Hook("outside", "on", lambda me: None, {})
"""The hook of a handle that is used outside any hook."""


class MoonCard(Variant):
    """A moon. It works for its occupant while it lies face up; what a ``global`` one changes it changes for all.

    ``opposite`` names the moon that takes its effect away, and loses its own, while both work (MO-20)."""

    kind = "moon"
    category: ClassVar[str] = ""
    wording: ClassVar[str] = CONTINUING
    play: ClassVar[str] = PLAY_NOW
    when: ClassVar[str] = "any"
    opposite: ClassVar[str] = ""
    traits: ClassVar[dict[str, Any]] = {}  # what it is worth to its occupant, for programs (protocol.md, Hints)
    counts: ClassVar[bool] = False  # as a planet counts: toward victory, and for whatever hears of colonies (MO-15)
    __slots__ = ()

    @classmethod
    def played(cls, options: Options) -> bool:
        return cls.category in options.moons

    @classmethod
    def in_play(cls, g: Game) -> bool:
        return any(moon.card == cls.id and moon.up and moon.seat >= 0 for moon in g.moon_at.values())

    @classmethod
    def bearers(cls, g: Game) -> list[int]:
        """MO-13, MO-19, MO-20, LE-3: its occupant, unless moons stand still or its opposite works too."""
        up = {moon.card: moon.seat for moon in g.moon_at.values() if moon.up and moon.seat >= 0}
        if cls.id not in up or cls.opposite in up or g.has_mark(MOONS_STAND_STILL) or g.has_mark(SANITY):
            return []
        return [up[cls.id]]

    @property
    def moon(self) -> Moon:
        """The piece on the table."""
        return next(moon for moon in self.g.state.moons if moon.card == self.id)

    def happens(self) -> Steps:
        """What an intermittent or one-shot moon does when it is turned up or occupied."""
        yield from ()

    def deserted(self) -> Steps:
        """What must be put in order when its last ship has left, or when it is discarded (MO-13)."""
        yield from ()
