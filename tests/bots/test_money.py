"""Bots spend lucre where it gains: ships and cards between actions, +1 where it turns the encounter."""

import random

import pytest

from app.bots import choose
from app.engine import Options
from bench.arena import play
from tests.bots.asked import asked, says
from tests.kit import scenario

LEVELS = ["normal", "hard"]
RAISE = "Lucre: +1 to your total for 6 lucre"


def bought(game, name: str, level: str, seeds: int = 20) -> list[str]:
    """What a bot of the level wants to buy now, over several seeds."""
    ask = next(a for a in game.game.asks if a.text == "lucre_shop.shop" and a.seat == ord(name) - ord("A"))
    wire, view = game.game.wire(ask), game.game.view(ask.seat)
    goods = {option["id"]: option["ref"]["buy"] for option in wire["options"]}
    answers = [choose(level, view, wire, random.Random(seed)) for seed in range(seeds)]
    return [goods[answer[0]] for answer in answers if answer]


@pytest.mark.parametrize("level", LEVELS)
def test_an_offense_without_an_encounter_card_buys_a_card(level: str):
    game = scenario(players=4, start="regroup", lucre={"A": 5}, hands={"A": "quash", "B": "attack 10"})
    assert bought(game, "A", level) == ["card"] * 20


@pytest.mark.parametrize("level", LEVELS)
def test_ships_are_bought_out_of_a_full_warp(level: str):
    game = scenario(players=4, start="regroup", lucre={"A": 9}, warp={"A": 6}, hands={"A": "attack 10"})
    assert set(bought(game, "A", level)) == {"ship"}


@pytest.mark.parametrize("level", LEVELS)
def test_nothing_is_bought_with_a_full_hand_and_an_empty_warp(level: str):
    hand = "attack 40, attack 30, attack 23, attack 20, attack 15, attack 14, attack 13, negotiate"
    game = scenario(players=4, start="regroup", lucre={"A": 9}, hands={"A": hand})
    assert bought(game, "A", level) == []


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("lucre", "buys"), [(12, True), (6, False)])
def test_points_are_bought_if_they_suffice_to_win(level: str, lucre: int, buys: bool):
    game = scenario(
        players=4, gate={"A": 3}, ships={"B1": {"B": 4}}, lucre={"A": lucre},
        hands={"A": "attack 10", "B": "attack 10"},
    )  # fmt: skip
    game.play(until=lambda g: g.game.moment == "reveal.after_reveal")
    assert sum(says(game, "A", level, seed) == [RAISE] for seed in range(10)) == (10 if buys else 0)


@pytest.mark.parametrize("level", LEVELS)
def test_nothing_is_bought_for_an_encounter_that_is_won(level: str):
    there = {"B1": {"B": 1}}
    game = scenario(players=4, gate={"A": 4}, ships=there, lucre={"A": 30}, hands={"A": "attack 40", "B": "attack 10"})
    game.play(until=asked("A", "window"))
    assert all(says(game, "A", level, seed) == ["Pass"] for seed in range(10))


@pytest.mark.parametrize("level", ["easy", *LEVELS])
def test_whole_games_with_lucre_and_kickers_end(level: str):
    done = play([level] * 4, 5, Options(lucre=True, kickers=True, flares=True))
    assert done.winners
