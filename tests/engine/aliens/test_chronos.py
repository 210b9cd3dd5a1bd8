"""Chronos."""

from tests.kit import check, rule, ruling, scenario

HANDS = {"A": "attack 06, attack 20", "B": "attack 15, attack 09"}


@check("chronos", 1)
def test_the_opponent_has_to_select_another_card():
    game = scenario(gate={"A": 3}, aliens={"A": "chronos"}, hands=HANDS)
    game.answers(A=["select: attack 06", "chronos", "select: attack 20"], B="select: attack 15").play()
    assert game.totals == (23, 13)
    assert sorted(game.hand("A")) == ["attack 06"]


@check("chronos", 2)
@ruling("chronos", 4)
def test_an_only_encounter_card_is_taken_back_and_selected_again():
    game = scenario(gate={"A": 3}, aliens={"A": "chronos"}, hands={"A": "attack 06, attack 40", "B": "attack 20"})
    game.answers(A=["select: attack 06", "chronos", "select: attack 40"]).play()
    assert game.totals == (43, 24)


@check("chronos", 3)
def test_the_card_set_aside_returns_when_the_encounter_ends():
    game = scenario(gate={"A": 3}, aliens={"A": "chronos"}, hands=HANDS)
    game.answers(A=["select: attack 06", "chronos", "select: attack 20"], B="select: attack 15").play()
    assert game.hand("B") == ["attack 15"]


@check("chronos", 4)
def test_it_travels_only_once():
    game = scenario(gate={"A": 3}, aliens={"A": "chronos"}, hands=HANDS)
    game.answers(A=["select: attack 06", "chronos", "select: attack 06"], B="select: attack 15").play()
    assert game.totals == (9, 13)
    assert sum("chronos" in asked.options for asked in game.asked) == 1


@check("chronos", 5)
@ruling("chronos", 11)
def test_a_zap_that_somebody_took_stays_there_and_the_power_works_again():
    hands = {"A": "attack 06, attack 20", "B": "attack 15, attack 09", "C": "cosmic zap", "D": "quash"}
    game = scenario(gate={"A": 3}, aliens={"A": "chronos", "B": "calculator", "D": "vulch"}, hands=hands)
    game.answers(
        A=["select: attack 06", "chronos", "select: attack 20"], B=["calculator", "calculator"], C="cosmic zap"
    )
    game.play()
    assert "cosmic zap" in game.hand("D")
    assert game.totals == (20 - 15 + 3, 15 + 4)


def test_zapped_the_first_result_stands():
    game = scenario(gate={"A": 3}, aliens={"A": "chronos"}, hands=HANDS | {"D": "cosmic zap"})
    game.answers(A=["select: attack 06", "chronos"], B="select: attack 15", D="cosmic zap").play()
    assert game.totals == (9, 19)


def test_a_played_artifact_comes_back_and_its_effect_ends():
    hands = {"A": "attack 06, attack 20, emotion control", "B": "attack 15, attack 09"}
    game = scenario(gate={"A": 3}, aliens={"B": "chronos"}, hands=hands)
    game.answers(A=["select: attack 06", "emotion control", "select: attack 20"], B=["select: attack 09", "chronos"])
    game.play()
    assert game.totals == (23, 13)
    assert sorted(game.hand("A")) == ["attack 06", "emotion control"]


def test_what_a_card_did_for_the_encounter_ends():
    hands = {"A": "attack 06, attack 20", "B": "attack 15, attack 09, gambler flare"}
    game = scenario(gate={"A": 3}, aliens={"A": "chronos"}, hands=hands)
    game.answers(A=["select: attack 06", "chronos", "select: attack 20"], B=["select: attack 15", "gambler flare", 1])
    game.play()
    assert game.totals == (23, 13)
    assert "gambler flare" in game.hand("B")


@rule("R-POWER-7")
def test_super_the_opponent_selects_the_same_card_again():
    hands = {"A": "attack 06, attack 20, chronos flare", "B": "attack 15, attack 09"}
    game = scenario(gate={"A": 3}, aliens={"A": "chronos"}, hands=hands)
    game.answers(A=["select: attack 06", "chronos", "chronos flare", "select: attack 20"], B="select: attack 15").play()
    assert game.totals == (23, 19)


def test_wild_a_card_is_fetched_and_the_rest_shuffled():
    game = scenario(start="regroup", hands={"A": "attack 06", "C": "chronos flare"}, discard="morph, attack 40, +2",
                    aliens={"D": "chronos"}, destiny="B")  # fmt: skip
    game.answers(C=["chronos flare", "attack 40"]).play(until="destiny")
    assert game.hand("C") == ["attack 40"]
    assert game.hand("D") == ["chronos flare"]
    assert game.discard == []


@ruling("chronos", 5)
@rule("R-PLANNING-2")
def test_a_new_hand_of_the_first_planning_stays():
    deck = "attack 15, attack 09, +2, +3, plague, morph, quash, +5"
    game = scenario(
        gate={"A": 3}, aliens={"A": "chronos"}, hands={"A": "attack 06, attack 20", "B": "force field"}, deck=deck
    )
    game.answers(A=["select: attack 06", "chronos", "select: attack 20"], B=["select: attack 15", "select: attack 09"])
    game.play()
    assert game.totals == (23, 13)
    assert len(game.hand("B")) == 7
    assert "force field" in game.discard


@ruling("chronos", 6)
def test_it_may_travel_before_a_deal_begins():
    hands = {"A": "negotiate, attack 20", "B": "negotiate, attack 09"}
    game = scenario(gate={"A": 3}, aliens={"A": "chronos"}, hands=hands)
    game.answers(A=["select: negotiate", "chronos", "select: attack 20"], B="select: negotiate").play()
    assert game.totals == (23, 13)
    assert not game.was_asked("A", "deal")


@ruling("chronos", 7)
@rule("R-COMP-2")
def test_the_card_set_aside_cannot_be_taken_as_compensation():
    hands = {"A": "attack 06, negotiate", "B": "attack 15, attack 09"}
    game = scenario(gate={"A": 3}, aliens={"A": "chronos"}, hands=hands)
    game.answers(A=["select: attack 06", "chronos", "select: negotiate"], B="select: attack 15").play()
    assert game.hand("A") == ["attack 06"]
    assert game.hand("B") == ["attack 15"]


@ruling("chronos", 8)
def test_allies_stay_committed():
    game = scenario(gate={"A": 3, "C": 2}, ring={"D": 1}, aliens={"A": "chronos"}, hands=HANDS)
    game.answers(A=["select: attack 06", "chronos", "select: attack 20"], B="select: attack 15").play()
    assert game.totals == (25, 14)


@ruling("chronos", 9)
def test_of_a_deuce_the_main_card_is_set_aside_and_the_other_returns():
    game = scenario(
        gate={"A": 3}, aliens={"A": "chronos", "B": "deuce"}, hands=HANDS | {"B": "attack 15, attack 09, attack 12"}
    )
    game.answers(
        A=["select: attack 06", "chronos", "select: attack 20"], B=["select: attack 15", "select: attack 12"]
    ).play()
    assert game.totals == (23, 12 + 9 + 4)
    assert sorted(game.hand("B")) == ["attack 09", "attack 15"]
