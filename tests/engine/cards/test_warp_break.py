"""Warp Break."""

from typing import Any

from tests.kit import Scenario, rule, scenario


def table(hands: dict[str, str], **said: Any) -> Scenario:
    """A table with legacy edicts in regroup."""
    said = {"start": "regroup", "destiny": "B"} | said
    return scenario(hands=hands, options={"legacy_edicts": True}, **said)


@rule("LE-4")
def test_all_ships_of_a_player_leave_the_warp():
    game = table({"A": "attack 10", "C": "warp break"}, warp={"B": 5, "C": 2})
    game.answers(C=["warp break", "B"]).play(until="destiny")
    assert game.warp == {"C": 2}


@rule("LE-4")
def test_the_owner_places_them():
    game = table({"A": "attack 10", "C": "warp break"}, warp={"B": 5})
    game.answers(C=["warp break"], B={"B1": 5}).play(until="destiny")
    assert game.ships("B1", "B") == 3 + 5


@rule("LE-4")
def test_only_players_with_ships_there_and_a_colony_can_be_chosen():
    there = {f"D{i}": {"D": 0} for i in range(1, 6)}
    game = table({"A": "attack 10", "C": "warp break"}, warp={"B": 2, "D": 20, "C": 1}, ships=there)
    game.answers(C="warp break").play(until="warp_break.whom")
    assert game.options("C") == ["B", "C"]


@rule("LE-4")
def test_with_an_empty_warp_it_is_not_offered():
    game = table({"A": "attack 10", "C": "warp break"}).play(until="destiny")
    assert not any("warp break" in asked.options for asked in game.asked)


@rule("LE-4", "R-CARD-4")
def test_card_zap_cancels_it():
    game = table({"A": "attack 10", "C": "warp break", "D": "card zap"}, warp={"B": 2})
    game.answers(C="warp break", D="card zap").play(until="destiny")
    assert game.warp == {"B": 2}
