"""Chapter 9, alliance."""

import pytest

from tests.kit import rule, scenario


@rule("R-ALLIANCE-1")
def test_the_offense_invites_any_of_the_others_but_not_the_defense():
    game = scenario(start="alliance", gate={"A": 1})
    assert game.options("A") == ["C", "D", "E"]
    game.answer("A", "C, E")
    assert game.invited == {"offense": ["C", "E"], "defense": []}


@rule("R-ALLIANCE-1", "R-ALLIANCE-2")
def test_by_default_nobody_is_invited_and_nobody_is_asked():
    game = scenario(start="alliance", gate={"A": 1}).play(until="planning")
    assert {a.seat for a in game.asked if a.phase == "alliance"} == {"A", "B"}


@rule("R-ALLIANCE-2", "Q11")
def test_the_defense_invites_after_the_offense_and_may_invite_the_same():
    game = scenario(start="alliance", gate={"A": 1}).answer("A", "C")
    assert game.options("B") == ["C", "D", "E"]
    game.answer("B", "C, D")
    assert game.options("C") == ["decline", "offense", "defense"]
    game.answer("C", "decline")
    assert game.options("D") == ["decline", "defense"]


@rule("R-ALLIANCE-1", "R-ALLIANCE-2")
def test_all_see_the_invitations():
    game = scenario(start="alliance", gate={"A": 1}).answer("A", "C").answer("B", "D")
    assert game.view("E")["encounter"]["invited"] == game.view()["encounter"]["invited"]
    assert any("invite" in text and "C" in text for text in game.told("E"))


@rule("R-ALLIANCE-3", "Q14")
def test_answers_come_clockwise_and_each_commits_before_the_next_decides():
    game = scenario(start="alliance", gate={"A": 1}).answer("A", "D, C, E").answer("B", "nobody")
    assert game.waiting == ["C"]
    game.answer("C", "offense").answer("C", 2)
    assert game.gate == {"A": 1, "C": 2}
    assert game.waiting == ["D"]


@rule("R-ALLIANCE-3")
def test_the_default_answer_declines():
    game = scenario(start="alliance", gate={"A": 1}).answers(A="alliance: C, D").play(until="planning")
    assert game.gate == {"A": 1}


@rule("R-ALLIANCE-4", "Q15")
def test_the_uninvited_are_not_asked():
    game = scenario(start="alliance", gate={"A": 1}).answers(A="alliance: D").play(until="planning")
    assert not game.was_asked("C")
    assert game.was_asked("D")


@rule("R-ALLIANCE-4")
def test_who_was_invited_by_one_side_cannot_join_the_other():
    game = scenario(start="alliance", gate={"A": 1}).answer("A", "C").answer("B", "nobody")
    assert game.options("C") == ["decline", "offense"]


@rule("R-ALLIANCE-5")
def test_offensive_allies_go_into_the_gate_and_defensive_ones_beside_the_planet():
    game = scenario(start="alliance", gate={"A": 1})
    game.answers(A="C", B="D", C=["offense", {"C1": 1, "C2": 2}], D=["defense", 4]).play(until="planning")
    assert game.gate == {"A": 1, "C": 3}
    assert game.ring == {"D": 4}
    assert game.ships("B1") == {"B": 4}


@rule("R-ALLIANCE-5")
def test_an_ally_sends_one_to_four_ships_by_default_one_from_the_largest_colony():
    game = scenario(start="alliance", gate={"A": 1}, ships={"C4": {"C": 8}})
    game.answer("A", "C").answer("B", "nobody").answer("C", "offense")
    assert game.refuses("C", {})
    assert game.refuses("C", {"C4": 5})
    game.play(until="planning")
    assert (game.gate, game.ships("C4", "C")) == ({"A": 1, "C": 1}, 7)


@rule("R-ALLIANCE-5")
def test_an_ally_may_empty_colonies_and_lose_them():
    game = scenario(start="alliance", gate={"A": 1}, ships={"D5": {"C": 1}}).answer("A", "C").answer("B", "nobody")
    game.answer("C", "offense").answer("C", {"D5": 1})
    assert game.colonies("C") == 0


@rule("R-ALLIANCE-5")
def test_a_player_without_available_ships_cannot_ally():
    game = scenario(start="alliance", gate={"A": 1}, homes={"C": 0}, warp={"C": 20})
    game.answers(A="D").play(until="planning")
    assert not game.was_asked("C")


