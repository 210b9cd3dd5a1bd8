"""Healer."""

import pytest

from app.engine import COLOURS, Game, Options, SeatSetup, Setup
from app.engine.options import InvalidOptions, check_options
from tests.kit import check, rule, ruling, scenario

WON = {"A": "attack 40", "B": "attack 04"}


@check("healer", 1)
@rule("R-GEN-6")
@ruling("healer", 8)
def test_it_heals_several_players_of_one_loss():
    game = scenario(gate={"A": 2}, ships={"B1": {"B": 3}}, ring={"C": 2}, aliens={"D": "healer"}, hands=WON)
    game.answers(D=["healer", "B", "healer.next: C"]).play()
    assert game.warp == {}
    assert (game.ships_of("B"), game.ships_of("C")) == (20, 20)
    assert len(game.hand("D")) == 2
    assert game.ships("B1") == {"A": 2}


@check("healer", 2)
@rule("R-COMP-2")
@ruling("healer", 6)
def test_the_healed_player_is_compensated_all_the_same():
    hands = {"A": "attack 40, +2, +3, +5, attack 04, attack 05, attack 06", "B": "negotiate"}
    game = scenario(gate={"A": 2}, ships={"B1": {"B": 3}}, aliens={"D": "healer"}, hands=hands)
    game.answers(A="select: attack 40", D="healer").play()
    assert len(game.hand("B")) == 3
    assert game.warp == {}


@check("healer", 3)
def test_super_a_card_for_each_ship():
    hands = {"A": "negotiate", "B": "negotiate", "D": "healer flare"}
    game = scenario(gate={"A": 1}, aliens={"D": "healer"}, hands=hands)
    game.answers(D=["healer", "A", "healer flare"]).play()
    assert game.warp == {"B": 3}
    assert len(game.hand("D")) == 1 + 3


@check("healer", 4)
def test_wild_a_cosmic_zap_is_discarded_without_effect():
    hands = {"A": "attack 40, healer flare", "B": "attack 04, +2, +3, +5, morph, negotiate", "C": "cosmic zap"}
    game = scenario(gate={"A": 2}, aliens={"A": "barbarian"}, hands=hands)
    game.answers(A="healer flare", B="select: attack 04", C="cosmic zap").play()
    assert len(game.hand("A")) == 3  # two of the five cards, and the flare
    assert game.hand("B") == []
    assert "cosmic zap" in game.discard
    assert game.power("A") == "active"


def test_zapped_the_ships_stay_lost():
    hands = WON | {"E": "cosmic zap"}
    game = scenario(gate={"A": 2}, ring={"C": 2}, aliens={"D": "healer"}, hands=hands)
    game.answers(D=["healer", "B"], E="cosmic zap").play()
    assert game.warp == {"B": 4, "C": 2}
    assert game.hand("D") == []


@ruling("healer", 4)
def test_ships_out_of_the_game_come_back_too():
    hands = {"A": "attack 04", "B": "attack 40"}
    game = scenario(gate={"A": 3}, aliens={"B": "void", "D": "healer"}, hands=hands).answers(D="healer").play()
    assert (game.out, game.warp) == ({}, {})
    assert game.ships_of("A") == 20


def test_its_own_ships_are_not_healed():
    hands = {"A": "attack 04", "B": "attack 40"}
    game = scenario(gate={"A": 3}, aliens={"A": "healer"}, hands=hands).play()
    assert game.warp == {"A": 3}
    assert not game.was_asked("A", moment="ships.moved")


def test_the_owner_places_the_ships():
    game = scenario(gate={"A": 2}, aliens={"D": "healer"}, hands=WON)
    game.answers(D="healer", B={"B5": 4}).play()
    assert game.ships("B5", "B") == 8


@ruling("healer", 2)
def test_there_is_nothing_to_heal_of_a_zombie():
    game = scenario(gate={"A": 2}, aliens={"B": "zombie", "D": "healer"}, hands=WON).play()
    assert not game.was_asked("D", moment="ships.moved")


