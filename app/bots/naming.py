"""Choices of sides and of cards that are named or laid anew, by the word of the question (protocol.md, Hints)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .cards import exactly
from .insight import alien_worth
from .legal import Ask, Option, passing, with_type
from .odds import odds
from .prizes import known_cards, likely_side
from .reading import OFFENSE
from .reveal import missing_for, preferred
from .thought import Thought

DOUBT, RARE = 0.25, 0.5  # how often one does not believe in a card of which many copies are unseen; more, if one is
LITTLE = 0.02  # least gain of an exchange
COMMON_LOW, COMMON_HIGH = "attack_06", "attack_20"  # what may well be in a hand of which nothing is known


# --- cards
def discard(ask: Ask, thought: Thought) -> list[str]:
    """Own cards that one is better without."""
    return _poor(ask, thought, 0.0)


def redraw(ask: Ask, thought: Thought) -> list[str]:
    """Own cards that are worth less than the one drawn for each."""
    return _poor(ask, thought, thought.level.card)


def _poor(ask: Ask, thought: Thought, limit: float) -> list[str]:
    cards = sorted(with_type(ask, "card"), key=lambda o: thought.keep(o["ref"]["card"]))
    poor = sum(thought.keep(option["ref"]["card"]) < limit for option in cards)
    return [option["id"] for option in cards[: min(max(poor, ask["min"]), ask["max"])]]


def strongest(ask: Ask, thought: Thought) -> list[str]:
    """The highest attack, else whatever is there."""
    del thought
    return [max(with_type(ask, "card"), key=lambda o: _strength(o["ref"]["card"]))["id"]]


def second_best(ask: Ask, thought: Thought) -> list[str]:
    """A second attack beside the one selected, of which the lower comes back: the highest that is not above it."""
    laid = _strength(thought.reading.view.get("selected") or {"kind": ""})
    attacks = [option for option in with_type(ask, "card") if option["ref"]["card"]["kind"] == "attack"]
    below = [option for option in attacks if _strength(option["ref"]["card"]) <= laid]
    if below:
        return [max(below, key=lambda o: _strength(o["ref"]["card"]))["id"]]
    return [min(attacks, key=lambda o: _strength(o["ref"]["card"]))["id"]] if attacks else passing(ask)


def turn_it(ask: Ask, thought: Thought) -> list[str]:
    """A card that surely turns two open attacks, if the own side is losing that one wishes to win."""
    reading, side = thought.reading, preferred(thought)[0]
    cards = with_type(ask, "card")
    losing = side == reading.side_of(reading.me) and missing_for(reading, side)[0] > 0
    return [cards[0]["id"]] if cards and losing else passing(ask)


def exchange(ask: Ask, thought: Thought) -> list[str]:
    """An own card into the place of one that was looked at, which comes to the hand: what is worth most, with what is
    gained if that player then wins and lost if not."""
    thought.misjudged = 0.0
    told, reading = ask["msg"].get("args", {}), thought.reading
    there, seat = _card(str((told.get("there") or {}).get("face", ""))), (told.get("whom") or {}).get("seat", -1)
    rewards, ships = told.get("rewards", 0) * thought.level.card, told.get("lost", 0) * thought.level.ship
    sides = thought.now
    attacks = seat == reading.offense
    other = thought.laid(reading.other_main(seat), sides.ahead)

    def worth(card: dict[str, Any], mine: bool) -> float:
        laid = exactly(reading, seat, [card])
        chances = odds(reading, *((laid, other) if attacks else (other, laid)), sides.ahead)
        value = chances.offense * sides.offense + chances.defense * sides.defense
        wins = (chances.offense if attacks else chances.defense) + chances.deal
        return value - thought.keep(card) + (wins * rewards - (1 - wins) * ships if mine else 0.0)

    best, choice = worth(there, False) + LITTLE, passing(ask)
    for option in with_type(ask, "card"):
        gain = worth(option["ref"]["card"], True)
        if gain > best:
            best, choice = gain, [option["id"]]
    return choice


def _strength(card: dict[str, Any]) -> int:
    return card.get("value", 0) if card["kind"] == "attack" else 0


def name_low(ask: Ask, thought: Thought) -> list[str]:
    """A card that the opponent has to lay if he holds it: the poorest one knows, else a common low attack."""
    mine = [row for row in known_cards(thought) if row[1] == thought.opponent]
    return _named(ask, [card["card"] for _, _, card in reversed(mine)], COMMON_LOW)


def name_high(ask: Ask, thought: Thought) -> list[str]:
    """A card that the opponent may not lay, or that one wants out of his hand: the best one knows there."""
    known = known_cards(thought)
    known.sort(key=lambda row: row[1] != thought.opponent)
    return _named(ask, [card["card"] for _, _, card in known], COMMON_HIGH)


def _named(ask: Ask, wanted: list[str], common: str) -> list[str]:
    faces = {str(option["ref"].get("face")): option["id"] for option in ask["options"]}
    return [next((faces[face] for face in (*wanted, common) if face in faces), ask["options"][0]["id"])]


def claim(ask: Ask, thought: Thought) -> list[str]:
    """What the own covered card is said to be, against an open one: the truth, or what is worth more and believed."""
    reading, sides = thought.reading, thought.now
    truth = thought.reading.view.get("selected") or {}
    theirs = thought.laid(thought.opponent, sides.ahead)

    def worth(card: dict[str, Any]) -> float:
        return thought.revealing(exactly(reading, reading.me, [card]), theirs, sides)

    honest = worth(truth) if truth else 0.0
    found_out = honest - thought.level.ship * reading.committed(reading.me)

    def value(option: Option) -> float:
        face = str(option["ref"].get("face"))
        if face == truth.get("card"):
            return honest + LITTLE
        doubted = _doubts(face, thought)
        return doubted * found_out + (1 - doubted) * worth(_card(face))

    return [max(ask["options"], key=value)["id"]]


def doubt(ask: Ask, thought: Thought) -> list[str]:
    """Whether a claim about a covered card is challenged: the sooner the fewer such cards there are."""
    what = ask["msg"].get("args", {}).get("what") or []
    faces = [str(ref.get("face")) for ref in (what if isinstance(what, list) else [what])]
    chance = max((_doubts(face, thought) for face in faces), default=0.0)
    return [o["id"] for o in with_type(ask, "yes" if thought.rng.random() < chance else "no")] or passing(ask)


def _doubts(face: str, thought: Thought) -> float:
    """How likely a claim of this face is not believed."""
    card, unseen = _card(face), thought.unseen
    copies = {"attack": unseen.attacks.get(card["value"], 0), "negotiate": unseen.negotiates, "morph": unseen.morphs}
    there = copies.get(card["kind"], 0)
    return DOUBT + RARE / there if there else 1.0


def _card(face: str) -> dict[str, Any]:
    """An encounter card of this face."""
    kind, _, digits = face.partition("_")
    return {"kind": kind, "value": int(digits) if digits.isdigit() else 0, "card": face}


def hunt(ask: Ask, thought: Thought) -> list[str]:
    """The player of whose hand one knows the best card."""
    seats = [seat for _, seat, _ in known_cards(thought)]
    return _whom(ask, lambda seat: seats.index(seat) if seat in seats else len(seats))


def _whom(ask: Ask, rank: Callable[[int], float]) -> list[str]:
    """The seat that comes first."""
    return [min(with_type(ask, "seat"), key=lambda o: rank(o["ref"]["seat"]))["id"]]


# --- sides
def winner(ask: Ask, thought: Thought) -> list[str]:
    """The side that wins more often."""
    side = likely_side(thought)
    return [next((o["id"] for o in with_type(ask, "side") if o["ref"]["side"] == side), ask["options"][0]["id"])]


def main_player(ask: Ask, thought: Thought) -> list[str]:
    """The main player on the side whose win one prefers."""
    side = preferred(thought)[0]
    wanted = thought.reading.offense if side == OFFENSE else thought.reading.defense
    return _whom(ask, lambda seat: seat != wanted)


def better_power(ask: Ask, thought: Thought) -> list[str]:
    """Of "keep the own power" and "take the opponent's", in this order: the better one."""
    mine, theirs = (alien_worth(thought.reading.traits(seat)) for seat in (thought.reading.me, thought.opponent))
    return [ask["options"][-1 if theirs > mine else 0]["id"]]


def favourite(ask: Ask, thought: Thought) -> list[str]:
    """The main player who wins more often."""
    reading = thought.reading
    wanted = reading.offense if likely_side(thought) == OFFENSE else reading.defense
    return _whom(ask, lambda seat: seat != wanted)


def upward(ask: Ask, thought: Thought) -> list[str]:
    """Yes if the own side wants a higher total."""
    reading = thought.reading
    own = reading.side_of(reading.me)
    side = preferred(thought)[0]
    to = missing_for(reading, side)[1]
    up = (to == own) == (side == own or to != side)
    return [o["id"] for o in with_type(ask, "yes" if up else "no")] or passing(ask)


def agree(ask: Ask, thought: Thought) -> list[str]:
    """Yes, or the use that is offered beside a no."""
    del thought
    wanted = [*with_type(ask, "yes"), *with_type(ask, "use")]
    return [wanted[0]["id"]] if wanted and wanted[0].get("does", {}).get("kind") != "nothing" else passing(ask)


def win_or_lose(ask: Ask, thought: Thought) -> list[str]:
    """Of "the winner" and "the loser", in this order: which one oneself is more likely to be."""
    wins = likely_side(thought) == thought.reading.side_of(thought.reading.me)
    return [ask["options"][0 if wins else -1]["id"]]


def parity(ask: Ask, thought: Thought) -> list[str]:
    """Of "even" and "odd", in this order: the sum with the own card, since most attacks are even."""
    return [ask["options"][_strength(thought.reading.view.get("selected") or {"kind": ""}) % 2]["id"]]


def rival(ask: Ask, thought: Thought) -> list[str]:
    """The one with most ships in the encounter on the other side."""
    reading = thought.reading
    own = reading.side_of(reading.me)

    def ships(seat: int) -> int:
        there = reading.gate.get(seat, 0) + reading.ring.get(seat, 0) or reading.committed(seat)
        return there if reading.side_of(seat) != own else -there

    return _whom(ask, lambda seat: -ships(seat))


def stand_in(ask: Ask, thought: Thought) -> list[str]:
    """Who takes a main player's place: oneself with a strong card; for oneself the ally with most cards."""
    reading = thought.reading
    own, seats = reading.side_of(reading.me), [option["ref"]["seat"] for option in with_type(ask, "seat")]
    if not seats or reading.side_of(seats[0]) != own:
        return [ask["options"][0]["id"]]
    if reading.me in seats:
        return _whom(ask, lambda seat: seat != reading.me)
    return _whom(ask, lambda seat: -reading.hands[seat])


def first(ask: Ask, thought: Thought) -> list[str]:
    """What stands first, because that is how the question is made."""
    del thought
    return [ask["options"][0]["id"]]


def all_of_them(ask: Ask, thought: Thought) -> list[str]:
    """The choice named "all", else the first."""
    del thought
    named = [o["id"] for o in ask["options"] if str(o["ref"].get("choice", "")).endswith(".all")]
    return named or [ask["options"][0]["id"]]
