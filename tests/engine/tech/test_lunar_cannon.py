"""Lunar Cannon."""

import pytest

from tests.kit import acts, rule, scenario

ATTACKED = {"start": "regroup", "offense": "B", "destiny": "A", "hands": {"B": "attack 10", "A": "attack 06"}}
READY = ATTACKED | {"techs": {"A": "lunar cannon (5)"}}


def placed(planet, aim, **position):
    """A completes the cannon after this planet, B aims at that one."""
    game = scenario(**READY | position)
    return game.answers(A=["complete lunar cannon", {"A5": 5}, planet], B=f"aim: {aim}")


@rule("T-CANNON-1")
@pytest.mark.parametrize(("aim", "more"), [("A2", 10), ("A3", 10), ("A1", 0), ("A4", 0)])
def test_it_adds_10_at_the_planets_beside_it(aim, more):
    game = placed("A2", aim).play()
    assert game.totals[1] == 6 + 3 + more


@rule("T-CANNON-1")
def test_the_last_planet_and_the_first_are_neighbours():
    game = placed("A5", "A1").play()
    assert game.totals[1] == 6 + 3 + 10


@rule("T-CANNON-1")
def test_by_default_it_stands_between_the_first_two_and_fires():
    game = scenario(**READY).answers(A=["complete lunar cannon", {"A5": 5}], B="aim: A2").play()
    assert game.totals[1] == 6 + 3 + 10
    assert "The cannon of A stands between A's planet 1 and A's planet 2." in game.told("E")


@rule("T-CANNON-1")
def test_it_need_not_fire():
    game = placed("A2", "A2").answers(A="no").play()
    assert game.totals[1] == 6 + 3


@rule("T-CANNON-1")
def test_as_an_ally_its_owner_may_use_it_where_it_stands():
    @acts("launch.before")
    def moved(me):
        me.g.state.techs[0].data = [10, 11]

    position = {"destiny": "C", "hands": {"B": "attack 10", "C": "attack 06"}, "probes": [moved]}
    game = scenario(**READY | position).answers(A=["complete lunar cannon", {"A5": 5}, "ally: defense", {"A5": 1}],
                                                 B="aim: C1", C="invite: A").play()  # fmt: skip
    assert game.totals[1] == 6 + 4 + 1 + 10


@rule("T-CANNON-2")
def test_a_wild_card_lets_it_move_anywhere():
    game = scenario(**READY | {"destiny": "wild"})
    game.answers(A=["complete lunar cannon", {"A5": 5}, "A2", "lunar cannon", "D4"]).play(until="launch")
    assert game.state.techs[0].data == [18, 19]


@rule("T-CANNON-2")
def test_it_stays_by_default_and_with_other_cards():
    game = placed("A2", "A2").play()
    assert not [a for a in game.asked if "lunar cannon" in a.options]
    game = scenario(**READY | {"destiny": "wild"}).answers(A=["complete lunar cannon", {"A5": 5}]).play(until="launch")
    assert game.state.techs[0].data == [0, 1]


@rule("T-CANNON-3", "T-OMEGA-1")
def test_when_one_planet_is_removed_it_stays_beside_the_other():
    position = {"techs": {"A": "lunar cannon (5)", "C": "omega missile"}}
    game = placed("A2", "A2", **position).answers(C=["omega missile", "A3"]).play()
    assert game.totals[1] == 6 + 3 + 10


@rule("T-CANNON-3", "T-14")
def test_when_the_tech_is_gone_so_is_the_cannon():
    position = {"techs": {"A": "lunar cannon (5)", "C": "tech scrambler (5)"}}
    game = placed("A2", "A2", **position).answers(C=["regroup.begin: tech scrambler"]).play()
    assert (game.totals[1], game.techs("A")) == (6 + 3, [])
