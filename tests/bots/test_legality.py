"""Every answer of every level is legal, and follows from the view and the ask alone."""

import copy
import random
from typing import Any

import pytest

from app.bots import LEVELS, choose, waits
from app.engine import COLOURS, Game, Options, SeatSetup, Setup
from app.engine.asks import Ask

TABLES: list[tuple[int, dict[str, Any]]] = [
    (3, {}),
    (4, {}),
    (4, {"four_planets": True}),
    (4, {"aliens": "choice_of_two"}),
    (5, {"single_encounter": True}),
    (5, {"aliens": ["zombie", "macron", "sorcerer", "oracle", "parasite"]}),
    (6, {}),
    (7, {"four_planets": True, "single_encounter": True}),
    (8, {}),
    (3, {"inverted_systems": True, "inverted_choice": True}),
    (6, {"inverted_systems": True, "inverted_warp": True}),
    (4, {"inverted_systems": True, "four_planets": True}),
]


def new_game(seats: int, options: dict[str, Any], seed: int) -> Game:
    key = random.Random(seed).randbytes(32)
    sitting = [SeatSetup(f"Seat {i}", COLOURS[i]) for i in range(seats)]
    return Game.new(Setup(sitting, Options(**options), key, [""] * seats))


def next_ask(game: Game, rng: random.Random) -> Ask:
    """Any open question; of two parties in talks the one that is to move, as a table would."""
    due = [ask for ask in game.asks if ask.kind != "deal" or not waits(game.wire(ask))]
    return rng.choice(due or game.asks)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_level_answers_every_question_of_a_game_legally(seats: int, options: dict[str, Any]):
    seed = seats
    game, rng = new_game(seats, options, seed), random.Random(seed)
    for _ in range(20_000):
        if game.over:
            break
        ask = next_ask(game, rng)
        view, wire = game.view(ask.seat), game.wire(ask)
        answers = {}
        for level in LEVELS:
            answers[level] = choose(level, view, wire, random.Random(seed))
            ask.read(answers[level])
        game.answer(ask.id, answers[rng.choice(LEVELS)])
    assert game.over


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_ask_and_chance_give_the_same_answer_and_nothing_is_changed(level: str):
    game, rng = new_game(4, {}, 5), random.Random(5)
    for _ in range(400):
        if game.over:
            break
        ask = next_ask(game, rng)
        view, wire = game.view(ask.seat), game.wire(ask)
        before = copy.deepcopy((view, wire))
        first = choose(level, view, wire, random.Random(7))
        assert (view, wire) == before
        assert choose(level, *before, random.Random(7)) == first
        game.answer(ask.id, first)


def test_talks_of_bots_that_are_asked_out_of_turn_come_to_an_end():
    for seed in range(6):
        game, rng = new_game(4, {}, 100 + seed), random.Random(seed)
        for _ in range(5_000):
            if game.over:
                break
            ask = game.asks[0]  # always the first, whoever is to move
            game.answer(ask.id, choose(rng.choice(LEVELS), game.view(ask.seat), game.wire(ask), rng))
        assert game.over


def test_an_unknown_level_is_refused():
    game = new_game(4, {}, 1)
    ask = game.asks[0]
    with pytest.raises(ValueError, match="expected a level"):
        choose("impossible", game.view(ask.seat), game.wire(ask), random.Random(1))
