"""Warpspace Key."""

from tests.kit import rule, scenario

REGROUP = {"start": "regroup", "destiny": "B", "hands": {"A": "attack 10", "B": "attack 20"}}
KEY = REGROUP | {"techs": {"A": "warpspace key"}}


@rule("T-KEY-1")
def test_all_own_ships_leave_the_warp():
    game = scenario(**KEY, warp={"A": 6, "C": 2}).answers(A=["warpspace key", {"A1": 4, "A2": 2}])
    game.play(until="destiny")
    assert (game.warp, game.ships_of("A")) == ({"C": 2}, 20)
    assert game.tech_discard == ["warpspace key"]


@rule("T-KEY-1", "R-REGROUP-1")
def test_after_the_normal_retrieval_it_brings_the_rest():
    game = scenario(**KEY, warp={"A": 6}).answers(A="regroup.after: warpspace key").play(until="destiny")
    assert game.warp == {}


@rule("T-KEY-1", "C-MOBIUS-3")
def test_without_a_colony_up_to_four_go_into_the_gate():
    game = scenario(**KEY, homes={"A": 0}, warp={"A": 20}).answers(A="warpspace key").play(until="destiny")
    assert (game.gate, game.warp) == ({"A": 4}, {"A": 16})


@rule("T-KEY-1", "R-TIME-1")
def test_the_offense_alone_and_only_with_ships_in_the_warp():
    game = scenario(**REGROUP, techs={"C": "warpspace key"}, warp={"C": 2}).play()
    assert not [a for a in game.asked if "warpspace key" in a.options]
    game = scenario(**KEY, warp={"C": 2}).play()
    assert not [a for a in game.asked if "warpspace key" in a.options]


@rule("T-KEY-1")
def test_not_by_the_clock():
    game = scenario(**KEY, warp={"A": 6}).play(until="destiny")
    assert (game.warp, game.techs("A")) == ({"A": 5}, ["warpspace key"])
