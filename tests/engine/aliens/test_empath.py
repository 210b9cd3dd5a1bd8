"""Empath."""

from tests.engine.aliens.test_miser import with_hoard
from tests.kit import Offer, check, rule, ruling, scenario

ODDS = {"A": "negotiate, +2, +3", "B": "attack 30, +5"}


@check("empath", 1)
@ruling("empath", 5)
def test_an_attack_that_meets_a_negotiate_becomes_one():
    game = scenario(gate={"A": 2, "C": 1}, aliens={"A": "empath"}, hands=ODDS)
    game.answers(A=["empath", Offer(give="+2", take="1 random")], B="accept").play()
    assert game.result == "deal made"
    assert game.warp == {}
    assert game.hand("B") == ["reinforcement +2"]


@check("empath", 2)
def test_without_the_power_the_attack_wins():
    hands = {"A": "negotiate", "B": "attack 20, +5, +3"}
    game = scenario(gate={"A": 2}, aliens={"B": "empath"}, hands=hands).play()
    assert game.result == "defense wins"
    assert len(game.hand("A")) == 2


@check("empath", 3)
@ruling("empath", 3)
def test_two_attacks_give_nothing_to_do():
    game = scenario(gate={"A": 2}, aliens={"A": "empath"}, hands={"A": "attack 10", "B": "attack 04"}).play()
    assert not any("empath" in asked.options for asked in game.asked)


def test_zapped_the_attack_stays():
    game = scenario(gate={"A": 2}, aliens={"A": "empath"}, hands=ODDS | {"D": "cosmic zap"})
    game.answers(A="empath", D="cosmic zap").play()
    assert game.result == "defense wins"


@ruling("empath", 4)
def test_it_turns_its_own_attack_too_and_nobody_is_compensated():
    hands = {"A": "negotiate", "B": "attack 20, +5"}
    game = scenario(gate={"A": 2}, aliens={"B": "empath"}, hands=hands).answers(B="empath").play()
    assert game.result == "deal failed"
    assert game.hand("A") == []


@rule("R-REVEAL-2")
@ruling("empath", 2)
def test_a_morph_makes_the_types_equal():
    game = scenario(gate={"A": 2}, aliens={"A": "empath"}, hands={"A": "morph", "B": "negotiate"}).play()
    assert not any("empath" in asked.options for asked in game.asked)


@rule("R-REWARD-7")
@ruling("empath", 10)
def test_wild_a_deal_brings_three_rewards_to_each():
    hands = {"A": "negotiate, +2, empath flare", "B": "negotiate"}
    game = scenario(gate={"A": 2}, hands=hands)
    game.answers(A=["empath flare", Offer(give="+2")], B="accept").play()
    assert len(game.hand("A")) == 1 + 3
    assert len(game.hand("B")) == 1 + 3


def test_wild_a_failed_deal_brings_nothing():
    hands = {"A": "negotiate, empath flare", "B": "negotiate"}
    game = scenario(gate={"A": 2}, hands=hands).answers(A="empath flare").play()
    assert game.hand("A") == ["empath flare"]


@rule("R-POWER-7")
def test_super_an_ally_puts_an_attack_in_the_place_of_the_negotiate():
    hands = {"A": "attack 08", "B": "negotiate", "C": "attack 01, empath flare"}
    game = scenario(gate={"A": 2, "C": 1}, aliens={"C": "empath"}, hands=hands)
    game.answers(C="empath flare").play()
    assert game.totals == (8 + 3, 1 + 4)
    assert sorted(game.hand("C")) == ["empath flare", "negotiate"]
    assert set(game.discard) == {"attack 01", "attack 08"}
    assert game.hand("B") == []


@ruling("empath", 6)
def test_emotion_control_played_before_leaves_nothing_to_turn():
    hands = {"A": "negotiate", "B": "attack 30", "C": "emotion control"}
    game = scenario(gate={"A": 2}, aliens={"B": "empath"}, hands=hands).answers(C="emotion control").play()
    assert game.result == "deal failed"
    assert game.told(kind="use") == []


def test_wild_whoever_has_left_the_deal_to_another_cannot_play_it():
    hands = {"A": "negotiate, empath flare", "B": "negotiate", "C": "negotiate, diplomat flare"}
    game = scenario(gate={"A": 2}, hands=hands).answers(C=["diplomat flare", "A"]).play()
    assert sum(asked.seat == "A" and "empath flare" in asked.options for asked in game.asked) == 1


def test_super_the_attack_may_come_out_of_the_hoard():
    hands = {"A": "attack 08", "B": "negotiate", "C": "empath flare"}
    game = with_hoard("attack 01", gate={"A": 2, "C": 1}, aliens={"C": "empath + miser"}, hands=hands, rest="deck")
    game.answers(C=["empath flare"]).play()
    assert game.totals == (8 + 3, 1 + 4)


def test_super_a_morph_of_the_own_side_copies_the_attack_instead():
    hands = {"A": "morph, attack 10, empath flare", "B": "negotiate"}
    game = scenario(gate={"A": 4}, ships={"B1": {"B": 3}}, aliens={"A": "empath"}, hands=hands)
    game.answers(A=["select: morph", "empath flare"]).play()
    assert game.totals == (10 + 4, 10 + 3)
    assert game.result == "offense wins"
