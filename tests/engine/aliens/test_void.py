"""Void."""

from tests.kit import check, rule, scenario


@check("void", 1)
@rule("R-RESOLVE-11")
def test_a_winning_defense_erases_the_losing_side():
    hands = {"A": "attack 04", "B": "attack 20"}
    game = scenario(gate={"A": 4, "C": 2}, aliens={"B": "void"}, hands=hands).play()
    assert game.out == {"A": 4, "C": 2}
    assert game.warp == {}


@check("void", 2)
def test_nobody_falls_below_the_ships_that_a_victory_needs():
    game = scenario(
        gate={"A": 1}, ships={"B1": {"B": 4}}, homes={"B": 2}, warp={"B": 1}, out={"B": 13}, aliens={"A": "void"},
        hands={"A": "attack 40", "B": "attack 04"},
    ).play()  # fmt: skip
    assert game.out["B"] == 13 + 2
    assert game.warp["B"] == 1 + 2


@check("void", 3)
def test_no_compensation_for_removed_ships():
    hands = {"A": "attack 10, attack 08, attack 06, attack 04", "B": "negotiate"}
    game = scenario(gate={"A": 1}, ships={"B1": {"B": 3}}, aliens={"A": "void"}, hands=hands).play()
    assert game.hand("B") == []
    assert game.out == {"B": 3}


@check("void", 4)
def test_zapped_the_rescue_works():
    hands = {"A": "attack 40", "B": "attack 04", "C": "cosmic zap"}
    game = scenario(gate={"A": 1}, ships={"B1": {"B": 3}}, aliens={"A": "void", "B": "zombie"}, hands=hands)
    game.answers(C=["cosmic zap"]).play()
    assert (game.out, game.warp) == ({}, {})


@rule("R-RESOLVE-11", "Q65")
def test_zombie_cannot_save_removed_ships():
    hands = {"A": "attack 40", "B": "attack 04"}
    game = scenario(gate={"A": 1}, ships={"B1": {"B": 3}}, aliens={"A": "void", "B": "zombie"}, hands=hands).play()
    assert game.out == {"B": 3}


def test_a_failed_deal_is_no_win():
    game = scenario(gate={"A": 3}, aliens={"A": "void"}, hands={"A": "negotiate", "B": "negotiate"}).play()
    assert game.out == {}
    assert game.warp["B"] == 3


def test_the_super_flare_erases_for_a_winning_ally():
    hands = {"A": "attack 40", "B": "attack 04", "C": "void flare"}
    game = scenario(gate={"A": 1, "C": 1}, ships={"B1": {"B": 3}}, aliens={"C": "void"}, hands=hands)
    game.answers(C="void").play()
    assert game.out == {"B": 3}


def test_the_wild_side_swallows_an_artifact_for_a_ship():
    hands = {"A": "attack 10", "B": "attack 04", "C": "emotion control", "D": "void flare"}
    game = scenario(gate={"A": 1}, hands=hands).answers(C="emotion control", D=["void flare", "D1"]).play()
    assert game.warp["D"] == 1
    assert game.result == "offense wins"
    assert "void flare" in game.hand("D")
