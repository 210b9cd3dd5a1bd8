"""What particular aliens can do at moons, and what not (docs/rules, moons; sheets)."""

from __future__ import annotations

from tests.kit import changes, rule, ruling, scenario

AT_MOON = {
    "start": "launch", "moons": {"B": "bluff moon"}, "ships": {"bluff moon": {"C": 2}},
}  # fmt: skip


@rule("MO-6")
def test_a_late_ally_finds_no_side_to_join():
    game = scenario(**AT_MOON, aliens={"D": "fodder"}, hands={"A": "attack 10", "C": "attack 04", "D": "fodder flare"})
    game.answers(A="aim: bluff moon").play()
    assert not game.was_asked("D", "fodder.side")


@rule("MO-6")
def test_nobody_is_appointed_in_the_place_of_a_main_player():
    game = scenario(**AT_MOON, aliens={"C": "delegator"}, hands={"A": "attack 10", "C": "attack 04, delegator flare"})
    game.answers(A="aim: bluff moon").play()
    assert game.defense == "C"
    assert not any(asked.question.startswith("delegator") for asked in game.asked)


@rule("MO-7")
def test_a_beaten_offense_cannot_crash_land_on_a_moon():
    game = scenario(**AT_MOON, aliens={"A": "spiff"}, hands={"A": "attack 04", "C": "attack 40"})
    game.answers(A=["aim: bluff moon", 3]).play()
    assert game.ships("bluff moon") == {"C": 2}
    assert game.warp == {"A": 3}
    assert not game.was_asked("A", "spiff.land")


@rule("MO-7")
def test_a_bluster_cannot_gain_a_colony_on_a_moon():
    game = scenario(
        **AT_MOON, aliens={"A": "mite"},
        hands={"A": "attack 04", "C": "attack 40, attack 10, negotiate, +2, +3"},
    )  # fmt: skip
    game.answers(A="aim: bluff moon").play(until="planning")
    assert game.ships("bluff moon") == {"C": 2}
    assert len(game.hand("C")) == 3  # nothing but to discard


@ruling("will", 6)
@rule("MO-3")
def test_will_may_aim_at_a_moon_that_the_declared_player_occupies_anywhere():
    game = scenario(
        start="destiny", destiny="C", aliens={"A": "will"}, moons={"B": "bluff moon, echo"},
        ships={"bluff moon": {"D": 1}, "echo": {"C": 1}}, hands={"A": "attack 10", "D": "attack 04"},
    )  # fmt: skip
    game.answers(A="will.whom: D").play(until="aim")
    assert "bluff moon" in game.options("A")
    assert "echo" not in game.options("A")
    game.answers(A="aim: bluff moon").play()
    assert (game.defense, game.planet) == ("D", "bluff moon")


@ruling("pentaform", 4)
@rule("MO-15", "EX-15")
def test_life_stages_do_not_change_with_a_moon_but_with_moon_base_omega():
    position = {
        "start": "launch", "aliens": {"A": "pentaform > macron > tripler"}, "hands": {"A": "attack 10"},
    }  # fmt: skip
    for moon, moved in (("echo", 0), ("moon base omega", 1)):
        game = scenario(**position, moons={"B": moon})
        game.answers(A=[f"aim: {moon}", {"A1": 1}]).play()
        assert len(game.heard(None, "pentaform.stage")) == moved


@ruling("plant", 1)
@rule("MO-15", "EX-21")
def test_a_moon_starts_no_power_that_needs_a_planet():
    position = {"start": "regroup", "aliens": {"A": "plant", "C": "mind"}, "hands": {"A": "attack 10"}}
    grafts = scenario(**position, ships={"C1": {"A": 1}}).play(until="destiny")
    moon = scenario(**position, moons={"C": "bluff moon"}, ships={"bluff moon": {"A": 1}}).play(until="destiny")
    asked = [{a.question for a in game.asked if a.seat == "A"} for game in (grafts, moon)]
    assert any(question.startswith("plant") or question == "window" for question in asked[0])
    assert not any(question.startswith("plant") for question in asked[1])


@ruling("vampire", 2)
@rule("MO-7", "MO-17", "EX-19")
def test_ships_on_two_places_change_hands_with_a_moon_among_them():
    game = scenario(
        start="start_turn", moons={"D": "bluff moon"}, ships={"bluff moon": {"B": 2}, "A1": {"A": 3}},
        hands={"A": "vampire flare, attack 10"},
    )  # fmt: skip
    game.answers(A=["vampire flare", "B", "A1", "bluff moon"]).play(until="regroup")
    assert game.occupant("bluff moon") == "A"
    assert game.ships("bluff moon") == {"A": 3}
    assert game.ships("A1") == {"B": 2}


@rule("MO-7")
def test_a_defense_whose_ships_are_not_lost_leaves_the_moon_all_the_same():
    @changes("encounter.losses", seat="C")
    def nothing(me, losses):
        return [loss for loss in losses if loss[0] != 2]

    game = scenario(**AT_MOON, probes=[nothing], hands={"A": "attack 40", "C": "attack 04"})
    game.answers(A="aim: bluff moon").play()
    assert game.ships("bluff moon") == {"A": 1}
    assert game.warp == {}
    assert game.ships_of("C") == 20
