"""Anti-Matter."""

from tests.kit import check, rule, ruling, scenario


@check("anti_matter", 1)
def test_the_lower_total_wins_and_own_and_allied_ships_are_subtracted():
    hands = {"A": "attack 10", "B": "attack 06"}
    game = scenario(gate={"A": 3, "C": 2}, ring={"D": 1}, aliens={"A": "anti matter"}, hands=hands).play()
    assert game.totals == (10 - 3 - 2, 6 + 4 - 1)
    assert game.ships("B1") == {"A": 3, "C": 2}


@check("anti_matter", 2)
@rule("R-RESOLVE-1")
def test_on_equal_totals_the_defense_wins():
    hands = {"A": "attack 08", "B": "attack 14"}
    game = scenario(gate={"A": 4}, ships={"B1": {"B": 2}}, aliens={"B": "anti matter"}, hands=hands).play()
    assert game.totals == (12, 12)
    assert game.warp == {"A": 4}


@check("anti_matter", 3)
def test_zapped_the_higher_total_wins():
    hands = {"A": "attack 04", "B": "attack 12", "C": "cosmic zap"}
    game = scenario(gate={"A": 2}, aliens={"A": "anti matter"}, hands=hands).answers(C="cosmic zap").play()
    assert game.totals == (6, 16)
    assert game.result == "defense wins"


@check("anti_matter", 4)
@rule("R-CARD-5", "R-TIME-4")
@ruling("anti_matter", 1)
def test_super_a_flare_is_prevented_stays_in_the_hand_and_another_may_be_played():
    hands = {"A": "attack 06, macron flare, tripler flare", "B": "attack 40", "D": "anti matter flare"}
    game = scenario(gate={"A": 3}, aliens={"D": "anti matter"}, hands=hands)
    game.answers(A=["macron flare", "tripler flare"], D="anti matter flare").play()
    assert game.totals == (6 + 3, 14 + 4)
    assert game.hand("A") == ["macron flare", "tripler flare"]
    assert sum("macron flare" in asked.options for asked in game.asked) == 1
    assert game.hand("D") == ["anti-matter flare"]


def test_wild_it_hits_only_wild_sides():
    hands = {"A": "attack 12, tripler flare", "B": "attack 08, anti matter flare"}
    game = scenario(gate={"A": 1}, aliens={"A": "tripler"}, hands=hands).answers(A="tripler flare").play()
    assert game.totals[0] == 37
    assert not any("anti matter flare" in asked.options for asked in game.asked)
    hands = {"A": "attack 12, tripler flare", "B": "attack 40, anti matter flare"}
    game = scenario(gate={"A": 1}, hands=hands).answers(A="tripler flare", B="anti matter flare").play()
    assert game.totals[1] == 44


def test_a_super_flare_prevented_leaves_the_power_use():
    hands = {"A": "attack 12, tripler flare", "B": "attack 08", "D": "anti matter flare"}
    game = scenario(gate={"A": 1}, aliens={"A": "tripler", "D": "anti matter"}, hands=hands)
    game.answers(A="tripler flare", D="anti matter flare").play()
    assert game.totals[0] == 4 + 1
    assert game.hand("A") == ["tripler flare"]


@ruling("anti_matter", 6)
def test_a_card_zap_saves_the_prevented_flare():
    hands = {"A": "attack 06, macron flare", "B": "attack 40", "D": "anti matter flare", "E": "card zap"}
    game = scenario(gate={"A": 3}, aliens={"D": "anti matter"}, hands=hands)
    game.answers(A="macron flare", D="anti matter flare", E="card zap").play()
    assert game.totals[0] == 6 + 3 + 3
    assert "anti-matter flare" in game.discard


@ruling("anti_matter", 3)
@ruling("macron", 6)
def test_a_macron_ally_lowers_its_side_by_four_a_ship():
    hands = {"A": "attack 10", "B": "attack 06"}
    aliens = {"A": "anti matter", "C": "macron"}
    assert scenario(gate={"A": 1, "C": 1}, aliens=aliens, hands=hands).play().totals[0] == 10 - 1 - 4


@rule("R-REVEAL-5")
def test_reinforcements_are_added_as_usual():
    hands = {"A": "attack 10, +5", "B": "attack 06"}
    game = scenario(gate={"A": 1}, aliens={"A": "anti matter"}, hands=hands).answers(A="+5 for defense").play()
    assert game.totals == (9, 15)


@ruling("anti_matter", 5)
def test_against_a_negotiate_the_power_is_not_used():
    game = scenario(gate={"A": 1}, aliens={"A": "anti matter"}, hands={"A": "attack 40", "B": "negotiate"}).play()
    assert game.told("E", kind="use") == []
    assert game.result == "offense wins"


@ruling("anti_matter", 2)
def test_the_super_side_prevents_nothing_by_itself():
    hands = {"A": "attack 06, macron flare", "B": "attack 40", "D": "anti matter flare"}
    game = scenario(gate={"A": 3}, aliens={"D": "anti matter"}, hands=hands).answers(A="macron flare").play()
    assert game.totals[0] == 6 + 3 + 3


@ruling("anti_matter", 4)
def test_a_reinforcement_on_its_own_side_makes_winning_harder():
    hands = {"A": "attack 10, +5", "B": "attack 08"}
    game = scenario(gate={"A": 1}, aliens={"A": "anti matter"}, hands=hands).answers(A="+5 for offense").play()
    assert game.totals == (10 - 1 + 5, 12)
    assert game.result == "defense wins"


def test_super_artifacts_are_none_of_its_business():
    hands = {"A": "attack 06, mobius tubes", "B": "attack 40", "D": "anti matter flare"}
    game = scenario(start="regroup", warp={"B": 2}, aliens={"D": "anti matter"}, hands=hands, destiny="B")
    game.answers(A="mobius tubes").play(until="destiny")
    assert game.warp == {}
    assert not any("anti matter flare" in asked.options for asked in game.asked)
