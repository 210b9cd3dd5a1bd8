"""The Prometheus."""

import pytest

from tests.kit import acts, rule, scenario

REGROUP = {"start": "regroup", "techs": {"A": "the prometheus (7)"}, "destiny": "B"}
CARDS = {"A": "attack 10", "B": "attack 20"}


def ship(game):
    """Whose the special ship is, and where it stands."""
    (seen,) = game.view()["special_ships"]
    return "ABCDE"[seen["seat"]], seen["planet"] if seen["type"] == "planet" else seen["type"]


def completed(**position):
    """A completes the tech: its seven ships return to A5, the special one is the fourth on A1."""
    game = scenario(**REGROUP | {"hands": CARDS} | position)
    return game.answers(A=["complete the prometheus", {"A5": 7}, "the_prometheus.colony: A1"])


@rule("T-PROMETHEUS-1", "T-5", "T-14")
def test_completed_it_is_one_more_ship_on_a_colony_of_its_owner():
    game = completed().play(until="regroup.begin")
    assert (game.ships_of("A"), game.ships("A1", "A")) == (21, 4)
    assert ship(game) == ("A", "0")
    assert game.techs("A") == ["the prometheus"]


@rule("T-PROMETHEUS-1")
def test_by_default_it_stands_on_the_largest_home_colony():
    game = scenario(**REGROUP, hands=CARDS).answers(A=["complete the prometheus", {"A4": 7}]).play(until="destiny")
    assert ship(game) == ("A", "3")


@rule("T-PROMETHEUS-1")
def test_in_an_encounter_it_is_one_ship_and_adds_3():
    game = completed().answers(A="launch: A1").play()
    assert game.totals == (10 + 4 + 3, 20 + 4)


def test_left_at_home_it_adds_nothing():
    game = completed().answers(A=[{"A1": 3}, "special_ship: stays"]).play()
    assert game.totals[0] == 10 + 3
    assert ship(game) == ("A", "0")


@rule("T-PROMETHEUS-1", "R-SHIP-1")
def test_its_owner_says_whether_it_goes_along():
    game = completed().answers(A=[{"A1": 1}]).play(until="special_ship")
    assert game.options("A") == ["gate", "stays"]
    game.answer("A", "gate").play(until="alliance")
    assert ship(game) == ("A", "gate")


def test_by_default_it_goes_into_the_encounter_and_stays_out_of_the_warp():
    game = completed(hands={"A": "negotiate", "B": "negotiate"}).answers(A=[{"A1": 2}]).play(until="alliance")
    assert ship(game) == ("A", "gate")
    game.answers(A={"gate": 1, "A5": 2}).play()
    assert (game.result, game.warp["A"], ship(game)) == ("deal failed", 3, ("A", "0"))


@rule("T-PROMETHEUS-2")
def test_lost_it_is_in_the_warp_like_any_ship():
    game = completed().answers(A=[{"A1": 1}]).play()
    assert ship(game) == ("A", "warp")
    assert (game.warp, game.totals[0]) == ({"A": 1}, 10 + 1 + 3)


def test_landing_it_is_a_colony():
    game = completed(hands={"A": "attack 40", "B": "attack 04"}).answers(A=["aim: B3", {"A1": 1}]).play()
    assert (game.colonies("A"), ship(game)) == (1, ("A", "7"))


@rule("T-PROMETHEUS-1")
def test_multipliers_apply_to_one_and_3_are_added():
    game = completed(aliens={"A": "macron"}).answers(A=[{"A1": 1}]).play()
    assert game.totals[0] == 10 + 4 + 3


def test_as_an_ally_it_strengthens_that_side():
    position = {"hands": {"B": "attack 10", "C": "attack 20"}, "destiny": "C", "offense": "B"}
    game = completed(**position).answers(C="invite: A", A=["ally: defense", {"A1": 1}]).play()
    assert game.totals == (10 + 1, 20 + 4 + 1 + 3)


@pytest.mark.parametrize(("planet", "defenders", "more"), [("A1", 4, 3), ("A2", 3, 0)])
def test_as_defense_it_counts_on_the_target_planet_only(planet, defenders, more):
    position = {"hands": {"B": "attack 10", "A": "attack 04"}, "destiny": "A", "offense": "B"}
    game = completed(**position).answers(B=f"aim: {planet}").play()
    assert game.totals[1] == 4 + defenders + more


@rule("T-PROMETHEUS-2", "T-4")
def test_it_can_be_a_research_ship():
    position = {"techs": {"A": "the prometheus (7), omega missile (1)"}, "encounter": 1}
    game = completed(**position, hands={"A": "attack 40, attack 08", "B": "attack 04"})
    game.answers(A=["aim: B3", {"A5": 1}, "select: attack 40", "second_or_tech: yes"]).play(
        until=lambda g: g.game.state.encounter.number == 2
    )
    game.answer("A", "research omega missile").answer("A", "A1")
    assert game.options("A") == ["elsewhere", "stays"]
    game.answer("A", "elsewhere")
    assert ship(game) == ("A", "elsewhere")
    assert game.techs("A") == ["the prometheus", "omega missile (2)"]


@rule("T-PROMETHEUS-3", "T-14")
def test_completed_later_by_somebody_else_it_changes_its_colour():
    @acts("regroup.begin")
    def again(me):
        yield from me.g.discard_tech(me.g.state.techs[0])
        yield from me.g.special("the_prometheus", 2, 2 * 5)

    game = completed(probes=[again]).play(until="destiny")
    assert ship(game) == ("C", "10")
    assert (game.ships_of("A"), game.ships_of("C")) == (20, 21)


@pytest.mark.parametrize("name", ["A", "B", None])
def test_all_see_where_it_is(name):
    game = completed().play(until="regroup.begin")
    assert game.view(name)["special_ships"] == [{"kind": "the_prometheus", "seat": 0, "type": "planet", "planet": "0"}]
    assert game.view(name)["extra_ships"] == {"0": 1}
