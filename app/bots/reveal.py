"""The two cards lie open: who wins as things stand, and what would turn it."""

from __future__ import annotations

from typing import Any

from .legal import Ask, passing, with_type
from .odds import odds
from .reading import DEFENSE, OFFENSE, Reading
from .thought import Thought

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


def totals(reading: Reading) -> tuple[int, int] | None:
    """The totals of two revealed attacks as they stand; None if they are no attacks."""
    if any((face := _face(reading, side)) is None or face[0] != "attack" for side in SIDES):
        return None
    sums = reading.encounter.get("totals")
    return (sums[OFFENSE]["total"], sums[DEFENSE]["total"]) if sums else None


def result(reading: Reading) -> str:
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
    sums = totals(reading) or (0, 0)
    return OFFENSE if (sums[0] > sums[1]) != reading.flips else DEFENSE


def missing_for(reading: Reading, side: str) -> tuple[int, str]:
    """(by how much, the side whose total must still grow) so that this side wins; nothing if it wins already or if no
    totals decide. The defense wins ties."""
    sums = totals(reading)
    if sums is None:
        return 0, side
    to = side if not reading.flips else OFFENSE if side == DEFENSE else DEFENSE
    return (sums[1] - sums[0] + 1 if to == OFFENSE else sums[0] - sums[1]), to


def preferred(thought: Thought) -> tuple[str, float]:
    """The side whose win is worth more to this seat, and by how much."""
    offense, defense = thought.now.offense, thought.now.defense
    return (OFFENSE, offense - defense) if offense > defense else (DEFENSE, defense - offense)


def worth_of_result(thought: Thought, what: str) -> float:
    """The worth of an outcome."""
    offense, defense = thought.now.offense, thought.now.defense
    return {OFFENSE: offense, DEFENSE: defense, DEAL: thought.hope}.get(what, 0.0)


def chances(thought: Thought) -> tuple[float, float]:
    """How likely either side is to win, as far as one can tell now."""
    now = result(thought.reading)
    if now:
        return float(now == OFFENSE), float(now == DEFENSE)
    reading, sides = thought.reading, thought.now
    laid = [thought.laid(seat, sides.ahead) for seat in (reading.offense, reading.defense)]
    found = odds(reading, laid[0], laid[1], sides.ahead)
    return found.offense, found.defense


def improve(ask: Ask, thought: Thought) -> list[str]:
    """Of the cards drawn in need, the one that turns the outcome in the place of the own card or beside it, if any."""
    reading = thought.reading
    sums, side = totals(reading), preferred(thought)[0]
    own = reading.side_of(reading.me)
    face = _face(reading, own)
    if sums is None or face is None or missing_for(reading, side)[0] <= 0:
        return passing(ask)
    mine, other = sums if own == OFFENSE else sums[::-1]
    for option in sorted(with_type(ask, "card"), key=lambda o: o["ref"]["card"].get("value", 0)):
        card = option["ref"]["card"]
        adds = any("add" in str(ref.get("choice", "")) for ref in option.get("refs", ()))
        total = mine + card.get("value", 0) - (0 if adds else face[1])
        wins = total > other or (total == other and own == DEFENSE)
        if card["kind"] == "attack" and wins != reading.flips and side == own:
            return [option["id"]]
    return passing(ask)


def throw_in(ask: Ask, thought: Thought) -> list[str]:
    """As few and as low cards as turn the outcome."""
    missing = missing_for(thought.reading, preferred(thought)[0])[0]
    able = sorted(with_type(ask, "card"), key=lambda o: o["ref"]["card"].get("value", 0))
    enough = [option for option in able if option["ref"]["card"].get("value", 0) >= missing]
    if enough:
        return [enough[0]["id"]]
    chosen: list[str] = []
    for option in reversed(able):
        if missing > 0:
            chosen.append(option["id"])
            missing -= option["ref"]["card"].get("value", 0)
    return chosen[: ask["max"]] or [able[0]["id"]]


def reinforce(ask: Ask, thought: Thought) -> list[str]:
    """The smallest card that turns the outcome to the preferred side; none if it is won already or beyond reach."""
    reading = thought.reading
    side, gain = preferred(thought)
    missing, side = missing_for(reading, side)
    if missing <= 0 or gain < LEAST:
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
