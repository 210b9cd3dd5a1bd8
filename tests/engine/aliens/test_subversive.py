"""Subversive."""

from tests.kit import check, rule, scenario

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
