"""Virus."""

from tests.kit import check, ruling, scenario

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


@ruling("virus", 2, 4)
def test_attack_zero_and_macron_as_ally():
    game = scenario(
        gate={"A": 4, "C": 1}, aliens={"A": "virus", "C": "macron"}, hands={"A": "attack 00", "B": "attack 06"}
    ).play()
    assert game.totals[0] == 4


def test_reinforcements_are_added_after_the_product():
    hands = {"A": "attack 08, +5", "B": "attack 06"}
    game = scenario(gate={"A": 2}, aliens={"A": "virus"}, hands=hands).answers(A="+5 for offense").play()
    assert game.totals[0] == 8 * 2 + 5


@ruling("virus", 1)
def test_a_morph_that_became_an_attack_is_multiplied():
    game = scenario(gate={"A": 3}, aliens={"A": "virus"}, hands={"A": "morph", "B": "attack 06"}).play()
    assert game.totals[0] == 6 * 3


@ruling("virus", 3)
def test_against_a_negotiate_the_total_does_not_matter():
    hands = {"A": "attack 00", "B": "negotiate"}
    assert scenario(gate={"A": 1}, aliens={"A": "virus"}, hands=hands).play().result == "offense wins"


@ruling("virus", 4)
def test_super_macrons_ships_count_four_inside_the_sum():
    hands = {"A": "attack 10, virus flare", "B": "attack 06"}
    game = scenario(gate={"A": 3, "C": 1}, aliens={"A": "virus", "C": "macron"}, hands=hands)
    game.answers(A="virus flare").play()
    assert game.totals[0] == 10 * (3 + 4)


@ruling("virus", 5)
def test_against_anti_matter_a_high_product_loses():
    hands = {"A": "attack 08", "B": "attack 10"}
    game = scenario(gate={"A": 3}, aliens={"A": "virus", "B": "anti matter"}, hands=hands).play()
    assert game.totals == (24, 10 - 4)
    assert game.result == "defense wins"


@ruling("virus", 6)
def test_the_ships_are_counted_after_they_have_moved():
    game = scenario(gate={"A": 1}, aliens={"A": "virus + amoeba"}, hands=ATTACK)
    game.answers(A=["amoeba", "in", {"A1": 3}]).play()
    assert game.totals[0] == 8 * 4


@ruling("virus", 8)
def test_wins_by_ten_are_read_from_the_product():
    hands = {"A": "attack 04", "B": "attack 06"}
    game = scenario(gate={"A": 2}, aliens={"A": "spiff", "B": "virus"}, hands=hands).answers(A="spiff.land: yes").play()
    assert game.totals == (6, 24)
    assert game.ships("B1", "A") == 1


def test_super_without_a_ship_of_an_ally_the_flare_is_not_offered():
    hands = {"A": "attack 10, virus flare", "B": "attack 20"}
    game = scenario(gate={"A": 3}, ring={"C": 2}, aliens={"A": "virus"}, hands=hands).play()
    assert not game.was_asked("A", "boost")
    assert game.totals[0] == 10 * 3
