"""Cards: which are still unseen, what somebody may lay, and what a card is worth in the hand.

The base deck is known to everybody (its list is in the rules). What lies open, what one holds and what one was shown
is taken out of it; the rest is spread evenly over the deck and the others' hands.
"""

from __future__ import annotations

from itertools import accumulate, pairwise
from typing import Any

from .habits import Habit
from .insight import attack_value, hand_value
from .reading import Reading

Card = dict[str, Any]

CARD_KINDS = ("attack", "negotiate", "morph")

ATTACKS = {0: 1, 1: 1, 4: 4, 5: 1, 6: 7, 7: 1, 8: 7, 9: 1, 10: 4, 11: 1, 12: 2, 13: 1, 14: 2, 15: 1, 20: 2, 23: 1,
           30: 1, 40: 1}  # fmt: skip
NEGOTIATES, MORPHS, OTHERS = 15, 1, 17
NEW_HAND = 8

# what a card is worth in the hand, in foreign colonies
ARTIFACT_WORTH = {
    "cosmic_zap": 0.14, "card_zap": 0.07, "emotion_control": 0.08, "force_field": 0.06, "ionic_gas": 0.03,
    "mobius_tubes": 0.05, "plague": 0.1, "quash": 0.05,
}  # fmt: skip
NEGOTIATE_WORTH, MORPH_WORTH, USUAL_WORTH, KICK_WORTH = 0.05, 0.06, 0.05, 0.05
STEPS = ((0, -0.02), (6, -0.01), (8, 0.02), (10, 0.05), (12, 0.08), (15, 0.12), (20, 0.18), (30, 0.26), (40, 0.32))


class Laid:
    """What a main player may lay: attack values with their chances, and the chances of a negotiate and of a morph.
    ``below[i]`` is the chance of an attack lower than ``values[i]``."""

    __slots__ = ("below", "chances", "morph", "negotiate", "values")

    def __init__(self, attacks: list[tuple[int, float]], negotiate: float, morph: float) -> None:
        attacks.sort()
        self.values = [value for value, _ in attacks]
        self.chances = [chance for _, chance in attacks]
        self.negotiate, self.morph = negotiate, morph
        self.below = [0.0, *accumulate(self.chances)]

    @property
    def attack(self) -> float:
        """The chance of an attack card."""
        return self.below[-1]


class Unseen:
    """The encounter cards of the base deck that this seat has not seen lying anywhere."""

    __slots__ = ("attacks", "morphs", "negotiates", "others")

    def __init__(self, reading: Reading) -> None:
        view = reading.view
        left = dict(ATTACKS)
        negotiates, morphs, others = NEGOTIATES, MORPHS, OTHERS
        seen: list[Card] = [*view["decks"]["discard"], *reading.hand]
        seen += [entry["card"] for entry in view.get("known") or ()]
        seen += [entry["card"] for entry in view.get("table") or ()]
        seen += [entry["card"] for entry in reading.encounter.get("added") or ()]
        seen += [card for card in (reading.encounter.get("cards") or {}).values() if isinstance(card, dict)]
        if view.get("selected"):
            seen.append(view["selected"])
        for card in seen:
            kind = card["kind"]
            if kind == "attack":
                value = card["value"]
                if left.get(value, 0):
                    left[value] -= 1
            elif kind == "negotiate":
                negotiates -= 1
            elif kind == "morph":
                morphs -= 1
            else:
                others -= 1
        self.attacks = left
        self.negotiates, self.morphs, self.others = max(0, negotiates), max(0, morphs), max(0, others)


def laid_by(reading: Reading, seat: int, unseen: Unseen, habit: Habit) -> Laid:
    """What a main player is expected to lay or to have laid, powers that change the value included."""
    side = "offense" if seat == reading.offense else "defense"
    card = (reading.encounter.get("cards") or {}).get(side)
    if isinstance(card, dict):
        return exactly(reading, seat, [card])
    known = [entry["card"] for entry in reading.view.get("known") or () if entry["seat"] == seat]
    size = reading.hands[seat] + (card == "face_down")
    hidden = max(0, size - len(known))
    if not hidden and any(c["kind"] in CARD_KINDS for c in known):
        return exactly(reading, seat, known)
    return _expected(reading, seat, known, hidden or NEW_HAND, unseen, habit)


