"""Macron."""

from tests.kit import check, rule, ruling, scenario


@check("macron", 1)
def test_its_one_ship_counts_four():
    hands = {"A": "attack 08", "B": "attack 10"}
    game = scenario(gate={"A": 1}, ships={"B1": {"B": 3}}, aliens={"A": "macron"}, hands=hands).play()
    assert game.totals == (12, 13)
    assert game.result == "defense wins"


@check("macron", 2)
def test_as_defense_all_ships_on_the_planet_count_four_each():
    hands = {"A": "attack 14", "B": "attack 06"}
    game = scenario(gate={"A": 4}, ships={"B1": {"B": 4}}, aliens={"B": "macron"}, hands=hands).play()
    assert game.totals == (18, 22)
    assert game.result == "defense wins"


@check("macron", 3)
@rule("Q47")
@ruling("macron", 1, 4)
def test_zapped_in_launch_it_sends_up_to_four_and_each_counts_one():
    hands = {"A": "attack 10", "B": "attack 12", "C": "cosmic zap"}
    game = scenario(start="launch", ships={"B1": {"B": 1}}, aliens={"A": "macron"}, hands=hands)
    game.answers(A=["B1", 4], C="cosmic zap").play()
    assert game.totals == (14, 13)
    assert game.result == "offense wins"


@ruling("macron", 1)
def test_zapped_after_the_reveal_its_ships_count_one_each():
    hands = {"A": "attack 14", "B": "attack 06", "C": "cosmic zap"}
    game = (
        scenario(gate={"A": 1}, ships={"B1": {"B": 4}}, aliens={"B": "macron"}, hands=hands)
        .answers(C="cosmic zap")
        .play()
    )
    assert game.totals == (15, 10)


@check("macron", 4)
@rule("Q68", "R-REWARD-2")
@ruling("macron", 3, 7)
def test_each_ship_is_two_rewards():
    game = scenario(
        gate={"A": 1}, ring={"D": 1}, warp={"D": 5}, aliens={"D": "macron"}, hands={"A": "attack 04", "B": "attack 20"}
    )
    game.answers(D={"cards": 1, "ships": 1}).play()
    assert (len(game.hand("D")), game.warp) == (1, {"A": 1, "D": 4})


@rule("Q68", "R-COMP-2")
@ruling("macron", 3)
def test_each_ship_is_two_cards_of_compensation():
    game = scenario(
        gate={"A": 1}, aliens={"A": "macron"}, hands={"A": "negotiate", "B": "attack 06, +2, +3, plague"}
    ).play()
    assert len(game.hand("A")) == 2


@rule("C-COSMICZAP-3")
def test_a_zap_does_not_touch_the_doubled_rewards():
    hands = {"A": "attack 04", "B": "attack 20", "C": "cosmic zap"}
    game = scenario(gate={"A": 1}, ring={"D": 1}, aliens={"D": "macron"}, hands=hands).answers(C="cosmic zap").play()
    assert len(game.hand("D")) == 2


def test_with_the_power_lost_nothing_is_doubled():
    hands = {"A": "attack 04", "B": "attack 20"}
    game = scenario(gate={"A": 1}, ring={"D": 1}, homes={"D": 2}, aliens={"D": "macron"}, hands=hands).play()
    assert len(game.hand("D")) == 1


def test_as_ally_it_sends_one_ship_after_saying_which_side():
    game = scenario(start="alliance", gate={"A": 1}, aliens={"C": "macron"}, hands={"A": "attack 10", "B": "attack 08"})
    game.answers(A="invite: C", C=["offense", 1]).play()
    assert game.totals == (10 + 1 + 4, 12)
    told = game.told("E")
    assert told.index("C joins the offense.") < told.index("C uses Macron.") < told.index("C commits 1 ship.")


@rule("R-REGROUP-3")
@ruling("macron", 5)
def test_a_ship_retrieved_into_the_gate_is_the_one_that_may_be_sent():
    game = scenario(
        start="regroup",
        homes={"A": 0},
        warp={"A": 20},
        destiny="B",
        aliens={"A": "macron"},
        hands={"A": "attack 10", "B": "attack 08"},
    )
    game.play(until="alliance")
    assert game.gate == {"A": 1}


def test_a_failed_deal_costs_three_ships_like_anybodys():
    game = scenario(gate={"A": 1}, aliens={"A": "macron"}, hands={"A": "negotiate", "B": "negotiate"}).play()
    assert game.warp == {"A": 3, "B": 3}


@rule("R-POWER-7")
def test_with_the_super_flare_it_sends_up_to_four_ships_that_count_four():
    hands = {"A": "attack 08, macron flare", "B": "attack 10"}
    game = scenario(start="launch", aliens={"A": "macron"}, hands=hands).answers(A=["macron flare", {"A1": 3}]).play()
    assert game.totals[0] == 8 + 12
    assert "macron flare" in game.hand("A")


def test_with_the_super_flare_cancelled_it_sends_one_ship():
    hands = {"A": "attack 08, macron flare", "B": "attack 10", "C": "card zap"}
    game = scenario(start="launch", aliens={"A": "macron"}, hands=hands).answers(A="macron flare", C="card zap").play()
    assert game.totals[0] == 8 + 4
    assert "macron flare" in game.discard


@ruling("macron", 2)
def test_a_defensive_ally_may_use_the_super_side():
    hands = {"A": "attack 08", "B": "attack 10", "C": "macron flare"}
    game = scenario(start="alliance", gate={"A": 1}, aliens={"C": "macron"}, hands=hands)
    game.answers(B="invite: C", C=["defense", "macron flare", {"C1": 3}]).play()
    assert game.totals[1] == 10 + 4 + 3 * 4


def test_with_a_single_ship_left_the_super_flare_is_not_offered():
    hands = {"A": "attack 10, macron flare", "B": "attack 10"}
    game = scenario(start="launch", warp={"A": 19}, aliens={"A": "macron"}, hands=hands).play(until="alliance")
    assert game.gate == {"A": 1}
    assert not game.was_asked("A", question="boost")


def test_the_wild_side_adds_one_for_each_own_ship():
    hands = {"A": "attack 10", "B": "attack 10", "C": "macron flare"}
    game = scenario(gate={"A": 1, "C": 3}, hands=hands).answers(C="macron flare").play()
    assert game.totals == (10 + 1 + 3 + 3, 14)


def test_the_wild_side_needs_an_own_ship_in_the_encounter():
    hands = {"A": "attack 10", "B": "attack 10, macron flare"}
    game = scenario(gate={"A": 1}, ships={"B1": {"B": 0}}, hands=hands).play()
    assert not any("macron flare" in asked.options for asked in game.asked)


def test_the_wild_side_needs_an_attack_on_the_own_side():
    hands = {"A": "negotiate", "B": "attack 10", "C": "macron flare"}
    game = scenario(gate={"A": 1, "C": 3}, hands=hands).play()
    assert not any("macron flare" in asked.options for asked in game.asked)


@ruling("macron", 8)
def test_an_ally_of_the_virus_adds_four_a_ship_and_is_not_multiplied():
    hands = {"A": "attack 08", "B": "attack 40"}
    game = scenario(gate={"A": 2, "C": 1}, aliens={"A": "virus", "C": "macron"}, hands=hands).play()
    assert game.totals[0] == 8 * 2 + 4
