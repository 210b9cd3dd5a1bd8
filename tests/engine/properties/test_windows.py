"""Who is asked in a window follows from what everybody knows (effects.md section 9): with all hidden cards in other
places the same seats are asked, in the same order."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from app.engine import Game
from app.engine.windows import Windows
from bench.randomplay import Chance, any_setup, play

from .shuffled import other_hidden_cards

ANSWERS = 1500
REVEAL = import_module("app.engine.phases.reveal")


@pytest.mark.parametrize(
    "seeds", [range(24), pytest.param(range(24, 130), marks=pytest.mark.long)], ids=["few", "many"]
)
def test_asked_seats_are_a_function_of_public_knowledge(monkeypatch: pytest.MonkeyPatch, seeds: range) -> None:
    talks, might = Windows._talks, REVEAL._might_reinforce
    chance = Chance(4)
    compared = {"window": 0, "reinforcements": 0, "told apart": 0}

    def watched_talks(g: Any, *args: Any) -> Any:
        found = talks(g, *args)
        with other_hidden_cards(g, chance):
            other = talks(g, *args)
        assert [talk.seat for talk in other] == [talk.seat for talk in found], args
        compared["window"] += bool(found)
        compared["told apart"] += [bool(talk.menu) for talk in other] != [bool(talk.menu) for talk in found]
        return found

    def watched_might(g: Any, seat: int) -> bool:
        found = might(g, seat)
        with other_hidden_cards(g, chance):
            assert might(g, seat) == found
        compared["reinforcements"] += 1
        return found

    monkeypatch.setattr(Windows, "_talks", watched_talks)
    monkeypatch.setattr(REVEAL, "_might_reinforce", watched_might)
    for seed in seeds:
        play(Game.new(any_setup(seed)), Chance(seed), ANSWERS, other_inputs=3)
    assert compared["window"] > 5000
    assert compared["reinforcements"] > 2000
    assert compared["told apart"] > 1000, "the hidden cards must matter for the menus, or this compares nothing"
