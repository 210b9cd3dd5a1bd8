"""What all colourless cones share (DV-5 to DV-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from app.engine.asks import Steps
from app.engine.setup import Options
from app.engine.variant import Variant

if TYPE_CHECKING:
    from app.engine.game import Game


class Cone(Variant):
    """A destiny card without a colour. Its text fits one player or several; of several the offense chooses."""

    deck = "cone"
    warp: ClassVar[bool] = False  # against the ships of that player in the warp (DV-11)
    __slots__ = ()

    @classmethod
    def played(cls, options: Options) -> bool:
        """The table plays with colourless cones, and this one can do something."""
        return bool(cls.id) and options.colourless_cones and cls.usable(options)

    @classmethod
    def in_play(cls, g: Game) -> bool:
        """It has named the defense of this encounter."""
        return g.encounter.omen.cone == cls.id

    @classmethod
    def bearers(cls, g: Game) -> list[int] | None:
        """It has named the defense of this encounter."""
        return None if g.encounter.omen.cone == cls.id else []

    @classmethod
    def named(cls, g: Game) -> list[int]:
        """Whom the text fits, the offense too where it says so."""
        return []

    @classmethod
    def fits(cls, g: Game) -> list[int]:
        """Those of them with whom there can be an encounter, clockwise from the left of the offense (R-DESTINY-11)."""
        offense = g.encounter.offense
        named = cls.named(g)
        return [x for x in [*g.clockwise(offense), offense] if x in named and (cls.warp or g.home_planets(x))]

    @classmethod
    def decide(cls, g: Game) -> Steps:
        """DV-5: the seat that is meant, and the target planet, -1 if that is still to be aimed at."""
        answer = yield from cls.choose(g, [("seat", x) for x in g.encounter.omen.fits])
        return answer[1], -1

    @classmethod
    def choose(cls, g: Game, options: list[tuple[str, Any]]) -> Steps:
        """The choice of the offense."""
        source, args = ("variant", cls.id), {"card": ("face", cls.id)}
        return (yield from g.choose(g.encounter.offense, "cone", options, clock="launch", source=source, args=args))

    @classmethod
    def leading(cls, g: Game, seats: list[int], scores: dict[int, int]) -> list[int]:
        """Those of the seats with the highest score."""
        best = max((scores[x] for x in seats), default=0)
        return [x for x in seats if scores[x] == best]
