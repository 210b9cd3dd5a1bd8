"""When to play a card or to use a power: in windows, and in answer to what others announce.

A use gains what its hint says (uses.py), or, for the artifacts that everybody knows, what a function here says, in
colonies; a card is played if that is more than it is worth in the hand and than the level's least gain. What nothing is
known about is used now and then.
"""

from __future__ import annotations

from collections.abc import Callable

from .cards import ARTIFACT_WORTH, USUAL_WORTH
from .covered import LITTLE
from .legal import Ask, Option, passing, with_type
from .reading import DEFENSE, OFFENSE
from .reveal import DEAL, result, worth_of_result
from .thought import Thought
from .uses import costs, gain_of, harm_of
from .worth import Change, committed

UNKNOWN_USE = {"alien": 0.5, "tech": 0.5, "flare": 0.3}  # how often one of which nothing is known is used
CANCELS = {"kind": "cancel"}  # what an answer does of which nothing is said
SLIP = 0.02  # how often a use is let go: one that comes to nothing would be begun for ever


def window(ask: Ask, thought: Thought) -> list[str]:
    """The use that gains most, or a pass. What the own powers do one judges without error."""
    thought.misjudged = 0.0
    best, choice = 0.0, passing(ask)
    for option in with_type(ask, "use"):
        gain = _gain(option, thought)
        if gain > best:
            best, choice = gain, [option["id"]]
    return choice if best <= 0.0 or thought.rng.random() >= SLIP else passing(ask)


def _gain(option: Option, thought: Thought) -> float:
    use = option["ref"]["use"]
    name, kind = use.get("id", ""), use.get("type")
    if kind == "artifact":
        gains = _GAINS.get(name) or _HINTED.get(option.get("does", {}).get("kind", ""))
        cost = ARTIFACT_WORTH.get(name, USUAL_WORTH) + thought.level.play * _early(thought)
        if gains is None and "does" in option:
            return (gain_of(option["does"], thought) or 0.0) - ARTIFACT_WORTH.get(name, USUAL_WORTH)
        return gains(thought) - cost if gains else 0.0
    gain = gain_of(option["does"], thought) if "does" in option else None
    if gain is not None:
        return gain
    return 0.01 if thought.rng.random() < UNKNOWN_USE.get(str(kind), 0.0) else 0.0


def _early(thought: Thought) -> float:
    """How much of the game is still to come: cards are kept sooner at its start."""
    reading = thought.reading
    return max(0.0, 1 - max(reading.colonies) / reading.needed)


# --- what single uses gain
def _plague(thought: Thought) -> float:
    """Three ships and some cards of the one furthest ahead."""
    reading = thought.reading
    victim = plague_victim(thought)
    change = Change(reading.count)
    thought.standing.lose(change, victim, 3)
    change.soft[victim] -= thought.level.card * (4 if reading.hands[victim] > 3 else 1)
    danger = 0.35 if reading.colonies[victim] + 1 >= reading.needed else 0.0
    return thought.standing.worth(change) + danger


def plague_victim(thought: Thought) -> int:
    """The one furthest ahead."""
    return max(thought.reading.others(), key=thought.reading.ahead)


def _tubes(thought: Thought) -> float:
    """Everybody's ships come back: for whom has most of them to gain."""
    reading = thought.reading
    mine = reading.warp[reading.me]
    if not any(reading.ships_at(planet, reading.me) > 1 for planet in reading.planets):
        return 1.0 if mine else 0.0
    change = Change(reading.count)
    for seat, ships in enumerate(reading.warp):
        thought.standing.lose(change, seat, -ships)
    return thought.standing.worth(change)


def _force_field(thought: Thought) -> float:
    """The best set of allies to send home."""
    return force_field_picks(thought)[0]


def force_field_picks(thought: Thought) -> tuple[float, list[int]]:
    """(gain, allies to send home): all of a side, or one."""
    reading = thought.reading
    allies, ring, gate = committed(reading)
    now = thought.expect(allies, ring, gate)
    sets = [[seat] for seat in (*allies, *ring) if seat != reading.me]
    sets += [[s for s in side if s != reading.me] for side in (allies, ring)]
    best: tuple[float, list[int]] = (0.0, [])
    for gone in sets:
        if gone:
            left = {seat: n for seat, n in allies.items() if seat not in gone}
            stay = {seat: n for seat, n in ring.items() if seat not in gone}
            gain = thought.expect(left, stay, gate) - now
            if gain > best[0]:
                best = (gain, gone)
    return best


def _calm(thought: Thought) -> float:
    """Emotion Control: talks instead of what the open cards say."""
    now = result(thought.reading)
    return 0.0 if now in ("", DEAL) else thought.hope - worth_of_result(thought, now)


