"""Amoeba."""

from tests.kit import Offer, check, rule, ruling, scenario


@check("amoeba", 1)
def test_ships_oozed_in_count_and_are_lost():
    hands = {"A": "attack 10", "B": "attack 14"}
    game = scenario(gate={"A": 2}, aliens={"A": "amoeba"}, hands=hands).answers(A=["amoeba", "in", {"A1": 3, "A2": 2}])
    game.play(until="reveal")
    assert game.gate == {"A": 7}
    game.play()
    assert game.totals == (17, 18)
    assert game.warp == {"A": 7}


@check("amoeba", 2)
@rule("R-END-5")
def test_with_all_ships_out_a_win_brings_no_colony_but_is_a_success():
    hands = {"A": "attack 20, attack 04", "B": "attack 06"}
    game = scenario(gate={"A": 4}, ships={"B1": {"B": 1}}, aliens={"A": "amoeba"}, hands=hands)
    game.answers(A=["select: attack 20", "amoeba", "out", {"A1": 4}]).play()
    assert game.totals == (20, 7)
    assert (game.warp, game.colonies("A"), game.ships_of("A")) == ({"B": 1}, 0, 20)
    assert game.successful
    assert game.was_asked("A", question="second encounter")


@check("amoeba", 3)
@rule("R-TIME-6")
def test_zapped_no_ship_moves():
    ships = {"B1": {"B": 2}, "B2": {"B": 5}, "B3": {"B": 3}}
    hands = {"A": "attack 10", "B": "attack 14", "C": "cosmic zap"}
    game = scenario(gate={"A": 3}, ships=ships, aliens={"B": "amoeba"}, hands=hands)
    game.answers(B=["amoeba", "in", {"B2": 4, "B3": 2}], C="cosmic zap").play(until="reveal")
    assert (game.ships("B1", "B"), game.ships("B2", "B"), game.ships("B3", "B")) == (2, 5, 3)
    assert game.power("B") == "zapped"


@rule("R-TIME-6")
def test_whoever_may_zap_it_hears_how_many_ships_are_to_come_from_where():
    ships = {"B1": {"B": 2}, "B2": {"B": 5}, "B3": {"B": 3}}
    hands = {"A": "attack 10", "B": "attack 14", "C": "cosmic zap"}
    game = scenario(gate={"A": 3}, ships=ships, aliens={"B": "amoeba"}, hands=hands)
    game.answers(B=["amoeba", "in", {"B2": 4, "B3": 2}]).play(until="respond")
    assert game.told("C", kind="amoeba.coming") == [
        "B wants to bring 4 ships in from B's planet 2.",
        "B wants to bring 2 ships in from B's planet 3.",
    ]


def test_nothing_is_told_before_those_have_answered_who_come_first():
    hands = {"A": "attack 10", "B": "attack 14"}
    game = scenario(gate={"A": 3}, aliens={"A": "sorcerer", "B": "amoeba"}, hands=hands)
    game.play(until=lambda game: game.game.moment == "planning.after_select")
    for answer in ("amoeba", "in", {"B2": 2}):
        game.answer("B", answer)
    assert game.told("C", kind="amoeba.coming") == []


@check("amoeba", 4)
@rule("R-CARD-5")
@ruling("amoeba", 3)
def test_wild_a_defense_without_ships_may_add_some():
    hands = {"A": "attack 10", "B": "attack 14, amoeba flare"}
    game = scenario(gate={"A": 1}, ships={"B1": {"B": 0}}, hands=hands).answers(B=["amoeba flare", {"B2": 4}])
    game.play(until="reveal")
    assert game.ships("B1", "B") == 4
    assert game.hand("B") == ["amoeba flare"]
    game.play()
    assert game.totals[1] == 18


def test_wild_at_most_four_ships_move():
    hands = {"A": "attack 10, amoeba flare", "B": "attack 14"}
    game = scenario(gate={"A": 3}, hands=hands).answers(A=["amoeba flare", "in"]).play(until="amoeba.into")
    assert game.ask("A").total == (1, 4)
    game.answer("A", {"A1": 4}).play(until="reveal")
    assert game.gate == {"A": 7}


@rule("R-POWER-3", "Q69")
@ruling("amoeba", 1)
def test_all_ships_may_go_in_and_the_power_is_lost_just_after():
    ships = {f"A{i}": {"A": 4 - (i == 1)} for i in range(1, 6)}
    hands = {"A": "attack 10", "B": "attack 14"}
    game = scenario(gate={"A": 1}, ships=ships, aliens={"A": "amoeba"}, hands=hands).answers(A=["amoeba", "in", 19])
    game.play(until="reveal")
    assert game.gate == {"A": 20}
    assert game.power("A") == "lost"


@ruling("amoeba", 4)
def test_a_defense_with_no_ship_on_the_planet_cannot_use_the_power():
    hands = {"A": "attack 10", "B": "attack 14"}
    game = scenario(gate={"A": 1}, ships={"B1": {"B": 0}}, aliens={"B": "amoeba"}, hands=hands).play()
    assert not any("amoeba" in asked.options for asked in game.asked)


