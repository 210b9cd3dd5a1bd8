"""Chapter 6, regroup."""

from tests.kit import rule, scenario


@rule("R-REGROUP-1")
def test_the_offense_chooses_the_colony_for_the_ship_from_the_warp():
    game = scenario(start="regroup", warp={"A": 3}, ships={"C2": {"A": 1}})
    assert game.options("A") == ["A1", "A2", "A3", "A4", "A5", "C2"]
    game.answer("A", "C2")
    assert game.ships("C2", "A") == 2
    assert game.warp == {"A": 2}


@rule("R-REGROUP-1")
def test_by_default_the_ship_goes_to_the_home_colony_with_the_fewest_ships():
    game = scenario(start="regroup", warp={"A": 1}, ships={"A2": {"A": 2}, "A4": {"A": 2}, "B1": {"A": 1}})
    game.play(until="destiny")
    assert game.ships("A2", "A") == 3


@rule("R-REGROUP-1")
def test_without_home_colony_the_default_is_the_smallest_foreign_one():
    game = scenario(start="regroup", homes={"A": 0}, ships={"B1": {"A": 9}, "C1": {"A": 4}}, warp={"A": 7})
    game.play(until="destiny")
    assert game.ships("C1", "A") == 5


@rule("R-REGROUP-1")
def test_all_see_where_the_ship_goes():
    game = scenario(start="regroup", warp={"A": 1}).answers(A="A3").play(until="destiny")
    assert any("A" in text and "warp" in text for text in game.told("D"))
    assert game.view("D")["seats"][0]["warp"] == 0


@rule("R-REGROUP-1")
def test_nothing_is_asked_with_no_ship_in_the_warp():
    game = scenario(start="regroup", warp={"B": 2}).play(until="destiny")
    assert not game.was_asked("A", phase="regroup")
    assert game.warp == {"B": 2}


@rule("R-REGROUP-2", "Q28")
def test_a_ship_is_retrieved_at_the_second_encounter_too():
    game = scenario(start="regroup", encounter=2, warp={"A": 2}).answers(A="A1").play(until="destiny")
    assert game.warp == {"A": 1}


@rule("R-REGROUP-3", "Q29")
def test_without_colonies_the_ship_goes_into_the_gate_and_may_be_the_only_one():
    game = scenario(
        start="regroup", homes={"A": 0}, warp={"A": 20}, hands={"A": "attack 10", "B": "attack 08"}, destiny="B"
    )
    game.play(until="alliance")
    assert game.gate == {"A": 1}
    assert game.warp == {"A": 19}
    assert game.planet == "B1"
    assert game.told(kind="ships_to_gate") == ["A has no colony; 1 ship goes from the warp into the gate."]


@rule("R-REGROUP-4", "R-TIME-12")
def test_regroup_cards_may_be_played_before_and_after_the_retrieval():
    for moment, left_for_retrieval in (("regroup.begin", False), ("regroup.after", True)):
        game = scenario(start="regroup", warp={"A": 3}, hands={"A": "mobius tubes"})
        game.answers(A=[f"{moment}: mobius tubes"]).play(until="destiny")
        assert game.warp == {}
        assert game.was_asked("A", question="retrieve") is left_for_retrieval


@rule("R-REGROUP-5")
def test_any_number_of_ships_may_stand_on_a_planet():
    game = scenario(start="regroup", ships={"A1": {"A": 19}}, homes={"A": 1}, warp={"A": 1})
    game.play(until="destiny")
    assert game.ships("A1", "A") == 20


@rule("R-REGROUP-6", "R-LAUNCH-6")
def test_without_colonies_and_without_ships_in_the_warp_the_turn_ends():
    game = scenario(start="regroup", homes={"A": 0}, out={"A": 20}, destiny="B").play()
    assert not game.was_asked("A")
    assert game.next_offense == "B"
