"""Omega Missile."""

from tests.kit import rule, scenario

REGROUP = {"start": "regroup", "destiny": "B", "hands": {"A": "attack 10", "B": "attack 20"}}


def fired(at, **position):
    game = scenario(**REGROUP | {"techs": {"A": "omega missile"}} | position)
    return game.answers(A=["omega missile", at])


@rule("T-OMEGA-1", "R-SHIP-7")
def test_a_planet_is_removed_and_all_ships_on_it_go_to_the_warp():
    game = fired("C2", ships={"C2": {"C": 4, "D": 2}}).play(until="destiny")
    assert game.warp == {"C": 4, "D": 2}
    assert len(game.view()["planets"]) == 24
    assert game.tech_discard == ["omega missile"]


@rule("T-OMEGA-1")
def test_an_own_planet_may_be_chosen():
    game = fired("A1").play(until="destiny")
    assert (game.homes("A"), game.warp) == (4, {"A": 3})  # one is retrieved at once


@rule("T-OMEGA-1", "R-POWER-1")
def test_a_power_may_be_lost_by_it():
    game = fired("C2", homes={"C": 3}, aliens={"C": "tripler"}).play(until="destiny")
    assert game.power("C") == "lost"


@rule("T-OMEGA-1", "R-WIN-6")
def test_a_removed_planet_can_be_aimed_at_by_nobody():
    game = fired("B1").play(until="aim")
    assert game.options("A") == ["B2", "B3", "B4", "B5"]


@rule("T-OMEGA-1", "R-DESTINY-11")
def test_a_colour_without_a_planet_is_passed_over():
    position = {"destiny": "C, B", "probes": []}
    game = fired("C1", **position)

    def gone(g):
        g.state.gone = [11, 12, 13, 14]
        for planet in g.state.gone:
            g.state.ships[-4][2] += g.state.ships[planet][2]
            g.state.ships[planet][2] = 0
        g.find_planets()

    gone(game.game)
    game.play(until="launch")
    assert (game.defense, game.destiny_discard) == ("B", ["C", "B"])


@rule("T-OMEGA-1")
def test_not_by_the_clock():
    game = scenario(**REGROUP, techs={"A": "omega missile"}).play(until="destiny")
    assert (len(game.view()["planets"]), game.techs("A")) == (25, ["omega missile"])
