"""Rebirth."""

from typing import Any

from tests.kit import Scenario, rule, scenario


def table(hands: dict[str, str], **said: Any) -> Scenario:
    """A table with legacy edicts in regroup."""
    said = {"start": "regroup", "aliens": {"C": "tripler"}, "destiny": "B"} | said
    return scenario(hands=hands, options={"legacy_edicts": True}, **said)


@rule("LE-10", "R-POWER-8")
def test_the_own_alien_is_exchanged_for_an_unused_one():
    game = table({"A": "attack 10", "C": "rebirth"}).answers(C="rebirth").play(until="destiny")
    assert game.alien("C") not in ("", "tripler")
    assert "tripler" in game.game.state.put_away


@rule("LE-10")
def test_no_alien_with_setup_or_pieces_comes():
    from app.engine.aliens import ALIENS

    for key in range(6):
        game = table({"A": "attack 10", "C": "rebirth"}, key=key).answers(C="rebirth").play(until="destiny")
        sheet = ALIENS[game.alien("C")]
        assert not sheet.setup
        assert not sheet.brings_pieces


@rule("LE-10")
def test_one_that_cannot_be_separated_stays():
    game = table({"A": "attack 10", "D": "rebirth"}).play(until="destiny")
    assert not any("rebirth" in asked.options for asked in game.asked)


@rule("LE-10", "R-CARD-4")
def test_card_zap_cancels_it():
    game = table({"A": "attack 10", "C": "rebirth", "D": "card zap"})
    game.answers(C="rebirth", D="card zap").play(until="destiny")
    assert game.alien("C") == "tripler"


@rule("LE-10")
def test_of_two_powers_the_owner_chooses():
    game = table({"A": "attack 10", "C": "rebirth"}, aliens={"C": "tripler + mind"})
    game.answers(C=["rebirth", "which_power: mind"]).play(until="destiny")
    aliens = [power.alien for power in game.game.powers_of(2)]
    assert "tripler" in aliens
    assert "mind" not in aliens
