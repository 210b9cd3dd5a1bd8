"""Stellar Gas."""

from typing import Any

from tests.kit import Scenario, rule, scenario


def table(hands: dict[str, str], **said: Any) -> Scenario:
    """A table with legacy edicts: A attacks B with an ally."""
    said = {"gate": {"A": 2}, "ring": {"C": 2}} | said
    return scenario(hands=hands, options={"legacy_edicts": True}, **said)


PAID = {"A": "negotiate", "B": "attack 10, attack 04, attack 05, attack 06", "D": "stellar gas"}


@rule("LE-7", "R-REWARD-5")
def test_nobody_is_compensated_or_rewarded():
    game = table(PAID).answers(D="stellar gas").play()
    assert game.hand("A") == game.hand("C") == []


@rule("LE-7")
def test_without_it_both_happen():
    game = table(PAID).play()
    assert (len(game.hand("A")), len(game.hand("C"))) == (2, 2)


@rule("LE-7")
def test_landing_is_no_reward():
    game = table({"A": "attack 40", "B": "attack 04", "D": "stellar gas"}, gate={"A": 2, "E": 1})
    game.answers(D="stellar gas").play()
    assert game.ships("B1") == {"A": 2, "E": 1}


@rule("LE-7", "R-CARD-4")
def test_card_zap_cancels_it():
    game = table(PAID | {"E": "card zap"}).answers(D="stellar gas", E="card zap").play()
    assert len(game.hand("A")) == 2


@rule("LE-7", "C-IONIC-1")
def test_after_ionic_gas_it_is_not_offered():
    game = table(PAID | {"E": "ionic gas"}).answers(E="ionic gas").play()
    last = [asked for asked in game.asked if asked.moment == "resolution.outcome"][-1]
    assert "stellar gas" not in last.options
