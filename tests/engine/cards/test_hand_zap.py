"""Hand Zap."""

from tests.kit import Scenario, rule, scenario


def zapping(hands: dict[str, str], **said: object) -> Scenario:
    """A table with the reward deck in regroup."""
    return scenario(start="regroup", destiny="B", hands=hands, options={"reward_deck": True}, **said)


@rule("RD-10")
def test_a_player_gets_a_new_hand():
    game = zapping({"A": "attack 10", "B": "attack 40, quash", "C": "hand zap"})
    game.answers(C=["hand zap", "B"]).play(until="destiny")
    assert len(game.hand("B")) == 8
    assert {"attack 40", "quash"} <= {*game.discard}


@rule("RD-10")
def test_the_own_hand_may_be_chosen():
    game = zapping({"A": "attack 10", "C": "hand zap, attack 01"})
    game.answers(C=["hand zap", "C"]).play(until="destiny")
    assert len(game.hand("C")) == 8


@rule("RD-10", "RD-4")
def test_the_new_hand_comes_from_the_cosmic_deck():
    game = zapping({"A": "attack 10", "B": "attack 16", "C": "hand zap"})
    game.answers(C=["hand zap", "B"]).play(until="destiny")
    assert game.view()["reward_deck"]["hands"]["1"] == 0


@rule("RD-10", "R-CARD-4")
def test_card_zap_cancels_it():
    game = zapping({"A": "attack 10", "B": "attack 40", "C": "hand zap", "D": "card zap"})
    game.answers(C=["hand zap", "B"], D="card zap").play(until="destiny")
    assert game.hand("B") == ["attack 40"]


@rule("RD-10")
def test_it_is_played_in_regroup_alone():
    game = zapping({"A": "attack 10", "B": "attack 40", "C": "hand zap"}).play()
    assert {a.phase for a in game.asked if "hand zap" in a.options} == {"regroup"}
