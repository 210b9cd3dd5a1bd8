"""Reserve."""

from tests.kit import check, rule, ruling, scenario


@check("reserve", 1)
@rule("R-REVEAL-6")
def test_low_attacks_reinforce():
    hands = {"A": "attack 09", "B": "attack 08, attack 04, attack 06"}
    game = scenario(gate={"A": 4}, ships={"B1": {"B": 2}}, aliens={"B": "reserve"}, hands=hands)
    game.answers(B=["select: attack 08", "reserve", "attack 04 for defense", "reserve", "attack 06 for defense"]).play()
    assert game.totals == (13, 20)
    assert game.result == "defense wins"


@check("reserve", 2)
def test_a_negotiate_cancels_a_reinforcement():
    hands = {"A": "attack 09, +5", "B": "attack 08", "C": "negotiate"}
    game = scenario(gate={"A": 4}, ring={"C": 1}, aliens={"C": "reserve"}, hands=hands)
    game.answers(A="+5 for offense", C="reserve").play()
    assert game.totals == (13, 13)
    assert game.discard[:2] == ["negotiate", "reinforcement +5"]


@check("reserve", 3)
def test_higher_attacks_need_the_flare():
    hands = {"A": "attack 09", "B": "attack 08, attack 07"}
    game = scenario(gate={"A": 4}, aliens={"B": "reserve"}, hands=hands).answers(B="select: attack 08").play()
    assert not any("reserve" in asked.options for asked in game.asked)


@check("reserve", 4)
@rule("R-POWER-4")
def test_zapped_the_card_returns_and_no_other_can_be_played():
    hands = {"A": "attack 09", "B": "attack 08, attack 05, attack 04", "D": "cosmic zap"}
    game = scenario(gate={"A": 4}, aliens={"B": "reserve"}, hands=hands)
    game.answers(B=["select: attack 08", "reserve", "attack 05 for defense"], D="cosmic zap").play()
    assert game.totals == (13, 12)
    assert sorted(game.hand("B")) == ["attack 04", "attack 05"]


def test_super_an_attack_up_to_nine():
    hands = {"A": "attack 20", "B": "attack 08, attack 09, reserve flare"}
    game = scenario(gate={"A": 4}, aliens={"B": "reserve"}, hands=hands)
    game.answers(B=["select: attack 08", "reserve", "attack 09 for defense"]).play()
    assert game.totals[1] == 8 + 4 + 9
    assert game.hand("B") == ["reserve flare"]


def test_a_zapped_cancelling_costs_the_negotiate_all_the_same():
    hands = {"A": "attack 09, +5", "B": "attack 08, negotiate", "D": "cosmic zap"}
    game = scenario(gate={"A": 4}, aliens={"B": "reserve"}, hands=hands)
    game.answers(A="+5 for offense", B=["select: attack 08", "reserve"], D="cosmic zap").play()
    assert game.totals[0] == 18
    assert game.hand("B") == []


@ruling("reserve", 6)
def test_card_zap_cannot_stop_a_reinforcement():
    hands = {"A": "attack 09, +5", "B": "attack 08", "D": "card zap"}
    game = scenario(gate={"A": 4}, aliens={"B": "reserve"}, hands=hands).answers(A="+5 for offense").play()
    assert not game.was_asked("D", moment="announced.reinforcement")


def test_the_others_may_reinforce_again():
    hands = {"A": "attack 09, +5", "B": "attack 08, attack 04"}
    game = scenario(gate={"A": 4}, ships={"B1": {"B": 2}}, aliens={"B": "reserve"}, hands=hands)
    game.answers(B=["select: attack 08", "reserve", "attack 04 for defense"]).play(until="reserve.card")
    game.answers(A="+5 for offense").play()
    assert game.totals == (18, 14)


def test_wild_a_discarded_reinforcement_is_taken():
    hands = {"A": "attack 09, +5", "B": "attack 08", "D": "reserve flare"}
    game = scenario(gate={"A": 4}, hands=hands).answers(A="+5 for offense", D="reserve flare").play()
    assert sorted(game.hand("D")) == ["reinforcement +5", "reserve flare"]


@ruling("reserve", 1)
def test_the_revealed_card_cannot_be_used():
    hands = {"A": "attack 09", "B": "attack 04, attack 06"}
    game = scenario(gate={"A": 4}, aliens={"B": "reserve"}, hands=hands)
    game.answers(B=["select: attack 04", "reserve"]).play(until="reserve.card")
    assert game.options("B") == ["attack 06 for defense", "attack 06 for offense"]


@ruling("reserve", 2)
def test_it_may_help_either_side():
    hands = {"A": "attack 09", "B": "attack 08, attack 04"}
    game = scenario(gate={"A": 4}, aliens={"B": "reserve"}, hands=hands)
    game.answers(B=["select: attack 08", "reserve", "attack 04 for offense"]).play()
    assert game.totals == (13 + 4, 12)


