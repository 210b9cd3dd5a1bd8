"""Chapter 18, ships and colonies."""

from tests.kit import acts, rule, scenario

PLAGUE = {"A": "attack 04", "C": "plague"}


@rule("R-SHIP-1")
def test_the_owner_chooses_which_ships_are_lost():
    game = scenario(start="regroup", hands=PLAGUE, ships={"D1": {"B": 2}, "B4": {"B": 3}})
    game.answers(C=["plague", "B"], B={"D1": 2, "B4": 1}).play(until="destiny")
    assert (game.ships("D1", "B"), game.ships("B4", "B"), game.warp) == (0, 2, {"B": 3})


@rule("R-SHIP-1")
def test_the_default_never_empties_a_colony_if_avoidable_then_home_before_foreign_then_the_lowest_number():
    single = {"B1": {"B": 1}, "B2": {"B": 3}, "B3": {"B": 2}, "B4": {"B": 1}, "B5": {"B": 1}, "D1": {"B": 12}}
    game = scenario(start="regroup", hands=PLAGUE, ships=single).answers(C=["plague", "B"]).play(until="destiny")
    assert [game.ships(planet, "B") for planet in ("B1", "B2", "B3", "B4", "B5", "D1")] == [1, 1, 1, 1, 1, 12]


@rule("R-SHIP-2")
def test_ships_go_only_where_the_owner_already_has_one():
    game = scenario(start="regroup", warp={"A": 1}, ships={"A3": {"A": 0}, "B2": {"A": 1}})
    assert game.options("A") == ["A1", "A2", "A4", "A5", "B2"]


@rule("R-SHIP-3", "R-SHIP-4")
def test_several_ships_on_one_planet_are_one_colony_and_any_number_of_players_may_share_it():
    game = scenario(ships={"D1": {"A": 3, "B": 1, "C": 2, "E": 1}, "A1": {"B": 1}}, gate={"A": 1})
    assert (game.colonies("A"), game.colonies("B"), game.colonies("D")) == (1, 2, 0)
    assert game.ships("D1") == {"A": 3, "B": 1, "C": 2, "D": 4, "E": 1}


@rule("R-SHIP-6")
def test_a_defense_that_loses_its_ships_goes_on_with_value_zero():
    @acts("planning.after_select")
    def loss(me):
        yield from me.g.lose([(1, 9, me.g.encounter.planet)], "probe")

    game = scenario(gate={"A": 1}, probes=[loss], hands={"A": "attack 04", "B": "attack 06"}).play()
    assert game.totals == (5, 6)
    assert game.result == "defense wins"


@rule("R-SHIP-6")
def test_an_offense_that_loses_its_ships_wins_without_a_colony():
    @acts("planning.after_select")
    def loss(me):
        yield from me.g.lose([(0, 9, -1)], "probe")

    game = scenario(gate={"A": 2}, probes=[loss], hands={"A": "attack 20, attack 04", "B": "attack 06"})
    game.answers(A="select: attack 20").play()
    assert game.totals == (20, 10)
    assert (game.result, game.ships("B1")) == ("offense wins", {})
    assert game.was_asked("A", question="second encounter")


@rule("R-SHIP-6")
def test_an_ally_that_loses_all_its_ships_is_no_longer_an_ally():
    @acts("planning.after_select")
    def loss(me):
        yield from me.g.lose([(3, 9, -2)], "probe")

    game = scenario(gate={"A": 1}, ring={"D": 2}, probes=[loss], hands={"A": "attack 04", "B": "attack 20"})
    game.play(until="resolution.outcome")
    assert game.role("D") == "outsider"
    game.play()
    assert game.hand("D") == []


@rule("R-SHIP-8")
def test_out_of_the_game_is_not_the_warp():
    game = (
        scenario(start="regroup", out={"A": 3}, hands={"A": "mobius tubes"})
        .answers(A="mobius tubes")
        .play(until="destiny")
    )
    assert game.ships_of("A") == 17
    assert game.view()["elsewhere"] == {"0": 3}
