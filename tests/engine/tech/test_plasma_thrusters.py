"""Plasma Thrusters."""

from tests.kit import rule, scenario

LAUNCH = {"start": "launch", "hands": {"A": "attack 10", "B": "attack 20"}}


@rule("T-THRUSTERS-1", "R-LAUNCH-2")
def test_the_offense_may_launch_five():
    game = scenario(**LAUNCH, techs={"A": "plasma thrusters"}).answers(A=["plasma thrusters", {"A1": 4, "A2": 1}])
    game.play(until="alliance")
    assert game.gate == {"A": 5}
    assert game.techs("A") == ["plasma thrusters"]


@rule("T-THRUSTERS-1")
def test_without_using_it_four():
    game = scenario(**LAUNCH, techs={"A": "plasma thrusters"}).play(until=lambda g: g.game.asks[0].text == "launch")
    assert game.refuses("A", {"A1": 4, "A2": 1})


@rule("T-THRUSTERS-1")
def test_it_is_not_offered_where_no_more_than_four_ships_could_go():
    game = scenario(**LAUNCH, techs={"A": "plasma thrusters"}, warp={"A": 16}).play(until="alliance")
    assert not any("plasma thrusters" in asked.options for asked in game.asked)


@rule("T-THRUSTERS-1")
def test_an_ally_may_send_five():
    game = scenario(**LAUNCH, techs={"C": "plasma thrusters"})
    game.answers(A="invite: C", C=["offense", "plasma thrusters", {"C1": 4, "C2": 1}]).play(until="planning")
    assert game.gate == {"A": 1, "C": 5}


@rule("T-THRUSTERS-1")
def test_it_adds_to_the_limit_of_a_power():
    game = scenario(**LAUNCH, techs={"A": "plasma thrusters"}, aliens={"A": "macron"})
    game.answers(A=["macron", "plasma thrusters"]).play(until=lambda g: g.game.asks[0].text == "launch")
    assert game.ask("A").total[1] == 2


@rule("T-THRUSTERS-2")
def test_the_defense_moves_a_ship_onto_the_target_planet():
    game = scenario(**LAUNCH, techs={"B": "plasma thrusters"}).answers(A="aim: B2", B=["plasma thrusters", "B4"])
    game.play(until="alliance")
    assert (game.ships("B2", "B"), game.ships("B4", "B")) == (5, 3)


@rule("T-THRUSTERS-2")
def test_also_where_it_has_no_ship():
    game = scenario(**LAUNCH, techs={"B": "plasma thrusters"}, ships={"B2": {"B": 0}})
    game.answers(A="aim: B2", B=["plasma thrusters", "B4"]).play(until="alliance")
    assert game.ships("B2") == {"B": 1}


@rule("T-THRUSTERS-1", "R-TIME-1")
def test_outsiders_are_not_asked():
    game = scenario(**LAUNCH, techs={"D": "plasma thrusters"}).play()
    assert not [a for a in game.asked if a.seat == "D" and "plasma thrusters" in a.options]
