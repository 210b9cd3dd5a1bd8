"""Spending lucre: what may be bought between actions, and what +1 to a total is worth.

Lucre is worth a little in the purse, less when there is much of it. What gains more than its price is bought.
"""

from __future__ import annotations

from typing import Any

from .legal import Ask
from .odds import odds
from .reading import OFFENSE
from .reveal import LEAST, missing_for, preferred, totals
from .thought import Thought

COIN = 0.014  # what one lucre is worth in the purse, in colonies
ENOUGH, CHEAP = 12, 0.5  # from so much on it is worth less
FEW_CARDS, SHIP_NEED = 4, 0.01  # a hand that wants cards; what each ship in the warp makes the next dearer
NO_CARD, FLARE, BURDEN = 0.4, 0.11, 0.02
LOOKS = 0.4  # how often one thinks of buying at all: what was bought may be on its way
MOST_CARDS = 8  # in a hand that buys no more
MOST_STEPS = 12  # points that are thought of at once


def coin(purse: int) -> float:
    """What one lucre is worth to whoever has so much."""
    return COIN * (CHEAP if purse >= ENOUGH else 1.0)


def shop(ask: Ask, thought: Thought) -> list[str]:
    """What gains most beyond its price, or nothing."""
    if thought.encounter_cards and thought.rng.random() > LOOKS:
        return []
    purse = (thought.reading.view.get("lucre") or {}).get(str(thought.reading.me), 0)
    best, choice = 0.0, []
    for option in ask["options"]:
        does = option.get("does") or {}
        gain = goods(str(does.get("what")), thought) - does.get("price", 0) * coin(purse)
        if gain > best:
            best, choice = gain, [option["id"]]
    return choice


def goods(what: str, thought: Thought) -> float:
    """What a thing gains this seat."""
    reading = thought.reading
    hand = reading.hands[reading.me]
    if what == "ship":
        return thought.level.ship + SHIP_NEED * reading.warp[reading.me]
    if what == "card":
        armed = bool(thought.encounter_cards)
        return (
            0.0
            if hand >= MOST_CARDS and armed
            else thought.level.card + (0.0 if armed else NO_CARD) + (0.02 if hand < FEW_CARDS else 0.0)
        )
    if what == "flare":
        return FLARE
    cards = thought.encounter_cards  # a last poor card makes place for a new hand
    poor = len(cards) == 1 and reading.me == reading.defense and thought.keep(cards[0]) < BURDEN
    return (
        thought.level.card * 4 if poor and len([c for c in reading.hand if c["card"] == cards[0]["card"]]) == 1 else 0.0
    )


def raising(hint: dict[str, Any], thought: Thought) -> float:
    """One more for a side's total, bought as often as needed: a step on the way gains its part of the whole."""
    steps = min(hint["purse"] // hint["price"], MOST_STEPS)
    if steps <= 0:
        return 0.0
    price = hint["price"] * coin(hint["purse"])
    if totals(thought.reading) is not None:
        side, gap = preferred(thought)
        missing, to = missing_for(thought.reading, side)
        reaches = to == hint["side"] and 0 < missing <= steps
        return gap - missing * price if reaches and gap > LEAST else 0.0
    if not thought.main or not (thought.encounter_cards or thought.reading.view.get("selected")):
        return 0.0
    sign = 1 if hint["side"] == OFFENSE else -1
    now = _ahead_by(0, thought)
    gains = [(_ahead_by(sign * step, thought) - now) / step for step in range(1, steps + 1)]
    return max(gains) - price


def _ahead_by(points: int, thought: Thought) -> float:
    """The worth of the encounter with the offense so many points further ahead."""
    reading, sides = thought.reading, thought.now
    first, second = (thought.laid(seat, sides.ahead) for seat in (reading.offense, reading.defense))
    chances = odds(reading, first, second, sides.ahead + points)
    return chances.offense * sides.offense + chances.defense * sides.defense
