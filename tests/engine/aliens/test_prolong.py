"""Prolong."""

from tests.kit import check, rule, ruling, scenario


@check("prolong", 1)
@rule("R-REVEAL-7")
def test_a_second_card_is_added():
    hands = {"A": "attack 08, attack 10", "B": "attack 12, attack 04"}
    game = scenario(gate={"A": 2}, ships={"B1": {"B": 3}}, aliens={"A": "prolong"}, hands=hands)
    game.answers(A=["attack 08", "prolong", "attack 10"], B="attack 12").play()
    assert game.totals == (20, 19)
    assert game.result == "offense wins"
    assert sorted(game.discard) == ["attack 04", "attack 08", "attack 10", "attack 12"]


@check("prolong", 2)
def test_an_opponent_without_a_card_adds_nothing():
    hands = {"A": "attack 08, attack 06", "B": "attack 12"}
    game = scenario(gate={"A": 2}, ships={"B1": {"B": 3}}, aliens={"A": "prolong"}, hands=hands)
    game.answers(A=["attack 08", "prolong"]).play()
    assert game.totals == (16, 15)


@check("prolong", 3)
@rule("R-COMP-1")
def test_a_negotiate_in_the_second_round_loses_and_is_compensated():
    hands = {"A": "attack 08, attack 06, +2, +3, +5, morph", "B": "attack 12, negotiate"}
    game = scenario(gate={"A": 2}, ships={"B1": {"B": 3}}, aliens={"A": "prolong"}, hands=hands)
    game.answers(A=["attack 08", "prolong", "attack 06"], B="attack 12").play()
    assert game.result == "offense wins"
    assert game.warp == {"B": 3}
    assert len(game.hand("B")) == 3


def test_two_negotiates_lead_to_a_deal():
    hands = {"A": "attack 08, negotiate", "B": "attack 12, negotiate"}
    game = scenario(gate={"A": 2}, aliens={"A": "prolong"}, hands=hands)
    game.answers(A=["attack 08", "prolong"], B="attack 12").play()
    assert game.result == "deal failed"


def test_a_morph_copies_the_second_card_of_the_opponent():
    hands = {"A": "attack 08, morph", "B": "attack 12, attack 04"}
    game = scenario(gate={"A": 2}, aliens={"A": "prolong"}, hands=hands)
    game.answers(A=["attack 08", "prolong"], B="attack 12").play()
    assert game.totals == (8 + 2 + 4, 12 + 4 + 4)


def test_zapped_there_is_no_second_round():
    hands = {"A": "attack 08, attack 10", "B": "attack 12, attack 04", "D": "cosmic zap"}
    game = scenario(gate={"A": 2}, aliens={"A": "prolong"}, hands=hands)
    game.answers(A=["attack 08", "prolong"], B="attack 12", D="cosmic zap").play()
    assert game.totals == (10, 16)
    assert game.hand("A") == ["attack 10"]


def test_reinforcements_may_be_played_after_it():
    hands = {"A": "attack 08, attack 10", "B": "attack 12, attack 04, +5"}
    game = scenario(gate={"A": 2}, aliens={"A": "prolong"}, hands=hands)
    game.answers(A=["attack 08", "prolong", "attack 10"], B=["attack 12", "attack 04"]).play(until="prolong.second")
    game.answers(B="+5 for defense").play()
    assert game.totals == (20, 25)


def test_super_a_third_round():
    hands = {"A": "attack 08, attack 10, attack 06, prolong flare", "B": "attack 12, attack 04"}
    game = scenario(gate={"A": 2}, aliens={"A": "prolong"}, hands=hands)
    game.answers(A=["attack 08", "prolong", "attack 10", "prolong", "attack 06"], B="attack 12").play()
    assert game.totals == (26, 20)
    assert game.hand("A") == ["prolong flare"]


def test_wild_a_third_encounter():
    hands = {"A": "attack 40, attack 10, prolong flare", "B": "attack 12"}
    game = scenario(gate={"A": 2}, encounter=2, hands=hands).answers(A=["attack 40", "prolong flare"]).play()
    assert (game.next_offense, game.next_encounter) == ("A", 3)


