"""The kit itself: what it refuses, and that it plays on the real engine."""

import pytest

from app.engine import Game
from tests.kit import rule, scenario

HANDS = {"A": "attack 10", "B": "attack 08"}


def test_a_scenario_is_a_game_of_the_engine():
    game = scenario(gate={"A": 1}, hands=HANDS)
    assert isinstance(game.game, Game)
    twin = Game.resume(game.game.setup, game.game.checkpoint, game.game.entries)
    assert twin.view("all") == game.game.view("all")


@pytest.mark.parametrize(
    ("position", "says"),
    [
        ({"ships": {"A1": {"A": 21}}}, "20 ships"),
        ({"homes": {"A": 0}}, "no home planet"),
        ({"hands": {"A": "morph, morph"}}, "no such card left"),
        ({"destiny": "Z"}, "no such destiny card"),
        ({"planet": "Q9"}, "expected a seat"),
        ({"planet": "B6"}, "expected a planet"),
        ({"colonies": {"A": 30}}, "30 foreign colonies"),
    ],
)
def test_a_position_that_does_not_add_up_is_refused(position: dict[str, object], says: str):
    with pytest.raises(ValueError, match=says):
        scenario(**position)


def test_a_line_that_nobody_asks_for_fails():
    game = scenario(gate={"A": 1}, hands=HANDS).answers(C="plague")
    with pytest.raises(AssertionError, match="never asked for"):
        game.play()


def test_an_answer_that_is_not_asked_for_fails():
    game = scenario(gate={"A": 1}, hands=HANDS).play(until="select")
    with pytest.raises(AssertionError, match="not asked for"):
        game.answer("A", "attack 40")
    with pytest.raises(AssertionError, match="asked nothing"):
        game.answer("C", "attack 40")


def test_a_place_that_is_never_reached_fails():
    with pytest.raises(AssertionError, match="never reached"):
        scenario(gate={"A": 1}, hands=HANDS).play(until="deal")


def test_ships_are_spread_evenly_and_none_is_lost():
    game = scenario(gate={"A": 3}, warp={"B": 2}, ships={"B1": {"B": 2}}, colonies={"C": 2}, hands=HANDS)
    assert [game.ships(f"A{i}", "A") for i in range(1, 6)] == [4, 4, 3, 3, 3]
    assert [game.ships(f"B{i}", "B") for i in range(1, 6)] == [2, 4, 4, 4, 4]
    assert game.colonies("C") == 2
    for seat in range(5):
        assert sum(row[seat] for row in game.state.ships) == 20


def test_all_72_cards_are_somewhere():
    game = scenario(gate={"A": 1}, hands=HANDS, deck="morph", discard="+2", rest="box")
    state = game.state
    assert (game.deck, game.discard, len(state.box)) == (["morph"], ["reinforcement +2"], 68)


def test_play_stops_where_the_table_stood_though_nobody_was_asked():
    game = scenario(gate={"A": 1}, hands=HANDS).play(until="resolution.outcome")
    assert game.gate == {"A": 1}
    game.play()
    assert game.gate == {}


def test_a_rule_number_must_look_like_one():
    with pytest.raises(ValueError, match="R-LAUNCH-1"):
        rule("LAUNCH-1")
