"""Moons in views: all of them for everybody, those that a seat has read for it alone (MO-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .asks import planet_id
from .moons import moon_card
from .state import Moon

if TYPE_CHECKING:
    from .game import Game

Body = dict[str, Any]


def moons(g: Game) -> list[Body]:
    """The moons in the game: face up with what they are, face down as a place alone (MO-2)."""
    state = g.state
    rows = [(m.place, m.up, m.gone, m.seat, *state.ships[m.place]) for m in state.moons]
    key, bodies = g.memo.get("moons", ([], []))
    if key != rows:
        bodies = [_moon(g, moon) for moon in g.moon_at.values()]
        g.memo["moons"] = (rows, bodies)
    return bodies


def _moon(g: Game, moon: Moon) -> Body:
    """One moon, counted in its system from zero."""
    ships = g.state.ships[moon.place]
    traits = moon_card(moon).traits if moon.up else {}
    return {
        "id": planet_id(moon.place), "system": moon.home, "index": g.moon_index(moon), "up": moon.up,
        "moon": moon.card if moon.up else None, "seat": moon.seat if moon.seat >= 0 else None,
        "ships": {str(seat): n for seat, n in enumerate(ships) if n}, **({"traits": traits} if traits else {}),
    }  # fmt: skip


def _own_moons(g: Game, viewer: int) -> list[Moon]:
    """The face-down moons that a seat has read: those of its own system, and those that it occupies or has occupied."""
    return [moon for moon in g.moon_at.values() if not moon.up and (moon.home == viewer or viewer in moon.seen)]


def own_moons(g: Game, viewer: int) -> Body:
    """The keys of a seat's own view about the moons that it has read."""
    read = _own_moons(g, viewer)
    body: Body = {"own_moons": {str(moon.place): moon.card for moon in read}}
    if traits := {str(moon.place): moon_card(moon).traits for moon in read if moon_card(moon).traits}:
        body["own_moon_traits"] = traits
    return body
