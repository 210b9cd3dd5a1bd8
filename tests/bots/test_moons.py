"""Bots and moons: they take, fight for and turn up those that gain, by what their traits say and by no name."""

import random

import pytest

from app.bots import LEVELS as EVERY
from app.bots import choose
from app.engine import Game, Options
from app.engine.moon_card import CATEGORIES
from bench.arena import next_ask, setup_of
from tests.bots.asked import asked, says, value
from tests.kit import scenario

LEVELS = ["normal", "hard"]


@pytest.mark.parametrize("level", LEVELS)
def test_a_moon_that_counts_as_a_colony_and_wins_is_taken(level: str):
    game = scenario(
        start="launch", colonies={"A": 4}, moons={"B": "moon base omega*, snare*"}, hands={"A": "attack 10"}
    )
    game.play(until=asked("A", "aim"))
    assert says(game, "A", level) == ["B's moon 1"]


@pytest.mark.parametrize("level", LEVELS)
def test_a_worthless_moon_is_no_better_than_a_win_on_a_planet(level: str):
    game = scenario(
        start="launch", encounter=2, moons={"B": "snare*"}, ships={"B1": {"B": 0}},
        hands={"A": "attack 40, attack 30", "B": "attack 04"},
    )  # fmt: skip
    game.play(until=asked("A", "aim"))
    assert says(game, "A", level)[0].startswith("B's planet")


@pytest.mark.parametrize("level", LEVELS)
def test_a_free_moon_is_taken_with_ships_that_can_be_spared(level: str):
    game = scenario(start="launch", moons={"B": "supply dump"}, hands={"A": "attack 10"})
    game.answers(A="aim: supply dump").play(until=asked("A", "take_moon"))
    sent = says(game, "A", level)
    assert isinstance(sent, dict)
    assert 1 <= sum(sent.values()) <= 4


@pytest.mark.parametrize("level", EVERY)
def test_the_answer_to_the_free_question_is_yes_only_where_it_gains(level: str):
    for moon, answer in (("war college", ["0"]), ("bluff moon", [])):
        game = scenario(moons={"E": moon}, ships={moon: {"A": 1}}, gate={"A": 1}, hands={"A": "attack 10"})
        free = next(ask for ask in game.game.free_asks() if ask.seat == 0)
        assert value(game, free, level) == answer


@pytest.mark.parametrize("seed", range(3))
def test_bots_play_whole_games_with_moons_and_occupy_them(seed: int):
    game = Game.new(setup_of(4, seed, Options(moons=tuple(CATEGORIES), flares=True)))
    rng, taken = random.Random(seed), 0
    for _ in range(20_000):
        if game.over:
            break
        ask = next_ask(game)
        if ask is None:
            game.lapse()
            continue
        answer = choose(EVERY[ask.seat % len(EVERY)], game.view(ask.seat), game.wire(ask), rng)
        taken += sum(event.kind == "moon_taken" for event in game.answer(ask.id, answer).events)
    assert game.winners
    assert taken
