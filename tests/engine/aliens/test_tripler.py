"""Tripler."""

import pytest

from tests.kit import check, rule, ruling, scenario


@check("tripler", 1)
def test_ten_is_tripled():
    game = scenario(gate={"A": 3}, aliens={"A": "tripler"}, hands={"A": "attack 10", "B": "attack 08"}).play()
    assert game.totals[0] == 30 + 3


@check("tripler", 2)
def test_twenty_shrinks_to_seven():
    hands = {"A": "attack 08", "B": "attack 20"}
    game = scenario(gate={"A": 1}, ships={"B1": {"B": 4}}, aliens={"B": "tripler"}, hands=hands).play()
    assert game.totals[1] == 7 + 4


@pytest.mark.parametrize(("printed", "value"), [
    ("00", 0), ("01", 3), ("04", 12), ("05", 15), ("06", 18), ("07", 21), ("08", 24), ("09", 27), ("10", 30), ("11", 4),
    ("12", 4), ("13", 5), ("14", 5), ("15", 5), ("20", 7), ("23", 8), ("30", 10), ("40", 14),
])  # fmt: skip
def test_every_attack_card_of_the_deck(printed: str, value: int):
    other = "attack 04" if printed != "04" else "attack 06"
    game = scenario(gate={"A": 1}, aliens={"A": "tripler"}, hands={"A": f"attack {printed}", "B": other}).play()
    assert game.totals[0] == value + 1


def test_a_zapped_use_leaves_the_value():
    hands = {"A": "attack 10", "B": "attack 08", "C": "cosmic zap"}
    game = scenario(gate={"A": 3}, aliens={"A": "tripler"}, hands=hands).answers(C="cosmic zap").play()
    assert game.totals[0] == 10 + 3


def test_only_the_own_card_changes():
    game = scenario(gate={"A": 1}, aliens={"A": "tripler"}, hands={"A": "attack 10", "B": "attack 10"}).play()
    assert game.totals == (31, 14)


@rule("R-REVEAL-2")
@ruling("tripler", 1)
def test_its_morph_copies_the_printed_value_and_is_changed_then():
    game = scenario(gate={"A": 1}, aliens={"A": "tripler"}, hands={"A": "morph", "B": "attack 08"}).play()
    assert game.totals[0] == 24 + 1


@rule("R-REVEAL-2")
@ruling("tripler", 1)
def test_the_opponents_morph_copies_the_printed_value_not_the_tripled_one():
    game = scenario(gate={"A": 1}, aliens={"A": "tripler"}, hands={"A": "attack 08", "B": "morph"}).play()
    assert game.totals == (25, 8 + 4)


@ruling("tripler", 4)
def test_reinforcements_and_ships_are_not_tripled():
    hands = {"A": "attack 10, +5", "B": "attack 08"}
    game = scenario(gate={"A": 2, "C": 3}, aliens={"A": "tripler"}, hands=hands).answers(A="+5 for offense").play()
    assert game.totals[0] == 30 + 2 + 3 + 5


def test_as_ally_or_with_a_negotiate_it_does_nothing():
    game = scenario(gate={"A": 1, "C": 1}, aliens={"C": "tripler"}, hands={"A": "attack 10", "B": "attack 08"}).play()
    assert game.totals == (12, 12)
    game = scenario(gate={"A": 1}, aliens={"A": "tripler"}, hands={"A": "negotiate", "B": "attack 08"}).play()
    assert game.told("E", kind="use") == []


def test_in_the_discard_pile_the_card_has_its_printed_value():
    game = scenario(gate={"A": 1}, aliens={"A": "tripler"}, hands={"A": "attack 10", "B": "attack 08"}).play()
    assert game.view()["decks"]["discard"][0]["value"] == 10


@check("tripler", 3)
@rule("R-POWER-7")
def test_super_values_up_to_thirteen_are_tripled():
    hands = {"A": "attack 12, tripler flare", "B": "attack 08"}
    game = scenario(gate={"A": 1}, aliens={"A": "tripler"}, hands=hands).answers(A="tripler flare").play()
    assert game.totals[0] == 36 + 1
    assert game.hand("A") == ["tripler flare"]


def test_super_values_above_thirteen_are_divided():
    hands = {"A": "attack 14, tripler flare", "B": "attack 08"}
    game = scenario(gate={"A": 1}, aliens={"A": "tripler"}, hands=hands).answers(A="tripler flare").play()
    assert game.totals[0] == 5 + 1


@rule("R-POWER-7")
@ruling("tripler", 5)
def test_a_zapped_use_gives_the_super_flare_back():
    hands = {"A": "attack 12, tripler flare", "B": "attack 08", "C": "cosmic zap"}
    game = (
        scenario(gate={"A": 1}, aliens={"A": "tripler"}, hands=hands).answers(A="tripler flare", C="cosmic zap").play()
    )
    assert game.totals[0] == 12 + 1
    assert game.hand("A") == ["tripler flare"]


@check("tripler", 4)
def test_wild_a_large_card_of_the_opponent_is_divided():
    hands = {"A": "attack 06, tripler flare", "B": "attack 40"}
    game = scenario(gate={"A": 1}, ships={"B1": {"B": 4}}, hands=hands).answers(A="tripler flare").play()
    assert game.totals[1] == 14 + 4


def test_wild_not_against_a_card_printed_below_fifteen():
    hands = {"A": "attack 06, tripler flare", "B": "attack 14"}
    game = scenario(gate={"A": 1}, hands=hands).play()
    assert not any("tripler flare" in asked.options for asked in game.asked)


@check("tripler", 5)
@ruling("tripler", 8)
def test_a_card_that_replaces_its_own_before_the_types_are_final_is_tripled():
    hands = {"A": "attack 20", "B": "attack 08"}
    game = scenario(gate={"A": 2}, aliens={"A": "tripler + chosen"}, hands=hands, deck="attack 08, +2, +3")
    game.answers(A=["chosen", "replace attack 08"]).play()
    assert game.totals[0] == 24 + 2


@ruling("tripler", 2)
def test_against_a_negotiate_the_use_happens_but_decides_nothing():
    game = scenario(gate={"A": 1}, aliens={"A": "tripler"}, hands={"A": "attack 04", "B": "negotiate"}).play()
    assert game.told("E", kind="use") == ["A uses Tripler."]
    assert game.result == "offense wins"


@ruling("tripler", 3)
def test_beside_a_reversal_the_one_first_in_order_of_play_acts_first():
    hands = {"A": "attack 05", "B": "attack 20"}
    game = scenario(gate={"A": 1}, aliens={"A": "tripler", "B": "mirror"}, hands=hands).answers(B="mirror").play()
    assert game.totals[0] == 51 + 1, "15, then reversed"
    hands = {"A": "attack 20", "B": "attack 05"}
    game = scenario(gate={"A": 1}, aliens={"A": "mirror", "B": "tripler"}, hands=hands).answers(A="mirror").play()
    assert game.totals[1] == 17 + 4, "50, then divided"


@ruling("tripler", 6)
def test_who_keeps_the_card_has_its_printed_value():
    hands = {"A": "attack 10", "B": "attack 08"}
    game = scenario(gate={"A": 1}, aliens={"A": "tripler", "B": "filch"}, hands=hands).answers(B="filch").play()
    assert game.hand("B") == ["attack 10"]


@ruling("tripler", 7)
def test_a_new_value_of_the_card_is_changed_then():
    hands = {"A": "attack 06, human flare", "B": "attack 08"}
    game = scenario(gate={"A": 1}, aliens={"A": "tripler"}, hands=hands).answers(A="human flare").play()
    assert game.totals[0] == 14 + 1