def _ionic_gas(thought: Thought) -> float:
    """Compensation and rewards that others would get."""
    reading = thought.reading
    change = Change(reading.count)
    won = reading.encounter.get("result")
    allies, ring, gate = committed(reading)
    del allies
    if won == DEFENSE:
        for seat, ships in ring.items():
            change.soft[seat] -= thought.level.card * ships
    cards = reading.encounter.get("cards") or {}
    loser, winner = (DEFENSE, OFFENSE) if won == OFFENSE else (OFFENSE, DEFENSE)
    card = cards.get(loser)
    if won in (OFFENSE, DEFENSE) and isinstance(card, dict) and card["kind"] == "negotiate":
        seats = {OFFENSE: reading.offense, DEFENSE: reading.defense}
        ships = gate if loser == OFFENSE else reading.ships_at(reading.planet, reading.defense)
        moved = thought.level.card * min(ships, reading.hands[seats[winner]])
        change.soft[seats[loser]] -= moved
        change.soft[seats[winner]] += moved
    return thought.standing.worth(change)


def _quash(thought: Thought) -> float:
    """A deal of others that may give one of them the game."""
    reading = thought.reading
    if thought.main:
        return 0.0
    close = max(reading.colonies[seat] for seat in (reading.offense, reading.defense))
    change = Change(reading.count)
    for seat in (reading.offense, reading.defense):
        change.colonies[seat] += 1
    return -thought.standing.worth(change) * (1.0 if close + 1 >= reading.needed else 0.5)


_GAINS: dict[str, Callable[[Thought], float]] = {
    "plague": _plague,
    "mobius_tubes": _tubes,
    "force_field": _force_field,
    "emotion_control": _calm,
    "ionic_gas": _ionic_gas,
    "quash": _quash,
}


_HINTED = {"no_payment": _ionic_gas}  # what artifacts of options say that they do


# --- answers to what others announce
def respond(ask: Ask, thought: Thought) -> list[str]:
    """Cancel what hurts more than the answer costs; or an answer that gains something by itself."""
    own = ask.get("actor") == thought.reading.me
    harm = 0.0 if own else _harm(ask, thought)
    best, choice = 0.0, passing(ask)
    for option in with_type(ask, "use"):
        hint = option.get("does") or CANCELS
        if hint["kind"] != CANCELS["kind"]:
            gain = gain_of(hint, thought) or 0.0
        elif own:
            continue
        else:
            gain = harm - _price(option["ref"]["use"], thought) - costs(hint, thought)
        if gain > best:
            best, choice = gain, [option["id"]]
    return choice


def _price(use: dict[str, str], thought: Thought) -> float:
    """What it costs to answer with it: a card or a tech is gone, a power and a flare come back."""
    kind = use.get("type")
    if kind == "alien":
        return LITTLE
    if kind == "flare":
        return USUAL_WORTH
    return ARTIFACT_WORTH.get(use.get("id", ""), USUAL_WORTH) + thought.level.play * _early(thought)


def _harm(ask: Ask, thought: Thought) -> float:
    """What the announced act costs this seat."""
    reading = thought.reading
    source, actor = ask.get("source") or {}, ask.get("actor")
    name = source.get("id", "")
    if actor is None:
        return 0.0
    if "does" in ask and source.get("type") != "artifact":
        return harm_of(ask["does"], actor, thought)
    if source.get("type") == "alien":
        joins = thought.reading.traits(actor).get("joins_unasked")
        return _harm_of_guest(actor, thought) if joins else 0.0
    if name in ("cosmic_zap", "card_zap"):
        return 0.45 if ask.get("target") == reading.me and thought.main else 0.1
    if name == "plague":
        return 0.35 if ask.get("target") == reading.me else 0.0
    if name in ("mobius_tubes", "ionic_gas", "emotion_control"):
        return -_GAINS[name](thought)
    if name == "quash" and thought.main:
        return 0.6
    if name == "force_field" and thought.main:
        allies, ring, _ = committed(reading)
        return 0.25 if (allies if reading.me == reading.offense else ring) else 0.0
    return 0.0


def _harm_of_guest(actor: int, thought: Thought) -> float:
    """Somebody joins unasked, on the side that serves him."""
    allies, ring, gate = committed(thought.reading)
    now = thought.expect(allies, ring, gate)
    return max(0.0, now - thought.expect({**allies, actor: 2}, ring, gate))


# --- choices of uses that were begun
def force_field_allies(ask: Ask, thought: Thought) -> list[str]:
    """The allies whose leaving gains most; somebody must be named."""
    _, gone = force_field_picks(thought)
    named = [o["id"] for o in with_type(ask, "seat") if o["ref"]["seat"] in gone]
    if len(named) >= ask["min"]:
        return named[: ask["max"]]
    others = [o["id"] for o in with_type(ask, "seat") if o["ref"]["seat"] != thought.reading.me]
    return others[: ask["min"]] if len(others) >= ask["min"] else [o["id"] for o in ask["options"][: ask["min"]]]
