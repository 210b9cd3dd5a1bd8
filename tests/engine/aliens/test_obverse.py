"""Obverse."""

from tests.kit import Offer, check, rule, ruling, scenario

WIN = {"A": "attack 40", "B": "attack 04"}
LOSE = {"A": "attack 04", "B": "attack 40"}
AFTER = {"start": "alliance"}


@check("obverse", 1)
@ruling("obverse", 2)
def test_a_defensive_ally_lands_instead_of_being_rewarded():
    game = scenario(**AFTER, gate={"A": 1}, aliens={"C": "obverse"}, hands=LOSE)
    game.answers(B="invite: C", C=["defense", {"C1": 2}, "obverse"]).play()
    assert game.ships("B1") == {"B": 4, "C": 2}
    assert game.colonies("C") == 1
    assert game.hand("C") == []


@check("obverse", 2)
@ruling("obverse", 2)
def test_an_offensive_ally_is_rewarded_and_goes_home():
    game = scenario(**AFTER, gate={"A": 2}, aliens={"A": "obverse"}, hands=WIN)
    game.answers(A=["invite: C", "obverse"], C=["offense", {"C1": 3}]).play()
    assert game.ships("B1") == {"A": 2}
    assert len(game.hand("C")) == 3
    assert game.ships("C1", "C") == 4


@check("obverse", 3)
def test_turned_twice_the_gains_are_the_normal_ones():
    game = scenario(**AFTER, gate={"A": 2}, aliens={"A": "obverse", "D": "obverse"}, hands=WIN)
    game.answers(A=["invite: C, D", "obverse"], C=["offense", {"C1": 3}], D=["offense", "obverse"]).play()
    assert game.ships("B1") == {"A": 2, "C": 3, "D": 1}


def test_zapped_nothing_is_exchanged():
    game = scenario(**AFTER, gate={"A": 2}, aliens={"A": "obverse"}, hands=WIN | {"E": "cosmic zap"})
    game.answers(A=["invite: C", "obverse"], C="offense", E="cosmic zap").play()
    assert game.ships("B1") == {"A": 2, "C": 1}


@rule("R-WIN-1")
@ruling("obverse", 3)
def test_a_landing_may_be_the_fifth_colony():
    game = scenario(**AFTER, gate={"A": 1}, colonies={"C": 4}, aliens={"C": "obverse"}, hands=LOSE)
    game.answers(B="invite: C", C=["defense", {"C1": 1}, "obverse"]).play()
    assert game.winners == ["C"]


@rule("R-POWER-7")
def test_super_it_decides_for_each_ally():
    game = scenario(**AFTER, gate={"A": 2}, aliens={"A": "obverse"}, hands=WIN | {"A": "attack 40, obverse flare"})
    game.answers(A=["invite: C, D", "obverse", "obverse flare", "D"], C="offense", D="offense").play()
    assert game.ships("B1") == {"A": 2, "C": 1}
    assert len(game.hand("D")) == 1


def test_wild_a_winning_ally_takes_the_other_gain():
    game = scenario(gate={"A": 2, "C": 2}, hands=WIN | {"C": "obverse flare"}).answers(C="obverse flare").play()
    assert game.ships("B1") == {"A": 2}
    assert len(game.hand("C")) == 1 + 2


@ruling("obverse", 4)
def test_an_ally_that_lands_on_its_own_home_planet_has_a_home_colony_again():
    game = scenario(
        **AFTER, gate={"A": 1}, planet="C3", defense="B", homes={"C": 2}, ships={"C3": {"B": 2}},
        aliens={"A": "obverse"}, hands=LOSE,
    ).answers(A="obverse", B="invite: C", C=["defense", {"C1": 2}]).play()  # fmt: skip
    assert game.ships("C3") == {"B": 2, "C": 2}
    assert game.colonies("C") == 0


@ruling("obverse", 5)
def test_after_a_deal_allies_go_home_as_always():
    hands = {"A": "negotiate, +2", "B": "negotiate"}
    game = scenario(**AFTER, gate={"A": 2}, aliens={"A": "obverse"}, hands=hands)
    game.answers(A=["invite: C", "obverse", Offer(give="+2")], B="accept", C=["offense", {"C1": 3}]).play()
    assert game.result == "deal made"
    assert (game.ships("C1"), game.hand("C")) == ({"C": 4}, [])


@ruling("obverse", 6)
def test_a_filth_drives_the_landed_ally_away():
    game = scenario(**AFTER, gate={"A": 1}, aliens={"B": "filth", "C": "obverse"}, hands=LOSE)
    game.answers(B="invite: C", C=["defense", {"C1": 2}, "obverse"]).play()
    assert game.ships("B1") == {"B": 4}
    assert game.ships_of("C") == 20


def test_who_becomes_an_ally_after_the_gate_was_turned_gains_the_other_way_too():
    hands = WIN | {"C": "attack 30"}
    game = scenario(**AFTER, gate={"A": 2}, aliens={"A": "obverse", "C": "delegator"}, hands=hands)
    game.answers(A=["invite: C", "obverse"], C=["offense", {"C1": 3}, "delegator", "delegator.offense: C"]).play()
    assert game.ships("B1") == {"C": 3}
    assert len(game.hand("A")) == 1 + 2


@rule("DV-23")
def test_a_gate_that_a_cone_has_reversed_is_turned_back():
    game = scenario(**AFTER, gate={"A": 2}, reverse=True, aliens={"A": "obverse"}, hands=WIN)
    game.answers(A=["invite: C", "obverse"], C=["offense", {"C1": 3}]).play()
    assert game.ships("B1") == {"A": 2, "C": 3}


@rule("DV-29")
def test_all_see_whether_the_gate_is_turned():
    for reverse in (False, True):
        game = scenario(**AFTER, gate={"A": 2}, reverse=reverse, aliens={"A": "obverse"}, hands=WIN)
        game.answers(A=["invite: C", "obverse"], C="offense").play(until="alliance.after_formed")
        assert game.view("E")["encounter"].get("reverse", False) == reverse
        assert game.play(until="select").view("E")["encounter"].get("reverse", False) != reverse


@rule("DV-17")
def test_in_the_warp_there_is_nothing_to_exchange():
    game = scenario(start="alliance", cone="warp raid", gate={"A": 2}, warp={"B": 1, "C": 1}, aliens={"A": "obverse"},
                    hands={"A": "attack 20", "B": "attack 04"})  # fmt: skip
    game.answers(A="invite: C", C=["offense", {"C1": 1}]).play()
    assert game.role("C") == "offensive ally"
    assert not any("obverse" in asked.options for asked in game.asked)
    assert game.warp == {"B": 1}
