"""Masochist."""

from tests.kit import check, rule, scenario

CARDS = {"A": "attack 04, attack 08", "B": "attack 30"}


@check("masochist", 1)
def test_it_wins_when_all_its_ships_are_lost():
    game = scenario(start="regroup", aliens={"C": "masochist"}, warp={"C": 17}, out={"C": 3}, hands=CARDS).play()
    assert game.winners == ["C"]


@check("masochist", 2)
@rule("R-POWER-1")
def test_one_ship_is_too_many_and_the_power_stays():
    game = scenario(
        start="regroup", aliens={"C": "masochist"}, warp={"C": 19}, homes={"C": 0}, ships={"B2": {"C": 1}}, hands=CARDS,
        destiny="B",
    ).play(until="destiny")  # fmt: skip
    assert game.winners == []
    assert game.power("C") == "active"


@check("masochist", 3)
def test_zapped_it_wins_at_the_next_regroup():
    hands = {"A": "attack 40, attack 08", "B": "attack 04, cosmic zap"}
    game = scenario(start="regroup", aliens={"C": "masochist"}, warp={"C": 20}, hands=hands, destiny="B")
    game.answers(A="second encounter: yes", B="cosmic zap").play()
    assert game.winners == []
    game.timeout("A").timeout("A")  # who might play something in the regroup phase, and answer
    assert game.winners == ["C"]


@check("masochist", 4)
def test_wild_another_player_retrieves_instead():
    hands = CARDS | {"C": "masochist flare"}
    game = scenario(start="regroup", warp={"A": 8, "D": 3}, hands=hands, destiny="B")
    game.answers(C=["masochist flare", "D"]).play(until="destiny")
    assert game.warp == {"A": 8, "D": 2}


def test_the_offense_acts_first_with_mobius_tubes():
    hands = {"A": "attack 04, mobius tubes", "B": "attack 30"}
    game = scenario(
        start="regroup", aliens={"C": "masochist"}, warp={"C": 16, "B": 1}, ships={"C1": {"C": 0}}, out={"C": 4},
        hands=hands, destiny="B",
    ).answers(A="mobius tubes").play()  # fmt: skip
    assert game.winners == ["C"]  # without a colony its ships stay in the warp


def test_super_a_ship_leaves_the_game_instead_of_being_retrieved():
    hands = {"A": "attack 04, masochist flare", "B": "attack 30"}
    game = scenario(start="regroup", aliens={"A": "masochist"}, warp={"A": 5}, hands=hands, destiny="B")
    game.answers(A="masochist flare").play(until="destiny")
    assert (game.warp, game.out) == ({"A": 4}, {"A": 1})
    assert game.hand("A") == ["attack 04", "masochist flare"]


def test_it_may_win_as_the_offense_before_it_retrieves():
    game = scenario(start="regroup", aliens={"A": "masochist"}, warp={"A": 20}, hands=CARDS).play()
    assert game.winners == ["A"]


def test_with_four_planets_sixteen_ships_are_enough():
    game = scenario(
        start="regroup", options={"four_planets": True}, aliens={"C": "masochist"}, warp={"C": 16}, hands=CARDS
    ).play()
    assert game.winners == ["C"]
