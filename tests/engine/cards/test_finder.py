"""Finder."""

from tests.kit import Scenario, rule, scenario


def finding(hands: dict[str, str]) -> Scenario:
    """A table with the reward deck, about to form alliances."""
    return scenario(start="alliance", gate={"A": 1}, hands=hands, options={"reward_deck": True})


@rule("RD-9")
def test_a_named_card_is_given_one_copy_of_it():
    game = finding({"A": "attack 10", "B": "attack 04, attack 04", "C": "finder"})
    game.answers(C=["finder", "finder.whom: B", "attack 04"]).play(until="select")
    assert game.hand("C") == ["attack 04"]
    assert game.hand("B") == ["attack 04"]
    assert "C receives 1 card from B." in game.told("D")


@rule("RD-9")
def test_a_card_that_is_not_there_stays_away_and_all_hear_it():
    game = finding({"A": "attack 10", "B": "attack 04", "C": "finder"})
    game.answers(C=["finder", "finder.whom: B", "attack 40"]).play(until="select")
    assert game.hand("C") == []
    assert "B does not hold Attack 40." in game.told("D")


@rule("RD-9", "RD-8")
def test_a_rift_that_is_found_does_not_go_off():
    game = finding({"A": "attack 10", "B": "attack 04, rift 3", "C": "finder"})
    game.answers(C=["finder", "finder.whom: B", "rift 3"]).play(until="select")
    assert game.hand("C") == ["rift 3"]
    assert game.warp == {}


@rule("RD-9", "R-CARD-4")
def test_card_zap_cancels_it():
    game = finding({"A": "attack 10", "B": "attack 04", "C": "finder", "D": "card zap"})
    game.answers(C=["finder", "finder.whom: B", "attack 04"], D="card zap").play(until="select")
    assert game.hand("B") == ["attack 04"]
    assert game.hand("C") == []


@rule("RD-9")
def test_nobody_without_cards_can_be_named():
    game = finding({"A": "attack 10", "B": "attack 04", "C": "finder"})
    game.answers(C="finder").play(until="finder.whom")
    assert game.options("C") == ["A", "B"]


@rule("RD-9", "R-INFO-2")
def test_only_the_two_see_the_card_that_moves():
    game = finding({"A": "attack 10", "B": "attack 04", "C": "finder"})
    game.answers(C=["finder", "finder.whom: B", "attack 04"]).play(until="select")
    moved = [game.heard(name, kind="dealt")[0] for name in "BCD"]
    assert ["cards" in event for event in moved] == [True, True, False]
