"""Answers that are legal whatever is asked: the floor under every bot, and all it knows of an effect it never heard of.

An ask says everything that is legal (protocol.md): any ``min`` to ``max`` of its options, any allocation within slots
and total. So a question of an unknown alien can be answered from its shape and its references alone.
"""

from __future__ import annotations

import random
from typing import Any

from .cards import keep
from .reading import Reading

Ask = dict[str, Any]
Option = dict[str, Any]


def key_of(ask: Ask) -> str:
    """The question that this one is answered like, else what it is without its prefix: ``launch``."""
    return ask.get("like") or str(ask.get("msg", {}).get("key", "")).removeprefix("ask.")


def kind_of(option: Option) -> str:
    """The type of what an option refers to."""
    return str(option.get("ref", {}).get("type", ""))


def with_type(ask: Ask, kind: str) -> list[Option]:
    """The options that refer to a thing of this type."""
    return [option for option in ask.get("options", ()) if kind_of(option) == kind]


def only_pass(ask: Ask) -> bool:
    """A window in which this seat can do nothing but pass."""
    options = ask.get("options", ())
    return len(options) == 1 and ask["kind"] == "choose" and ask["min"] == 1


def passing(ask: Ask) -> list[str]:
    """The pass of a window or the no of a yes/no question; else the default or the first option."""
    for option in ask["options"]:
        if kind_of(option) in ("pass", "no"):
            return [option["id"]]
    default = ask.get("default")
    return default if isinstance(default, list) else [option["id"] for option in ask["options"][: ask["min"]]]


def spread(ask: Ask, wanted: dict[str, int]) -> dict[str, int]:
    """The allocation nearest to ``wanted`` that slots and total allow."""
    slots = ask["slots"]
    numbers = {slot["id"]: min(max(wanted.get(slot["id"], 0), slot["min"]), slot["max"]) for slot in slots}
    low, high = ask["total"]["min"], ask["total"]["max"]
    total = sum(numbers.values())
    for slot in slots:
        room = slot["max"] - numbers[slot["id"]]
        more = min(room, max(0, low - total))
        less = min(numbers[slot["id"]] - slot["min"], max(0, total - high))
        numbers[slot["id"]] += more - less
        total += more - less
    return {slot: number for slot, number in numbers.items() if number}


def answer(ask: Ask, reading: Reading, rng: random.Random) -> Any:
    """A sensible legal answer to a question about which nothing more is known.

    What is free to be left is left. A use that was begun is carried on. Seats: the one furthest ahead that is not
    oneself; everything else as by default, or at random.
    """
    if ask.get("free"):
        gains = ask.get("does", {}).get("kind") == "gain"
        return [ask["options"][0]["id"]] if gains else ask["default"]
    kind = ask["kind"]
    if kind == "deal":
        return {"action": "refuse"}
    if kind == "order":
        return [option["id"] for option in ask["options"]]
    if kind == "allocate":
        default = ask.get("default")
        return spread(ask, default if isinstance(default, dict) else {})
    return _choose(ask, reading, rng)


def cards_to_part_with(cards: list[Option], reading: Reading) -> list[Option]:
    """Options of cards, first those that one is rather without: own cheap ones, or dear ones of others."""
    own = {card["id"] for card in reading.hand}
    mine = all(option["ref"]["card"]["id"] in own for option in cards)
    return sorted(cards, key=lambda o: keep(reading, o["ref"]["card"]), reverse=not mine)


def _choose(ask: Ask, reading: Reading, rng: random.Random) -> list[str]:
    default = ask.get("default")
    options, low = ask["options"], ask["min"]
    if isinstance(default, list):
        return default
    count = max(low, min(1, ask["max"]))
    seats = with_type(ask, "seat")
    if len(seats) == len(options):
        others = sorted(seats, key=lambda o: (o["ref"]["seat"] == reading.me, -reading.ahead(o["ref"]["seat"])))
        return [option["id"] for option in others[:count]]
    cards = with_type(ask, "card")
    if len(cards) == len(options):
        return [option["id"] for option in cards_to_part_with(cards, reading)[:count]]
    return [option["id"] for option in rng.sample(options, min(count, len(options)))]
