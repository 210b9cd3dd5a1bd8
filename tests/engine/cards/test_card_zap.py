"""Card Zap."""

from tests.kit import rule, scenario

PLAGUE = {"A": "attack 10", "B": "attack 08", "C": "plague"}


@rule("C-CARDZAP-1")
def test_the_answered_card_has_no_effect_and_is_discarded():
    game = scenario(start="regroup", hands=PLAGUE | {"D": "card zap"})
    game.answers(C=["plague", "B"], D="card zap").play(until="destiny")
    assert game.warp == {}
    assert sorted(game.discard) == ["card zap", "plague"]
    assert game.hand("C") == game.hand("D") == []


@rule("C-CARDZAP-1")
def test_it_is_not_played_by_the_clock_and_all_see_it_when_it_is():
    game = scenario(start="regroup", hands=PLAGUE | {"D": "card zap"}).answers(C=["plague", "B"]).play(until="destiny")
    assert game.hand("D") == ["card zap"]
    assert game.warp == {"B": 3}
    game = scenario(start="regroup", hands=PLAGUE | {"D": "card zap"})
    game.answers(C=["plague", "B"], D="card zap").play(until="destiny")
    assert "D plays Card Zap on C." in game.told("E")


@rule("C-CARDZAP-1", "R-TIME-4")
def test_the_first_holder_in_order_of_play_zaps_and_the_other_keeps_the_card():
    game = scenario(start="regroup", hands=PLAGUE | {"D": "card zap", "B": "attack 08, card zap"})
    game.answers(C=["plague", "E"], B="card zap").play(until="destiny")
    assert game.hand("B") == ["attack 08"]
    assert game.hand("D") == ["card zap"]


@rule("C-CARDZAP-2")
def test_it_is_offered_only_while_a_card_is_announced():
    game = scenario(start="regroup", destiny="B", hands={"A": "attack 10", "B": "attack 08", "D": "card zap"}).play()
    assert not any("card zap" in asked.options for asked in game.asked)


@rule("C-CARDZAP-3")
def test_a_player_may_zap_the_own_card():
    game = scenario(start="regroup", hands=PLAGUE | {"C": "plague, card zap"})
    game.answers(C=["plague", "B", "card zap"]).play(until="destiny")
    assert game.warp == {}
    assert game.hand("C") == []


@rule("C-CARDZAP-3")
def test_a_card_zap_can_be_zapped():
    game = scenario(start="regroup", hands=PLAGUE | {"D": "card zap", "E": "card zap"})
    game.answers(C=["plague", "B"], D="card zap", E="card zap").play(until="destiny")
    assert game.warp == {"B": 3}
    assert game.hand("B") == []


@rule("C-CARDZAP-3", "C-COSMICZAP-1")
def test_a_cosmic_zap_can_be_zapped_and_the_power_works():
    hands = {"A": "attack 10", "B": "attack 08", "C": "cosmic zap", "D": "card zap"}
    game = scenario(gate={"A": 1}, aliens={"A": "tripler"}, hands=hands).answers(C="cosmic zap", D="card zap").play()
    assert game.totals[0] == 31


@rule("C-CARDZAP-4")
def test_encounter_cards_reinforcements_and_powers_cannot_be_answered():
    hands = {"A": "attack 10, +3", "B": "attack 08", "C": "card zap"}
    game = scenario(gate={"A": 1}, aliens={"A": "tripler"}, hands=hands).answers(A="+3 for offense").play()
    assert not any("card zap" in asked.options for asked in game.asked)
    assert game.totals[0] == 34