@ruling("prolong", 2)
def test_the_opponent_cannot_refuse():
    hands = {"A": "attack 08, attack 10", "B": "attack 12, attack 04, attack 06"}
    game = scenario(gate={"A": 2}, aliens={"A": "prolong"}, hands=hands)
    game.answers(A=["attack 08", "prolong"], B="attack 12").play(until="prolong.second")
    assert game.options("B") == ["attack 04", "attack 06"]
    assert (game.ask("B").low, game.ask("B").high) == (1, 1)


@ruling("prolong", 3)
def test_clone_and_filch_handle_only_the_first_card():
    hands = {"A": "attack 08, attack 10", "B": "attack 12, attack 04"}
    game = scenario(gate={"A": 2}, aliens={"A": "prolong + clone", "B": "filch"}, hands=hands)
    game.answers(A=["attack 08", "prolong", "clone"], B="attack 12").play()
    assert game.hand("A") == ["attack 08"]
    assert game.hand("B") == []
    assert "attack 10" in game.discard


@ruling("prolong", 4)
def test_an_upset_stays_in_force_and_asks_for_attacks_again():
    hands = {"A": "attack 08, attack 10, negotiate", "B": "attack 12, attack 04, negotiate"}
    game = scenario(gate={"A": 2}, ships={"B1": {"B": 3}}, aliens={"A": "prolong", "B": "loser"}, hands=hands)
    game.answers(A=["attack 08", "prolong"], B=["loser", "attack 12"]).play(until="prolong.second")
    assert (game.options("A"), game.options("B")) == (["attack 10"], ["attack 04"])
    game.play()
    assert game.totals == (20, 19)
    assert game.result == "defense wins"


def test_it_is_offered_only_between_attacks_and_to_one_who_holds_another_encounter_card():
    for own, other in (("attack 08, attack 10", "negotiate"), ("attack 08, quash", "attack 12")):
        hands = {"A": own, "B": other}
        game = scenario(gate={"A": 2}, aliens={"A": "prolong"}, hands=hands).answers(A="select: attack 08").play()
        assert not any("prolong" in asked.options for asked in game.asked)


def test_super_a_third_round_needs_a_second_one_and_another_card():
    hands = {"A": "attack 08, prolong flare, attack 10", "B": "attack 12"}
    game = scenario(gate={"A": 2}, aliens={"A": "prolong"}, hands=hands)
    game.answers(A=["attack 08", "prolong"]).play()
    assert sum("prolong" in asked.options for asked in game.asked) == 1


def test_wild_it_is_for_the_second_encounter_if_that_was_successful():
    won = {"A": "attack 40, attack 08, prolong flare", "B": "attack 04"}
    lost = {"A": "attack 04, attack 08, prolong flare", "B": "attack 40"}
    for number, hands in ((1, won), (2, lost), (2, won | {"A": "attack 40, prolong flare"})):
        game = scenario(gate={"A": 2}, encounter=number, hands=hands).play()
        assert not any("prolong flare" in asked.options for asked in game.asked)


def test_what_a_visionary_named_binds_the_first_card_only():
    hands = {"A": "attack 08, attack 08, attack 10", "B": "attack 12, attack 04"}
    game = scenario(gate={"A": 2}, aliens={"A": "prolong", "B": "visionary"}, hands=hands)
    game.answers(A=["prolong"], B=["visionary", "attack 08"]).play(until="prolong.second")
    assert game.options("A") == ["attack 08", "attack 10"]


def test_a_possessed_card_may_be_laid_too():
    position = {"start": "alliance", "planet": "B5", "gate": {"A": 2}, "aliens": {"A": "prolong + demon"}}
    hands = {"A": "attack 08", "B": "attack 12", "C": "attack 06, quash"}
    game = scenario(**position, hands=hands).answers(A=["demon", "C", "select: attack 08", "prolong", "attack 06"])
    game.play()
    assert game.totals[0] == 8 + 2 + 6
    assert game.hand("C") == ["quash"]
    assert "attack 06" in game.discard


@rule("R-RESOLVE-7")
def test_two_morphs_have_nothing_to_copy_and_both_sides_lose():
    hands = {"A": "attack 08, morph", "B": "attack 12, attack 04"}
    game = scenario(gate={"A": 2}, aliens={"A": "prolong"}, hands=hands, reprint={"attack 04": "morph"})
    game.answers(A=["attack 08", "prolong"], B="attack 12").play()
    assert game.result == "both lose"
