"""Phantom."""

import pytest

from app.engine import COLOURS, Game, Options, SeatSetup, Setup
from tests.kit import acts, check, rule, ruling, scenario

HANDS = {"A": "attack 07", "B": "attack 04"}


def holograms(count: int, seat: str = "A", moment: str = "planning.before_select"):
    """A probe: so many ships of the seat lie on the Phantom's sheet, taken evenly from its home planets."""

    @acts(moment, seat=seat)
    def lie_there(me):
        power = next(p for p in me.g.state.powers if p.alien == "phantom")
        sheet, homes = me.g.place_for("hologram", power.id), me.g.home_planets(me.seat)
        for i in range(count - me.g.state.ships[sheet][me.seat]):
            me.g.shift(me.seat, 1, homes[-1 - i % len(homes)], sheet)

    return [lie_there]


def sheet(game, name: str = "A") -> int:
    """The ships of a seat on a Phantom's sheet."""
    shown = [entry["ships"] for entry in game.view().get("sheet_ships", []) if entry["kind"] == "hologram"]
    return shown[0].get(str("ABCDE".index(name)), 0) if shown else 0


@check("phantom", 1)
def test_ships_on_the_sheet_count_two_and_its_own_nothing():
    game = scenario(gate={"A": 2, "C": 3}, aliens={"A": "phantom"}, probes=holograms(5), hands=HANDS).play()
    assert game.totals == (7 + 10 + 3, 4 + 4)


@check("phantom", 2)
def test_zapped_its_ships_count_one_as_usual():
    hands = HANDS | {"D": "cosmic zap"}
    game = scenario(gate={"A": 2, "C": 3}, aliens={"A": "phantom"}, probes=holograms(5), hands=hands)
    game.answers(D="cosmic zap").play()
    assert game.totals == (7 + 2 + 3, 4 + 4)
    assert sheet(game) == 5


@check("phantom", 3)
def test_its_ships_land_and_the_sheet_keeps_its_own():
    game = scenario(gate={"A": 2}, aliens={"A": "phantom"}, probes=holograms(5), hands=HANDS).play()
    assert game.ships("B1", "A") == 2
    assert sheet(game) == 5


@check("phantom", 4)
@rule("R-DEAL-10")
@ruling("phantom", 3)
def test_ships_may_be_lost_from_the_sheet():
    hands = {"A": "negotiate", "B": "negotiate"}
    game = scenario(gate={"A": 1}, aliens={"A": "phantom"}, probes=holograms(5), hands=hands)
    game.answers(A=["refuse", {"elsewhere": 2, "A1": 1}]).play()
    assert game.warp["A"] == 3
    assert sheet(game) == 3
    assert game.ships("A1", "A") == 3


@pytest.mark.parametrize("four_planets", [False, True])
def test_one_ship_of_each_planet_starts_on_the_sheet(four_planets):
    seats = [SeatSetup(f"Player {i}", COLOURS[i]) for i in range(3)]
    options = Options(aliens=["phantom", "mind", "oracle"], four_planets=four_planets)
    game = Game.new(Setup(seats, options, b"k" * 32, [""] * 3))
    assert game.view(None)["elsewhere"] == {"0": 4 if four_planets else 5}
    assert all(game.state.ships[p][0] == 3 for p in game.home_planets(0))


@ruling("phantom", 1)
def test_without_two_attacks_there_is_no_use():
    hands = {"A": "negotiate", "B": "attack 04", "D": "cosmic zap"}
    game = scenario(gate={"A": 2}, aliens={"A": "phantom"}, probes=holograms(5), hands=hands).play()
    assert not game.was_asked("D", moment="announced.use")


@ruling("phantom", 2)
def test_the_defense_counts_its_sheet_without_a_ship_on_the_planet():
    game = scenario(
        gate={"A": 1}, ships={"B1": {"B": 0, "C": 1}}, aliens={"B": "phantom"}, probes=holograms(4, "B"), hands=HANDS
    ).play()  # fmt: skip
    assert game.totals == (8, 4 + 8)


@ruling("phantom", 4)
def test_ships_on_the_sheet_are_not_in_the_warp():
    game = scenario(gate={"A": 1}, aliens={"A": "phantom", "B": "warpish"}, warp={"C": 2}, probes=holograms(5),
                    hands=HANDS).play()  # fmt: skip
    assert game.totals == (7 + 10, 4 + 4 + 2)


def test_ships_return_to_the_sheet_and_are_launched_from_it():
    hands = {"A": "attack 04, attack 06", "B": "attack 20", "D": "force field"}
    game = scenario(start="launch", aliens={"A": "phantom"}, probes=holograms(5, moment="launch.before"), hands=hands)
    game.answers(A=["B1", {"elsewhere": 3, "A1": 1}]).play(until="alliance")
    assert game.gate == {"A": 4}
    assert sheet(game) == 2
    game = scenario(gate={"C": 2, "A": 1}, aliens={"C": "phantom"}, probes=holograms(4, "C"), hands=HANDS)
    assert sheet(game.play(until="reveal"), "C") == 4
    hands = {"A": "negotiate", "B": "negotiate"}
    game = scenario(gate={"C": 2, "A": 1}, aliens={"C": "phantom"}, probes=holograms(4, "C"), hands=hands)
    game.answers(C={"elsewhere": 2}, A="refuse").play()
    assert sheet(game, "C") == 6


