"""Void."""

from tests.kit import check, rule, ruling, scenario


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
@ruling("void", 2)
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
@ruling("void", 1)
@ruling("zombie", 2)
def test_zombie_cannot_save_removed_ships():
    hands = {"A": "attack 40", "B": "attack 04"}
    game = scenario(gate={"A": 1}, ships={"B1": {"B": 3}}, aliens={"A": "void", "B": "zombie"}, hands=hands).play()
    assert game.out == {"B": 3}


@ruling("void", 3)
def test_a_failed_deal_is_no_win():
    game = scenario(gate={"A": 3}, aliens={"A": "void"}, hands={"A": "negotiate", "B": "negotiate"}).play()
    assert game.out == {}
    assert game.warp["B"] == 3


def test_the_super_flare_erases_for_a_winning_ally():
    hands = {"A": "attack 40", "B": "attack 04", "C": "void flare"}
    game = scenario(gate={"A": 1, "C": 1}, ships={"B1": {"B": 3}}, aliens={"C": "void"}, hands=hands)
    game.answers(C="void").play()
    assert game.out == {"B": 3}


def test_super_it_is_not_offered_against_ships_that_must_all_remain():
    hands = {"A": "attack 40", "B": "attack 04", "C": "void flare"}
    position = {"ships": {"B1": {"B": 3}, "B2": {"B": 1}, "B3": {"B": 1}}, "out": {"B": 15}, "homes": {"B": 3}}
    game = scenario(gate={"A": 1, "C": 1}, aliens={"C": "void"}, hands=hands, **position).play()
    assert not any("void" in asked.options for asked in game.asked)
    assert game.warp == {"B": 3}


def test_the_wild_side_swallows_an_artifact_for_a_ship():
    hands = {"A": "attack 10", "B": "attack 04", "C": "emotion control", "D": "void flare"}
    game = scenario(gate={"A": 1}, hands=hands).answers(C="emotion control", D=["void flare", "D1"]).play()
    assert game.warp["D"] == 1
    assert game.result == "offense wins"
    assert "void flare" in game.hand("D")


def test_wild_the_last_ship_on_a_snare_moon_is_no_payment():
    hands = {"A": "attack 10", "B": "attack 04", "C": "emotion control", "D": "void flare"}
    game = scenario(gate={"A": 1}, moons={"D": "snare*"}, ships={"snare": {"D": 1}}, hands=hands)
    game.answers(C="emotion control", D="void flare").play(until="void.cost")
    assert game.options("D") == ["D1", "D2", "D3", "D4", "D5"]


@ruling("void", 1)
def test_zombie_saves_what_the_limit_leaves():
    hands = {"A": "attack 40", "B": "attack 04"}
    game = scenario(
        gate={"A": 1}, ships={"B1": {"B": 3}, "B2": {"B": 2}, "B3": {"B": 1}}, homes={"B": 3}, out={"B": 14},
        aliens={"A": "void", "B": "zombie"}, hands=hands,
    ).play()  # fmt: skip
    assert game.out == {"B": 14 + 1}
    assert game.warp == {}
    assert game.ships_of("B") == 5


@ruling("void", 5)
@rule("Q65")
def test_a_win_by_a_power_counts_like_any_other():
    hands = {"A": "negotiate", "B": "attack 40"}
    game = scenario(gate={"A": 1}, ships={"B1": {"B": 3}}, aliens={"A": "void + pacifist", "B": "zombie"}, hands=hands)
    game.play()
    assert game.out == {"B": 3}


@ruling("void", 8)
def test_bystanders_are_not_touched():
    hands = {"A": "attack 40", "B": "attack 04"}
    game = scenario(gate={"A": 1}, ships={"B1": {"B": 3, "D": 2}}, aliens={"A": "void"}, hands=hands).play()
    assert game.ships("B1") == {"A": 1, "D": 2}
    assert game.out == {"B": 3}


@ruling("void", 9)
def test_the_healer_may_bring_removed_ships_back():
    hands = {"A": "attack 40", "B": "attack 04"}
    game = scenario(gate={"A": 1}, ships={"B1": {"B": 3}}, aliens={"A": "void", "D": "healer"}, hands=hands)
    game.answers(D="healer").play()
    assert (game.out, game.ships_of("B")) == ({}, 20)


@ruling("void", 11)
def test_wild_a_zap_may_be_swallowed():
    hands = {"A": "attack 10", "B": "attack 04", "C": "cosmic zap", "D": "void flare"}
    game = scenario(gate={"A": 3}, aliens={"A": "tripler"}, hands=hands)
    game.answers(C="cosmic zap", D=["void flare", "D1"]).play()
    assert game.totals[0] == 30 + 3
    assert game.warp["D"] == 1


def test_with_four_planets_four_ships_remain():
    hands = {"A": "attack 40", "B": "attack 04"}
    game = scenario(
        options={"four_planets": True}, gate={"A": 1}, ships={"B1": {"B": 4}, "B2": {"B": 1}}, homes={"B": 2},
        out={"B": 11}, aliens={"A": "void"}, hands=hands,
    ).play()  # fmt: skip
    assert game.out["B"] == 11 + 1
    assert game.warp["B"] == 3
