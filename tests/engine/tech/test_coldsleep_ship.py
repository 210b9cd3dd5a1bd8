"""Coldsleep Ship."""

from tests.kit import rule, scenario

REGROUP = {"start": "regroup", "destiny": "C", "hands": {"A": "attack 10", "C": "attack 20"}}
READY = REGROUP | {"techs": {"A": "coldsleep ship"}}


@rule("T-COLDSLEEP-1")
def test_it_founds_a_colony_without_a_fight():
    game = scenario(**READY).answers(A=["coldsleep ship", "B2", {"A1": 2, "A2": 1}]).play(until="destiny")
    assert game.ships("B2") == {"A": 3, "B": 4}
    assert (game.colonies("A"), game.techs("A"), game.tech_discard) == (1, [], ["coldsleep ship"])


@rule("T-COLDSLEEP-1")
def test_only_foreign_planets_without_an_own_colony():
    game = scenario(**READY, ships={"B1": {"A": 1}}).play(until="regroup.begin").answer("A", "coldsleep ship")
    assert "B1" not in game.options("A")
    assert not [planet for planet in game.options("A") if planet.startswith("A")]
    assert {"B2", "E5"} <= set(game.options("A"))


@rule("T-COLDSLEEP-1")
def test_one_to_four_ships():
    game = scenario(**READY).play(until="regroup.begin").answer("A", "coldsleep ship").answer("A", "B2")
    assert game.refuses("A", {"A1": 4, "A2": 1})
    assert game.refuses("A", {})


@rule("T-COLDSLEEP-1", "R-WIN-1")
def test_it_may_win_the_game():
    game = scenario(**READY, colonies={"A": 4}).answers(A=["coldsleep ship", "B1", {"A1": 1}]).play()
    assert game.winners == ["A"]


@rule("T-COLDSLEEP-1")
def test_in_anybodys_regroup_and_not_by_the_clock():
    position = {"techs": {"D": "coldsleep ship"}}
    game = scenario(**REGROUP | position).play()
    assert game.techs("D") == ["coldsleep ship"]
    game = (
        scenario(**REGROUP | position)
        .answers(D=["regroup.after: coldsleep ship", "B1", {"D1": 1}])
        .play(until="destiny")
    )
    assert game.colonies("D") == 1


HOMELESS = {"offense": "B", "destiny": "C", "hands": {"B": "attack 10", "C": "attack 20"},
            "homes": {"A": 0}, "warp": {"A": 11}, "techs": {"A": "coldsleep ship (9)"}}  # fmt: skip


@rule("T-COLDSLEEP-2")
def test_completed_without_a_colony_its_ships_may_settle_at_once():
    game = scenario(**REGROUP | HOMELESS).answers(A=["complete coldsleep ship", "yes", "D3"]).play(until="destiny")
    assert game.ships("D3") == {"A": 9, "D": 4}
    assert game.tech_discard == ["coldsleep ship"]


@rule("T-COLDSLEEP-2", "T-5")
def test_or_they_go_to_the_warp_and_the_tech_stays():
    game = scenario(**REGROUP | HOMELESS).answers(A=["complete coldsleep ship", "no"]).play(until="destiny")
    assert (game.warp, game.techs("A")) == ({"A": 20}, ["coldsleep ship"])


@rule("T-COLDSLEEP-2", "T-SCRAMBLER-1")
def test_settling_at_once_can_be_scrambled():
    position = HOMELESS | {"techs": {"A": "coldsleep ship (9)", "C": "tech scrambler (9)"}}
    game = scenario(**REGROUP | position)
    game.answers(A=["complete coldsleep ship", "yes", "D3"], C="announced.tech: tech scrambler").play(until="destiny")
    assert (game.warp["A"], game.ships("D3")) == (20, {"D": 4})
    assert sorted(game.tech_discard) == ["coldsleep ship", "tech scrambler"]
