"""Normal and hard: which thought answers which question."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from . import legal, sending
from .insight import alien_worth
from .laying import select
from .legal import Ask, key_of, passing, with_type
from .levels import Level
from .plays import force_field_allies, mind_whom, plague_whom, respond, window
from .reading import Reading
from .reveal import reinforce
from .ships import send, settle
from .talks import deal
from .thought import Thought

WEAK = 0.4  # a player with more than this part of the ships in the warp takes ships as rewards


def answer(ask: Ask, reading: Reading, level: Level, rng: random.Random) -> Any:
    """The answer of this level."""
    handler = _HANDLERS.get(ask["kind"], {}).get(key_of(ask))
    thought = Thought(reading, level, rng)
    return handler(ask, thought) if handler else legal.answer(ask, reading, rng)


def _alien(ask: Ask, thought: Thought) -> list[str]:
    """The better power."""
    del thought
    return [max(ask["options"], key=lambda o: alien_worth(o["ref"].get("alien", "")))["id"]]


def _second(ask: Ask, thought: Thought) -> list[str]:
    """Always: another encounter is another colony."""
    del thought
    yes = with_type(ask, "yes")
    return [yes[0]["id"]] if yes else passing(ask)


def _cheapest(ask: Ask, thought: Thought) -> list[str]:
    """The cards that are worth least in the hand."""
    cards = sorted(with_type(ask, "card"), key=lambda o: thought.keep(o["ref"]["card"]))
    return [option["id"] for option in cards[: ask["min"]]] if len(cards) >= ask["min"] else passing(ask)


def _reward(ask: Ask, thought: Thought) -> dict[str, int]:
    """Cards; ships first if too many are in the warp."""
    reading = thought.reading
    here = sum(reading.ships_at(planet, reading.me) for planet in reading.planets)
    ships = reading.warp[reading.me] > WEAK * (here + reading.warp[reading.me])
    total = ask["total"]["max"]
    return legal.spread(ask, {"ships": total} if ships else {"cards": total})


def _lose(ask: Ask, thought: Thought) -> dict[str, int]:
    """Ships that must go: those that are missed least."""
    return send(ask, thought.reading, ask["total"]["min"])


def _place(ask: Ask, thought: Thought) -> dict[str, int]:
    """Ships that come: where they are needed most."""
    return settle(ask, thought.reading)


def _new_colony(ask: Ask, thought: Thought) -> dict[str, int]:
    """A colony that a deal grants: two ships, if that empties nothing."""
    return send(ask, thought.reading, 2, 2)


_CHOICES: dict[str, Callable[[Ask, Thought], Any]] = {
    "window": window,
    "respond": respond,
    "choose_alien": _alien,
    "wild": sending.opponent,
    "own_colour": sending.own_colour,
    "aim": sending.aim,
    "invite": sending.invite,
    "ally": sending.ally,
    "select": select,
    "reinforce": reinforce,
    "second_encounter": _second,
    "deal_card": _cheapest,
    "plague.card": _cheapest,
    "plague.whom": plague_whom,
    "force_field.allies": force_field_allies,
    "mind.whom": mind_whom,
}
_NUMBERS: dict[str, Callable[[Ask, Thought], Any]] = {
    "launch": sending.launch,
    "ally_ships": sending.ally_ships,
    "re_establish": sending.found,
    "reward": _reward,
    "penalty": _lose,
    "plague.ships": _lose,
    "retrieve": _place,
    "return": _place,
    "zombie.rise": _place,
    "mobius_tubes.place": _place,
    "deal_ships": _new_colony,
}
_HANDLERS: dict[str, dict[str, Callable[[Ask, Thought], Any]]] = {
    "choose": _CHOICES,
    "allocate": _NUMBERS,
    "deal": {"deal": deal},
}