@rule("R-SHIP-6", "R-POWER-7")
@ruling("amoeba", 2)
def test_super_an_ally_takes_all_ships_out_and_is_an_outsider_then():
    hands = {"A": "attack 20", "B": "attack 04", "C": "amoeba flare"}
    game = scenario(gate={"A": 1, "C": 2}, aliens={"C": "amoeba"}, hands=hands)
    game.answers(C=["amoeba", "out", {"C1": 2}]).play(until="reveal")
    assert game.role("C") == "outsider"
    game.play()
    assert game.ships("B1") == {"A": 1}
    assert game.hand("C") == ["amoeba flare"]


@ruling("amoeba", 7)
def test_an_amoeba_with_no_ship_left_is_not_paid():
    hands = {"A": "negotiate", "B": "attack 04, +2, +3"}
    game = scenario(gate={"A": 2}, aliens={"A": "amoeba"}, hands=hands).answers(A=["amoeba", "out", 2]).play()
    assert game.hand("A") == []


def test_nothing_moves_by_the_clock():
    game = scenario(gate={"A": 2}, aliens={"A": "amoeba"}, hands={"A": "attack 10", "B": "attack 14"}).play()
    assert game.totals[0] == 12


@ruling("amoeba", 5)
def test_one_direction_and_one_use_in_an_encounter():
    game = scenario(gate={"A": 2}, aliens={"A": "amoeba"}, hands={"A": "attack 10", "B": "attack 14"})
    game.answers(A=["amoeba", "out", {"A1": 1}]).play(until="reveal")
    assert game.gate == {"A": 1}
    assert sum("amoeba" in asked.options for asked in game.asked) == 1


@ruling("amoeba", 6)
def test_with_all_ships_out_a_deal_goes_on_and_its_failure_costs_three_ships():
    hands = {"A": "negotiate", "B": "negotiate"}
    game = scenario(gate={"A": 2}, aliens={"A": "amoeba"}, hands=hands).answers(A=["amoeba", "out", 2]).play()
    assert (game.result, game.warp) == ("deal failed", {"A": 3, "B": 3})


@ruling("amoeba", 6)
def test_with_all_ships_out_a_granted_colony_is_founded_out_of_colonies():
    hands = {"A": "negotiate", "B": "negotiate"}
    game = scenario(gate={"A": 2}, aliens={"A": "amoeba"}, hands=hands).answers(A=["amoeba", "out", 2])
    game.play(until="deal").answer("A", Offer(take_colony="B2")).answer("B", "accept").play()
    assert game.ships("B2", "A") == 1
    assert game.ships_of("A") == 20


@ruling("amoeba", 2)
def test_super_an_ally_that_took_its_ships_out_bears_no_grudge_token():
    hands = {"A": "attack 04", "B": "attack 20", "C": "amoeba flare"}
    game = scenario(start="alliance", gate={"A": 1}, aliens={"A": "grudge", "C": "amoeba"}, hands=hands)
    game.answers(A="invite: C", C=["offense", {"C1": 2}, "amoeba", "out", {"C1": 2}]).play()
    assert game.role("C") == "outsider"
    assert game.warp == {"A": 1}


@rule("DV-16", "GG-2")
def test_only_ships_that_are_in_the_encounter_can_be_taken_out():
    hands = {"A": "attack 10", "B": "attack 08"}
    raid = scenario(cone="warp raid", options={"colourless_cones": True}, warp={"B": 9}, gate={"A": 2}, hands=hands,
                    aliens={"B": "amoeba"})  # fmt: skip
    raid.play(until="planning.after_select").answer("B", "amoeba").answer("B", "out")
    assert raid.refuses("B", 5)
    assert not raid.refuses("B", 4)
    giant = scenario(systems={"B": "gas giant"}, ships={"B1": {"B": 9}, "C1": {"B": 1}}, warp={"B": 10}, hands=hands,
                     gate={"A": 2}, aliens={"B": "amoeba"}).answers(B="gas_giant.stay: 3")  # fmt: skip
    giant.play(until="planning.after_select").answer("B", "amoeba").answer("B", "out")
    assert giant.refuses("B", 4)
    giant.answer("B", 3).play()
    assert giant.ships("B1", "B") == 6


@rule("MO-40")
def test_the_last_ship_stays_on_a_snare():
    hands = {"A": "attack 10", "B": "attack 08"}
    game = scenario(
        moons={"E": "snare*"}, ships={"snare": {"A": 3}}, aliens={"A": "amoeba"}, gate={"A": 1}, hands=hands
    )
    game.play(until="planning.after_select").answer("A", "amoeba").answer("A", "in")
    assert game.refuses("A", {"snare": 3})
    game.answer("A", {"snare": 2}).play(until="reveal")
    assert game.gate == {"A": 3}
    game = scenario(
        start="launch", moons={"B": "snare*"}, ships={"snare": {"B": 3}}, aliens={"B": "amoeba"}, hands=hands
    ).answers(A="aim: snare")
    game.play(until="planning.after_select").answer("B", "amoeba").answer("B", "out")
    assert game.refuses("B", {"B1": 3})
    game.answer("B", {"B1": 2}).play(until="reveal")
    assert game.ships("snare") == {"B": 1}
