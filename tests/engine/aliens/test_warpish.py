"""Warpish."""

from tests.kit import check, scenario

WARP = {"C": 5, "B": 3, "A": 1}


@check("warpish", 1)
def test_all_ships_in_the_warp_are_added():
    hands = {"A": "attack 06", "B": "attack 15"}
    game = scenario(gate={"A": 2}, warp=WARP, aliens={"A": "warpish"}, hands=hands).play()
    assert game.totals[0] == 6 + 2 + 9


@check("warpish", 2)
def test_zapped_nothing_is_added():
    hands = {"A": "attack 06", "B": "attack 15", "D": "cosmic zap"}
    game = scenario(gate={"A": 2}, warp=WARP, aliens={"A": "warpish"}, hands=hands).answers(D="cosmic zap").play()
    assert game.totals[0] == 6 + 2


@check("warpish", 3)
def test_the_super_flare_haunts_the_opponent():
    hands = {"A": "attack 06, warpish flare", "B": "attack 15"}
    game = scenario(gate={"A": 2}, warp=WARP, ships={"B1": {"B": 3}}, aliens={"A": "warpish"}, hands=hands)
    game.answers(A="warpish flare").play()
    assert game.totals == (17, 15 + 3 - 3)


@check("warpish", 4)
def test_the_wild_side_adds_own_ships():
    hands = {"A": "attack 10, warpish flare", "B": "attack 15"}
    game = scenario(gate={"A": 1}, warp={"A": 4, "C": 2}, hands=hands).answers(A="warpish flare").play()
    assert game.totals[0] == 10 + 1 + 4


def test_the_ships_that_this_outcome_will_cost_do_not_count():
    game = scenario(gate={"A": 4}, aliens={"A": "warpish"}, hands={"A": "attack 06", "B": "attack 40"}).play()
    assert game.totals[0] == 6 + 4


def test_ships_out_of_the_game_do_not_count():
    game = scenario(
        gate={"A": 1}, warp={"B": 2}, out={"B": 3}, aliens={"A": "warpish"}, hands={"A": "attack 06", "B": "attack 08"}
    ).play()
    assert game.totals[0] == 6 + 1 + 2
