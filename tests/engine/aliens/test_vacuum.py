"""Vacuum."""

from tests.kit import check, rule, ruling, scenario

LOST = {"A": "attack 04", "B": "attack 20"}


@check("vacuum", 1)
def test_it_drags_ships_of_others_along():
    game = scenario(gate={"A": 3}, aliens={"A": "vacuum"}, hands=LOST)
    game.answers(A={"C": 2, "B": 1}).play()
    assert game.warp == {"A": 3, "B": 1, "C": 2}


@check("vacuum", 2)
@ruling("vacuum", 3)
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
@ruling("vacuum", 2)
@ruling("void", 7)
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


@rule("R-TIME-6")
def test_whoever_may_zap_it_hears_how_many_ships_each_is_to_lose():
    game = scenario(gate={"A": 3}, aliens={"A": "vacuum"}, hands=LOST | {"D": "cosmic zap"})
    game.answers(A={"C": 2, "B": 1}).play(until="respond")
    assert game.told("D", kind="vacuum.names") == [
        "A wants to drag 2 ships of C along.",
        "A wants to drag 1 ship of B along.",
    ]


@rule("R-GEN-6")
@ruling("vacuum", 5)
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


def test_super_it_is_asked_about_the_ships_of_the_player_whom_it_has_named():
    hands = {"A": "attack 04, vacuum flare", "B": "attack 20"}
    game = scenario(gate={"A": 2}, aliens={"A": "vacuum"}, hands=hands)
    game.answers(A=[{"C": 2}, "vacuum flare"]).play(until="vacuum.theirs")
    assert (game.ask("A").args, game.options("A")) == ({"n": 2, "whom": ("seat", 2)}, ["C1", "C2", "C3", "C4", "C5"])


def test_the_wild_side_brings_ships_back():
    hands = {"A": "attack 04", "B": "attack 20", "C": "vacuum flare"}
    game = scenario(gate={"A": 1}, warp={"C": 3}, hands=hands).answers(C="vacuum flare").play()
    assert game.warp["C"] == 1


def test_wild_it_is_not_offered_to_a_player_without_a_colony_to_return_to():
    hands = {"A": "attack 04", "B": "attack 20", "C": "vacuum flare"}
    game = scenario(gate={"A": 1}, warp={"C": 20}, hands=hands).play(until="reveal.after_reveal")
    assert game.options("C") == ["pass"]


@ruling("vacuum", 1, 9)
def test_it_names_others_only_and_no_more_ships_than_they_have():
    game = scenario(gate={"A": 3}, warp={"C": 18}, aliens={"A": "vacuum"}, hands=LOST).play(until="vacuum.numbers")
    most = {slot[0][1]: slot[2] for slot in game.ask("A").slots}
    assert most == {1: 3, 2: 2, 3: 3, 4: 3}
    assert game.refuses("A", {"B": 2, "D": 2})


@ruling("vacuum", 4)
def test_ships_paid_as_a_cost_drag_others_along_after_the_effect():
    hands = {"A": "attack 10", "B": "attack 04", "C": "emotion control", "D": "void flare"}
    game = scenario(gate={"A": 1}, aliens={"D": "vacuum"}, hands=hands)
    game.answers(C="emotion control", D=["void flare", "D1"]).play(until="vacuum.numbers")
    assert game.hand("D") == ["void flare"], "the flare has done its work"
    assert game.warp == {"D": 1}
    game.answer("D", {"B": 1}).play()
    assert game.warp["B"] >= 1
    assert game.result == "offense wins"


@ruling("vacuum", 6)
def test_the_ships_of_a_failed_deal_drag_the_other_dealers_along():
    game = scenario(gate={"A": 1}, aliens={"A": "vacuum"}, hands={"A": "negotiate", "B": "negotiate"})
    game.answers(A={"B": 3}).play()
    assert game.warp == {"A": 3, "B": 6}


@ruling("vacuum", 7)
def test_a_zombies_ships_leave_their_colonies_and_return_to_others():
    game = scenario(gate={"A": 3}, aliens={"A": "vacuum", "B": "zombie"}, hands=LOST)
    game.answers(A={"B": 3}, B=[{"B2": 3}, {"B5": 3}]).play()
    assert game.warp == {"A": 3}
    assert (game.ships("B2", "B"), game.ships("B5", "B")) == (1, 7)


@ruling("vacuum", 8)
def test_ships_are_dragged_along_before_a_winner_lands():
    hands = {"A": "attack 40", "B": "attack 04"}
    game = scenario(gate={"A": 2}, colonies={"A": 3}, ships={"C1": {"A": 1}}, aliens={"B": "vacuum"}, hands=hands)
    game.answers(B={"A": 1}, A={"C1": 1}).play()
    assert game.winners == []
    assert game.colonies("A") == 4
