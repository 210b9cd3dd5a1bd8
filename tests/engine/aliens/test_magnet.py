"""Magnet."""

from tests.kit import check, rule, scenario

HANDS = {"A": "attack 04", "B": "attack 40", "C": "quash"}
AFTER = {"start": "alliance"}


@check("magnet", 1)
def test_an_ally_changes_sides():
    game = scenario(**AFTER, gate={"A": 1}, aliens={"B": "magnet"}, hands=HANDS)
    game.answers(A="invite: C", C=["offense", {"C1": 3}], B=["magnet", "switch"]).play()
    assert game.totals[1] == 40 + 4 + 3
    assert len(game.hand("C")) == 1 + 3
    assert game.ships_of("C") == 20


@check("magnet", 2)
def test_a_main_player_brings_its_ships_to_the_number():
    game = scenario(**AFTER, gate={"A": 4}, aliens={"C": "magnet"}, hands=HANDS)
    game.answers(A="invite: C", C=["offense", {"C1": 1}, "magnet", "A"]).play(until="planning")
    assert game.gate == {"A": 1, "C": 1}


@check("magnet", 3)
def test_wild_the_named_card_may_not_be_selected():
    hands = {"A": "attack 04, magnet flare", "B": "attack 20, negotiate"}
    game = scenario(gate={"A": 1}, hands=hands).answers(A=["magnet flare", "attack 20"]).play(until="select")
    assert game.options("B") == ["negotiate"]


@check("magnet", 4)
def test_wild_an_only_card_may_be_played():
    hands = {"A": "attack 04, magnet flare", "B": "attack 20"}
    game = scenario(gate={"A": 1}, hands=hands).answers(A=["magnet flare", "attack 20"]).play()
    assert game.totals[1] == 24


def test_zapped_nothing_moves():
    game = scenario(**AFTER, gate={"A": 1}, aliens={"B": "magnet"}, hands=HANDS | {"D": "cosmic zap"})
    game.answers(A="invite: C", C=["offense", {"C1": 3}], B=["magnet", "switch"], D="cosmic zap").play(until="planning")
    assert game.gate == {"A": 1, "C": 3}


def test_the_offense_may_have_to_send_more_than_four():
    game = scenario(**AFTER, gate={"A": 1}, ships={"B1": {"B": 7}}, aliens={"B": "magnet"}, hands=HANDS)
    game.answers(B=["magnet", "A"]).play(until="planning")
    assert game.gate == {"A": 7}


@rule("R-POWER-7")
def test_super_both_ways():
    hands = HANDS | {"B": "attack 40, magnet flare"}
    game = scenario(**AFTER, gate={"A": 1}, aliens={"B": "magnet"}, hands=hands)
    game.answers(A="invite: C", C=["offense", {"C1": 3}], B=["magnet", "switch", "magnet flare", "A"])
    game.play(until="planning")
    assert game.gate == {"A": 4}
    assert game.ring == {"C": 3}
