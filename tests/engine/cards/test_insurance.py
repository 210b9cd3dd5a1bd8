"""Insurance."""

from typing import Any

from tests.kit import Scenario, rule, scenario


def table(hands: dict[str, str], **said: Any) -> Scenario:
    """A table with legacy edicts: A attacks B with an ally."""
    said = {"gate": {"A": 1, "C": 3}} | said
    return scenario(hands=hands, options={"legacy_edicts": True}, **said)


LOST = {"A": "attack 04", "B": "attack 40", "C": "insurance"}


@rule("LE-9")
def test_half_of_the_ships_of_a_beaten_ally_come_home():
    game = table(LOST).answers(C="insurance").play()
    assert game.warp == {"A": 1, "C": 2}
    assert game.ships_of("C") == 18


@rule("LE-9")
def test_the_owner_places_them():
    game = table(LOST, gate={"A": 1, "C": 4}).answers(C=["insurance", {"C5": 2}]).play()
    assert game.ships("C5", "C") == 3 + 2


@rule("LE-9")
def test_a_winning_ally_is_not_asked():
    game = table(LOST | {"A": "attack 40", "B": "attack 04"}).play()
    assert not any("insurance" in asked.options for asked in game.asked)


@rule("LE-9")
def test_a_single_ship_has_no_half():
    game = table(LOST, gate={"A": 1, "C": 1}).play()
    assert not any("insurance" in asked.options for asked in game.asked)


@rule("LE-9", "R-CARD-4")
def test_card_zap_cancels_it():
    game = table(LOST | {"D": "card zap"}).answers(C="insurance", D="card zap").play()
    assert game.warp == {"A": 1, "C": 3}


@rule("LE-9")
def test_main_players_cannot_insure_themselves():
    game = table({"A": "attack 04, insurance", "B": "attack 40"}, gate={"A": 4}).play()
    assert game.warp == {"A": 4}
