"""Bots take from the reward deck and use what it gives."""

import pytest

from app.engine import Options
from bench.arena import play
from tests.bots.asked import asked, says
from tests.kit import scenario

LEVELS = ["normal", "hard"]


@pytest.mark.parametrize("level", LEVELS)
def test_cards_as_rewards_come_from_the_reward_deck(level: str):
    options = {"reward_deck": True}
    game = scenario(
        players=4, gate={"A": 1}, ring={"C": 3}, hands={"A": "attack 04", "B": "attack 40"}, options=options
    )
    game.play(until=asked("C", "reward"))
    assert says(game, "C", level) == {"Cards of the reward deck": 3}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("warp", "opens"), [({"C": 5}, True), ({"A": 5}, False)])
def test_a_rift_is_opened_for_the_own_ships(level: str, warp: dict[str, int], opens: bool):
    hands = {"A": "attack 10", "C": "rift 3"}
    game = scenario(players=4, start="regroup", warp=warp, hands=hands, options={"reward_deck": True})
    game.play(until=asked("C", "window"))
    opened = [says(game, "C", level, seed) != ["Pass"] for seed in range(10)]
    assert sum(opened) >= 9 if opens else not any(opened)
    if opens:
        game.answer("C", "rifts")
        assert says(game, "C", level) == {"C": 3}


@pytest.mark.parametrize("level", ["easy", *LEVELS])
def test_whole_games_with_the_reward_deck_end(level: str):
    assert play([level] * 4, 11, Options(reward_deck=True, flares=True)).winners


@pytest.mark.parametrize("level", LEVELS)
def test_edicts_are_played_by_what_they_say(level: str):
    options = {"legacy_edicts": True}
    game = scenario(players=4, start="regroup", warp={"C": 6}, hands={"C": "warp break"}, options=options)
    game.play(until=asked("C", "window"))
    assert sum(says(game, "C", level, seed) != ["Pass"] for seed in range(10)) >= 8
    game.answer("C", "warp break")
    lost = {"A": "attack 04", "B": "attack 40", "C": "insurance"}
    game = scenario(players=4, gate={"A": 1, "C": 4}, hands=lost, options=options)
    game.play(until=lambda g: g.game.moment == "resolution.outcome")
    assert sum(says(game, "C", level, seed) != ["Pass"] for seed in range(10)) >= 8
