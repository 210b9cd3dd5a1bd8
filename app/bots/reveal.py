"""The two cards lie open: who wins as things stand, and what would turn it."""

from __future__ import annotations

from typing import Any

from .insight import attack_value, ship_worth
from .legal import Ask, passing, with_type
from .reading import DEFENSE, OFFENSE, Reading
from .thought import Thought
from .worth import committed

BOTH, DEAL = "both_lose", "deal"
SIDES = (OFFENSE, DEFENSE)
LEAST = 0.1  # least difference of worth for which a card is added


def _face(reading: Reading, side: str) -> tuple[str, int] | None:
    """Type and printed value of a revealed card, a morph as what it became; None while it lies face down."""
    card = (reading.encounter.get("cards") or {}).get(side)
    if not isinstance(card, dict):
        return None
    became = card.get("became")
    if became:
        kind, _, digits = str(became).partition("_")
        return kind, int(digits) if digits.isdigit() else card.get("value", 0)
    return card["kind"], card.get("value", 0)


def totals(reading: Reading, without: int | None = None) -> tuple[int, int] | None:
    """The totals of two revealed attacks; ``without`` = a seat whose power is left out. None if they are no attacks."""
    faces = [_face(reading, side) for side in SIDES]
    if any(face is None or face[0] != "attack" for face in faces):
        return None
    allies, ring, gate = committed(reading)
    sums = [0, 0]
    for index, seat in enumerate((reading.offense, reading.defense)):
        face = faces[index]
        value = face[1] if face else 0
        sums[index] += value if seat == without else attack_value(reading, seat, value)
    home = reading.ships_at(reading.planet, reading.defense)
    present = ((0, {**allies, reading.offense: gate}), (1, {**ring, reading.defense: home}))
    for index, ships in present:
        sums[index] += sum(n * (1 if seat == without else ship_worth(reading, seat)) for seat, n in ships.items())
    for added in reading.encounter.get("added") or ():
        sums[SIDES.index(added["side"])] += added["card"].get("value", 0)
    return sums[0], sums[1]


def result(reading: Reading, without: int | None = None) -> str:
    """Who wins as the cards lie: a side, ``deal``, ``both_lose``, or an empty string if they do not lie open."""
    faces = [_face(reading, side) for side in SIDES]
    kinds = [face[0] if face else "" for face in faces]
    if "" in kinds:
        return ""
    if kinds == ["morph", "morph"]:
        return BOTH
    if kinds == ["negotiate", "negotiate"]:
        return DEAL
    if "negotiate" in kinds:
        return DEFENSE if kinds[0] == "negotiate" else OFFENSE
    sums = totals(reading, without) or (0, 0)
    return OFFENSE if sums[0] > sums[1] else DEFENSE


def preferred(thought: Thought) -> tuple[str, float]:
    """The side whose win is worth more to this seat, and by how much."""
    offense, defense = thought.now.offense, thought.now.defense
    return (OFFENSE, offense - defense) if offense > defense else (DEFENSE, defense - offense)


def worth_of_result(thought: Thought, what: str) -> float:
    """The worth of an outcome."""
    offense, defense = thought.now.offense, thought.now.defense
    return {OFFENSE: offense, DEFENSE: defense, DEAL: thought.hope}.get(what, 0.0)


def reinforce(ask: Ask, thought: Thought) -> list[str]:
    """The smallest card that turns the outcome to the preferred side; none if it is won already or beyond reach."""
    reading = thought.reading
    sums = totals(reading)
    side, gain = preferred(thought)
    if sums is None or gain < LEAST:
        return passing(ask)
    # what the preferred side still needs: the defense wins ties
    missing = sums[1] - sums[0] + 1 if side == OFFENSE else sums[0] - sums[1]
    if missing <= 0:
        return passing(ask)
    cards: dict[str, tuple[int, str, dict[str, Any]]] = {}
    for option in with_type(ask, "card"):
        card = option["ref"]["card"]
        if any(ref.get("side") == side for ref in option.get("refs", ())):
            cards[card["id"]] = (card.get("value", 0), option["id"], card)
    able = sorted(cards.values(), key=lambda entry: entry[0])
    if sum(value for value, _, _ in able) < missing or sum(thought.keep(card) for *_, card in able[:2]) > gain:
        return passing(ask)
    enough = [entry for entry in able if entry[0] >= missing]
    return [(enough[0] if enough else able[-1])[1]]
