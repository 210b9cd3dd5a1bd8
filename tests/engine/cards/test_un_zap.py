"""Un-Zap."""

from typing import Any

from tests.kit import Scenario, rule, scenario


def table(hands: dict[str, str], **said: Any) -> Scenario:
    """A table with legacy edicts: A attacks B."""
    said = {"gate": {"A": 2}, "aliens": {"A": "tripler"}} | said
    return scenario(hands=hands, options={"legacy_edicts": True}, **said)


@rule("LE-5")
def test_it_cancels_a_cosmic_zap():
    hands = {"A": "attack 06, un zap", "B": "attack 10", "C": "cosmic zap"}
    game = table(hands).answers(A="un zap", C="cosmic zap").play()
    assert game.totals[0] == 18 + 2
    assert {"un-zap", "cosmic zap"} <= {*game.discard}


@rule("LE-5")
def test_it_cancels_a_card_zap():
    hands = {"A": "attack 06, emotion control, un zap", "B": "attack 10", "C": "card zap"}
    game = table(hands).answers(A=["emotion control", "un zap"], C="card zap").play()
    assert game.result == "deal failed"


@rule("LE-5")
def test_it_cancels_a_flare_zap():
    hands = {"A": "attack 06", "B": "attack 10, virus flare, un zap", "C": "flare zap"}
    game = (
        table(hands, ring={"D": 2}, ships={"B1": {"B": 3}}).answers(B=["virus flare", "un zap"], C="flare zap").play()
    )
    assert game.totals[1] == 10 + 3 * 2


@rule("LE-5")
def test_other_cards_are_out_of_its_reach():
    hands = {"A": "attack 06", "B": "attack 10", "C": "emotion control", "D": "un zap"}
    game = table(hands).answers(C="emotion control").play()
    assert not any("un zap" in asked.options for asked in game.asked)


@rule("LE-5", "R-TIME-4")
def test_two_of_them_undo_each_other_by_a_card_zap():
    hands = {"A": "attack 06, un zap", "B": "attack 10", "C": "cosmic zap", "D": "card zap"}
    game = table(hands).answers(A="un zap", C="cosmic zap", D="card zap").play()
    assert game.totals[0] == 6 + 2
