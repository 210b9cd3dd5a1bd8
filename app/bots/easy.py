"""Easy: answers at random, but never foolishly.

It keeps its last ships where they are, sends its own to its own side only, leaves powers and artifacts mostly alone and
gives nobody the winning colony.
"""

from __future__ import annotations

import random
from typing import Any

from . import legal
from .legal import Ask, kind_of, passing, with_type
from .reading import OFFENSE, Reading
from .ships import send

JOINS, INVITES, USES, ANSWERS, REINFORCES = 0.4, 0.5, 0.5, 0.1, 0.5
BUYS = 0.2  # how often something is bought, each time it could be


def answer(ask: Ask, reading: Reading, rng: random.Random) -> Any:
    """The answer of this level."""
    handler = _HANDLERS.get(ask["kind"], {}).get(legal.key_of(ask))
    return handler(ask, reading, rng) if handler else legal.answer(ask, reading, rng)


def _window(ask: Ask, reading: Reading, rng: random.Random) -> list[str]:
    """A power is used half of the time, a card seldom; an answer to others' acts still more seldom."""
    del reading
    uses = with_type(ask, "use")
    if not uses:
        return passing(ask)
    use = rng.choice(uses)
    chance = USES if use["ref"]["use"].get("type") == "alien" else ANSWERS
    return [use["id"]] if rng.random() < chance else passing(ask)


def _respond(ask: Ask, reading: Reading, rng: random.Random) -> list[str]:
    """Never against oneself."""
    uses = with_type(ask, "use")
    if not uses or ask.get("actor") == reading.me or rng.random() >= ANSWERS:
        return passing(ask)
    return [rng.choice(uses)["id"]]


def _any(ask: Ask, reading: Reading, rng: random.Random) -> list[str]:
    del reading
    return [rng.choice(ask["options"])["id"]]


def _aim(ask: Ask, reading: Reading, rng: random.Random) -> list[str]:
    """Some planet where it has no colony yet."""
    free = [o for o in ask["options"] if not reading.ships_at(str(o["ref"].get("planet")), reading.me)]
    return [rng.choice(free or ask["options"])["id"]]


def _ships(ask: Ask, reading: Reading, rng: random.Random) -> dict[str, int]:
    """One to four ships from where there are enough."""
    return send(ask, reading, rng.randint(1, 4))


def _reward(ask: Ask, reading: Reading, rng: random.Random) -> dict[str, int]:
    """Cards and ships as chance wills."""
    del reading
    slots = list(ask["slots"])
    rng.shuffle(slots)
    return legal.spread({**ask, "slots": slots}, {})


def _invite(ask: Ask, reading: Reading, rng: random.Random) -> list[str]:
    del reading
    chosen = [o["id"] for o in ask["options"] if rng.random() < INVITES]
    return chosen[: ask["max"]]


def _ally(ask: Ask, reading: Reading, rng: random.Random) -> list[str]:
    """Joins now and then; not uninvited, and not somebody whom the landing would make the winner."""
    sides = [o for o in with_type(ask, "side") if not o.get("refs")]
    if reading.offense >= 0 and reading.colonies[reading.offense] + 1 >= reading.needed:
        sides = [o for o in sides if o["ref"]["side"] != OFFENSE]
    return [rng.choice(sides)["id"]] if sides and rng.random() < JOINS else passing(ask)


def _reinforce(ask: Ask, reading: Reading, rng: random.Random) -> list[str]:
    """Its own side only."""
    mine = reading.side_of(reading.me)
    helping = [o for o in with_type(ask, "card") if any(ref.get("side") == mine for ref in o.get("refs", ()))]
    return [rng.choice(helping)["id"]] if helping and rng.random() < REINFORCES else passing(ask)


def _own_colour(ask: Ask, reading: Reading, rng: random.Random) -> list[str]:
    """Rather fights an intruder or comes back home than draws again."""
    del reading
    acts = [o for o in ask["options"] if kind_of(o) == "planet"]
    return [rng.choice(acts or ask["options"])["id"]]


def _yes(ask: Ask, reading: Reading, rng: random.Random) -> list[str]:
    del reading, rng
    return [o["id"] for o in with_type(ask, "yes")] or passing(ask)


def _deal(ask: Ask, reading: Reading, rng: random.Random) -> dict[str, Any]:
    """A colony for a colony, or a card for a card; takes nearly everything that gives nobody the game."""
    other = ask["with"]
    winning = reading.colonies[other] + 1 >= reading.needed
    received = ask.get("received")
    if received and "offer" not in ask.get("actions", ["offer"]):
        gives = received["give"].get("colony") is not None and winning
        return {"action": "refuse" if gives or rng.random() < 0.3 else "accept"}
    if ask.get("last") == reading.me and ask.get("offer"):
        return {"action": "refuse"} if rng.random() < 0.2 else {"action": "offer", "offer": ask["offer"]}
    if received:
        gives = received["give"].get("colony") is not None and winning
        wins = received["take"].get("colony") is not None and reading.colonies[reading.me] + 1 >= reading.needed
        if (not gives or wins) and rng.random() < 0.7:
            return {"action": "accept"}
        if ask.get("offer"):
            return {"action": "refuse"}
    give, take = ask["can_give"], ask["can_receive"]
    offer: dict[str, Any] = {"give": {}, "take": {}}
    if give["colonies"] and take["colonies"] and not winning:
        offer["give"]["colony"] = rng.choice(give["colonies"])
        offer["take"]["colony"] = rng.choice(take["colonies"])
    elif give["cards"] and take.get("random_cards"):
        offer["give"]["random_cards"] = offer["take"]["random_cards"] = 1
    elif take.get("random_cards"):
        offer["take"]["random_cards"] = 1
    elif take["colonies"]:
        offer["take"]["colony"] = rng.choice(take["colonies"])
    else:
        return {"action": "refuse"}
    return {"action": "offer", "offer": offer}


def _shop(ask: Ask, reading: Reading, rng: random.Random) -> list[str]:
    """Buys now and then, never to be rid of a card."""
    del reading
    goods = [option["id"] for option in ask["options"] if option["ref"].get("buy") != "discard"]
    return [rng.choice(goods)] if goods and rng.random() < BUYS else []


_CHOICES = {
    "lucre_shop.shop": _shop,
    "window": _window,
    "respond": _respond,
    "choose_alien": _any,
    "wild": _any,
    "select": _any,
    "aim": _aim,
    "invite": _invite,
    "ally": _ally,
    "reinforce": _reinforce,
    "own_colour": _own_colour,
    "second_encounter": _yes,
    "accept": _yes,
}
_NUMBERS = {"launch": _ships, "ally_ships": _ships, "re_establish": _ships, "reward": _reward}
_HANDLERS = {"choose": _CHOICES, "allocate": _NUMBERS, "deal": {"deal": _deal}}
