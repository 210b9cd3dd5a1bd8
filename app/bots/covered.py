"""What a use gains while the cards lie face down: the chances of the encounter with another card, total or rule.

Like ``uses.py``, which calls these functions: each gets the hint and says what the use gains this seat, in colonies.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .cards import Laid, exactly
from .odds import odds
from .prizes import worth_of
from .reading import OFFENSE
from .reveal import chances
from .sending import spare
from .thought import Thought

Hint = dict[str, Any]
Change = Callable[[Laid], Laid]

LITTLE = 0.05


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


def known(thought: Thought) -> bool:
    """One knows what oneself has laid; without that a change of the cards is as good as none."""
    reading = thought.reading
    lies_open = isinstance((reading.encounter.get("cards") or {}).get(reading.side_of(reading.me)), dict)
    return thought.main and (lies_open or bool(reading.view.get("selected")))


def values(hint: Hint, thought: Thought) -> float:
    """All attack cards count for something else."""
    table: dict[str, int] = hint["table"]

    def change(laid: Laid) -> Laid:
        changed = [(table.get(str(value), value), chance) for value, chance in zip(laid.values, laid.chances)]
        return Laid(changed, laid.negotiate, laid.morph)

    if known(thought):
        return standing(thought, change=change) - standing(thought)
    return best_laid(thought, change) - best_laid(thought) if thought.main and thought.encounter_cards else 0.0


def best_laid(thought: Thought, change: Change | None = None) -> float:
    """The worth of the encounter with the best of the own cards, nothing laid yet, every attack card changed."""
    reading, sides = thought.reading, thought.now
    theirs = thought.laid(thought.opponent, sides.ahead)
    theirs = change(theirs) if change else theirs
    best = -9.0
    for card in thought.encounter_cards:
        mine = exactly(reading, reading.me, [card])
        best = max(best, thought.revealing(change(mine) if change else mine, theirs, sides) - thought.keep(card))
    return best


def difference(hint: Hint, thought: Thought) -> float:
    """The higher of two attacks counts only for what it is higher."""
    del hint
    if not known(thought):
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


def reverse(hint: Hint, thought: Thought) -> float:
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


def reverse_now(hint: Hint, thought: Thought) -> float:
    """After cards are selected: the lower total wins."""
    del hint
    return standing(thought, turned=True) - standing(thought) if known(thought) else 0.0


def total(hint: Hint, thought: Thought) -> float:
    """One side's total changes by a number."""
    by = hint["by"] if hint["side"] == OFFENSE else -hint["by"]
    value = standing(thought, ahead=by) - standing(thought) - 0.01
    if "won" not in hint:
        return value
    offense, defense = chances(thought)
    return value + (offense if thought.reading.side_of(thought.reading.me) == OFFENSE else defense) * worth_of(
        hint["won"], thought
    )


def moving(thought: Thought, most: int) -> tuple[float, int]:
    """(gain, ships to bring in, or less than none to take out) of a main player who may move its ships."""
    reading, sides = thought.reading, thought.now
    if not known(thought):
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
