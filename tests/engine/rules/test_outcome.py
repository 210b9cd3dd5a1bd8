"""Chapter 12, outcome and ships."""

from tests.kit import rule, scenario


@rule("R-RESOLVE-1")
def test_the_higher_total_wins_and_the_defense_wins_ties():
    hands = {"A": "attack 10", "B": "attack 08"}
    assert scenario(gate={"A": 3}, ships={"B1": {"B": 4}}, hands=hands).play().result == "offense wins"
    assert scenario(gate={"A": 2}, ships={"B1": {"B": 4}}, hands=hands).play().result == "defense wins"


@rule("R-RESOLVE-2")
def test_an_attack_beats_a_negotiate_whatever_the_totals():
    game = scenario(gate={"A": 1}, ships={"B1": {"B": 12}}, hands={"A": "attack 00", "B": "negotiate"}).play()
    assert game.result == "offense wins"


@rule("R-RESOLVE-3", "C-NEGOTIATE-1")
def test_two_negotiates_lead_to_a_deal():
    game = scenario(gate={"A": 1}, hands={"A": "negotiate", "B": "negotiate"}).play(until="deal")
    assert game.waiting == ["A", "B"]


@rule("R-RESOLVE-4")
def test_the_offense_and_its_allies_land_and_the_losers_go_to_the_warp():
    game = scenario(
        gate={"A": 3, "C": 2}, ring={"D": 2}, ships={"B1": {"E": 1}}, hands={"A": "attack 20", "B": "attack 04"}
    )
    game.play()
    assert game.ships("B1") == {"A": 3, "C": 2, "E": 1}
    assert game.warp == {"B": 4, "D": 2}
    assert (game.colonies("A"), game.colonies("C"), game.colonies("D")) == (1, 1, 0)


@rule("R-RESOLVE-4", "Q13", "Q18")
def test_who_has_a_colony_there_only_adds_to_it():
    game = scenario(
        gate={"A": 2, "C": 2}, ships={"B1": {"A": 1, "C": 1}}, hands={"A": "attack 20, attack 01", "B": "attack 04"}
    )
    game.answers(A=["select: attack 20", "second encounter: yes"]).play()
    assert game.ships("B1") == {"A": 3, "C": 3}
    assert (game.colonies("A"), game.colonies("C")) == (1, 1)


@rule("R-RESOLVE-4")
def test_all_see_the_moves_and_the_markers():
    game = scenario(gate={"A": 1}, hands={"A": "attack 20", "B": "attack 04"}).play()
    assert game.view("E")["seats"][0]["foreign_colonies"] == 1
    assert game.view("E")["seats"][1]["warp"] == 4
    assert "A lands 1 ship." in game.told("E")


@rule("R-RESOLVE-5", "Q75")
def test_the_defense_wins_gate_ships_are_lost_and_ring_ships_return():
    game = scenario(gate={"A": 3, "C": 1}, ring={"D": {"D2": 2}}, hands={"A": "attack 04", "B": "attack 20"})
    before = game.ships("D2", "D")
    game.play()
    assert game.warp == {"A": 3, "C": 1}
    assert game.ships("B1") == {"B": 4}
    assert game.ships("D2", "D") == before + 2


@rule("R-RESOLVE-5")
def test_ring_ships_return_where_their_owner_likes_but_not_to_the_defended_planet():
    game = scenario(gate={"A": 1}, ring={"D": 2}, ships={"C1": {"D": 1}}, hands={"A": "attack 04", "B": "attack 20"})
    game.answers(D={"C1": 2}).play()
    assert game.ships("C1", "D") == 3
    slots = next(a for a in game.asked if a.seat == "D" and "C1" in a.options)
    assert "B1" not in slots.options


@rule("R-RESOLVE-6")
def test_winners_are_not_asked_whether_they_land():
    game = scenario(gate={"A": 4, "C": 4}, hands={"A": "attack 20", "B": "attack 04"}).play()
    assert not game.was_asked("C", phase="resolution")
    assert game.ships("B1") == {"A": 4, "C": 4}


@rule("R-RESOLVE-7")
def test_when_both_lose_nobody_is_paid_and_the_turn_ends():
    hands = {"A": "morph, attack 10", "B": "attack 01", "D": "attack 04"}
    game = scenario(gate={"A": 2}, ring={"D": 3}, hands=hands, reprint={"attack 01": "morph"})
    game.answers(A="select: morph").play()
    assert game.result == "both lose"
    assert game.ships("B1") == {}
    assert len(game.hand("D")) == 1
    assert game.next_offense == "B"


@rule("R-RESOLVE-8")
def test_a_lost_home_planet_gets_no_ships_back_but_is_still_defended():
    game = scenario(start="regroup", ships={"A2": {"A": 0}}, warp={"A": 1})
    assert "A2" not in game.options("A")
    game = scenario(start="launch", ships={"B2": {"B": 0}})
    assert "B2" in game.options("A")


@rule("R-RESOLVE-8")
def test_an_ally_regains_an_own_home_planet_by_winning_there():
    game = scenario(
        planet="B2", defense="B", gate={"A": 1}, ships={"B2": {"B": 2}}, hands={"A": "attack 20", "B": "attack 04"}
    )
    game.play()
    assert game.homes("B") == 4
    again = scenario(
        offense="A",
        defense="C",
        planet="A2",
        start="planning",
        gate={"A": 2},
        ships={"A2": {"A": 0, "C": 1}},
        hands={"A": "attack 20", "C": "attack 04"},
    )
    again.play()
    assert (again.homes("A"), again.colonies("A")) == (5, 0)


@rule("R-RESOLVE-9")
def test_an_encounter_that_ends_early_sends_all_ships_home():
    game = scenario(gate={"A": 2, "C": 1}, ring={"D": 1}, hands={"A": "plague", "B": "attack 04"}).play()
    assert game.gate == game.ring == game.warp == {}
    assert game.next_offense == "B"


@rule("R-RESOLVE-10", "Q03")
def test_ships_put_elsewhere_instead_were_never_in_the_warp():
    game = scenario(
        gate={"A": 2}, aliens={"B": "zombie"}, hands={"A": "attack 20, attack 01, attack 04", "B": "negotiate"}
    )
    game.play()
    assert game.ships("B1") == {"A": 2}
    assert game.warp == {}
    assert game.hand("B") == []


@rule("Q74", "R-REVEAL-8")
def test_against_a_negotiate_there_are_no_totals():
    game = scenario(gate={"A": 1}, hands={"A": "attack 20", "B": "negotiate"}).play()
    assert game.told("E", kind="outcome") == ["A wins the encounter."]
    assert game.told("E", kind="outcome_totals") == []
