"""Flare Zap."""

from typing import Any

from tests.kit import Scenario, rule, scenario


def table(hands: dict[str, str], **said: Any) -> Scenario:
    """A table with legacy edicts: A attacks B."""
    said = {"gate": {"A": 3, "D": 2}} | said
    return scenario(hands=hands, options={"legacy_edicts": True}, **said)


FLARE = {"A": "attack 06, virus flare", "B": "attack 10", "C": "flare zap"}


@rule("LE-6")
def test_a_flare_has_no_effect_and_is_discarded():
    game = table(FLARE).answers(A="virus flare", C="flare zap").play()
    assert game.totals[0] == 6 + 3 + 2
    assert {"virus flare", "flare zap"} <= {*game.discard}


@rule("LE-6")
def test_without_it_the_flare_works_and_comes_back():
    game = table(FLARE).answers(A="virus flare").play()
    assert game.totals[0] == 6 + 3 * 2
    assert game.hand("A") == ["virus flare"]


@rule("LE-6")
def test_an_artifact_is_no_flare():
    game = table({"A": "attack 06, emotion control", "B": "attack 10", "C": "flare zap"})
    game.answers(A="emotion control").play()
    assert not any("flare zap" in asked.options for asked in game.asked)


@rule("LE-6", "R-CARD-4")
def test_card_zap_answers_it():
    game = table(FLARE | {"E": "card zap"}).answers(A="virus flare", C="flare zap", E="card zap").play()
    assert game.totals[0] == 6 + 3 * 2


@rule("LE-6", "R-POWER-7")
def test_a_super_side_played_along_is_answered_too():
    hands = {"A": "attack 06, tripler flare", "B": "attack 10", "C": "flare zap"}
    game = table(hands, aliens={"A": "tripler"}).answers(A="tripler flare", C="flare zap").play()
    assert "tripler flare" not in game.hand("A") or not game.was_asked("A", "boost")
