"""What a use gains, by the hint that its option carries (protocol.md, Hints): the game's words, no effect by its name.

Each function gets the hint and says what the use gains this seat, in colonies.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Any

from .cards import Laid, exactly
from .money import coin, goods, raising
from .odds import odds
from .reading import OFFENSE
from .reveal import missing_for, preferred, result, worth_of_result
from .sending import spare
from .thought import Thought

Hint = dict[str, Any]
Change = Callable[[Laid], Laid]

FREE, KNOWING, LITTLE = 0.2, 0.15, 0.05
HOPE = 0.4  # how often cards drawn in need turn the outcome
UNSEEN = 0.07  # what an unknown card of another hand is worth
RESCUED = 3  # ships that a card brings back
KEPT = 3  # attack cards that are not put aside


def gain_of(hint: Hint, thought: Thought) -> float | None:
    """What a use with this hint gains; None if the kind of hint is not known."""
    gains = _GAINS.get(hint.get("kind", ""))
    return gains(hint, thought) if gains else None


def harm_of(hint: Hint, actor: int, thought: Thought) -> float:
    """What the use that somebody has announced costs this seat."""
    kind = hint.get("kind")
    against_me = thought.main and actor == thought.opponent
    if kind == "outcome":
        return -_outcome(hint, thought)
    if kind == "switch" and against_me:
        return -switch(hint, thought)
    if kind == "foresee" and against_me:
        return 0.3 * abs(thought.now.offense - thought.now.defense)
    if kind == "hands" and against_me:
        return -_hands(hint, thought)
    return 0.0


# --- while the cards lie face down
def standing(thought: Thought, ahead: float = 0.0, change: Change | None = None, turned: bool = False) -> float:
    """The worth of the encounter with the own card that lies there, the offense ``ahead`` by more, every attack card
    changed, or the outcome of two attacks ``turned`` round."""
    reading, sides = thought.reading, thought.now
    laid = [thought.laid(seat, sides.ahead) for seat in (reading.offense, reading.defense)]
    if change:
        laid = [change(one) for one in laid]
    chances = odds(reading, laid[0], laid[1], sides.ahead + ahead)
    offense, defense = chances.offense, chances.defense
    if turned:
        by_attack = laid[0].attack * laid[1].attack
        first = offense - laid[0].attack * laid[1].negotiate
        offense, defense = offense + by_attack - 2 * first, defense - by_attack + 2 * first
    return offense * sides.offense + defense * sides.defense + (chances.deal * thought.hope if chances.deal else 0.0)


def _known(thought: Thought) -> bool:
    """One knows what oneself has laid; without that a change of the cards is as good as none."""
    reading = thought.reading
    lies_open = isinstance((reading.encounter.get("cards") or {}).get(reading.side_of(reading.me)), dict)
    return thought.main and (lies_open or bool(reading.view.get("selected")))


def _values(hint: Hint, thought: Thought) -> float:
    """All attack cards count for something else."""
    table: dict[str, int] = hint["table"]

    def change(laid: Laid) -> Laid:
        changed = [(table.get(str(value), value), chance) for value, chance in zip(laid.values, laid.chances)]
        return Laid(changed, laid.negotiate, laid.morph)

    return standing(thought, change=change) - standing(thought) if _known(thought) else 0.0


def _difference(hint: Hint, thought: Thought) -> float:
    """The higher of two attacks counts only for what it is higher."""
    del hint
    if not _known(thought):
        return 0.0
    reading, sides = thought.reading, thought.now
    first, second = (thought.laid(seat, sides.ahead) for seat in (reading.offense, reading.defense))
    shift = 0.0
    for one, p in zip(first.values, first.chances):
        for other, q in zip(second.values, second.chances):
            low = (one - other, other) if one > other else (one, other - one) if other > one else (one, other)
            shift += p * q * ((low[0] + sides.ahead > low[1]) - (one + sides.ahead > other))
    return shift * (sides.offense - sides.defense)


def switch(hint: Hint, thought: Thought) -> float:
    """The two cards change places."""
    del hint
    reading = thought.reading
    card = reading.view.get("selected")
    if not card or not thought.main:
        return 0.0
    theirs = thought.laid(thought.opponent, thought.now.ahead)
    now = thought.revealing(thought.laid(reading.me), theirs, thought.now)
    return thought.revealing(*thought.swapped(card, thought.now), thought.now) - now


def _reverse(hint: Hint, thought: Thought) -> float:
    """Before cards are selected: the lower total wins, and one's lowest attack is laid."""
    del hint
    attacks = [card for card in thought.encounter_cards if card["kind"] == "attack"]
    if not attacks or not thought.main:
        return 0.0
    reading, sides = thought.reading, thought.now
    lowest = exactly(reading, reading.me, [min(attacks, key=lambda card: card["value"])])
    theirs = thought.laid(thought.opponent, sides.ahead)
    plain = thought.laid(reading.me, sides.ahead)
    attacking = reading.me == reading.offense
    now = odds(reading, *((plain, theirs) if attacking else (theirs, plain)), sides.ahead)
    then = odds(reading, *((lowest, theirs) if attacking else (theirs, lowest)), sides.ahead)
    wins_now = now.offense if attacking else now.defense
    loses_then = then.offense if attacking else then.defense
    both = lowest.attack * theirs.attack
    gap = sides.offense - sides.defense if attacking else sides.defense - sides.offense
    return gap * (theirs.attack * (both - min(both, loses_then)) - wins_now)


