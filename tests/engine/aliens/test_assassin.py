"""Assassin."""

from tests.kit import check, rule, ruling, scenario

HANDS = {"A": "attack 10", "B": "attack 04", "C": "attack 04", "D": "attack 04"}


@check("assassin", 1)
def test_a_ship_of_the_turned_up_player_dies_and_the_launch_follows():
    game = scenario(start="destiny", destiny="B", aliens={"C": "assassin"}, hands=HANDS)
    game.answers(C="B3").play(until="aim")
    assert game.ships("B3", "B") == 3
    assert game.warp == {"B": 1}
    assert game.defense == "B"


@check("assassin", 2)
@rule("R-DESTINY-14")
@ruling("assassin", 2)
def test_a_card_that_is_passed_over_counts_too():
    game = scenario(start="destiny", destiny="A, C", aliens={"B": "assassin"}, hands=HANDS).play(until="aim")
    assert game.warp == {"A": 1, "C": 1}


@check("assassin", 3)
def test_on_a_wild_card_anybody_may_be_hit_whoever_is_named():
    game = scenario(start="destiny", destiny="wild", aliens={"C": "assassin"}, hands=HANDS)
    game.play(until="assassin.whom")
    assert game.options("C") == ["D", "E", "A", "B"]
    game.answers(C=["A", "A2"], A="B").play(until="aim")
    assert game.warp == {"A": 1}
    assert game.defense == "B"


@check("assassin", 4)
@ruling("assassin", 8)
def test_its_own_colour_does_nothing():
    game = scenario(start="destiny", destiny="A, B", aliens={"A": "assassin"}, hands=HANDS).play(until="aim")
    assert game.warp == {"B": 1}


@ruling("assassin", 6)
def test_the_only_ship_of_a_colony_may_die():
    game = scenario(start="destiny", destiny="B", ships={"D2": {"B": 1}}, aliens={"C": "assassin"}, hands=HANDS)
    game.answers(C="D2").play(until="aim")
    assert game.colonies("B") == 0


@ruling("assassin", 6)
def test_the_power_of_the_victim_may_go_with_it():
    game = scenario(start="destiny", destiny="B", homes={"B": 3}, ships={"B1": {"B": 1}}, hands=HANDS,
                    aliens={"C": "assassin", "B": "tripler"})  # fmt: skip
    game.answers(C="B1").play(until="aim")
    assert game.power("B") == "lost"


@rule("R-TIME-4")
def test_zapped_no_ship_dies_in_this_encounter():
    hands = HANDS | {"E": "cosmic zap"}
    game = scenario(start="destiny", destiny="A, B", aliens={"C": "assassin"}, hands=hands).answers(E="cosmic zap")
    game.play(until="aim")
    assert game.warp == {}


@rule("R-POWER-7")
def test_super_a_second_ship_of_the_same_player_dies():
    hands = HANDS | {"C": "attack 04, assassin flare"}
    game = scenario(start="destiny", destiny="B", aliens={"C": "assassin"}, hands=hands)
    game.answers(C=["B3", "assassin flare", "B4"]).play(until="aim")
    assert game.warp == {"B": 2}
    assert (game.ships("B3", "B"), game.ships("B4", "B")) == (3, 3)


def test_wild_on_a_wild_card_only_a_colony_of_two_ships_or_more():
    hands = HANDS | {"C": "assassin flare"}
    game = scenario(start="destiny", destiny="wild", ships={"D2": {"B": 1}}, hands=hands)
    game.answers(C=["assassin flare", "B"]).play(until="assassin.ship")
    assert game.options("C") == ["B1", "B2", "B3", "B4", "B5"]
    game.answers(C="B2", A="D").play(until="aim")
    assert game.warp == {"B": 1}


def test_wild_a_coloured_card_does_not_help():
    hands = HANDS | {"C": "assassin flare"}
    game = scenario(start="destiny", destiny="B", hands=hands).play(until="aim")
    assert not game.was_asked("C", moment="destiny.turned_up")


@ruling("assassin", 3)
def test_dictator_chooses_and_the_assassin_hits_the_colour_drawn():
    game = scenario(start="destiny", aliens={"C": "assassin", "E": "dictator"}, hands=HANDS)
    game.answers(E="D").play(until="aim")
    assert game.warp == {"D": 1}


@ruling("assassin", 3)
@rule("EX-26")
def test_it_hits_the_colour_of_the_card_whomever_a_will_attacks():
    game = scenario(start="destiny", destiny="B", aliens={"A": "will", "C": "assassin"}, hands=HANDS)
    game.answers(A="will.whom: D").play(until="aim")
    assert (game.defense, game.warp) == ("D", {"B": 1})
