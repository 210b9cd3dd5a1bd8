"""Vacuum."""

from tests.kit import check, rule, scenario

LOST = {"A": "attack 04", "B": "attack 20"}


@check("vacuum", 1)
def test_it_drags_ships_of_others_along():
    game = scenario(gate={"A": 3}, aliens={"A": "vacuum"}, hands=LOST)
    game.answers(A={"C": 2, "B": 1}).play()
    assert game.warp == {"A": 3, "B": 1, "C": 2}


@check("vacuum", 2)
def test_the_winner_pays_twice_and_gets_nothing_for_it():
    hands = {"A": "negotiate", "B": "attack 20, +2, +3, +5, attack 04, attack 05, attack 06, attack 07"}
    game = scenario(gate={"A": 4}, aliens={"A": "vacuum"}, hands=hands).answers(A={"B": 4}).play()
    assert len(game.hand("A")) == 4
    assert len(game.hand("B")) == 3
    assert game.warp == {"A": 4, "B": 4}


@check("vacuum", 3)
def test_plague_feeds_it():
    game = scenario(start="regroup", aliens={"C": "vacuum"}, hands={"A": "plague, attack 04"}, destiny="B")
    game.answers(A=["plague", "C"], C={"A": 3}).play(until="destiny")
    assert game.warp == {"C": 3, "A": 2}  # one came back in the regroup


@check("vacuum", 4)
def test_removed_ships_drag_nobody_along():
    game = scenario(gate={"A": 4}, aliens={"A": "vacuum", "B": "void"}, hands=LOST).play()
    assert game.out == {"A": 4}
    assert not game.was_asked("A", question="vacuum.numbers")


def test_by_default_nobody_is_named():
    game = scenario(gate={"A": 3}, aliens={"A": "vacuum"}, hands=LOST).play()
    assert game.warp == {"A": 3}


def test_zapped_nobody_else_loses_ships():
    hands = LOST | {"D": "cosmic zap"}
    game = scenario(gate={"A": 3}, aliens={"A": "vacuum"}, hands=hands).answers(A={"C": 2}, D="cosmic zap").play()
    assert game.warp == {"A": 3}


@rule("R-GEN-6")
def test_it_answers_the_loss_that_cost_the_power():
    game = scenario(
        gate={"A": 1}, planet="B1", ships={"B1": {"B": 3}}, homes={"B": 3}, aliens={"B": "vacuum"},
        hands={"A": "attack 40", "B": "attack 04"},
    ).answers(B={"C": 3}).play()  # fmt: skip
    assert game.power("B") == "lost"
    assert game.warp == {"B": 3, "C": 3}


def test_the_super_flare_chooses_the_colonies():
    hands = {"A": "attack 04, vacuum flare", "B": "attack 20"}
    game = scenario(gate={"A": 2}, aliens={"A": "vacuum"}, hands=hands)
    game.answers(A=[{"C": 2}, "vacuum flare", {"C4": 2}]).play()
    assert game.ships("C4", "C") == 2


def test_the_wild_side_brings_ships_back():
    hands = {"A": "attack 04", "B": "attack 20", "C": "vacuum flare"}
    game = scenario(gate={"A": 1}, warp={"C": 3}, hands=hands).answers(C="vacuum flare").play()
    assert game.warp["C"] == 1