def _reverse_now(hint: Hint, thought: Thought) -> float:
    """After cards are selected: the lower total wins."""
    del hint
    return standing(thought, turned=True) - standing(thought) if _known(thought) else 0.0


def _total(hint: Hint, thought: Thought) -> float:
    """One side's total changes by a number."""
    by = hint["by"] if hint["side"] == OFFENSE else -hint["by"]
    return standing(thought, ahead=by) - standing(thought) - 0.01


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


def moving(thought: Thought, most: int) -> tuple[float, int]:
    """(gain, ships to bring in, or less than none to take out) of a main player who may move its ships."""
    reading, sides = thought.reading, thought.now
    if not _known(thought):
        return 0.0, 0
    attacking = reading.me == reading.offense
    here = reading.committed(reading.me)
    laid = [thought.laid(seat, sides.ahead) for seat in (reading.offense, reading.defense)]
    win, lose = (sides.offense, sides.defense) if attacking else (sides.defense, sides.offense)
    ship = thought.level.ship

    def worth(ships: int) -> float:
        chances = odds(reading, laid[0], laid[1], sides.ahead + (ships if attacking else -ships))
        wins = chances.offense if attacking else chances.defense
        if ships <= -here:  # nobody left who could land, nor a colony that is held
            win_now = 0.0 if attacking else win
            return wins * win_now + (1 - wins) * (lose + ship * here)
        return wins * win + (1 - wins) * (lose - ship * ships)

    stay = worth(0)
    free = min(spare(reading), most)
    best = max((*range(1, free + 1), -here) if here else range(1, free + 1), key=worth, default=0)
    return worth(best) - stay - LITTLE, best


def _move(hint: Hint, thought: Thought) -> float:
    del hint
    return moving(thought, 8)[0]


def _sacrifice(hint: Hint, thought: Thought) -> float:
    """Ships for cards: only those that can be spared, and only while the hand is small."""
    del hint
    return FREE if spare(thought.reading) > 2 and len(thought.reading.hand) < 9 else 0.0


def _store(hint: Hint, thought: Thought) -> float:
    """An attack card is put aside for later: while enough others are left."""
    del hint
    attacks = sum(card["kind"] == "attack" for card in thought.reading.hand)
    return LITTLE if attacks > KEPT else 0.0


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
    "gain": _constant(FREE),
    "look": _constant(KNOWING),
    "nothing": _constant(0.0),
    "values": _values,
    "difference": _difference,
    "switch": switch,
    "reverse": _reverse,
    "reverse_now": _reverse_now,
    "total": _total,
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
