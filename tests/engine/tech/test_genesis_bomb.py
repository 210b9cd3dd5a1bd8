"""Genesis Bomb."""

from tests.kit import acts, rule, scenario

REGROUP = {"start": "regroup", "destiny": "B", "hands": {"A": "attack 10", "B": "attack 20"}}
READY = REGROUP | {"techs": {"A": "genesis bomb (5)"}}


def genesis(game):
    """The added planet as all see it."""
    (planet,) = [planet for planet in game.view()["planets"] if int(planet["id"]) >= game.game.planet_count]
    return planet


@rule("T-GENESIS-1", "T-7")
def test_a_new_home_planet_is_settled_and_the_card_is_gone():
    game = scenario(**READY).answers(A=["genesis bomb", 5]).play(until="destiny")
    assert (genesis(game)["system"], genesis(game)["ships"]) == (0, {"0": 5})
    assert (game.homes("A"), game.techs("A"), game.tech_discard) == (6, [], ["genesis bomb"])


@rule("T-GENESIS-1")
def test_ships_that_do_not_settle_go_home():
    game = scenario(**READY).answers(A=["genesis bomb", 2]).play(until="destiny")
    assert genesis(game)["ships"] == {"0": 2}
    assert game.ships_of("A") == 20


@rule("T-GENESIS-1", "T-7")
def test_with_too_few_ships_on_it_nothing_can_be_done():
    game = scenario(**REGROUP, techs={"A": "genesis bomb (3)"}).play(until="destiny")
    assert not [a for a in game.asked if "genesis bomb" in a.options]


@rule("T-GENESIS-2", "R-POWER-1")
def test_it_counts_for_the_power():
    game = scenario(**READY, homes={"A": 2}, aliens={"A": "tripler"})
    assert game.power("A") == "lost"
    assert game.answers(A=["genesis bomb", 1]).play(until="destiny").power("A") == "active"


@rule("T-GENESIS-2", "R-LAUNCH-1")
def test_others_can_aim_at_it_and_it_is_foreign_to_them():
    position = {"techs": {"B": "genesis bomb (4)"}, "hands": {"A": "attack 40", "B": "attack 04"}}
    game = scenario(**REGROUP | position).answers(B=["genesis bomb", 4], A="aim: genesis").play()
    assert (game.colonies("A"), game.homes("B")) == (1, 5)
    assert genesis(game)["ships"] == {"0": 1}


@rule("T-GENESIS-3", "T-14", "R-GEN-6")
def test_used_again_it_moves_with_all_ships_on_it():
    @acts("regroup.after")
    def again(me):
        yield from me.g.add_planet("genesis", 2)

    game = scenario(**READY, probes=[again]).answers(A=["genesis bomb", 3]).play(until="destiny")
    assert (genesis(game)["system"], genesis(game)["ships"]) == (2, {"0": 3})
    assert (game.homes("A"), game.colonies("A")) == (5, 1)


@rule("T-GENESIS-3", "R-WIN-2")
def test_moved_away_it_may_win_the_game_for_who_sits_on_it():
    @acts("regroup.after")
    def again(me):
        yield from me.g.add_planet("genesis", 2)

    game = scenario(**READY, colonies={"A": 4}, probes=[again]).answers(A=["genesis bomb", 3]).play()
    assert game.winners == ["A"]


@rule("T-GENESIS-4", "T-14", "T-OMEGA-1")
def test_an_omega_missile_sends_it_back_to_the_box():
    game = scenario(**REGROUP, techs={"A": "genesis bomb (5)", "C": "omega missile"})
    game.answers(A=["genesis bomb", 5], C=["omega missile", "genesis"]).play(until="destiny")
    assert game.warp == {"A": 4}  # one is retrieved at once
    assert len(game.view()["planets"]) == 25


@rule("T-SCRAMBLER-1")
def test_scrambled_nothing_is_founded():
    game = scenario(**REGROUP, techs={"A": "genesis bomb (5)", "B": "tech scrambler (4)"})
    game.answers(A=["genesis bomb", 5], B="announced.tech: tech scrambler").play(until="destiny")
    assert (len(game.view()["planets"]), game.ships_of("A"), game.ships_of("B")) == (25, 20, 20)
    assert sorted(game.tech_discard) == ["genesis bomb", "tech scrambler"]