def exactly(reading: Reading, seat: int, cards: list[Card]) -> Laid:
    """One of these cards: the better an attack is, the sooner it is laid."""
    weights: list[tuple[str, int, float]] = []
    peace = reading.traits(seat).get("negotiate_attack")  # what a negotiate of this seat counts for instead
    if peace:
        cards = [{"kind": "attack", "value": peace} if c["kind"] == "negotiate" else c for c in cards]
    attacks = sorted((c["value"] for c in cards if c["kind"] == "attack"), key=lambda v: attack_value(reading, seat, v))
    for rank, value in enumerate(attacks):
        weights.append(("attack", attack_value(reading, seat, value), 1.0 if rank < len(attacks) - 1 else 2.0))
    weights += [(c["kind"], 0, 0.6) for c in cards if c["kind"] in ("negotiate", "morph")]
    total = sum(weight for *_, weight in weights) or 1.0
    return Laid(
        [(value, w / total) for kind, value, w in weights if kind == "attack"],
        sum(w / total for kind, _, w in weights if kind == "negotiate"),
        sum(w / total for kind, _, w in weights if kind == "morph"),
    )


def _expected(reading: Reading, seat: int, known: list[Card], hidden: int, unseen: Unseen, habit: Habit) -> Laid:
    """``hidden`` cards spread evenly, and those known; the attacks laid by habit."""
    count = sum(unseen.attacks.values())
    pool = count + unseen.negotiates + unseen.morphs + unseen.others or 1
    attacks = hidden * count / pool + sum(c["kind"] == "attack" for c in known)
    negotiates = hidden * unseen.negotiates / pool + sum(c["kind"] == "negotiate" for c in known)
    morphs = hidden * unseen.morphs / pool + sum(c["kind"] == "morph" for c in known)
    if not count and not attacks:
        return Laid([], 1.0, 0.0)
    weight = habit.attack_weight * attacks
    total = weight + negotiates + morphs or 1.0
    values = [(value, n / count) for value, n in unseen.attacks.items() if n] if count else []
    if reading.traits(seat) or reading.lower >= 0:
        values = sorted((attack_value(reading, seat, value), part) for value, part in values)
    drawn = max(1.0, hidden * count / pool)
    chances: list[tuple[int, float]] = []
    top, bottom, share = habit.top, habit.bottom, weight / total
    plain = 1 - top - bottom
    before = below = after = 0.0
    above = rest = 1.0
    for value, chance in values:
        below += chance
        upto = below**drawn
        if bottom:
            above = max(0.0, above - chance)
            after = above**drawn
        chances.append((value, share * (top * (upto - before) + bottom * (rest - after) + plain * chance)))
        before, rest = upto, after
    peace = reading.traits(seat).get("negotiate_attack")
    if peace:
        return Laid([*chances, (attack_value(reading, seat, peace), negotiates / total)], 0.0, morphs / total)
    return Laid(chances, negotiates / total, morphs / total)


def keep(reading: Reading, card: Card) -> float:
    """What a card is worth in one's own hand, in foreign colonies; low attacks only delay the new hand."""
    kind = card["kind"]
    if kind == "attack":
        value = hand_value(reading, card["value"])
        for (low, worth), (high, more) in pairwise(STEPS):
            if value <= high:
                return worth + (more - worth) * max(0, value - low) / (high - low)
        return STEPS[-1][1]
    if kind == "negotiate":
        peace = reading.traits(reading.me).get("negotiate_attack")
        return keep(reading, {"kind": "attack", "value": peace}) if peace else NEGOTIATE_WORTH
    if kind == "morph":
        return MORPH_WORTH
    if kind == "reinforcement":
        return 0.02 * card["value"]
    if kind == "rift":
        return USUAL_WORTH
    if kind == "kicker":
        return KICK_WORTH * max(0, card["value"] - 1)
    return ARTIFACT_WORTH.get(card.get("effect", ""), USUAL_WORTH)
