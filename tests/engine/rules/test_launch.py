"""Chapter 8, launch."""

import pytest

from tests.kit import rule, scenario


@rule("R-LAUNCH-1", "Q17", "Q18")
def test_every_planet_of_the_system_may_be_aimed_at():
    game = scenario(start="launch", ships={"B2": {"A": 1}, "B3": {"B": 0, "C": 2}, "B4": {"B": 0}})
    assert game.options("A") == ["B1", "B2", "B3", "B4", "B5"]
    game.answers(A=["B3"]).play(until="alliance")
    assert (game.planet, game.defense) == ("B3", "B")


@rule("R-LAUNCH-1")
def test_the_default_aim_is_the_weakest_planet_without_an_own_colony():
    weak = {"B1": {"B": 5}, "B2": {"B": 1, "A": 1}, "B3": {"B": 2}, "B4": {"B": 2}, "B5": {"B": 10}}
    assert scenario(start="launch", ships=weak).play(until="alliance").planet == "B3"


@rule("R-LAUNCH-1")
def test_with_own_colonies_everywhere_the_default_aim_is_the_weakest_planet():
    here = {f"B{i}": {"A": 1, "B": n} for i, n in ((1, 5), (2, 3), (3, 3), (4, 4), (5, 5))}
    assert scenario(start="launch", ships=here).play(until="ships.committing").planet == "B2"


@rule("R-LAUNCH-2", "R-SHIP-1")
def test_one_to_four_ships_come_from_any_mix_of_colonies():
    game = scenario(start="launch", ships={"C1": {"A": 2}})
    game.answers(A=["B1", {"A1": 2, "A5": 1, "C1": 1}]).play(until="alliance")
    assert game.gate == {"A": 4}
    assert game.ships("C1", "A") == 1


@rule("R-LAUNCH-2")
@pytest.mark.parametrize("ships", [{}, {"A1": 3, "A2": 2}, {"A1": 5}, {"B1": 1}])
def test_no_other_number_and_no_other_place_is_accepted(ships: dict[str, int]):
    game = scenario(start="launch").answer("A", "B1")
    assert game.refuses("A", ships)


@rule("R-LAUNCH-2")
def test_by_default_one_ship_comes_from_the_largest_home_colony():
    game = scenario(start="launch", ships={"A3": {"A": 6}, "C1": {"A": 7}}).play(until="alliance")
    assert game.gate == {"A": 1}
    assert game.ships("A3", "A") == 5


@rule("R-LAUNCH-2")
def test_the_default_spares_home_colonies_of_one_ship_for_a_larger_foreign_one():
    single = {f"A{i}": {"A": 1} for i in range(1, 6)} | {"C1": {"A": 15}}
    game = scenario(start="launch", ships=single).play(until="alliance")
    assert game.ships("C1", "A") == 14


@rule("R-LAUNCH-2")
def test_with_single_ships_only_the_default_keeps_three_home_colonies():
    single = {f"A{i}": {"A": 1} for i in (1, 2, 3)} | {"A4": {"A": 0}, "A5": {"A": 0}, "C1": {"A": 1}}
    game = scenario(start="launch", ships=single, warp={"A": 16}, aliens={"A": "tripler"}).play(until="alliance")
    assert game.ships("C1", "A") == 0
    assert game.power("A") == "active"


@rule("R-LAUNCH-2")
def test_with_more_home_colonies_than_needed_the_default_takes_a_home_ship():
    single = {f"A{i}": {"A": 1} for i in (1, 2, 3, 4)} | {"A5": {"A": 0}, "C1": {"A": 1}}
    game = scenario(start="launch", ships=single, warp={"A": 15}).play(until="alliance")
    assert (game.ships("A1", "A"), game.ships("C1", "A")) == (0, 1)


@rule("R-LAUNCH-2", "R-REGROUP-3")
def test_a_ship_already_in_the_gate_counts_as_one_of_the_four():
    position = {"homes": {"A": 0}, "gate": {"A": 1}, "warp": {"A": 14}, "ships": {"C1": {"A": 5}}}
    game = scenario(start="launch", **position).answer("A", "B1")
    assert game.refuses("A", {"C1": 4})
    game.answer("A", {"C1": 3})
    assert game.gate == {"A": 4}
    assert scenario(start="launch", **position).play(until="alliance").gate == {"A": 1}


@rule("R-LAUNCH-3")
def test_the_aim_comes_first_and_stays():
    game = scenario(start="launch").answers(A=["B2", 3]).play(until="alliance")
    assert [a.question for a in game.asked if a.phase == "launch"] == ["aim", "launch"]
    assert (game.planet, game.gate) == ("B2", {"A": 3})


@rule("R-LAUNCH-4", "Q16", "Q56")
def test_taking_the_last_ship_ends_the_colony_at_once():
    game = scenario(start="launch", colonies={"A": 4}, ships={"C1": {"A": 1}})
    before = game.colonies("A")
    game.answers(A=["B1", {"C1": 1}]).play(until="alliance")
    assert game.colonies("A") == before - 1 == 4


@rule("R-LAUNCH-4", "R-POWER-1")
def test_emptying_home_colonies_can_cost_the_power():
    homes = {"A1": {"A": 17}, "A2": {"A": 1}, "A3": {"A": 1}, "A4": {"A": 0}, "A5": {"A": 0}, "C1": {"A": 1}}
    game = scenario(start="launch", ships=homes, aliens={"A": "tripler"})
    game.answers(A=["B1", {"A2": 1}]).play(until="alliance")
    assert game.power("A") == "lost"


@rule("R-LAUNCH-5")
def test_ships_on_the_target_planet_may_be_launched():
    game = scenario(start="launch", ships={"B1": {"A": 2}})
    game.answers(A=["B1", {"B1": 2}]).play(until="alliance")
    assert game.gate == {"A": 2}
    assert game.ships("B1", "A") == 0


@rule("R-LAUNCH-6")
def test_with_nothing_to_launch_the_turn_ends():
    game = scenario(start="launch", homes={"A": 0}, warp={"A": 20}).play()
    assert not game.was_asked("A")
    assert game.next_offense == "B"


@rule("R-LAUNCH-7", "Q17")
def test_a_planet_without_ships_is_defended_with_ship_value_zero():
    game = scenario(
        ships={"B3": {"B": 0, "C": 2}}, planet="B3", gate={"A": 1}, hands={"A": "attack 04", "B": "attack 06"}
    )
    game.play()
    assert game.totals == (5, 6)
    assert game.result == "defense wins"
    assert game.ships("B3") == {"C": 2}


@rule("Q19")
def test_a_foreign_colony_in_another_system_is_no_target():
    game = scenario(start="launch", ships={"C2": {"B": 3}})
    assert "C2" not in game.options("A")


@rule("R-LAUNCH-1", "R-LAUNCH-2")
def test_all_see_the_target_and_the_ships():
    game = scenario(start="launch").answers(A=["B3", {"A1": 2}]).play(until="alliance")
    assert game.told("D", kind="aimed") == ["A aims the gate at B's planet 3."]
    assert game.told("D", kind="ships_launched") == ["A launches 2 ships."]
    assert game.view()["gate"] == {"planet": "7", "ships": {"0": 2}}
    assert game.view()["planets"][0]["ships"] == {"0": 2}
