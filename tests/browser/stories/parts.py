"""What states are made of: cards, a view in the middle of a game, options and asks."""

from __future__ import annotations

import time
from typing import Any

Body = dict[str, Any]

COLOURS = ["blue", "red", "yellow", "purple", "green", "orange", "cyan", "white"]
NAMES = ["Mira", "Kenji", "Anouk", "Tobias", "Orrery", "Ines", "Ravi", "Sable"]
ALIENS = ["parasite", "zombie", "sorcerer", "oracle", "macron", "tripler", "mind", "warrior"]
BOTS = {4, 7}
_WARP = [1, 0, 4, 5, 3, 6, 0, 0]
_COLONIES = [4, 2, 3, 1, 2, 0, 0, 1]
_HANDS = [8, 6, 9, 5, 7, 4, 8, 8]
_STATES = ["active", "active", "zapped", "active", "active", "lost", "active", "active"]
# Ships of the home owner by planet (16 planets and more hold four), and who else has a colony there.
_HOMES = [4, 3, 2, 4, 2, 4, 4, 3, 2, 4, 3, 2, 4, 0, 3, 4, 3, 4, 2, 1, 3, 3, 2, 4, 3]
_GUESTS = "2:1x1 6:0x1 8:2x1 9:4x1 10:3x1 12:0x1 16:1x2 19:2x1 20:0x1 22:2x2 24:0x1"


def card(number: int, kind: str, value: int | None = None, name: str = "") -> Body:
    """One card; an artifact's catalogue id is made of its name."""
    if kind == "attack" and value is not None:
        name, face = f"Attack {value:02d}", f"attack_{value:02d}"
    elif kind == "reinforcement":
        name, face = f"Reinforcement +{value}", f"reinforcement_{value}"
    else:
        name = name or kind.capitalize()
        face = name.lower().replace(" ", "_")
    body: Body = {"id": f"c{number}", "card": face, "kind": kind, "name": name}
    return body if value is None else body | {"value": value}


HAND = [
    card(1, "attack", 6),
    card(2, "attack", 8),
    card(3, "attack", 12),
    card(4, "negotiate"),
    card(5, "morph"),
    card(6, "reinforcement", 3),
    card(7, "artifact", name="Cosmic Zap"),
    card(8, "artifact", name="Plague"),
]
EXTRA = [
    card(11, "attack", 14),
    card(12, "attack", 20),
    card(13, "attack", 40),
    card(14, "negotiate"),
    card(15, "reinforcement", 5),
    card(16, "artifact", name="Mobius Tubes"),
]


