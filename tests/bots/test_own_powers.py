"""What powers change in what one reckons with: targets anywhere, the price of a threat."""

import pytest

from tests.bots.asked import asked
from tests.bots.test_powers import LEVELS, often
from tests.engine.aliens.test_phantom import holograms
from tests.kit import scenario

SETTLES, DISCARDS = ["Let the Mite settle"], ["Discard down to three cards"]
TWO_EACH = {planet: {planet[0]: 4, "A": 1} for planet in ("C1", "D1")} | {
    planet: {planet[0]: 4, "B": 1} for planet in ("C2", "D2")
}
B_AHEAD = {"C2": {"C": 4, "B": 1}, "D2": {"D": 4, "B": 1}}


@pytest.mark.parametrize("level", LEVELS)
def test_who_may_attack_anywhere_finds_the_weakest_colony(level: str):
    there = {"C2": {"B": 1}, "D1": {"D": 3}}
    game = scenario(
        players=4, start="destiny", aliens={"A": "will"}, ships=there, destiny="C", hands={"A": "attack 12"}
    )
    game.play(until=asked("A", "will.whom"))
    assert often(game, "A", level, ["B"]) == 12
    game.answers(A="will.whom: B").play(until="aim")
    assert often(game, "A", level, ["C's planet 2"]) == 12


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("there", "answer"), [(B_AHEAD, SETTLES), (TWO_EACH, DISCARDS), ({}, DISCARDS)])
def test_half_a_hand_is_dearer_than_a_colony_for_one_who_is_behind(
    level: str, there: dict[str, dict[str, int]], answer: list[str]
):
    hand = "attack 04, attack 05, attack 06, attack 07, attack 12, attack 14, +2, +3, morph, attack 20"
    hands = {"A": "attack 40", "B": hand}
    game = scenario(players=4, start="launch", aliens={"A": "mite"}, hands=hands, ships=there)
    game.answers(A=["B5", 4]).play(until=asked("B", "mite.answer"))
    assert often(game, "B", level, answer) >= 10


@pytest.mark.parametrize("level", LEVELS)
def test_where_ships_on_the_sheet_count_they_come_back_to_it(level: str):
    hands = {"A": "negotiate", "B": "negotiate"}
    game = scenario(aliens={"C": "phantom"}, gate={"A": 1, "C": 2}, probes=holograms(2, "C"), hands=hands)
    game.play(until=asked("C", "return"))
    assert often(game, "C", level, {"On the sheet of C": 2}) == 12