@rule("DV-17")
def test_ships_that_come_back_from_a_fight_in_the_warp_may_go_to_the_sheet():
    game = scenario(cone="warp raid", gate={"A": 2}, warp={"A": 2, "B": 1}, aliens={"A": "phantom"},
                    probes=holograms(2), hands={"A": "attack 20", "B": "attack 04"})  # fmt: skip
    game.answers(A=["return: A1", "rescue: elsewhere"]).play()
    assert game.result == "offense wins"
    assert sheet(game) == 4


def test_a_retrieved_ship_may_go_to_the_sheet():
    game = scenario(start="regroup", destiny="B", warp={"A": 1}, aliens={"A": "phantom"},
                    probes=holograms(2, moment="regroup.tech"), hands=HANDS)  # fmt: skip
    game.answers(A={"elsewhere": 1}).play(until="destiny")
    assert sheet(game) == 3


@rule("R-LAUNCH-2")
def test_without_an_answer_no_ship_of_the_sheet_is_launched():
    game = scenario(start="launch", aliens={"A": "phantom"}, probes=holograms(5, moment="launch.before"), hands=HANDS)
    assert sheet(game.play(until="alliance")) == 5


@ruling("phantom", 5)
@rule("R-POWER-8")
@rule("EX-16")
def test_a_new_owner_puts_ships_on_the_sheet_and_those_of_the_old_one_go_home():
    hands = HANDS | {"C": "sorcerer flare"}
    game = scenario(gate={"A": 1}, aliens={"A": "phantom", "B": "tripler"}, probes=holograms(5), hands=hands)
    game.answers(C="sorcerer flare", B="phantom.store: 5").play(until="select")
    assert game.alien("B") == "phantom"
    assert sheet(game, "B") == 5
    assert sheet(game, "A") == 0
    assert game.ships_of("A") == 19


@ruling("phantom", 6)
@rule("R-POWER-1")
def test_when_the_power_is_lost_its_ships_return():
    @acts("planning.after_select", seat="C")
    def lost(me):
        yield from me.g.lose([(0, 9, 0)], "probe")

    hands = HANDS
    game = scenario(gate={"A": 1}, homes={"A": 3}, colonies={"A": 1}, aliens={"A": "phantom"},
                    probes=[*holograms(3), lost], hands=hands).play(until="reveal")  # fmt: skip
    assert game.power("A") == "lost"
    assert sheet(game) == 0
    assert game.ships_of("A") + game.warp["A"] == 19


def test_everybody_sees_how_many_lie_there():
    game = scenario(gate={"A": 1}, aliens={"A": "phantom"}, probes=holograms(5), hands=HANDS).play(until="select")
    shown = [game.view(name)["sheet_ships"] for name in "ABC"] + [game.view()["sheet_ships"]]
    assert all(entry == shown[0] for entry in shown)
    assert shown[0][0]["ships"] == {"0": 5}


def test_super_an_ally_uses_it_too():
    hands = HANDS | {"C": "phantom flare"}
    game = scenario(gate={"A": 2, "C": 3}, aliens={"C": "phantom"}, probes=holograms(4, "C"), hands=hands)
    game.answers(C="phantom").play()
    assert game.totals == (7 + 2 + 8, 8)


def test_wild_four_more_ships_join():
    hands = {"A": "attack 07, phantom flare", "B": "attack 04"}
    game = scenario(gate={"A": 4}, hands=hands).answers(A=["phantom flare", {"A1": 2, "A2": 2}]).play()
    assert game.totals == (7 + 8, 8)
    assert game.ships("B1", "A") == 8


def test_wild_the_defense_brings_them_to_its_planet():
    hands = {"A": "attack 07", "B": "attack 04, phantom flare"}
    game = scenario(gate={"A": 4}, hands=hands).answers(B=["phantom flare", {"B2": 4}]).play()
    assert game.totals == (11, 4 + 8)
    assert game.ships("B1", "B") == 8


@rule("C-MOBIUS-1")
def test_ships_freed_by_mobius_tubes_may_go_onto_the_sheet():
    hands = {"B": "attack 04, mobius tubes"}
    probes = holograms(2, moment="regroup.begin")
    game = scenario(start="regroup", offense="B", aliens={"A": "phantom"}, probes=probes, warp={"A": 2}, hands=hands)
    game.answers(B="regroup.after: mobius tubes", A={"elsewhere": 2}).play(until="destiny")
    assert (game.warp, sheet(game)) == ({}, 4)


@rule("DV-16")
def test_wild_who_defends_in_the_warp_has_no_planet_for_more_ships():
    hands = {"A": "attack 07", "B": "attack 04, phantom flare"}
    game = scenario(cone="warp raid", gate={"A": 2}, warp={"A": 2, "B": 1}, hands=hands).play()
    assert not any("phantom flare" in asked.options for asked in game.asked)


def test_wild_the_offense_may_take_ships_from_its_own_colony_on_the_target_planet():
    hands = {"A": "attack 07, phantom flare", "B": "attack 04"}
    game = scenario(gate={"A": 1}, ships={"B1": {"A": 2, "B": 4}}, hands=hands)
    game.answers(A=["phantom flare", {"B1": 2}]).play()
    assert game.totals == (7 + 3, 8)
