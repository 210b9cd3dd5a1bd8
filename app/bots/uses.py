"""What a use gains, by the hint that its option carries (protocol.md, Hints): the game's words, no effect by its name.

Each function gets the hint and says what the use gains this seat, in colonies.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Any

from .covered import LITTLE, difference, moving, reverse, reverse_now, switch, total, values
from .money import coin, goods, raising
from .prizes import GAINS
from .reveal import missing_for, preferred, result, worth_of_result
from .sending import EMPTIED, spare
from .thought import Thought

Hint = dict[str, Any]

FREE, KNOWING = 0.2, 0.15
AGAINST = 0.08  # what a use of one's opponent costs of which no more is known
HOPE = 0.4  # how often cards drawn in need turn the outcome
UNSEEN = 0.07  # what an unknown card of another hand is worth
RESCUED = 3  # ships that a card brings back
POOR = 0.03  # an attack worth no more than this only delays the new hand
KEPT = 2  # attack cards that are not put aside


def gain_of(hint: Hint, thought: Thought) -> float | None:
    """What a use with this hint gains; None if the kind of hint is not known."""
    gains = _GAINS.get(hint.get("kind", ""))
    if gains is None:
        return None
    return gains(hint, thought) - (costs(hint, thought) if "ships" in hint or "costs" in hint else 0.0)


def costs(hint: Hint, thought: Thought) -> float:
    """What is paid for a use besides: own ships out of colonies, own cards by their ids."""
    ships, left = hint.get("ships", 0), spare(thought.reading)
    own = {card["id"]: card for card in thought.reading.hand}
    cards = sum(max(0.0, thought.keep(own[card])) for card in hint.get("costs", ()) if card in own)
    return thought.level.ship * ships + EMPTIED * max(0, ships - left) + cards


def harm_of(hint: Hint, actor: int, thought: Thought) -> float:
    """What the use that somebody has announced costs this seat."""
    kind = hint.get("kind")
    against_me = thought.main and actor == thought.opponent
    if kind == "outcome":
        return -_outcome(hint, thought)
    if kind in ("improve", "reopen"):
        return _harm_of_hope(thought)
    if kind in ("reverse", "reverse_now") and against_me:
        return max(0.0, -reverse_now(hint, thought))
    if kind == "switch" and against_me:
        return -switch(hint, thought)
    if kind == "foresee" and against_me:
        return 0.3 * abs(thought.now.offense - thought.now.defense)
    if kind == "hands" and against_me:
        return -_hands(hint, thought)
    return AGAINST if against_me and kind != "nothing" else 0.0


def _harm_of_hope(thought: Thought) -> float:
    """Somebody may still turn an encounter that stands as one likes it."""
    side, gap = preferred(thought)
    return HOPE * gap if result(thought.reading) == side else 0.0


# --- hands and ships
def _hands(hint: Hint, thought: Thought) -> float:
    """Whole hands are exchanged with the opponent."""
    del hint
    if not thought.main:
        return 0.0
    reading = thought.reading
    mine = sum(thought.keep(card) for card in reading.hand)
    known = [entry["card"] for entry in reading.view.get("known") or () if entry["seat"] == thought.opponent]
    theirs = sum(thought.keep(card) for card in known)
    theirs += UNSEEN * (reading.hands[thought.opponent] - len(known))
    return theirs - mine - LITTLE


def _mix(hint: Hint, thought: Thought) -> float:
    """The hands of both main players are shuffled and dealt anew."""
    return 0.5 * _hands(hint, thought)


def _move(hint: Hint, thought: Thought) -> float:
    del hint
    return moving(thought, 8)[0]


def _sacrifice(hint: Hint, thought: Thought) -> float:
    """Ships for cards: only those that can be spared, and only while the hand is small."""
    del hint
    return FREE if spare(thought.reading) > 2 and len(thought.reading.hand) < 9 else 0.0


def _store(hint: Hint, thought: Thought) -> float:
    """An attack card is put aside for later: a poor one at once, another while enough others are left."""
    del hint
    attacks = [thought.keep(card) for card in thought.reading.hand if card["kind"] == "attack"]
    poor = min(attacks, default=LITTLE)
    return LITTLE + POOR - poor if (len(attacks) > 1 and poor <= POOR) or len(attacks) > KEPT else 0.0


def _kick(hint: Hint, thought: Thought) -> float:
    """A card that multiplies the own attack, whichever is then laid."""
    reading = thought.reading
    cards = thought.encounter_cards
    if not cards or not thought.main or not hint["factors"]:
        return 0.0
    kicked = copy(reading)
    factor = max(hint["factors"])
    kicked.kicks = {**reading.kicks, reading.me: factor}
    other = Thought(kicked, thought.level, thought.rng)
    other.misjudged = thought.misjudged
    now = max(thought.laying(card, thought.now) for card in cards)
    then = max(other.laying(card, other.now) for card in cards)
    return then - now - thought.keep({"kind": "kicker", "value": factor})


# --- while the cards lie open
def _outcome(hint: Hint, thought: Thought) -> float:
    """The outcome becomes another one."""
    return worth_of_result(thought, hint["then"]) - worth_of_result(thought, hint["now"])


def _improve(hint: Hint, thought: Thought) -> float:
    """Cards are drawn, and one may turn a lost encounter."""
    del hint
    side, gap = preferred(thought)
    return HOPE * gap if result(thought.reading) not in ("", side) else 0.0


def _reopen(hint: Hint, thought: Thought) -> float:
    """Everything is open again."""
    del hint
    side, gap = preferred(thought)
    return 0.5 * gap if result(thought.reading) not in ("", side) else 0.0


def _add(hint: Hint, thought: Thought) -> float:
    """Own cards add to the own side's total: if they turn the outcome."""
    side, gap = preferred(thought)
    missing, to = missing_for(thought.reading, side)
    values = hint["values"]
    if missing <= 0 or to != hint["side"] or not values:
        return 0.0
    return gap - LITTLE if missing <= (sum(values) if hint["many"] else max(values)) else 0.0


def _buy(hint: Hint, thought: Thought) -> float:
    """Something for lucre."""
    purse = (thought.reading.view.get("lucre") or {}).get(str(thought.reading.me), 0)
    return goods(hint["what"], thought) - hint["price"] * coin(purse)


def _rescue(hint: Hint, thought: Thought) -> float:
    """Some ships come out of the warp, one's own among them."""
    del hint
    reading = thought.reading
    return thought.level.ship * min(RESCUED, reading.warp[reading.me]) - LITTLE


def _constant(gain: float) -> Callable[[Hint, Thought], float]:
    def gains(hint: Hint, thought: Thought) -> float:
        del hint, thought
        return gain

    return gains


_GAINS: dict[str, Callable[[Hint, Thought], float]] = {
    **GAINS,
    "gain": _constant(FREE),
    "look": _constant(KNOWING),
    "nothing": _constant(0.0),
    "cancel": _constant(0.0),
    "mix": _mix,
    "values": values,
    "difference": difference,
    "switch": switch,
    "reverse": reverse,
    "reverse_now": reverse_now,
    "total": total,
    "hands": _hands,
    "move": _move,
    "sacrifice": _sacrifice,
    "store": _store,
    "kick": _kick,
    "raise": raising,
    "rescue": _rescue,
    "buy": _buy,
    "outcome": _outcome,
    "improve": _improve,
    "reopen": _reopen,
    "add": _add,
}
