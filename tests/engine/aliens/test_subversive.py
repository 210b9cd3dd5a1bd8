"""Subversive."""

from tests.kit import check, rule, ruling, scenario

HANDS = {"A": "attack 10", "B": "attack 08"}


@check("subversive", 1)
def test_the_ships_of_the_opponents_allies_are_subtracted():
    game = scenario(gate={"A": 3, "C": 4}, aliens={"B": "subversive"}, hands=HANDS).play()
    assert game.totals == (9, 12)
    assert game.result == "defense wins"


@check("subversive", 2)
def test_zapped_they_are_added():
    game = scenario(gate={"A": 3, "C": 4}, aliens={"B": "subversive"}, hands=HANDS | {"D": "cosmic zap"})
    game.answers(D="cosmic zap").play()
    assert game.totals == (17, 12)


@check("subversive", 3)
def test_a_ship_keeps_its_worth():
    game = scenario(gate={"A": 3, "C": 1}, aliens={"B": "subversive", "C": "macron"}, hands=HANDS).play()
    assert game.totals == (9, 12)


def test_without_allies_it_is_not_used():
    game = scenario(gate={"A": 3}, aliens={"B": "subversive"}, hands=HANDS).play()
    assert not any("Subversive" in line for line in game.told("C"))


def test_its_own_allies_are_added():
    game = scenario(gate={"A": 3}, ring={"C": 2}, aliens={"B": "subversive"}, hands=HANDS).play()
    assert game.totals == (13, 14)


@rule("R-POWER-7")
def test_super_as_an_ally():
    game = scenario(
        gate={"A": 3, "C": 4}, ring={"D": 1}, aliens={"D": "subversive"}, hands=HANDS | {"D": "subversive flare"}
    )
    game.answers(D="subversive").play()
    assert game.totals == (9, 13)


def test_wild_the_ships_of_one_ally_do_not_count():
    game = scenario(gate={"A": 3, "C": 4, "D": 1}, hands=HANDS | {"B": "attack 08, subversive flare"})
    game.answers(B=["subversive flare", "C"]).play()
    assert game.totals[0] == 10 + 3 + 1


@ruling("subversive", 2)
def test_against_an_anti_matter_the_allies_ships_are_added():
    game = scenario(gate={"A": 3, "C": 4}, aliens={"A": "anti matter", "B": "subversive"}, hands=HANDS).play()
    assert game.totals == (10 - 3 + 4, 8 + 4)


@ruling("subversive", 3)
def test_cards_of_allies_count_as_usual():
    hands = HANDS | {"C": "attack 06, +5"}
    game = scenario(gate={"A": 3, "C": 4}, aliens={"B": "subversive", "C": "cavalry"}, hands=hands)
    game.answers(C=["cavalry", "+5 for offense"]).play()
    assert game.totals == (10 + 6 + 5 + 3 - 4, 12)


@ruling("subversive", 4)
def test_of_two_of_them_each_subtracts_the_others_allies():
    game = scenario(
        gate={"A": 3, "C": 4}, ring={"D": 2}, aliens={"A": "subversive", "B": "subversive"}, hands=HANDS
    ).play()
    assert game.totals == (10 + 3 - 4, 8 + 4 - 2)
