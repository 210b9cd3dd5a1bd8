"""Butler."""

from tests.engine.aliens.test_miser import with_hoard
from tests.kit import check, rule, ruling, scenario

HANDS = {"A": "attack 10, negotiate, +2, +3, +5, quash", "B": "attack 04"}


@check("butler", 1)
def test_a_tip_is_a_random_card_and_the_offense_does_as_it_likes():
    game = scenario(start="launch", aliens={"C": "butler"}, hands=HANDS)
    game.answers(A=["butler.tip: yes", "aim: B3", {"A1": 2}]).play(until="alliance")
    assert len(game.hand("A")) == 5
    assert len(game.hand("C")) == 1
    assert game.planet == "B3"
    assert game.gate == {"A": 2}
    assert not any("butler" in asked.options for asked in game.asked)


@check("butler", 2)
def test_without_a_tip_it_may_aim():
    game = scenario(start="launch", aliens={"C": "butler"}, hands=HANDS)
    game.answers(C=["butler", "gate", "B5"], A=[{"A2": 3}]).play(until="alliance")
    assert game.planet == "B5"
    assert game.ships("A2", "A") == 1


@check("butler", 3)
@ruling("butler", 3)
def test_without_a_tip_it_may_choose_the_ships():
    game = scenario(start="launch", aliens={"C": "butler"}, hands=HANDS)
    game.answers(C=["butler", "ships", {"A1": 1, "A4": 2}], A=["aim: B2", "how_many: 3"]).play(until="alliance")
    assert game.planet == "B2"
    assert game.gate == {"A": 3}
    assert (game.ships("A1", "A"), game.ships("A4", "A")) == (3, 2)


@check("butler", 4)
def test_its_own_launch_asks_for_no_tip():
    game = scenario(start="launch", aliens={"A": "butler"}, hands=HANDS).play(until="alliance")
    assert not any("butler" in (asked.question + str(asked.options)) for asked in game.asked)


def test_zapped_the_offense_does_it_itself():
    game = scenario(start="launch", aliens={"C": "butler"}, hands=HANDS | {"D": "cosmic zap"})
    game.answers(C=["butler", "gate"], D="cosmic zap", A="aim: B2").play(until="alliance")
    assert game.planet == "B2"


def test_an_empty_hand_is_not_asked():
    game = scenario(start="launch", aliens={"C": "butler"}, hands={"B": "attack 04"}).play(until="alliance")
    assert not game.was_asked("A", "butler.tip")


@ruling("butler", 1)
def test_the_last_ship_of_a_colony_may_go():
    game = scenario(start="launch", ships={"D1": {"A": 1}}, aliens={"C": "butler"}, hands=HANDS)
    game.answers(C=["butler", "ships", {"D1": 1}]).play(until="alliance")
    assert game.colonies("A") == 0


@rule("R-POWER-7")
def test_super_the_tip_is_two_cards():
    game = scenario(start="launch", aliens={"C": "butler"}, hands=HANDS | {"C": "butler flare"})
    game.answers(C="butler flare", A="butler.tip: yes").play(until="alliance")
    assert len(game.hand("C")) == 1 + 2
    assert len(game.hand("A")) == 4


@ruling("butler", 8)
def test_wild_another_player_is_the_offense():
    hands = {"A": "butler flare, attack 06", "C": "attack 40", "D": "attack 04"}
    game = scenario(start="regroup", hands=hands, destiny="D")
    game.answers(A=["butler flare", "C", "offense", "second encounter: yes"], D="invite: nobody").play()
    assert game.offense == "C"
    assert game.result == "offense wins"
    assert game.invited["offense"] == ["A"]
    assert game.next_offense == "A"
    assert game.next_encounter == 2


def test_wild_who_has_no_encounter_card_cannot_go():
    hands = {"A": "butler flare, attack 06", "C": "quash", "D": "attack 04"}
    game = scenario(start="regroup", hands=hands, destiny="D").answers(A=["butler flare", "C"]).play(until="destiny")
    assert game.offense == "A"


@ruling("butler", 1)
def test_the_launch_may_cost_the_offense_its_power():
    game = scenario(
        start="launch", homes={"A": 3}, ships={"A1": {"A": 1}}, aliens={"A": "mind", "C": "butler"}, hands=HANDS
    )
    game.answers(C=["butler", "ships", {"A1": 1}]).play(until="alliance")
    assert game.power("A") == "lost"


@ruling("butler", 2)
def test_it_never_does_both_chores():
    game = scenario(start="launch", aliens={"C": "butler"}, hands=HANDS)
    game.answers(C=["butler", "gate", "B5"]).play(until="alliance")
    assert sum("butler" in asked.options for asked in game.asked) == 1


@ruling("butler", 4)
def test_as_the_defense_it_may_point_the_gate_away_from_a_weak_planet():
    game = scenario(start="launch", ships={"B1": {"B": 1}}, aliens={"B": "butler"}, hands=HANDS)
    game.answers(B=["butler", "gate", "B4"]).play(until="alliance")
    assert game.planet == "B4"


@ruling("butler", 5)
@rule("R-PLANNING-1")
def test_a_tip_may_be_the_last_encounter_card():
    game = scenario(start="launch", aliens={"C": "butler"}, hands={"A": "attack 10", "B": "attack 04"})
    game.answers(A="butler.tip: yes").play()
    assert game.hand("C") == ["attack 10"]
    assert game.result == "no result"
    assert game.gate == {}


@ruling("butler", 7)
def test_a_home_colony_founded_again_by_destiny_needs_no_butler():
    game = scenario(start="destiny", destiny="A", homes={"A": 4}, aliens={"C": "butler"}, hands=HANDS)
    game.answers(A=["settle A5", 2]).play()
    assert not game.was_asked("A", "butler.tip")
    assert not any("butler" in asked.options for asked in game.asked)


@rule("DV-16")
def test_into_the_warp_there_is_nothing_to_aim_at():
    game = scenario(start="launch", cone="warp raid", warp={"B": 3}, aliens={"C": "butler"}, hands=HANDS)
    game.answers(C=["butler", {"A4": 2}], A="how_many: 2").play(until="alliance")
    assert not game.planet
    assert game.ships("A4", "A") == 2


def test_a_planet_that_it_aims_at_is_named_once():
    game = scenario(start="launch", aliens={"C": "butler", "D": "negator"}, hands=HANDS)
    game.answers(C=["butler", "gate", "B5"]).play(until="alliance")
    assert len(game.heard("A", kind="planet_named")) == 1


@ruling("miser", 2)
def test_wild_who_has_an_encounter_card_in_a_hoard_can_go():
    hands = {"A": "attack 04, butler flare", "C": "quash"}
    game = with_hoard("attack 08", "regroup.tech", start="regroup", destiny="B", aliens={"C": "miser"}, hands=hands)
    assert game.answers(A=["butler flare", "C"]).play(until="launch").offense == "C"


@rule("R-CARD-9", "RD-7")
def test_a_tip_is_given_and_not_taken():
    game = scenario(start="launch", aliens={"C": "butler"}, hands={"A": "rift 4", "B": "attack 04"},
                    options={"reward_deck": True})  # fmt: skip
    game.answers(A="butler.tip: yes").play(until="alliance")
    assert game.hand("C") == ["rift 4"]
    assert game.warp == {}
    assert "C receives 1 card from A." in game.told("D")