@ruling("reserve", 3)
def test_where_totals_do_not_decide_it_may_be_played_without_effect():
    hands = {"A": "negotiate", "B": "attack 08, attack 04"}
    game = scenario(gate={"A": 4}, aliens={"B": "reserve"}, hands=hands)
    game.answers(B=["select: attack 08", "reserve", "attack 04 for offense"]).play()
    assert game.result == "defense wins"
    assert "attack 04" in game.discard


@ruling("reserve", 4)
def test_effects_on_the_attack_card_do_not_touch_it():
    hands = {"A": "attack 09", "B": "attack 08, attack 04"}
    game = scenario(gate={"A": 4}, aliens={"B": "reserve + tripler"}, hands=hands)
    game.answers(B=["select: attack 08", "reserve", "attack 04 for defense"]).play()
    assert game.totals[1] == 24 + 4 + 4


@ruling("reserve", 5)
def test_it_may_cancel_a_reinforcement_of_its_own_side():
    hands = {"A": "attack 09", "B": "attack 08, negotiate", "C": "+5"}
    game = scenario(gate={"A": 4}, ring={"C": 1}, aliens={"B": "reserve"}, hands=hands)
    game.answers(B=["select: attack 08", "reserve"], C="+5 for defense").play()
    assert game.totals[1] == 8 + 4 + 1


@ruling("reserve", 7)
def test_a_second_reserve_may_cancel_the_first_ones_card():
    hands = {"A": "attack 09, negotiate", "B": "attack 08, attack 04"}
    game = scenario(gate={"A": 4}, aliens={"A": "reserve", "B": "reserve"}, hands=hands)
    game.answers(A=["select: attack 09", "announced.reinforcement: reserve"])
    game.answers(B=["select: attack 08", "reserve", "attack 04 for defense"]).play()
    assert game.totals[1] == 12
    assert {"attack 04", "negotiate"} <= set(game.discard)


@ruling("reserve", 8)
def test_wild_an_attack_that_reinforced_is_no_reinforcement_in_the_pile():
    hands = {"A": "attack 09", "B": "attack 08, attack 04", "D": "reserve flare"}
    game = scenario(gate={"A": 4}, aliens={"B": "reserve"}, hands=hands)
    game.answers(B=["select: attack 08", "reserve", "attack 04 for defense"]).play()
    assert not any("reserve flare" in asked.options for asked in game.asked)


@ruling("reserve", 9)
def test_as_an_outsider_it_can_do_neither():
    hands = {"A": "attack 09, +5", "B": "attack 08", "D": "attack 04, negotiate"}
    game = scenario(gate={"A": 4}, aliens={"D": "reserve"}, hands=hands).answers(A="+5 for offense").play()
    assert not any("reserve" in asked.options for asked in game.asked)


def test_super_a_ten_is_too_high():
    hands = {"A": "attack 20", "B": "attack 08, attack 10, reserve flare"}
    game = scenario(gate={"A": 4}, aliens={"B": "reserve"}, hands=hands).answers(B="select: attack 08").play()
    assert not any("reserve" in asked.options or "reserve flare" in asked.options for asked in game.asked)


def test_it_does_not_cancel_its_own_reinforcement_and_needs_a_negotiate():
    hands = {"A": "attack 09, +5", "B": "attack 08, +2, negotiate"}
    game = scenario(gate={"A": 4}, aliens={"B": "reserve"}, hands=hands)
    game.answers(B=["select: attack 08", "+2 for defense"]).play()
    assert not any("reserve" in asked.options for asked in game.asked)
    game = scenario(gate={"A": 4}, aliens={"B": "reserve"}, hands=hands | {"B": "attack 08, +2, quash"})
    game.answers(A="+5 for offense", B="select: attack 08").play()
    assert not any("reserve" in asked.options for asked in game.asked)


def test_it_may_cancel_more_than_one():
    hands = {"A": "attack 09, +5, +3", "B": "attack 08", "C": "negotiate, negotiate"}
    game = scenario(gate={"A": 4}, ring={"C": 1}, aliens={"C": "reserve"}, hands=hands)
    game.answers(A=["+5 for offense", "+3 for offense"], C=["reserve", "negotiate", "reserve"]).play()
    assert game.totals == (13, 13)


@rule("R-REVEAL-6")
def test_after_a_cancelled_card_it_may_play_another_one():
    hands = {"A": "attack 09, negotiate", "B": "attack 08, attack 04, attack 05"}
    game = scenario(gate={"A": 4}, aliens={"A": "reserve", "B": "reserve"}, hands=hands)
    game.answers(A=["select: attack 09", "announced.reinforcement: reserve"])
    game.answers(B=["select: attack 08", "reserve", "attack 04 for defense", "reserve", "attack 05 for defense"])
    assert game.play().totals[1] == 12 + 5
