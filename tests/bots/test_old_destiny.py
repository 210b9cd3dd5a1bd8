"""What bots do about hazards, comets, cones and encounters in the warp: by hints and shapes, no card is named there."""

import pytest

from tests.bots.asked import asked, says
from tests.kit import Offer, Scenario, scenario

FULL = "attack 10, attack 20, attack 08, negotiate, +2"
CONES = {"colourless_cones": True}


def test_of_those_a_cone_fits_the_easy_prey_is_met():
    game = scenario(
        start="destiny", destiny="largest realm", options=CONES, players=4, hands={"A": FULL},
        ships={"D2": {"D": 0}}, homes={"B": 4}, colonies={"D": 1},
    )  # fmt: skip
    game.play(until=asked("A", "cone"))
    assert all(says(game, "A", "hard", seed) == ["D"] for seed in range(5))


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_votes_go_to_the_one_furthest_ahead_who_is_not_oneself(level: str):
    game = scenario(start="destiny", destiny="by vote", options=CONES, players=4, hands={"A": FULL}, colonies={"C": 3})
    assert says(game, "B", level) == ["C"]
    assert says(game, "C", level) != ["C"]


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_all_ships_that_may_come_back_from_the_warp_do(level: str):
    game = scenario(
        cone="warp raid", players=4, gate={"A": 2}, warp={"A": 3, "B": 2}, hands={"A": "attack 20", "B": "attack 04"}
    ).play(until=asked("A", "rescue"))  # fmt: skip
    assert sum(says(game, "A", level).values()) == 2


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_raid_in_the_warp_is_launched_without_emptying_a_colony(level: str):
    game = scenario(
        start="destiny", destiny="warp raid", options=CONES, players=4, warp={"A": 4, "B": 1}, hands={"A": FULL}
    ).play(until=asked("A", "launch"))  # fmt: skip
    ships = says(game, "A", level)
    assert 1 <= sum(ships.values()) <= 4
    assert all(number < 4 for number in ships.values())


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_common_deal_is_agreed_to_unless_others_win_by_it(level: str):
    position = {"start": "destiny", "destiny": "B!", "players": 3, "hazard_deck": "galactic council", "hands": {
        "A": FULL, "B": FULL.replace("10", "12"), "C": "attack 06, attack 04"}}  # fmt: skip
    consent = "galactic_council.consent"
    assert says(_settled(scenario(**position)), "B", level, text=consent) == ["Yes"]
    assert says(_settled(scenario(**position, colonies={"A": 4})), "B", level, text=consent) == ["No"]


def _settled(game: Scenario) -> Scenario:
    """A colony for A, cards for the others: everybody gains, and all are asked whether they agree."""
    game.play(until="galactic_council.pair")
    game.answers(
        A=[Offer(to="B", give="attack 10", take_colony="B1"), Offer(to="C", give="attack 08", take="any attack")],
        B="accept A", C="accept A",
    )  # fmt: skip
    return game.play(until=asked("B", "galactic_council.consent"))


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_in_a_reversed_encounter_allies_of_the_defense_are_after_the_colony(level: str):
    position = {"players": 4, "start": "alliance", "gate": {"A": 1}, "ships": {"B1": {"B": 4}},
                "hands": {"A": "attack 04, attack 06", "B": FULL, "C": FULL.replace("10", "12")}}  # fmt: skip
    plain = scenario(**position).answers(B="invite: C").play(until=asked("C", "ally"))
    swapped = scenario(**position, reverse=True).answers(B="invite: C").play(until=asked("C", "ally"))
    joins = [says(swapped, "C", level, seed) == ["Join the defense"] for seed in range(6)]
    assert sum(joins) >= 4
    assert sum(joins) >= sum(says(plain, "C", level, seed) == ["Join the defense"] for seed in range(6))
