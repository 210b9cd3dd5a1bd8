"""Collapsium Hulls."""

from tests.kit import acts, rule, scenario

POSITION = {"gate": {"A": 2}, "techs": {"B": "collapsium hulls"}}


@rule("T-HULLS-1")
def test_beaten_by_five_one_ship_stays_by_default():
    game = scenario(**POSITION, hands={"A": "attack 13", "B": "attack 06"}).play()
    assert game.totals == (15, 10)
    assert game.ships("B1") == {"A": 2, "B": 1}
    assert (game.warp, game.techs("B")) == ({"B": 3}, ["collapsium hulls"])


@rule("T-HULLS-1")
def test_beaten_by_six_all_are_lost():
    game = scenario(**POSITION, hands={"A": "attack 14", "B": "attack 06"}).play()
    assert game.ships("B1") == {"A": 2}


@rule("T-HULLS-1")
def test_it_need_not_be_used():
    game = scenario(**POSITION, hands={"A": "attack 13", "B": "attack 06"}).answers(B="no").play()
    assert game.ships("B1") == {"A": 2}


@rule("T-HULLS-1", "R-REVEAL-8")
def test_it_needs_two_attacks():
    game = scenario(**POSITION, hands={"A": "attack 05", "B": "negotiate"}).play()
    assert (game.ships("B1"), game.was_asked("B", question="collapsium_hulls.stay")) == ({"A": 2}, False)


@rule("T-HULLS-1", "R-POWER-1")
def test_the_home_colony_is_kept():
    game = scenario(**POSITION, homes={"B": 3}, aliens={"B": "tripler"}, hands={"A": "attack 13", "B": "attack 06"})
    game.play()
    assert game.homes("B") == 3
    assert game.power("B") == "active"


@rule("T-HULLS-2")
def test_without_a_ship_there_it_does_nothing():
    game = scenario(**POSITION, ships={"B1": {"B": 0}}, hands={"A": "attack 08", "B": "attack 06"}).play()
    assert game.totals == (10, 6)
    assert not game.was_asked("B", question="collapsium_hulls.stay")


@rule("T-HULLS-1")
def test_also_when_the_lower_total_wins():
    hands = {"A": "attack 06", "B": "attack 06"}
    game = scenario(**POSITION, aliens={"A": "anti matter"}, hands=hands, ships={"B1": {"B": 3}}).play()
    assert (game.result, game.ships("B1")) == ("offense wins", {"A": 2, "B": 1})


@acts("reveal.types_final")
def offense_wins(me):
    me.g.set_outcome("offense")


@rule("T-HULLS-1", "R-REVEAL-7")
def test_an_outcome_that_an_effect_has_set_is_no_defeat_by_five():
    game = scenario(**POSITION, probes=[offense_wins], hands={"A": "attack 06", "B": "attack 06"}).play()
    assert (game.result, game.ships("B1")) == ("offense wins", {"A": 2})
    assert not game.was_asked("B", question="collapsium_hulls.stay")
