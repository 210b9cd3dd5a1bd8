"""Bully."""

from tests.kit import check, rule, ruling, scenario

WIN = {"A": "attack 40", "B": "attack 04"}


@check("bully", 1)
@ruling("bully", 3)
def test_defenders_that_are_spared_share_the_planet():
    game = scenario(gate={"A": 2}, ships={"B1": {"B": 3}}, aliens={"A": "bully"}, hands=WIN)
    game.answers(A=["bully", {"B1": 1, "B2": 2}]).play()
    assert game.ships("B1") == {"A": 2, "B": 2}
    assert game.warp == {"B": 3}
    assert game.colonies("A") == 1


@check("bully", 2)
def test_spared_gate_ships_go_home():
    game = scenario(gate={"A": {"A1": 4}}, ships={"C1": {"A": 4}}, aliens={"B": "bully"},
                    hands={"A": "attack 04", "B": "attack 40"})  # fmt: skip
    game.answers(B=["bully", {"C1": 4}]).play()
    assert game.warp == {"A": 4}
    assert game.colonies("A") == 0
    assert game.gate == {}
    assert game.ships_of("A") == 16


@check("bully", 3)
@ruling("bully", 4)
def test_a_win_over_a_negotiate_gives_no_choice():
    game = scenario(gate={"A": 2}, aliens={"A": "bully"}, hands={"A": "attack 40", "B": "negotiate"}).play()
    assert not any("bully" in asked.options for asked in game.asked)


def test_zapped_the_loser_loses_the_ships_in_the_encounter():
    game = scenario(gate={"A": 2}, ships={"B1": {"B": 3}}, aliens={"A": "bully"}, hands=WIN | {"D": "cosmic zap"})
    game.answers(A=["bully", {"B2": 3}], D="cosmic zap").play()
    assert game.ships("B1") == {"A": 2}
    assert game.warp == {"B": 3}


@rule("R-COMP-2")
@ruling("bully", 5)
def test_ethic_is_compensated_for_the_ships_picked():
    hands = {"A": "attack 40, +2, +3, +5", "B": "attack 04"}
    game = scenario(gate={"A": 2}, ships={"B1": {"B": 3}}, aliens={"A": "bully", "B": "ethic"}, hands=hands)
    game.answers(A=["bully", {"B2": 3}]).play()
    assert len(game.hand("B")) == 3


@ruling("bully", 7)
def test_without_ships_in_the_encounter_there_is_nothing_to_pick():
    game = scenario(gate={"A": 2}, ships={"B1": {"B": 0}}, aliens={"A": "bully"}, hands=WIN).play()
    assert not any("bully" in asked.options for asked in game.asked)


@rule("R-POWER-7")
def test_super_the_allies_of_the_opponent_as_well():
    game = scenario(gate={"A": 2}, ring={"C": 2}, ships={"B1": {"B": 1}}, aliens={"A": "bully"},
                    hands=WIN | {"A": "attack 40, bully flare"})  # fmt: skip
    game.answers(A=["bully", {"B1": 1}, "bully flare", {"C3": 2}]).play()
    assert game.warp == {"B": 1, "C": 2}
    assert game.ships("C3", "C") < 4


def test_wild_an_opponent_with_a_negotiate_admits_or_loses():
    hands = {"A": "attack 10, bully flare", "B": "negotiate"}
    game = scenario(gate={"A": 1}, hands=hands)
    game.answers(A=["bully flare", "B4", {"A1": 3}], B="admit").play(until="resolution")
    assert game.ships("B4") == {"A": 3, "B": 4}
    game = scenario(gate={"A": 1}, hands=hands).answers(A=["bully flare", "B4"]).play(until="resolution")
    assert game.warp == {"B": 2}
    assert game.ships("B1", "B") == 4


@ruling("bully", 1, 2)
def test_as_many_as_in_the_encounter_out_of_colonies_and_the_encounter_itself():
    game = scenario(
        gate={"A": 2}, ships={"B1": {"B": 3}, "D2": {"B": 1}}, warp={"B": 4}, aliens={"A": "bully"}, hands=WIN
    )
    game.answers(A="bully").play(until="bully.ships")
    assert sorted(game.options("A")) == ["B1", "B2", "B3", "B4", "B5", "D2"]
    assert game.ask("A").total == (3, 3)


@ruling("bully", 6)
def test_ships_that_a_gorgon_holds_may_be_taken():
    game = scenario(
        gate={"A": 2}, ships={"B1": {"B": 3}, "C1": {"B": 2}}, aliens={"A": "bully", "C": "gorgon"}, hands=WIN
    ).answers(A=["bully", {"C1": 2, "B1": 1}]).play()  # fmt: skip
    assert game.ships("C1", "B") == 0
    assert game.warp == {"B": 3}


@rule("MO-17")
def test_it_may_take_the_last_ship_that_its_owner_could_not_move():
    game = scenario(gate={"A": 2}, ships={"B1": {"B": 1}, "snare": {"B": 1}}, moons={"C": "snare*, confession"},
                    aliens={"A": "bully"}, hands=WIN)  # fmt: skip
    game.answers(A=["bully", {"snare": 1}]).play()
    assert game.ships("snare") == {}


def test_wild_after_a_change_of_the_defense_its_ships_on_the_planet_are_outside():
    hands = {"A": "attack 10, bully flare", "B": "attack 04", "C": "negotiate"}
    game = scenario(start="alliance", gate={"A": 1}, ships={"B1": {"C": 5}}, aliens={"B": "delegator"}, hands=hands)
    game.answers(B=["invite: C", "delegator", "C"], C=["defense", {"C1": 1}], A=["bully flare", "C2"])
    game.play(until="resolution")
    assert game.warp == {"C": 2}
    assert game.ships("B1", "C") == 3


@rule("DV-17")
def test_a_defense_in_the_warp_has_nothing_to_lose():
    game = scenario(cone="warp raid", warp={"B": 3}, gate={"A": 2}, aliens={"A": "bully"}, hands=WIN).play()
    assert game.result == "offense wins"
    assert not any("bully" in asked.options for asked in game.asked)


@ruling("bully", 1)
def test_ships_on_a_sheet_cannot_be_taken():
    game = scenario(gate={"A": 2}, ships={"B1": {"B": 2}}, aliens={"A": "bully", "B": "phantom"}, hands=WIN)
    sheet = game.game.place_for("hologram", game.game.state.powers[1].id)
    game.game.shift(1, 2, game.game.home_planets(1)[1], sheet)
    game.answers(A="bully").play(until="bully.ships")
    assert sorted(game.options("A")) == ["B1", "B2", "B3", "B4", "B5"]
