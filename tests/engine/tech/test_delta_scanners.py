"""Delta Scanners."""

from tests.kit import rule, scenario

REGROUP = {"start": "regroup", "destiny": "B", "hands": {"A": "attack 10", "B": "attack 20"}}
PILE = "attack 40, plague, morph"


@rule("T-SCANNERS-1")
def test_a_card_of_the_discard_pile_comes_to_the_hand():
    game = scenario(**REGROUP, techs={"A": "delta scanners"}, discard=PILE).answers(A=["delta scanners", "plague"])
    game.play(until="destiny")
    assert game.hand("A") == ["attack 10", "plague"]
    assert game.discard == ["attack 40", "morph"]
    assert game.tech_discard == ["delta scanners"]


@rule("T-SCANNERS-1")
def test_in_any_players_regroup():
    game = scenario(**REGROUP, techs={"D": "delta scanners"}, discard=PILE).answers(D=["delta scanners", "attack 40"])
    game.play(until="destiny")
    assert game.hand("D") == ["attack 40"]


@rule("T-SCANNERS-1", "R-INFO-6")
def test_all_see_which_card_was_taken():
    game = scenario(**REGROUP, techs={"A": "delta scanners"}, discard=PILE).answers(A=["delta scanners", "morph"])
    game.play(until="destiny")
    assert [entry["card"]["name"] for entry in game.view("C")["known"]] == ["Morph"]


@rule("T-SCANNERS-2")
def test_nothing_is_offered_when_the_pile_is_empty():
    position = {"techs": {"A": "delta scanners"}, "destiny_discard": "C, D"}
    game = scenario(**REGROUP, **position).play(until="destiny")
    assert not [a for a in game.asked if "delta scanners" in a.options]


@rule("T-SCANNERS-1")
def test_not_by_the_clock_and_not_after_the_regroup():
    game = scenario(**REGROUP, techs={"A": "delta scanners"}, discard=PILE).play()
    assert game.techs("A") == ["delta scanners"]
    assert {a.moment for a in game.asked if "delta scanners" in a.options} == {"regroup.begin", "regroup.after"}
