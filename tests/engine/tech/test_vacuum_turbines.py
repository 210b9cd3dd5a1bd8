"""Vacuum Turbines."""

from tests.kit import rule, scenario

REGROUP = {"start": "regroup", "destiny": "B", "hands": {"A": "attack 10", "B": "attack 20"}}
FOUR = "attack 40, plague, morph, negotiate"


def used(**position):
    game = scenario(**REGROUP, techs={"A": "vacuum turbines"}, deck=FOUR, **position)
    return game.answers(A="vacuum turbines")


@rule("T-TURBINES-1")
def test_four_cards_are_drawn_and_any_of_them_kept():
    game = used().answers(A="attack 40, morph").play(until="destiny")
    assert game.hand("A") == ["attack 10", "attack 40", "morph"]
    assert game.discard == ["plague", "negotiate"]
    assert game.tech_discard == ["vacuum turbines"]


@rule("T-TURBINES-1")
def test_by_default_all_are_kept():
    game = used().play(until="destiny")
    assert len(game.hand("A")) == 5


@rule("T-TURBINES-1")
def test_none_need_be_kept():
    game = used().answers(A="vacuum_turbines.keep: nothing").play(until="destiny")
    assert game.hand("A") == ["attack 10"]
    assert len(game.discard) == 4


@rule("T-TURBINES-1", "R-INFO-2")
def test_only_its_owner_sees_what_is_drawn_and_all_see_what_is_discarded():
    game = used().answers(A="attack 40, morph").play(until="destiny")
    assert len(game.heard("A", "drew")[0]["cards"]) == 4
    assert "cards" not in game.heard("B", "drew")[0]
    assert "A discards Plague and Negotiate (Vacuum Turbines)." in game.told("B")


@rule("T-TURBINES-1")
def test_in_any_players_regroup_and_not_by_the_clock():
    game = scenario(**REGROUP, techs={"D": "vacuum turbines"}, deck=FOUR).play(until="destiny")
    assert game.techs("D") == ["vacuum turbines"]
    game = scenario(**REGROUP, techs={"D": "vacuum turbines"}, deck=FOUR)
    game.answers(D="regroup.after: vacuum turbines").play(until="destiny")
    assert len(game.hand("D")) == 4