def _planets(seats: int) -> list[Body]:
    ships = [{planet // 5: _HOMES[planet] if planet < len(_HOMES) else 4} for planet in range(seats * 5)]
    for place in _GUESTS.split():
        planet, guest = place.split(":")
        seat, count = guest.split("x")
        if int(planet) < len(ships) and int(seat) < seats:
            ships[int(planet)][int(seat)] = int(count)
    return [
        {
            "id": str(planet),
            "system": planet // 5,
            "index": planet % 5,
            "ships": {str(seat): count for seat, count in row.items() if count},
        }
        for planet, row in enumerate(ships)
    ]


def _seat(seat: int) -> Body:
    power = {"id": f"p{seat}", "alien": ALIENS[seat], "state": _STATES[seat], "used": seat == 3, "tokens": 0}
    return {
        "seat": seat,
        "name": NAMES[seat],
        "colour": COLOURS[seat],
        "alien": ALIENS[seat],
        "power": _STATES[seat],
        "powers": [power],
        "hand": _HANDS[seat],
        "foreign_colonies": _COLONIES[seat],
        "home_colonies": 2 if seat == 5 else 5,
        "warp": _WARP[seat],
    }


def view(seats: int = 5, offense: int = 0, defense: int = 3, phase: str = "launch", **changes: Any) -> Body:
    """A VIEW in the middle of a game: ``offense`` has three ships in the gate at the third planet of ``defense``."""
    target = str(defense * 5 + 2)
    body: Body = {
        "phase": phase,
        "turn": {"number": 14, "offense": offense, "owner": offense, "encounter": 1},
        "encounter": {
            "offense": offense,
            "defense": defense,
            "planet": target,
            "number": 1,
            "hazard": None,
            "destiny": {"type": "seat", "seat": defense},
            "offense_allies": {},
            "defense_allies": {},
            "invited": {},
            "cards": {"offense": None, "defense": None},
            "added": [],
            "totals": None,
            "result": None,
        },
        "seats": [_seat(seat) for seat in range(seats)],
        "planets": _planets(seats),
        "gate": {"planet": target, "ships": {str(offense): 3}},
        "decks": {
            "cosmic": 31,
            "discard": [card(90, "attack", 10), card(91, "negotiate"), card(92, "attack", 4)],
            "destiny": 11,
            "destiny_discard": [{"type": "seat", "seat": defense}],
        },
        "table": [],
        "elsewhere": {},
        "needed": {"foreign_colonies": 5, "home_colonies": 3},
        "winners": None,
        "known": [],
        "hand": HAND,
        "selected": None,
    }
    return body | changes


def with_moons(shown: Body, each: int = 2) -> Body:
    """Moons in every system: face down, read by the viewer, face up, occupied."""
    seats = len(shown["seats"])
    cards = ["snare", "confession", "echo", "war_college", "axis", "title", "lottery", "fortify"]
    moons: list[Body] = []
    for number in range(seats * each):
        occupant = {1: 2, 2: 0, 3: 1, 6: 3, 7: 0}.get(number)
        up = number in (1, 3, 7)
        moons.append(
            {
                "id": str(200 + number), "system": number // each, "index": number % each, "up": up,
                "moon": cards[number % len(cards)] if up else None, "seat": occupant,
                "ships": {} if occupant is None else {str(occupant): 1 + number % 3},
            }
        )  # fmt: skip
    title = {"label": "Admiral of Dust", "msg": {"key": "label.title.admiral", "args": {}}}
    return shown | {"moons": moons, "own_moons": {"200": "echo", "202": "war_college"}, "titles": {"1": title}}


def options(*entries: tuple[str, str, Any]) -> list[Body]:
    """Options from (label, type, value); a plain answer has the value ``None``."""
    made: list[Body] = []
    for number, (label, kind, value) in enumerate(entries):
        ref = {"type": kind} if value is None else {"type": kind, kind: value}
        made.append({"id": str(number), "label": label, "ref": ref})
    return made


def cards(hand: list[Body]) -> list[Body]:
    """One option for each card."""
    return options(*((each["name"], "card", each) for each in hand))


def slots(shown: Body, seat: int) -> list[Body]:
    """A slot for each colony of a seat."""
    return [
        {
            "id": planet["id"],
            "label": f"{NAMES[planet['system']]}'s planet {planet['index'] + 1}",
            "ref": {"type": "planet", "planet": planet["id"]},
            "min": 0,
            "max": planet["ships"][str(seat)],
        }
        for planet in shown["planets"]
        if str(seat) in planet["ships"]
    ]


def deadline(seconds: float) -> int:
    """That many seconds from now."""
    return int((time.time() + seconds) * 1000)


def ask(kind: str, key: str, title: str, text: str, seconds: float, phase: str = "launch", **more: Any) -> Body:
    """An ASK to seat 0."""
    return {
        "id": "s0-7",
        "seat": 0,
        "kind": kind,
        "phase": phase,
        "moment": "",
        "window": False,
        "title": title,
        "text": text,
        "msg": {"key": f"ask.{key}", "args": {}},
        "source": {"type": "rule", "id": phase},
        "deadline": deadline(seconds),
        "default": None,
    } | more
