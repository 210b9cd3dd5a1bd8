"""Chapter 28: encounters in the warp."""

import pytest

from tests.kit import rule, scenario

HANDS = {"A": "attack 10", "B": "attack 08", "C": "attack 06"}


def raid(**position):
    """A meets B in the warp, from planning on."""
    position = {"hands": HANDS, "warp": {"B": 3}, "gate": {"A": 2}} | position
    return scenario(cone="warp raid", **position)


@rule("DV-RAID-1", "DV-11", "DV-16")
def test_warp_raid_goes_against_most_ships_in_the_warp_and_nothing_is_aimed_at():
    game = scenario(
        start="destiny",
        destiny="warp raid",
        options={"colourless_cones": True},
        hands=HANDS,
        warp={"B": 3, "C": 2, "A": 5},
    )
    game.answers(A=4).play(until="alliance")
    assert (game.defense, game.planet, game.gate) == ("B", "", {"A": 4})
    assert "launch.after_aim" not in game.passed
    assert "A sends the gate into the warp." in game.told("E")
    assert game.view("E")["encounter"]["warp"]


@rule("DV-RESCUE-1")
def test_warp_rescue_goes_against_the_most_colonies_among_those_with_ships_there():
    game = scenario(
        start="destiny", destiny="warp rescue", options={"colourless_cones": True}, hands=HANDS,
        warp={"B": 3, "C": 2}, colonies={"C": 2, "B": 1, "D": 4},
    ).play(until="launch")  # fmt: skip
    assert game.defense == "C"


@rule("DV-RAID-1", "DV-12")
@pytest.mark.parametrize("card", ["warp raid", "warp rescue"])
def test_without_ships_of_others_in_the_warp_another_card_is_drawn(card):
    game = scenario(
        start="destiny", destiny=f"{card}, C", options={"colourless_cones": True}, hands=HANDS, warp={"A": 3}
    ).play(until="launch")  # fmt: skip
    assert (game.defense, game.destiny_discard) == ("C", [card, "C"])


@rule("DV-16")
@pytest.mark.parametrize(("there", "count"), [(3, 3), (9, 4)])
def test_four_ships_of_the_defense_count_at_most(there, count):
    assert raid(warp={"B": there}).play().totals == (10 + 2, 8 + count)


@rule("DV-17", "DV-21", "DV-19")
def test_a_winning_offense_and_its_allies_bring_back_as_many_as_they_sent():
    game = raid(gate={"A": 2, "C": 1}, ring={"D": 1}, warp={"A": 3, "B": 3, "C": 1}, hands=HANDS | {"A": "attack 20"})
    game.play(until="rescue")
    assert game.options("A") == ["A1", "A2", "A3", "A4", "A5"]
    assert game.refuses("A", 3)
    game.answer("A", 1).play()
    assert game.warp == {"A": 2, "B": 3, "D": 1}
    assert game.gate == game.ring == {}
    assert game.successful
    assert game.colonies("A") == 0


@rule("DV-21")
def test_by_default_all_come_back_to_home_planets():
    game = raid(warp={"A": 3, "B": 3}, hands=HANDS | {"A": "attack 20"}, colonies={"A": 1}).play()
    assert game.warp == {"A": 1, "B": 3}
    assert sum(game.ships(f"A{i}", "A") for i in range(1, 6)) == 18


@rule("DV-18")
def test_a_winning_defense_brings_back_up_to_four_and_its_allies_are_rewarded():
    game = raid(warp={"B": 6}, ring={"D": 2}, hands={"A": "attack 04", "B": "attack 20"}).play()
    assert game.warp == {"A": 2, "B": 2}
    assert len(game.hand("D")) == 2
    assert game.ring == {}


@rule("DV-19")
def test_a_beaten_defense_gets_no_compensation_and_a_beaten_offense_does():
    game = raid(hands={"A": "attack 10, attack 12", "B": "negotiate"}).play()
    assert game.hand("B") == []
    game = raid(hands={"A": "negotiate", "B": "attack 10, attack 12, +2, +3"}).play()
    assert len(game.hand("A")) == 2


@rule("DV-20")
def test_a_failed_deal_costs_three_ships_each():
    game = raid(hands={"A": "negotiate", "B": "negotiate"}).answers(A="refuse").play()
    assert game.warp == {"A": 3, "B": 6}


def test_both_may_lose():
    game = raid(hands={"A": "morph", "B": "attack 08"}, reprint={"attack 08": "morph"}, ring={"D": 1}).play()
    assert game.warp == {"A": 2, "B": 3, "D": 1}
