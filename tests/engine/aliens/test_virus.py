"""Virus."""

from tests.kit import check, scenario

ATTACK = {"A": "attack 08", "B": "attack 06"}


@check("virus", 1)
def test_card_times_own_ships_and_the_allies_are_added():
    game = scenario(gate={"A": 4, "C": 2}, aliens={"A": "virus"}, hands=ATTACK).play()
    assert game.totals[0] == 8 * 4 + 2


@check("virus", 2)
def test_no_own_ship_makes_a_product_of_zero():
    hands = {"A": "attack 06", "B": "attack 20"}
    game = scenario(gate={"A": 1}, ring={"D": 3}, ships={"B1": {"B": 0}}, aliens={"B": "virus"}, hands=hands).play()
    assert game.totals[1] == 3


@check("virus", 3)
def test_the_super_flare_multiplies_the_allies_ships_too():
    hands = {"A": "attack 10, virus flare", "B": "attack 06"}
    game = scenario(gate={"A": 3, "C": 2}, aliens={"A": "virus"}, hands=hands).answers(A="virus flare").play()
    assert game.totals[0] == 10 * 5
    assert "virus flare" in game.hand("A")


@check("virus", 4)
def test_zapped_card_and_ships_are_added():
    hands = {"A": "attack 15", "B": "attack 06", "C": "cosmic zap"}
    game = scenario(gate={"A": 4}, aliens={"A": "virus"}, hands=hands).answers(C="cosmic zap").play()
    assert game.totals[0] == 15 + 4


def test_the_wild_side_multiplies_own_ships_by_allied_ships():
    hands = {"A": "attack 10, virus flare", "B": "attack 06"}
    game = scenario(gate={"A": 3, "C": 2}, hands=hands).answers(A="virus flare").play()
    assert game.totals[0] == 10 + 3 * 2


def test_the_wild_side_without_allies_leaves_no_ships():
    hands = {"A": "attack 10, virus flare", "B": "attack 06"}
    game = scenario(gate={"A": 3}, hands=hands).answers(A="virus flare").play()
    assert game.totals[0] == 10


def test_attack_zero_and_macron_as_ally():
    game = scenario(
        gate={"A": 4, "C": 1}, aliens={"A": "virus", "C": "macron"}, hands={"A": "attack 00", "B": "attack 06"}
    ).play()
    assert game.totals[0] == 4


def test_reinforcements_are_added_after_the_product():
    hands = {"A": "attack 08, +5", "B": "attack 06"}
    game = scenario(gate={"A": 2}, aliens={"A": "virus"}, hands=hands).answers(A="+5 for offense").play()
    assert game.totals[0] == 8 * 2 + 5
