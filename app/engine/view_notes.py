"""What is written down for powers, in views (``Alien.notes``): for all, as a count, or for its owner alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from .aliens import ALIENS
from .asks import planet_id
from .refs import message, say
from .state import NOBODY, OWNER, Mark, Power
from .texts import LABELS

if TYPE_CHECKING:
    from .game import Game


def _written(g: Game) -> Iterator[tuple[Mark, str, str, Power]]:
    """Each note with its alien, who reads it, and the power that it is for."""
    for mark in g.state.marks:
        kind, _, identity = mark.source.partition(":")
        readers = ALIENS[identity].notes.get(mark.kind) if kind == "alien" else None
        power = g.power(mark.power) if readers else None
        if readers and power is not None and mark.data:
            yield mark, identity, readers, power


def secrets_key(g: Game) -> list[object]:
    """What the owners' own notes are made from."""
    return [(m.kind, m.seat, m.data[:], p.id, p.seat) for m, _, readers, p in _written(g) if readers == OWNER]


def notes(g: Game, viewer: int | None) -> list[dict[str, Any]]:
    """What is written down for a power, planets or own cards of the sheet: what all may read, or count (no viewer),
    or what the owner alone may read."""
    return [
        _note(g, mark, identity, readers, power)
        for mark, identity, readers, power in _written(g)
        if (viewer is None) != (readers == OWNER) and viewer in (None, power.seat)
    ]


def _note(g: Game, mark: Mark, identity: str, readers: str, power: Power) -> dict[str, Any]:
    sheet = ALIENS[identity]
    body: dict[str, Any] = {"power": f"p{power.id}", "seat": power.seat, "kind": mark.kind}
    if mark.seat != power.seat:
        body["before"] = mark.seat
    if readers == NOBODY:
        body["count"] = len(mark.data)
    elif sheet.pieces:
        body["pieces"] = [_piece(g, f"{identity}.{sheet.pieces[number]}") for number in mark.data]
    elif sheet.noted_seats:
        body["seats"] = list(mark.data)
    else:
        body["planets"] = [planet_id(planet) for planet in mark.data]
    return body


def _piece(g: Game, key: str) -> dict[str, Any]:
    """A card of a sheet's own, by its label."""
    return {"piece": key, "label": say(LABELS[key], {}, g.names), "msg": message(f"label.{key}", {})}
