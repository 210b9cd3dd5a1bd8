"""References on the wire (protocol.md REF) and sentences made of them.

Inside the engine a reference is a tuple ``(type, value)``; ``wire`` makes the object of the protocol from it, ``say``
fills a template with the words for it. Both need only the seats' names, so a sentence is made when somebody reads it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from .asks import planet_id
from .cards import with_minus
from .moments import SIDES
from .names import choice, named, title

_FIELD = re.compile(r"\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}")
_WHY = {
    "compensation": "compensation", "reward": "rewards", "cost": "the price", "deal": "the deal",
    "penalty": "the deal failed", "new_hand": "new hand", "homeless": "no colony to return to",
}  # fmt: skip
_FACES = {
    "attack": "Attack",
    "negotiate": "Negotiate",
    "morph": "Morph",
    "reinforcement": "Reinforcement +",
    "kicker": "Kicker x",
}

_COUNTED = {"cards": ("card", "cards"), "lucre": ("lucre", "lucre"), "captives": ("captured ship", "captured ships")}


class Names:
    """The words for seats and planets at one table."""

    __slots__ = ("added", "planets_each", "seats")

    def __init__(self, seats: Sequence[str], planets_each: int) -> None:
        self.seats, self.planets_each = seats, planets_each
        self.added: dict[int, str] = {}  # planets that effects have added, by name; also those that are no more

    def planet(self, planet: int) -> str:
        """A planet in words, counted from one: ``Anna's planet 3``."""
        if planet in self.added:
            return self.added[planet]
        return f"{self.seats[planet // self.planets_each]}'s planet {planet % self.planets_each + 1}"


@lru_cache(maxsize=1024)
def face_name(face: str) -> str:
    """The words for a card's catalogue id.

    >>> face_name("attack_08"), face_name("reinforcement_3"), face_name("card_zap")
    ('Attack 08', 'Reinforcement +3', 'Card Zap')
    """
    kind, _, value = face.partition("_")
    if value and kind in ("attack", "reinforcement", "kicker"):
        return f"{_FACES[kind]}{' ' if kind == 'attack' else ''}{with_minus(value)}"
    return f"{title(value)} Flare" if kind == "flare" else title(face)


def wire(value: Any) -> Any:
    """The JSON form of an argument or reference."""
    if isinstance(value, tuple):
        kind = value[0]
        if kind in ("yes", "no", "pass", "warp", "nothing"):
            return {"type": kind}
        if kind == "source":
            return {"type": value[1], "id": value[2]}
        if kind == "side":
            return {"type": "side", "side": SIDES[value[1]]}
        if kind in ("planet", "colony"):
            return {"type": kind, kind: planet_id(value[1])}
        return {"type": kind, kind: value[1]}
    if isinstance(value, list):
        return [wire(item) for item in value]
    return value


def words(value: Any, names: Names) -> str:
    """The English words for an argument or reference."""
    if isinstance(value, list):
        parts = [words(item, names) for item in value]
        if not parts:
            return "nobody"
        return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"
    if not isinstance(value, tuple):
        return str(value)
    kind, what = value[0], value[-1]
    if kind == "seat":
        return str(names.seats[what])
    if kind == "planet":
        return names.planet(what)
    if kind == "colony":
        return f"a colony on {names.planet(what)}"
    if kind in _COUNTED:
        return f"{what} {_COUNTED[kind][what != 1]}"
    if kind == "face":
        return face_name(what)
    if kind == "side":
        return SIDES[what]
    if kind == "flare" or (kind == "source" and value[1] == "flare"):
        return f"{title(what)} Flare"
    if kind == "cause":
        why = _WHY.get(what) or (title(what) if named(what) else "")
        return f" ({why})" if why else ""
    if kind == "warp":
        return "the warp"
    if kind in ("alien", "source", "tech", "moon", "variant"):
        return title(what)
    if kind == "choice":
        return choice(what)
    if kind in ("yes", "no", "pass"):
        return kind.capitalize()
    return str(what)


def say(template: str, args: Mapping[str, Any], names: Names) -> str:
    """The template with its fields filled in; ``{n|card|cards}`` is a number with the right form of the word.

    >>> say("{who} draws {n|card|cards}.", {"who": ("seat", 1), "n": 1}, Names(["Anna", "Bob"], 5))
    'Bob draws 1 card.'
    """
    first, fields = _parts(template)
    if not fields:
        return first
    out = [first]
    for name, one, many, literal in fields:
        value = args.get(name, "")
        out.append(words(value, names) if one is None else f"{value} {one if value == 1 else many}")
        out.append(literal)
    return "".join(out)


@lru_cache(maxsize=2048)
def _parts(template: str) -> tuple[str, list[tuple[str, str | None, str | None, str]]]:
    """A template taken apart: the text before its first field, then (field, one, many, text after it)."""
    found = list(_FIELD.finditer(template))
    ends = [match.start() for match in found[1:]] + [len(template)]
    fields = [(match[1], match[2], match[3], template[match.end() : end]) for match, end in zip(found, ends)]
    return (template[: found[0].start()] if found else template), fields


def message(key: str, args: Mapping[str, Any]) -> dict[str, Any]:
    """The ``msg`` of protocol.md: from it a client makes the sentence in another language."""
    return {"key": key, "args": {name: wire(value) for name, value in args.items()} if args else {}}
