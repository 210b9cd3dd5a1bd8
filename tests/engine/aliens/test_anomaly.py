"""Anomaly."""

import pytest

from tests.kit import check, rule, ruling, scenario

HANDS = {"A": "attack 07", "B": "attack 10"}


@check("anomaly", 1)
def test_odd_cards_give_their_side_five_more():
    game = scenario(gate={"A": 3}, aliens={"A": "anomaly"}, hands=HANDS).play()
    assert game.totals == (15, 14)
    assert game.result == "offense wins"


@check("anomaly", 2)
def test_after_the_announcement_even_cards_do():
    game = scenario(gate={"A": 3}, aliens={"A": "anomaly"}, hands=HANDS).answers(A="anomaly").play()
    assert game.totals == (10, 19)


@check("anomaly", 3)
def test_both_sides_may_get_it():
    hands = {"A": "attack 09", "B": "attack 13"}
    game = scenario(gate={"A": 3}, ring={"C": 1}, aliens={"C": "anomaly"}, hands=hands).play()
    assert game.totals == (9 + 5 + 3, 13 + 5 + 5)


@check("anomaly", 4)
def test_against_a_negotiate_it_is_not_used():
    hands = {"A": "negotiate", "B": "attack 15, +2, +3"}
    game = scenario(gate={"A": 1}, aliens={"B": "anomaly"}, hands=hands).play()
    assert game.result == "defense wins"
    assert len(game.hand("A")) == 1
    assert not any("uses Anomaly" in line for line in game.told("C"))


@rule("R-POWER-3")
def test_a_zap_of_the_announcement_turns_the_whole_power_off():
    game = scenario(gate={"A": 3}, aliens={"A": "anomaly"}, hands=HANDS | {"D": "cosmic zap"})
    game.answers(A="anomaly", D="cosmic zap").play()
    assert game.totals == (10, 14)


def test_a_zap_at_the_reveal_leaves_both_totals():
    game = scenario(gate={"A": 3}, aliens={"A": "anomaly"}, hands=HANDS | {"D": "cosmic zap"})
    game.answers(D="cosmic zap").play()
    assert game.totals == (10, 14)


@rule("R-REVEAL-2")
@ruling("anomaly", 4)
def test_a_morph_counts_as_the_number_it_copied():
    game = scenario(gate={"A": 3}, aliens={"A": "anomaly"}, hands={"A": "morph", "B": "attack 07"}).play()
    assert game.totals == (7 + 5 + 3, 7 + 5 + 4)


def test_a_changed_value_keeps_its_printed_parity():
    game = scenario(gate={"A": 3}, aliens={"A": "anomaly + tripler"}, hands=HANDS).play()
    assert game.totals[0] == 21 + 5 + 3


@rule("R-POWER-7")
def test_super_a_deviating_card_gives_ten_more():
    hands = {"A": "attack 07, anomaly flare", "B": "attack 10"}
    game = scenario(gate={"A": 3}, aliens={"A": "anomaly"}, hands=hands).answers(A="anomaly flare").play()
    assert game.totals[0] == 7 + 10 + 3


@pytest.mark.parametrize(("mine", "totals"), [("attack 07", (10, 8)), ("attack 08", None)])
def test_wild_the_even_card_costs_its_side_six(mine: str, totals: tuple[int, int] | None):
    game = scenario(gate={"A": 3}, hands={"A": f"{mine}, anomaly flare", "B": "attack 10"})
    if totals:
        assert game.answers(A="anomaly flare").play().totals == totals
    else:
        assert game.play().totals == (11, 14)


@ruling("anomaly", 5)
def test_attacks_that_have_become_negotiates_give_nothing():
    game = scenario(gate={"A": 3}, aliens={"A": "anomaly"}, hands=HANDS | {"D": "emotion control"})
    game.answers(D="emotion control").play()
    assert game.result == "deal failed"
    assert not any("uses Anomaly" in line for line in game.told("C"))


@ruling("anomaly", 6)
def test_an_announcement_of_one_who_is_no_ally_any_more_has_no_effect():
    hands = HANDS | {"C": "amoeba flare"}
    game = scenario(gate={"A": 3, "C": 1}, aliens={"C": "anomaly + amoeba"}, hands=hands)
    game.answers(C=["anomaly", "amoeba", "out", {"C1": 1}]).play()
    assert game.role("C") == "outsider"
    assert game.totals == (7 + 3, 10 + 4)
