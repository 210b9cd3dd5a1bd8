"""Questions that no bot was made for: an alien never heard of asks, and every level gives a legal, sensible answer."""

import random
from typing import Any

import pytest

from app.bots import LEVELS, choose, waits
from tests.kit import scenario

SEATS = [{"id": str(i), "ref": {"type": "seat", "seat": i}, "label": f"Seat {i}"} for i in range(4)]
PASS = {"id": "0", "ref": {"type": "pass"}, "label": "Pass"}
NEW_POWER = {"id": "1", "ref": {"type": "use", "use": {"type": "alien", "id": "new_alien"}}, "label": "New: do it"}
NEW_FLARE = {"id": "2", "ref": {"type": "use", "use": {"type": "flare", "id": "new_alien"}}, "label": "Flare"}


def answer(level: str, seed: int = 0, **fields: Any) -> Any:
    """The answer of seat 0 to a question of an unknown alien."""
    game = scenario(start="launch", players=4, colonies={"C": 3, "B": 1}).game
    ask = {
        "id": "s0-1", "seat": 0, "kind": "choose", "phase": "launch", "moment": "", "window": False,
        "title": "?", "text": "?", "msg": {"key": "ask.new_alien.thing", "args": {}},
        "source": {"type": "alien", "id": "new_alien"}, "default": None,
    }  # fmt: skip
    return choose(level, game.view(0), ask | fields, random.Random(seed))


@pytest.mark.parametrize("level", LEVELS)
def test_a_begun_use_is_carried_on_against_the_one_furthest_ahead(level: str):
    assert answer(level, options=SEATS, min=1, max=1, back=True) == ["2"]


@pytest.mark.parametrize("level", LEVELS)
def test_a_choice_with_a_default_takes_it(level: str):
    assert answer(level, options=SEATS, min=0, max=3, default=["1", "3"]) == ["1", "3"]


@pytest.mark.parametrize("level", LEVELS)
def test_as_many_as_must_be_chosen_are_chosen(level: str):
    options = [{"id": str(i), "ref": {"type": "thing", "thing": i}, "label": "?"} for i in range(5)]
    chosen = answer(level, options=options, min=2, max=4, back=True)
    assert len(set(chosen)) == len(chosen) == 2
    assert answer(level, options=options, min=0, max=0, default=[]) == []


@pytest.mark.parametrize("level", LEVELS)
def test_an_allocation_within_slots_and_total(level: str):
    slots = [{"id": "a", "min": 1, "max": 3}, {"id": "b", "min": 0, "max": 2}, {"id": "c", "min": 0, "max": 9}]
    given = answer(level, kind="allocate", slots=slots, total={"min": 6, "max": 7}, back=True)
    assert 6 <= sum(given.values()) <= 7
    assert all(slot["min"] <= given.get(slot["id"], 0) <= slot["max"] for slot in slots)


@pytest.mark.parametrize("level", LEVELS)
def test_an_order_names_every_option_once(level: str):
    assert sorted(answer(level, kind="order", options=SEATS)) == ["0", "1", "2", "3"]


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_free_is_left(level: str):
    assert answer(level, options=SEATS, min=0, max=1, free=True, default=[]) == []


@pytest.mark.parametrize("level", LEVELS)
def test_a_window_with_unknown_uses_is_answered_and_does_not_go_on_for_ever(level: str):
    window = {"options": [PASS, NEW_POWER, NEW_FLARE], "min": 1, "max": 1, "default": ["0"], "window": True,
              "msg": {"key": "ask.window", "args": {}}}  # fmt: skip
    answers = [answer(level, seed, **window) for seed in range(40)]
    assert ["0"] in answers
    assert all(value in (["0"], ["1"], ["2"]) for value in answers)


@pytest.mark.parametrize("level", LEVELS)
def test_a_known_question_in_another_kind_is_answered_by_its_shape(level: str):
    slots = [{"id": "cards", "min": 0, "max": 2}, {"id": "ships", "min": 0, "max": 2}]
    key = {"key": "ask.select", "args": {}}
    assert sum(answer(level, kind="allocate", slots=slots, total={"min": 2, "max": 2}, msg=key).values()) == 2


def test_a_seat_that_moved_last_in_talks_waits():
    talks = {"kind": "deal", "seat": 0, "last": 0, "offer": {"give": {}, "take": {}}, "received": None}
    assert waits(talks)
    assert not waits(talks | {"last": 1})
    assert not waits(talks | {"offer": None, "last": None})
    assert not waits({"kind": "choose", "seat": 0})
