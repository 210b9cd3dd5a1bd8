"""Rosette (chapter 31 of the rules)."""

from tests.kit import rule, scenario

ROSETTE = {"B": "rosette"}
SHIPS = {"B6": {"B": 2}, "B5": {"B": 3}, "B1": {"B": 4}, "B2": {"B": 5}}


def test_the_example_of_the_rules():
    game = scenario(
        systems=ROSETTE, ships=SHIPS, planet="B6", gate={"A": 4}, hands={"A": "attack 10", "B": "attack 06"}
    )
    game.answers(B="B1, B5").play()
    assert game.totals == (14, 15)
    assert game.result == "defense wins"


@rule("RO-1", "RO-2")
def test_neighbours_are_added_last_and_risk_nothing():
    game = scenario(
        systems=ROSETTE, ships=SHIPS, planet="B6", gate={"A": 4}, hands={"A": "attack 40", "B": "attack 06"}
    )
    game.answers(B="B1, B5").play()
    assert game.totals == (44, 15)
    assert game.warp == {"B": 2}
    assert game.ships("B1", "B") == 4


@rule("RO-3")
def test_by_default_the_fewest_help_with_which_the_owner_wins():
    hands = {"A": "attack 08", "B": "attack 06"}
    game = scenario(systems=ROSETTE, ships=SHIPS, planet="B6", gate={"A": 3}, hands=hands).play()
    assert game.totals == (11, 11)
    assert game.result == "defense wins"


@rule("RO-3")
def test_by_default_nobody_helps_in_vain():
    hands = {"A": "attack 30", "B": "attack 06"}
    game = scenario(systems=ROSETTE, ships=SHIPS, planet="B6", gate={"A": 3}, hands=hands).play()
    assert game.totals == (33, 8)


@rule("RO-4")
def test_ships_flee_from_the_target_to_neighbours():
    game = scenario(
        systems=ROSETTE, ships=SHIPS, planet="B6", gate={"A": 3}, hands={"A": "attack 40", "B": "attack 06"}
    )
    game.answers(B=["rosette", {"B5": 1, "B1": 1}]).play()
    assert game.warp == {}
    assert (game.ships("B5", "B"), game.ships("B1", "B")) == (4, 5)


@rule("RO-5")
def test_neighbours_help_to_win_a_planet_back():
    ships = {"A1": {"B": 3}, "A2": {"A": 2}, "A6": {"A": 0}}
    game = scenario(
        systems={"A": "rosette"}, ships=ships, planet="A1", gate={"A": 2}, hands={"A": "attack 06", "B": "attack 06"}
    )
    game.answers(A="A2").play()
    assert game.totals == (10, 9)


@rule("RO-6")
def test_other_players_beside_the_target_do_nothing():
    ships = SHIPS | {"B5": {"B": 0, "A": 3}, "B1": {"B": 0, "C": 2}}
    game = scenario(
        systems=ROSETTE, ships=ships, planet="B6", gate={"A": 3}, hands={"A": "attack 06", "B": "attack 06"}
    ).play()
    assert game.totals == (9, 8)
    assert not game.was_asked("B", "rosette.help")
