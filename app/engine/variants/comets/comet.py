"""What all comets share (CM-2 to CM-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engine.setup import Options
from app.engine.variant import Variant

if TYPE_CHECKING:
    from app.engine.game import Game


class Comet(Variant):
    """A destiny card that is noted for the encounter; in force from the moment the defense is fixed until the end."""

    deck = "comet"
    __slots__ = ()

    @classmethod
    def played(cls, options: Options) -> bool:
        """The table plays with comets, and this one can do something."""
        return bool(cls.id) and options.comets and cls.usable(options)

    @classmethod
    def in_play(cls, g: Game) -> bool:
        """It was turned up in this encounter, or somebody may turn it up out of a hand (CM-8)."""
        return g.encounter.omen.comet == cls.id or any(g.destiny_faces[card].kind == cls.id for card in g.destiny_held)

    @classmethod
    def bearers(cls, g: Game) -> list[int] | None:
        """CM-4."""
        return None if g.encounter.omen.comet == cls.id and g.encounter.fixed else []
