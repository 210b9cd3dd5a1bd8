"""Answers that are not legal are refused, change nothing, and nothing but them is refused."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.engine import Game, IllegalAnswer, StaleAsk
from app.engine.state import encode
from bench.randomplay import Chance, any_setup, random_entry, random_value

from .legal import is_legal

NO_ALLOCATIONS: list[Any] = [{}, {"0": 1}, {"-1": 1}, {"0": True}, {"0": 1.0}, {"0": "1"}]
NO_CHOICES: list[Any] = [[], [None], ["0"], ["1"], ["0", "0"], [0], [["0"]], [{}], ["99"], ["9999999"]]
NO_OFFERS: list[Any] = [
    {}, [], None, {"give": []}, {"take": 0}, {"give": {"cards": [[]]}}, {"take": {"cards": [{}]}},
    {"give": {"colony": [1]}}, {"give": {"colony": 1.0}}, {"promises": ["\ud800"]}, {"promises": {}},
    {"give": {"release": {"x": 1}}}, {"take": {"release": []}},
]  # fmt: skip
JUNK: list[Any] = [
    None, True, False, 0, -1, 1, 10**30, 0.0, 1.5, "", "0", "1", "00", "-1", "٣", "pass", *NO_CHOICES, *NO_ALLOCATIONS,
    {"action": "accept"}, {"action": "offer"}, {"action": []}, {"action": None},
    *({"action": "offer", "offer": offer} for offer in NO_OFFERS),
]  # fmt: skip


def position(game: Game) -> tuple[Any, ...]:
    """What a refused answer must leave as it was."""
    return (
        encode(game.state),
        [json.dumps(game.wire(ask)) for ask in game.asks],
        game.seq,
        len(game.entries),
        len(game.draws),
    )


def mutated(value: Any, chance: Chance) -> Any:
    """A value that looks much like a legal one."""
    if isinstance(value, list):
        return chance.pick(
            [value + value, value[:-1], [*value, "0"], [*value, 0], [str(chance.below(12))], tuple(value), set(value)]
        )
    if isinstance(value, dict):
        changed = json.loads(json.dumps(value))
        keys = list(changed)
        if not keys:
            return {"0": 1}
        key = chance.pick(keys)
        inner = changed[key]
        if isinstance(inner, dict):
            changed[key] = mutated(inner, chance)
        elif isinstance(inner, int):
            changed[key] = chance.pick([inner + 1, inner - 1, -inner, float(inner), str(inner), True, None, [inner]])
        else:
            changed[key] = chance.pick(JUNK)
        return changed
    return chance.pick(JUNK)


def check_value(game: Game, ask: Any, value: Any) -> bool:
    """The engine takes the value exactly if it is legal. True if it was refused."""
    legal = is_legal(game.wire(ask), value)
    if legal:
        ask.read(value)
        return False
    with pytest.raises(IllegalAnswer, match="expected"):
        ask.read(value)
    return True


@pytest.mark.parametrize("seed", range(12))
def test_illegal_answers_are_refused_and_change_nothing(seed: int) -> None:
    game, chance = Game.new(any_setup(seed)), Chance(seed)
    refused = 0
    for _ in range(700):
        if game.over:
            break
        ask = chance.pick(game.asks)
        value = mutated(random_value(ask, chance), chance) if chance.percent(60) else chance.pick(JUNK)
        if check_value(game, ask, value):
            before = position(game)
            with pytest.raises(IllegalAnswer):
                game.answer(ask.id, value)
            assert position(game) == before
            refused += 1
        game.apply(random_entry(game, chance))
    assert refused > 50


@cache
def positions() -> list[tuple[Game, str]]:
    """Games that stand before questions of every kind, with the id of one of them."""
    found: list[tuple[Game, str]] = []
    for seed in range(40):
        game, chance = Game.new(any_setup(seed)), Chance(seed)
        for _ in range(260 + seed):
            if game.over:
                break
            for ask in game.asks:
                if ask.kind == "deal" and sum(g.find(i).kind == "deal" for g, i in found) < 8:
                    found.append((game.clone(), ask.id))
            game.apply(random_entry(game, chance))
        found += [(game, ask.id) for ask in game.asks]
    return found


WORDS = ["0", "1", "2", "5", "-1", "give", "take", "cards", "random_cards", "colony", "release", "attack", "negotiate"]
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 45) | st.integers() | st.floats(allow_nan=False) | st.text(max_size=12)
    | st.sampled_from(WORDS),
    lambda inner: st.lists(inner, max_size=4)
    | st.dictionaries(st.text(max_size=3) | st.sampled_from(WORDS), inner, max_size=4),
    max_leaves=12,
)  # fmt: skip
CARDS = st.sampled_from(["attack", "attack:10", "attack:lowest", "c1", "s0-1", "s1-2"])
HALF = st.fixed_dictionaries(
    {},
    optional={
        "cards": st.lists(CARDS, max_size=3) | JSON,
        "random_cards": st.integers(-1, 9) | JSON,
        "colony": st.none() | st.integers(-1, 40).map(str) | JSON,
        "release": st.dictionaries(st.sampled_from("012345678"), st.integers(-1, 4), max_size=2) | JSON,
    },
)
PROMISES = st.lists(st.text(max_size=8), max_size=2)
OFFERS = st.fixed_dictionaries({}, optional={"give": HALF | JSON, "take": HALF | JSON, "promises": PROMISES | JSON})
ACTIONS = st.sampled_from(["offer", "accept", "withdraw", "refuse", "offer"])
DEALS = st.fixed_dictionaries({"action": ACTIONS}, optional={"offer": OFFERS | JSON})


@settings(max_examples=400, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(0, 10_000), JSON | DEALS)
def test_any_json_is_taken_or_refused_as_the_protocol_says(number: int, value: Any) -> None:
    game, ask_id = positions()[number % len(positions())]
    ask = game.find(ask_id)
    if check_value(game, ask, value):
        before = position(game)
        with pytest.raises(IllegalAnswer):
            game.answer(ask_id, value)
        assert position(game) == before


@settings(max_examples=400, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(0, 10_000), DEALS)
def test_any_deal_is_taken_or_refused_as_the_protocol_says(number: int, value: Any) -> None:
    deals = [(game, ask_id) for game, ask_id in positions() if game.find(ask_id).kind == "deal"]
    game, ask_id = deals[number % len(deals)]
    check_value(game, game.find(ask_id), value)


def test_questions_that_are_not_open_are_stale() -> None:
    game, chance = Game.new(any_setup(3)), Chance(3)
    answered: list[str] = []
    for _ in range(300):
        before = position(game)
        for ask_id in (*answered[-3:], "", "s0-0", "s9-1", "nonsense", "s0-999999"):
            if ask_id not in [ask.id for ask in game.asks]:
                with pytest.raises(StaleAsk):
                    game.answer(ask_id, ["0"])
                with pytest.raises(StaleAsk):
                    game.timeout(ask_id)
        assert position(game) == before
        entry = random_entry(game, chance)
        answered.append(entry[1])
        game.apply(entry)
