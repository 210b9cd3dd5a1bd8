"""Moonshot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.engine.asks import Steps

from .cone import Cone

if TYPE_CHECKING:
    from app.engine.game import Game


class Moonshot(Cone):
    """A moon anywhere."""

    id, name = "moonshot", "Moonshot"
    text = "The encounter is at any moon in play where you have no colony; a free moon is taken at once."
    needs = "moons"
    __slots__ = ()

    @classmethod
    def aims(cls, g: Game) -> list[int]:
        """The moons that may be aimed at, anywhere."""
        return [p for seat in range(g.state.seats) for p in g.moon_aims(seat)]

    @classmethod
    def fits(cls, g: Game) -> list[int]:
        """The owners of the systems in which they are; nobody, if there is no ship to send."""
        homes = {g.system(place) for place in cls.aims(g)} if g.able_to_settle(g.encounter.offense) else set()
        offense = g.encounter.offense
        return [x for x in [*g.clockwise(offense), offense] if x in homes]

    @classmethod
    def decide(cls, g: Game) -> Steps:
        """The free ones first: by default that of the lowest seat."""
        moons = sorted(cls.aims(g), key=lambda p: (g.moon_at[p].seat >= 0, p))
        ways: list[tuple[str, Any]] = [
            ("take_moon", p) if g.moon_at[p].seat < 0 else ("fight", (p, g.moon_at[p].seat)) for p in moons
        ]
        way, where = yield from cls.choose(g, ways)
        if way == "fight":
            return where[1], where[0]
        yield from g.take_free_moon(where)
        return g.system(where), -1
