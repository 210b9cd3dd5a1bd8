"""Counting decision paths to a depth ("perft"): how many sequences of answers the rules allow from a position.

Of the questions that are open together the first is answered first; questions with a single answer are answered and do
not count for the depth. Where there are very many answers only the first few of a canonical order count, so that the
numbers stay small and mean the same everywhere: see ``answers_to``.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice, permutations
from typing import Any

from app.engine import Ask, Game
from app.engine.asks import slot_id
from bench.randomplay import Chance, play

from .setups import setup_of

PLACES = (0, 60, 120, 240)  # random answers before the counting starts; game 0, 1, 2, 3 of the set-up
ENOUGH = 500  # a depth is deep enough when it has that many paths
MOST_CHOICES, MOST_ALLOCATIONS, MOST_ORDERS = 12, 6, 6


def answers_to(ask: Ask) -> list[Any]:
    """The answers that count.

    - ``choose``: the first 12 sets of options, the smallest first, in the order of the options;
    - ``allocate``: the first 6 allocations, the first slot lowest first;
    - ``order``: the first 6 orders;
    - ``deal``: refuse; accept what was received; give the first own card; take one random card; swap the first
      colonies, each where it is possible;
    - a question one may go back from: also to go back.
    """
    values: list[Any] = [None] if ask.back else []
    names = [str(i) for i in range(len(ask.options))]
    if ask.kind == "choose":
        sets = (list(pick) for size in range(ask.low, ask.high + 1) for pick in combinations(names, size))
        return values + list(islice(sets, MOST_CHOICES))
    if ask.kind == "allocate":
        return values + list(islice(_allocations(list(ask.slots), *ask.total), MOST_ALLOCATIONS))
    if ask.kind == "order":
        return values + [list(order) for order in islice(permutations(names), MOST_ORDERS)]
    return values + _deals(ask.deal.fields(ask.seat))


def _allocations(slots: list[tuple[int, int, int]], low: int, high: int) -> Iterator[dict[str, int]]:
    if not slots:
        if low <= 0 <= high:
            yield {}
        return
    (place, least, most), rest = slots[0], slots[1:]
    room = (sum(slot[1] for slot in rest), sum(slot[2] for slot in rest))
    for number in range(max(least, low - room[1]), min(most, high - room[0]) + 1):
        for more in _allocations(rest, low - number, high - number):
            yield {slot_id(place): number, **more}


def _deals(fields: dict[str, Any]) -> list[Any]:
    values: list[Any] = [{"action": "refuse"}]
    if fields["received"]:
        values.append({"action": "accept"})
    give, take = fields["can_give"], fields["can_receive"]
    if give["cards"]:
        values.append({"action": "offer", "offer": {"give": {"cards": [give["cards"][0]["id"]]}}})
    if take["random_cards"]:
        values.append({"action": "offer", "offer": {"take": {"random_cards": 1}}})
    if give["colonies"] and take["colonies"]:
        swap = {"give": {"colony": give["colonies"][0]}, "take": {"colony": take["colonies"][0]}}
        values.append({"action": "offer", "offer": swap})
    return values


def count_paths(game: Game, depth: int) -> int:
    """The number of paths of ``depth`` decisions from here; a game that ends ends its path. Uses up the game."""
    while not game.over:
        ask = game.asks[0]
        values = answers_to(ask)
        if len(values) == 1:
            game.answer(ask.id, values[0])
        elif depth <= 1:
            return len(values)
        else:
            return sum(count_paths(_after(game, ask.id, value), depth - 1) for value in values)
    return 1


def _after(game: Game, ask_id: str, value: Any) -> Game:
    twin = game.clone()
    twin.answer(ask_id, value)
    return twin


def position(name: str, place: int) -> Game:
    """A game of a set-up after some random answers."""
    game = Game.new(setup_of(name, place))
    play(game, Chance(place), PLACES[place])
    return game


def deep_enough(name: str, place: int) -> tuple[int, int]:
    """The smallest depth with enough paths, and their number."""
    depth = 1
    while (paths := count_paths(position(name, place), depth)) < ENOUGH:
        depth += 1
    return depth, paths
