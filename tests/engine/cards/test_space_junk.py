"""Space Junk."""

from tests.kit import Scenario, rule, scenario


def dumping(hands: dict[str, str], **said: object) -> Scenario:
    """A table with the reward deck, about to form alliances."""
    return scenario(start="alliance", gate={"A": 1}, hands=hands, options={"reward_deck": True}, **said)


@rule("RD-11")
def test_the_top_card_of_the_pile_goes_to_a_player():
    game = dumping({"A": "attack 10", "B": "attack 04", "C": "space junk"}, discard="attack 40, morph")
    game.answers(C=["space junk", "B"]).play(until="select")
    assert game.hand("B") == ["attack 04", "morph"]
    assert game.discard == ["attack 40"]


@rule("RD-11", "R-INFO-6")
def test_all_know_the_card():
    game = dumping({"A": "attack 10", "B": "attack 04", "C": "space junk"}, discard="morph")
    game.answers(C=["space junk", "B"]).play(until="select")
    assert [entry["card"]["card"] for entry in game.view("D")["known"]] == ["morph"]


@rule("RD-11")
def test_with_an_empty_pile_it_is_not_offered():
    game = dumping({"A": "attack 10", "B": "attack 04", "C": "space junk"}).play(until="select")
    assert not any("space junk" in asked.options for asked in game.asked)


@rule("RD-11", "R-CARD-4")
def test_card_zap_cancels_it():
    hands = {"A": "attack 10", "B": "attack 04", "C": "space junk", "D": "card zap"}
    game = dumping(hands, discard="morph").answers(C=["space junk", "B"], D="card zap").play(until="select")
    assert game.hand("B") == ["attack 04"]


@rule("RD-11", "RD-4")
def test_the_pile_of_the_reward_deck_is_out_of_reach():
    game = dumping({"A": "attack 10", "B": "attack 04", "C": "space junk, hand zap"}, discard="morph")
    game.answers(C=["space junk", "C"]).play(until="select")
    assert "morph" in game.hand("C")
    assert [card["card"] for card in game.view()["reward_deck"]["discard"]] == ["space_junk"]


@rule("RD-11", "C-CARDZAP-3")
def test_answers_to_it_lie_on_the_pile_before_it_takes_the_top_card():
    hands = {"A": "attack 10", "B": "attack 04", "C": "space junk", "D": "card zap", "E": "card zap"}
    game = dumping(hands, discard="attack 40").answers(C=["space junk", "C"], D="card zap", E="card zap")
    game.play(until="select")
    assert (game.hand("C"), game.discard) == (["card zap"], ["attack 40", "card zap"])
