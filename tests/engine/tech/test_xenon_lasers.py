"""Xenon Lasers."""

from tests.kit import rule, scenario

POSITION = {"gate": {"A": 1, "C": 1}, "hands": {"A": "attack 10", "B": "attack 08"}}


@rule("T-LASERS-1")
def test_the_own_total_is_raised():
    game = scenario(**POSITION, techs={"A": "xenon lasers"}).answers(A=["xenon lasers", "yes"]).play()
    assert game.totals == (10 + 2 + 1, 8 + 4)
    assert game.techs("A") == ["xenon lasers"]


@rule("T-LASERS-1")
def test_or_lowered():
    game = scenario(**POSITION, techs={"A": "xenon lasers"}).answers(A=["xenon lasers", "no"]).play()
    assert game.totals[0] == 10 + 2 - 1


@rule("T-LASERS-1")
def test_by_default_neither():
    game = scenario(**POSITION, techs={"A": "xenon lasers"}).play()
    assert game.totals[0] == 10 + 2


@rule("T-LASERS-1")
def test_an_ally_too_but_no_outsider():
    game = scenario(**POSITION, techs={"C": "xenon lasers", "E": "xenon lasers"}).answers(C=["xenon lasers", "yes"])
    game.play()
    assert game.totals[0] == 10 + 2 + 1
    assert not [a for a in game.asked if a.seat == "E" and "xenon lasers" in a.options]


@rule("T-LASERS-1", "R-REVEAL-6")
def test_once_and_before_reinforcements():
    hands = POSITION["hands"] | {"A": "attack 10, +2"}
    game = scenario(**POSITION | {"hands": hands}, techs={"A": "xenon lasers"})
    game.answers(A=["xenon lasers", "yes", "+2 for offense"]).play()
    assert game.totals[0] == 10 + 2 + 1 + 2
    assert {a.moment for a in game.asked if "xenon lasers" in a.options} == {"reveal.after_reveal"}


@rule("T-LASERS-1", "R-REVEAL-4")
def test_the_table_shows_why():
    game = scenario(**POSITION, techs={"A": "xenon lasers"}).answers(A=["xenon lasers", "yes"]).play(until="resolution")
    labels = [term["label"] for term in game.totals_shown()["offense"]["terms"]]
    assert "Xenon Lasers" in labels
