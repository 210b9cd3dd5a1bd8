"""Choices of planets and of numbers, by the word that a question carries (protocol.md, Hints)."""

from __future__ import annotations

from .legal import Ask, Option, passing, spread, with_type
from .prizes import at_planet, ruined
from .ships import cost
from .thought import Thought

USUAL_DIFFERENCE = 4


# --- numbers
def least(ask: Ask, thought: Thought) -> list[str]:
    """The smallest number."""
    del thought
    return [min(ask["options"], key=_number)["id"]]


def all_but_one(ask: Ask, thought: Thought) -> list[str]:
    """As many own ships of the encounter as leave one in it."""
    reading = thought.reading
    there = reading.gate.get(reading.me, 0) + reading.ring.get(reading.me, 0)
    able = [option for option in ask["options"] if _number(option) < there]
    return [max(able, key=_number)["id"]] if able else least(ask, thought)


def wager(ask: Ask, thought: Thought) -> dict[str, int]:
    """A difference that two attacks often have."""
    del thought
    return spread(ask, {slot["id"]: USUAL_DIFFERENCE for slot in ask["slots"]})


def everything(ask: Ask, thought: Thought) -> dict[str, int]:
    """All that may be."""
    del thought
    return spread(ask, {slot["id"]: slot["max"] for slot in ask["slots"]})


def _number(option: Option) -> int:
    return int(option["ref"].get("number", option["ref"].get("amount", 0)))


def most(ask: Ask, thought: Thought) -> list[str]:
    """The largest number."""
    del thought
    return [max(ask["options"], key=_number)["id"]]


# --- planets
def _place(option: Option) -> str:
    return str(option["ref"].get("planet"))


def spare_one(ask: Ask, thought: Thought) -> list[str]:
    """The place that misses a ship least."""
    reading = thought.reading

    def missed(option: Option) -> tuple[int, int]:
        place = _place(option)
        return cost(reading, place, reading.ships_at(place, reading.me), reading.homes[reading.me])

    return [min(ask["options"], key=missed)["id"]]


def stronghold(ask: Ask, thought: Thought) -> list[str]:
    """The planet with most own ships."""
    reading = thought.reading
    return [max(ask["options"], key=lambda o: reading.ships_at(_place(o), reading.me))["id"]]


def destroy(ask: Ask, thought: Thought) -> list[str]:
    """The planet whose ruin is worth most."""
    return [max(ask["options"], key=lambda o: ruined(_place(o), thought))["id"]]


def elsewhere(ask: Ask, thought: Thought) -> list[str]:
    """The planet at which the encounter is worth most."""
    return [max(ask["options"], key=lambda o: at_planet(_place(o), thought))["id"]]


def colony(ask: Ask, thought: Thought) -> list[str]:
    """A planet for a new colony: one that counts, where few others are, in the system of the one furthest ahead."""
    reading = thought.reading

    def worth(option: Option) -> tuple[bool, float, float]:
        place = _place(option)
        owner = reading.system(place)
        others = sum(reading.ships_at(place, seat) for seat in reading.others())
        return (reading.lands_foreign(reading.me, place), -others, reading.ahead(owner) if owner >= 0 else 0.0)

    planets = with_type(ask, "planet")
    return [max(planets, key=worth)["id"]] if planets else passing(ask)
