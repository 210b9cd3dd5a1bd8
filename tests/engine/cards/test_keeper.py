"""Keeper."""

from typing import Any

from tests.kit import Scenario, rule, scenario


def table(hands: dict[str, str], **said: Any) -> Scenario:
    """A table with legacy edicts: A attacks B."""
    said = {"gate": {"A": 1}} | said
    return scenario(hands=hands, options={"legacy_edicts": True}, **said)


@rule("LE-2", "R-PLANNING-2")
def test_all_but_encounter_cards_stay_and_eight_come():
    game = table({"A": "attack 10", "B": "keeper, quash, +3"}).answers(B="keeper").play(until="select")
    assert {"quash", "reinforcement +3"} <= {*game.hand("B")}
    assert len(game.hand("B")) == 10
    assert game.discard == ["keeper"]


@rule("LE-2")
def test_by_default_everything_goes():
    game = table({"A": "attack 10", "B": "keeper, quash, +3"}).play(until="select")
    assert sorted(game.discard) == ["keeper", "quash", "reinforcement +3"]
    assert len(game.hand("B")) == 8


@rule("LE-2", "R-CARD-4")
def test_card_zap_lets_the_whole_hand_go():
    game = table({"A": "attack 10", "B": "keeper, quash", "C": "card zap"})
    game.answers(B="keeper", C="card zap").play(until="select")
    assert "quash" in game.discard
    assert len(game.hand("B")) == 8


@rule("LE-2", "R-START-1")
def test_it_works_at_the_start_of_a_turn_and_discards_encounter_cards():
    game = table({"A": "keeper, plague", "B": "attack 04"}, gate={}, start="start_turn")
    game.answers(A="keeper").play(until="regroup")
    assert "plague" in game.hand("A")
    assert len(game.hand("A")) == 9


@rule("LE-2")
def test_the_hand_of_somebody_else_is_not_its_business():
    game = table({"A": "attack 10", "B": "quash", "C": "keeper"}).play(until="select")
    assert not any("keeper" in asked.options for asked in game.asked)


@rule("LE-2", "EX-22")
def test_kickers_stay_too():
    game = scenario(
        gate={"A": 1}, hands={"A": "attack 10", "B": "keeper, kicker x2"},
        options={"legacy_edicts": True, "kickers": True},
    )  # fmt: skip
    game.answers(B="keeper").play(until="select")
    assert "kicker x2" in game.hand("B")
