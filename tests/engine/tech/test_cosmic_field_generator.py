"""Cosmic Field Generator."""

from tests.kit import rule, scenario

POSITION = {"gate": {"A": 1}, "aliens": {"A": "tripler"}, "hands": {"A": "attack 08", "B": "attack 20"}}


@rule("T-GENERATOR-1")
def test_it_cancels_a_power_use():
    game = scenario(**POSITION, techs={"C": "cosmic field generator"}).answers(C="cosmic field generator").play()
    assert game.totals[0] == 8 + 1
    assert (game.techs("C"), game.tech_discard) == ([], ["cosmic field generator"])


@rule("T-GENERATOR-1", "R-POWER-4")
def test_the_power_is_off_for_the_encounter():
    game = scenario(**POSITION, techs={"C": "cosmic field generator"}).answers(C="cosmic field generator")
    assert game.play(until="resolution").power("A") == "zapped"


@rule("T-GENERATOR-1")
def test_the_own_use_too():
    game = scenario(**POSITION, techs={"A": "cosmic field generator"}).answers(A="cosmic field generator").play()
    assert game.totals[0] == 8 + 1


@rule("T-GENERATOR-1")
def test_not_by_the_clock():
    game = scenario(**POSITION, techs={"C": "cosmic field generator"}).play()
    assert (game.totals[0], game.techs("C")) == (24 + 1, ["cosmic field generator"])


@rule("T-GENERATOR-2")
def test_no_card_zap_stops_it():
    hands = POSITION["hands"] | {"A": "attack 08, card zap"}
    game = scenario(**POSITION | {"hands": hands}, techs={"C": "cosmic field generator"})
    game.answers(C="cosmic field generator").play()
    assert game.totals[0] == 8 + 1
    assert game.hand("A") == ["card zap"]


@rule("T-GENERATOR-1", "T-SCRAMBLER-1")
def test_scrambled_the_power_works():
    game = scenario(**POSITION, techs={"C": "cosmic field generator", "D": "tech scrambler (2)"})
    game.answers(C="cosmic field generator", D="announced.tech: tech scrambler").play()
    assert game.totals[0] == 24 + 1
    assert sorted(game.tech_discard) == ["cosmic field generator", "tech scrambler"]