@ruling("healer", 1)
@ruling("remora", 3)
def test_ships_come_back_out_of_the_warp_so_others_may_cling_to_them():
    game = scenario(gate={"A": 2}, warp={"E": 2}, aliens={"D": "healer", "E": "remora"}, hands=WON)
    game.answers(D="healer", E="remora").play()
    assert game.warp == {"E": 1}


@ruling("healer", 3)
def test_of_the_vacuum_and_those_it_drags_along_all_but_the_healer_can_be_healed():
    game = scenario(gate={"A": 2}, aliens={"B": "vacuum", "D": "healer"}, hands=WON)
    game.answers(B={"A": 2, "D": 2}, D=["healer", "healer"]).play()
    assert game.warp == {"D": 2}
    assert len(game.hand("D")) == 2


@ruling("healer", 4)
def test_ships_that_void_removed_come_back_but_are_not_paid_for():
    hands = {"A": "negotiate", "B": "attack 40, +2, +3, +5, quash"}
    game = scenario(gate={"A": 3}, aliens={"B": "void", "D": "healer"}, hands=hands).answers(D="healer").play()
    assert game.ships_of("A") == 20
    assert (game.out, game.warp) == ({}, {})
    assert game.hand("A") == []


@ruling("healer", 7)
@ruling("kamikaze", 4)
def test_one_player_may_be_healed_after_each_of_two_losses():
    hands = {"A": "attack 04", "B": "attack 40"}
    game = scenario(gate={"A": 2}, aliens={"A": "kamikaze", "D": "healer"}, hands=hands)
    game.answers(A=["kamikaze", {"A2": 3}], D=["planning: healer", "resolution: healer"]).play()
    assert game.warp == {}
    assert len(game.hand("A")) == 6
    assert len(game.hand("D")) == 2


@ruling("healer", 8)
def test_the_owner_places_all_ships_and_cannot_refuse():
    game = scenario(gate={"A": 2}, aliens={"D": "healer"}, hands=WON).answers(D="healer").play(until="healer.ships")
    assert game.waiting == ["B"]
    assert game.ask("B").total == (4, 4)


@ruling("healer", 9)
@ruling("masochist", 6)
def test_it_is_never_dealt_together_with_the_masochist():
    with pytest.raises(InvalidOptions):
        check_options({"aliens": ["healer", "masochist", "mind"]}, 3)
    seats = [SeatSetup(f"P{i}", COLOURS[i]) for i in range(8)]
    pairs = 0
    for key in range(40):
        game = Game.new(Setup(seats, Options(), bytes([key]) * 32, [""] * 8))
        dealt = {power.alien for power in game.state.powers}
        pairs += {"healer", "masochist"} <= dealt
    assert pairs == 0


def test_wild_a_zap_on_somebody_else_is_not_its_business():
    hands = {"A": "attack 10", "B": "attack 04, healer flare", "C": "cosmic zap"}
    game = scenario(gate={"A": 3}, aliens={"A": "tripler", "B": "oracle"}, zapped="B", hands=hands)
    game.answers(C="cosmic zap").play()
    assert game.totals[0] == 13
    assert not any("healer flare" in asked.options for asked in game.asked)


@rule("MO-35")
def test_a_ship_taken_from_the_warp_out_of_the_game_comes_back():
    said = ["aim: cold revenge", "cold_revenge.whom: D", "cold_revenge.where: warp"]
    game = scenario(start="launch", moons={"B": "cold revenge*"}, warp={"D": 2}, aliens={"C": "healer"}, deck="morph")
    game.answers(A=said, C="healer").play()
    assert (game.out, game.warp) == ({}, {"D": 1})
    assert game.hand("C") == ["morph"]


@rule("IW-5")
def test_ships_beside_the_ring_are_out_of_reach_whatever_lies_in_the_warp():
    game = scenario(
        gate={"A": 3}, ships={"B1": {"B": 2}}, warp={"B": 4}, aliens={"D": "healer"}, options={"inverted_warp": True},
        hands={"A": "attack 20", "B": "attack 04"},
    ).play()  # fmt: skip
    assert game.warp == {"B": 4}
    assert not any("healer" in asked.options for asked in game.asked)
