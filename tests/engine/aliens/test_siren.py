"""Siren."""

from tests.kit import check, rule, ruling, scenario

HANDS = {"A": "attack 04", "B": "attack 06", "C": "attack 20"}
START = {"start": "destiny", "destiny": "B", "ships": {"B3": {"C": 1}}, "aliens": {"C": "siren"}}


@check("siren", 1)
def test_it_lures_the_gate_to_a_home_planet():
    game = scenario(**START, hands=HANDS).answers(C=["siren", "C1"]).play(until="invite")
    assert (game.defense, game.planet) == ("C", "C1")
    assert game.options("A") == ["B", "D", "E"]


@check("siren", 2)
def test_without_a_colony_there_it_is_not_asked():
    game = scenario(**(START | {"ships": {}}), hands=HANDS).play(until="aim")
    assert not any("siren" in asked.options for asked in game.asked)


@check("siren", 3)
@ruling("siren", 3)
def test_a_won_defense_brings_a_colony():
    game = scenario(gate={"A": 1}, aliens={"B": "siren"}, hands={"A": "attack 04", "B": "attack 20"})
    game.answers(B=["A3", {"B2": 2}]).play()
    assert game.ships("A3") == {"A": 4, "B": 2}
    assert game.colonies("B") == 1


def test_zapped_the_defense_stays():
    game = scenario(**START, hands=HANDS | {"D": "cosmic zap"}).answers(C=["siren", "C1"], D="cosmic zap")
    game.play(until="aim")
    assert game.defense == "B"


@rule("R-COMP-1")
@ruling("siren", 5)
def test_a_beaten_negotiate_collects_and_the_colony_comes():
    game = scenario(gate={"A": 1}, aliens={"B": "siren"}, hands={"A": "negotiate", "B": "attack 20, +2, +3"}).play()
    assert len(game.hand("A")) == 1
    assert game.colonies("B") == 1


def test_a_lost_defense_brings_nothing():
    game = scenario(gate={"A": 1}, aliens={"B": "siren"}, hands={"A": "attack 40", "B": "attack 04"}).play()
    assert game.colonies("B") == 0


@rule("R-POWER-7")
def test_super_allies_may_land_there_instead_of_rewards():
    hands = {"A": "attack 04", "B": "attack 20, siren flare"}
    game = scenario(start="alliance", gate={"A": 1}, aliens={"B": "siren"}, hands=hands)
    game.answers(B=["siren flare", "invite: C, D", "A3"], C=["defense", "siren.follow: yes"], D="defense").play()
    assert game.ships("A3", "C") == 1
    assert game.hand("C") == []
    assert len(game.hand("D")) == 1


@ruling("siren", 6)
def test_wild_copies_of_the_named_card_are_given_away():
    hands = {"A": "attack 04", "B": "attack 20", "D": "siren flare"}
    game = scenario(gate={"A": 1}, ring={"C": 3}, hands=hands, deck="attack 30, attack 06, attack 06")
    game.answers(D=["siren flare", "siren.name: attack 06"]).play()
    assert game.hand("C") == ["attack 30"]
    assert sorted(game.hand("D")) == ["attack 06", "attack 06", "siren flare"]


@ruling("siren", 1)
def test_what_matters_is_the_home_system_of_the_chosen_defense():
    game = scenario(**(START | {"destiny": "D", "aliens": {"C": "siren", "A": "will"}}), hands=HANDS)
    game.answers(A="B", C=["siren", "C2"]).play(until="invite")
    assert (game.defense, game.planet) == ("C", "C2")


@ruling("siren", 2)
def test_it_lures_from_a_fight_in_the_offenses_own_system():
    position = START | {"destiny": "A", "ships": {"B3": {"C": 1}, "A3": {"B": 1}}}
    game = scenario(**position, hands=HANDS).answers(A="attack B on A3", C=["siren", "C1"]).play(until="invite")
    assert (game.defense, game.planet) == ("C", "C1")


@ruling("siren", 4)
def test_a_turn_that_simply_ends_is_not_a_win():
    game = scenario(gate={"A": 1}, aliens={"B": "siren"}, hands={"A": "quash", "B": "attack 20"}).play()
    assert game.result == "no result"
    assert game.colonies("B") == 0


@ruling("siren", 7)
def test_dictator_comes_first_then_the_lure():
    position = START | {"destiny": "", "ships": {"D3": {"C": 1}}, "aliens": {"C": "siren", "E": "dictator"}}
    game = scenario(**position, hands=HANDS).answers(E="D", C=["siren", "C1"]).play(until="invite")
    assert game.defense == "C"