@rule("Q12", "R-ALLIANCE-5")
def test_an_ally_may_use_ships_from_the_target_planet():
    game = scenario(start="alliance", gate={"A": 1}, ships={"B1": {"C": 2}})
    game.answers(A="C", C=["offense", {"B1": 2}]).play(until="planning")
    assert game.ships("B1") == {"B": 4}
    assert game.colonies("C") == 0
    assert game.gate == {"A": 1, "C": 2}


@rule("R-ALLIANCE-6", "Q20")
def test_bystanders_do_not_count_and_stay():
    game = scenario(ships={"B1": {"B": 2, "C": 1, "D": 3}}, gate={"A": 2}, hands={"A": "attack 10", "B": "attack 06"})
    game.play()
    assert game.totals == (12, 8)
    assert game.ships("B1") == {"A": 2, "C": 1, "D": 3}


@rule("R-ALLIANCE-7")
def test_all_ships_of_the_defense_on_the_planet_and_no_others_take_part():
    game = scenario(ships={"B1": {"B": 7}}, gate={"A": 1}, hands={"A": "attack 04", "B": "attack 04"}).play()
    assert game.totals == (5, 11)
    assert not game.was_asked("B", phase="launch")
    assert not game.was_asked("B", phase="alliance")


@rule("R-ALLIANCE-8")
def test_a_removed_ally_puts_ships_where_it_likes_by_default_where_they_came_from():
    game = scenario(start="alliance", gate={"A": 1}, hands={"E": "force field"})
    game.answers(A="C", C=["offense", {"C2": 3}], E=["force field", "C"]).play(until="planning")
    assert game.ships("C2", "C") == 4
    assert game.gate == {"A": 1}
    assert game.role("C") == "outsider"


@rule("R-ALLIANCE-8")
def test_ships_of_a_removed_ally_whose_colony_is_gone_go_by_default_to_the_largest():
    game = scenario(start="alliance", gate={"A": 1}, hands={"E": "force field"}, ships={"D5": {"C": 2}, "C3": {"C": 9}})
    game.answers(A="C", C=["offense", {"D5": 2}], E=["force field", "C"]).play(until="planning")
    assert game.ships("D5", "C") == 0
    assert game.ships("C3", "C") == 11


@rule("R-ALLIANCE-9", "C-FORCE-5")
def test_a_ship_that_must_return_without_a_colony_goes_to_the_warp():
    game = scenario(
        start="alliance",
        gate={"A": 1},
        hands={"E": "force field"},
        homes={"C": 0},
        ships={"D5": {"C": 2}},
        warp={"C": 18},
    )
    game.answers(A="C", C=["offense", {"D5": 2}], E=["force field", "C"]).play(until="planning")
    assert game.warp == {"C": 20}


@rule("R-ALLIANCE-10")
def test_an_ally_is_asked_only_once():
    game = scenario(start="alliance", gate={"A": 1}, hands={"A": "attack 10", "B": "attack 06"})
    game.answers(A="alliance: C, D", C=["offense", 1]).play(until="reveal")
    assert [a.question for a in game.asked if a.seat == "C" and a.phase == "alliance"] == ["ally", "ally_ships"]


@rule("R-ALLIANCE-5")
def test_the_default_ship_of_an_ally_comes_from_the_largest_colony_wherever_it_is():
    game = scenario(start="alliance", gate={"A": 1}, ships={"D5": {"C": 9}}).answers(A="invite: C", C="offense")
    game.play(until="planning")
    assert (game.gate, game.ships("D5", "C")) == ({"A": 1, "C": 1}, 8)


@rule("R-ALLIANCE-3", "R-GEN-9")
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7, 8])
def test_at_every_table_all_others_may_be_invited_and_answer_clockwise(players: int):
    others = "CDEFGH"[: players - 2]
    game = scenario(players=players, offense="B", defense="A", start="alliance", gate={"B": 1})
    game.answers(B="invite: " + ", ".join(others), **{name: ["offense", 1] for name in others}).play(until="planning")
    assert [asked.seat for asked in game.asked if asked.question == "ally"] == list(others)
    assert game.gate == dict.fromkeys("B" + others, 1)


@rule("R-ALLIANCE-3")
def test_all_see_each_answer_and_its_ships_at_once():
    game = scenario(start="alliance", gate={"A": 1}).answer("A", "C, D").answer("B", "nobody")
    game.answer("C", "offense").answer("C", 2)
    assert game.waiting == ["D"]
    assert game.told("E")[-2:] == ["C joins the offense.", "C commits 2 ships."]
    assert game.view()["encounter"]["offense_allies"] == {"2": 2}
    game.answer("D", "decline")
    assert "D stays out." in game.told("E")
