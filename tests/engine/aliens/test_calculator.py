"""Calculator."""

from tests.kit import check, rule, ruling, scenario


@check("calculator", 1)
def test_the_higher_card_is_lowered_by_the_lower_one():
    hands = {"A": "attack 15", "B": "attack 08"}
    game = scenario(gate={"A": 4}, ships={"B1": {"B": 3}}, aliens={"B": "calculator"}, hands=hands)
    game.answers(B="calculator").play()
    assert game.totals == (7 + 4, 8 + 3)
    assert game.result == "defense wins"


@check("calculator", 2)
@ruling("calculator", 1)
def test_a_morph_is_equal_and_nothing_changes():
    hands = {"A": "attack 10", "B": "morph"}
    game = scenario(gate={"A": 2}, aliens={"A": "calculator"}, hands=hands).answers(A="calculator").play()
    assert game.totals == (12, 14)


@check("calculator", 3)
@ruling("calculator", 3)
def test_wild_a_right_call_lowers_the_opponents_card():
    hands = {"A": "attack 06, calculator flare", "B": "attack 20"}
    game = scenario(gate={"A": 3}, ships={"B1": {"B": 2}}, hands=hands).answers(A=["calculator flare", "even"]).play()
    assert game.totals == (9, 16)


@check("calculator", 4)
def test_wild_a_wrong_call_lowers_the_own_card():
    hands = {"A": "attack 14, calculator flare", "B": "attack 08"}
    game = scenario(gate={"A": 4}, ships={"B1": {"B": 1}}, hands=hands).answers(A=["calculator flare", "odd"]).play()
    assert game.totals == (10, 9)
    assert game.result == "offense wins"


@rule("R-POWER-6")
def test_zapped_at_the_declaration_the_values_stay():
    hands = {"A": "attack 15", "B": "attack 08", "C": "cosmic zap"}
    game = (
        scenario(gate={"A": 4}, aliens={"B": "calculator"}, hands=hands).answers(B="calculator", C="cosmic zap").play()
    )
    assert game.totals == (19, 12)


def test_with_anything_but_two_attacks_it_does_nothing():
    hands = {"A": "attack 15", "B": "negotiate"}
    game = scenario(gate={"A": 4}, aliens={"A": "calculator"}, hands=hands).answers(A="calculator").play()
    assert game.totals[0] == 19


@rule("R-POWER-7")
def test_super_an_ally_declares_for_the_main_players_cards():
    hands = {"A": "attack 15", "B": "attack 08", "C": "calculator flare"}
    game = scenario(gate={"A": 4, "C": 1}, aliens={"C": "calculator"}, hands=hands).answers(C="calculator").play()
    assert game.totals == (7 + 4 + 1, 8 + 4)


@rule("R-REVEAL-5")
def test_value_changers_work_in_order_of_play():
    hands = {"A": "attack 10", "B": "attack 20"}
    game = (
        scenario(gate={"A": 1}, aliens={"A": "tripler", "B": "calculator"}, hands=hands).answers(B="calculator").play()
    )
    assert game.totals == (30 - 20 + 1, 20 + 4)
    hands = {"A": "attack 20", "B": "attack 10"}
    game = (
        scenario(gate={"A": 1}, aliens={"A": "calculator", "B": "tripler"}, hands=hands).answers(A="calculator").play()
    )
    assert game.totals == (20 - 10 + 1, 30 + 4)


@ruling("calculator", 2)
@ruling("mirror", 7)
@ruling("mirror", 2)
def test_a_reversal_and_an_equalization_work_in_order_of_play():
    hands = {"A": "attack 15", "B": "attack 08"}
    game = scenario(gate={"A": 1}, aliens={"A": "mirror", "B": "calculator"}, hands=hands)
    game.answers(A="mirror", B="calculator").play()
    assert game.totals == (51 + 1, 80 - 51 + 4)
    game = scenario(gate={"A": 1}, aliens={"A": "calculator", "B": "mirror"}, hands=hands)
    game.answers(A="calculator", B="mirror").play()
    assert game.totals == (70 + 1, 80 + 4), "15 - 8 is 07, then the digits of both are swapped"


@ruling("calculator", 4)
def test_it_may_declare_with_a_negotiate_of_its_own():
    hands = {"A": "attack 15, +2, +3, +5, quash", "B": "negotiate"}
    game = scenario(gate={"A": 4}, ships={"B1": {"B": 2}}, aliens={"B": "calculator"}, hands=hands)
    game.answers(B="calculator").play()
    assert game.result == "offense wins"
    assert len(game.hand("B")) == 2


@rule("RD-1", "R-REVEAL-5")
def test_a_negative_card_raises_the_higher_one():
    hands = {"A": "attack 12", "B": "attack −04"}
    game = scenario(gate={"A": 1}, aliens={"A": "calculator"}, hands=hands, options={"reward_deck": True})
    assert game.answers(A="calculator").play().totals == (12 + 4 + 1, -4 + 4)
