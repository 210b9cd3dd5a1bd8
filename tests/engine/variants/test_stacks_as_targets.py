"""Stacks on a Gas Giant and in Space Dust as targets of whoever may aim at any colony of the defense (GG-3, SD-5)."""

import pytest

from tests.kit import rule, scenario

CARDS = {"A": "attack 20", "B": "attack 08", "C": "attack 04", "D": "attack 07", "E": "attack 09"}


@pytest.mark.parametrize("hexagon", ["gas giant", "space dust"])
@rule("GG-3", "SD-5", "DV-SQUATTERS-1")
def test_squatters_may_be_met_on_their_stack(hexagon: str):
    game = scenario(
        start="destiny", destiny="squatters", options={"colourless_cones": True}, systems={"D": hexagon},
        ships={"A1": {"A": 0, "C": 2}, "D/C": {"C": 3}}, hands=CARDS,
    )  # fmt: skip
    game.answers(A=f"aim: stack 1 in d's {hexagon}").play()
    assert game.defense == "C"
    assert (game.stacks("D", "C"), game.stacks("D", "A"), game.warp) == ([], [1], {"C": 3})


@rule("GG-3")
def test_who_picks_its_own_target_may_meet_a_player_on_its_stack():
    game = scenario(
        start="destiny", destiny="B", aliens={"A": "will"}, systems={"D": "gas giant"}, ships={"D/C": {"C": 3}},
        hands=CARDS,
    )  # fmt: skip
    game.answers(A=["will.whom: C", "aim: stack 1 in d's gas giant"]).play()
    assert game.defense == "C"
    assert (game.stacks("D", "C"), game.stacks("D", "A"), game.warp) == ([], [1], {"C": 3})


@rule("GG-4", "SD-3")
def test_against_the_owner_it_is_the_surface_or_one_ship_and_no_stack_of_others():
    position = {"start": "destiny", "destiny": "D", "aliens": {"A": "will"}, "hands": CARDS}
    game = scenario(systems={"D": "gas giant"}, ships={"D/C": {"C": 3}, "B1": {"D": 1}}, **position).play(until="aim")
    assert game.options("A") == ["B1", "D1"]
    game = scenario(systems={"D": "space dust"}, ships={"D/C": {"C": 3}, "B1": {"D": 1}}, **position).play(until="aim")
    assert len(game.options("A")) == 2
