"""Deals: what an offer is worth to either party, which offer to make, what to accept.

A fair deal gives both the same; no offer gives the other the game unless it gives it to oneself too.
"""

from __future__ import annotations

from typing import Any

from .legal import Ask
from .money import COIN
from .thought import Thought
from .worth import Change

Offer = dict[str, Any]
PENALTY = 3
FREED = 2  # ships set free count more than those that come back one by one
AGAIN = 0.2  # how often one who is asked although it is the other's turn gives up


def bargain(ask: Ask, thought: Thought) -> dict[str, Any]:
    """The next step of talks that cost nothing if they fail."""
    return deal(ask, thought, penalty=0)


def deal(ask: Ask, thought: Thought, penalty: int = PENALTY) -> dict[str, Any]:
    """The next step of the talks."""
    me, other = thought.reading.me, ask["with"]
    if "actions" in ask:
        return _proposal(ask, thought)
    received, own = ask.get("received"), ask.get("offer")
    if ask.get("last") == me and own:
        return {"action": "refuse"} if thought.rng.random() < AGAIN else {"action": "offer", "offer": own}
    failed = Change(thought.reading.count)
    for seat in (me, other):
        thought.standing.lose(failed, seat, penalty)
    floor = thought.standing.worth(failed)
    best = _best_offer(ask, thought, floor)
    if received:
        mine, _ = _worths(received, ask, thought)
        wanted = floor if own or best is None else max(floor, 0.8 * best[0] - 0.05)
        if mine >= wanted and mine > floor and not _gives_the_game(received, ask, thought):
            return {"action": "accept"}
    if best is None or (received and own):
        return {"action": "refuse"}
    return {"action": "offer", "offer": best[1]}


def _proposal(ask: Ask, thought: Thought) -> dict[str, Any]:
    """An offer that is made once and taken or left; nothing but what the sheet says follows from leaving it."""
    received = ask.get("received")
    if received is None:
        best = _best_offer(ask, thought, 0.0) if "offer" in ask["actions"] else None
        return {"action": "refuse"} if best is None else {"action": "offer", "offer": best[1]}
    refused = Change(thought.reading.count)
    thought.standing.lose(refused, thought.reading.me, 1)
    fair = _worths(received, ask, thought)[0] > thought.standing.worth(refused)
    return {"action": "accept" if fair and not _gives_the_game(received, ask, thought) else "refuse"}


def _change(offer: Offer, ask: Ask, thought: Thought) -> Change:
    """What an offer does, seen by the one who gives ``give`` and takes ``take``."""
    reading = thought.reading
    me, other = reading.me, ask["with"]
    change = Change(reading.count)
    for half, giver, taker in (("give", me, other), ("take", other, me)):
        part = offer.get(half) or {}
        worth = thought.level.card * part.get("random_cards", 0)
        worth += COIN * part.get("lucre", 0)
        for seat, ships in (part.get("release") or {}).items():
            change.soft[int(seat)] += FREED * thought.level.ship * ships
        for card in part.get("cards") or ():
            worth += thought.keep(card) if isinstance(card, dict) else _named(card, half, thought)
        change.soft[giver] -= worth
        change.soft[taker] += worth
        colony = part.get("colony")
        if colony is not None:
            planet = str(colony)
            if reading.system(planet) == taker:
                change.soft[taker] += 2 * thought.level.ship
            else:
                change.colonies[taker] += 1
    return change


def _named(card: Any, half: str, thought: Thought) -> float:
    """A card of the own hand by its id, or a term asked for."""
    if half == "give":
        for own in thought.reading.hand:
            if own["id"] == card:
                return thought.keep(own)
    return thought.level.card * (2 if str(card) == "attack:highest" else 1)


def _worths(offer: Offer, ask: Ask, thought: Thought) -> tuple[float, float]:
    change = _change(offer, ask, thought)
    return thought.standing.worth(change), thought.standing.worth(change, ask["with"])


def _gives_the_game(offer: Offer, ask: Ask, thought: Thought) -> bool:
    """The other would win by it and oneself would not."""
    reading = thought.reading
    change = _change(offer, ask, thought)

    def wins(seat: int) -> bool:
        return change.colonies[seat] > 0 and reading.colonies[seat] + change.colonies[seat] >= reading.needed

    return wins(ask["with"]) and not wins(reading.me)


def _best_offer(ask: Ask, thought: Thought, floor: float) -> tuple[float, Offer] | None:
    """(its worth, the offer) that is worth most to oneself among those that the other may well take."""
    best: tuple[float, Offer] | None = None
    for offer in _offers(ask, thought):
        mine, theirs = _worths(offer, ask, thought)
        if mine <= floor or _gives_the_game(offer, ask, thought):
            continue
        if theirs < min(0.0, floor) + 0.02 or theirs < mine * (0.8 - thought.level.greed) - 0.1:
            continue
        if best is None or mine > best[0]:
            best = (mine, offer)
    return best


def _offers(ask: Ask, thought: Thought) -> list[Offer]:
    """Colony for colony, with or without a card beside it; a colony for cards; a card for a card."""
    give, take = ask["can_give"], ask["can_receive"]
    mine = _granted(give["colonies"], thought, ask["with"])
    theirs = _granted(take["colonies"], thought, thought.reading.me)
    free = {card["id"] for card in give["cards"]}  # what is not promised to another party
    spare = sorted((card for card in thought.reading.hand if card["id"] in free), key=thought.keep)
    some = [card["id"] for card in spare[:1]]
    random = take.get("random_cards", 0)
    offers: list[Offer] = []

    def add(gives: dict[str, Any], takes: dict[str, Any]) -> None:
        offers.append({"give": gives, "take": takes})

    freed, asked = give.get("release"), take.get("release")
    if freed:
        prices = [{"colony": theirs}] if theirs is not None else []
        for price in (*prices, *({"random_cards": n} for n in range(min(4, random), 0, -1))):
            add({"release": freed}, price)
    if asked:
        for count in range(1, min(4, give.get("random_cards", 0)) + 1):
            add({"random_cards": count}, {"release": asked})
    if mine is not None and theirs is not None:
        for cards in range(min(3, random + 1)):
            add({"colony": mine}, {"colony": theirs, "random_cards": cards})
        if some:
            add({"colony": mine, "cards": some}, {"colony": theirs})
    if theirs is not None:
        for count in (2, 3, 4):
            if min(len(spare), give["random_cards"]) >= count:
                add({"cards": [card["id"] for card in spare[-count:]]}, {"colony": theirs})
    if mine is not None and random >= 3:
        add({"colony": mine}, {"random_cards": min(random, 4)})
    if some and random:
        add({"cards": some}, {"random_cards": 1})
    if not offers and random:
        add({}, {"random_cards": 1})
    return offers


def _granted(planets: list[Any], thought: Thought, taker: int) -> Any:
    """The planet to be granted: one that counts for the taker as a foreign colony, a thinly held one first."""
    reading = thought.reading
    if not planets:
        return None

    def rank(planet: Any) -> tuple[bool, int]:
        key = str(planet)
        held = sum(reading.planets[key]["ships"].values()) if key in reading.planets else 0
        return (reading.system(key) == taker, held)

    return min(planets, key=rank)
