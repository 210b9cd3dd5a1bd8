"""Wraith."""

from app.engine.state import GATE
from tests.kit import acts, check, rule, ruling, scenario

LOSE = {"A": "attack 04", "B": "attack 40"}


def reserve(game, count: int, seat: int = 0):
    """A game with ships in the reserve of the first power."""
    g = game.game
    place = g.place_for("reserve", g.state.powers[0].id)
    g.shift(seat, count, g.home_planets(seat)[4], place)
    return game


def waiting(game) -> int:
    """Ships in reserves."""
    return sum(game.view()["elsewhere"].values())


def launch(game, ships: dict[str, int]):
    """The offense aims at B1 and launches these ships; 25 is the place of the reserve."""
    game.answers(A="aim: B1").play(until=lambda played: any(ask.text == "launch" for ask in played.game.asks))
    game.game.answer(game.ask("A").id, ships)
    return game


@check("wraith", 1)
def test_lost_ships_go_to_the_reserve():
    game = scenario(gate={"A": 4}, aliens={"A": "wraith"}, hands=LOSE).play()
    assert waiting(game) == 4
    assert game.warp == {}


@check("wraith", 2)
def test_those_from_the_reserve_are_lost():
    game = reserve(scenario(start="launch", aliens={"A": "wraith"}, hands=LOSE), 4)
    launch(game, {"0": 1, "25": 3}).play()
    assert game.warp == {"A": 3}
    assert waiting(game) == 2


@check("wraith", 3)
def test_a_winner_brings_them_back_to_life():
    game = reserve(scenario(start="launch", aliens={"A": "wraith"}, hands={"A": "attack 40", "B": "attack 04"}), 4)
    launch(game, {"25": 3}).play()
    assert game.ships("B1") == {"A": 3}
    assert waiting(game) == 1


@check("wraith", 4)
@ruling("wraith", 6)
def test_a_lost_power_sends_the_reserve_to_the_warp():
    game = scenario(gate={"A": 1}, homes={"B": 3}, ships={"B1": {"B": 2}, "B5": {"B": 0}}, aliens={"B": "wraith"},
                    hands={"A": "attack 40", "B": "attack 04"})  # fmt: skip
    g = game.game
    place = g.place_for("reserve", g.state.powers[0].id)
    g.shift(1, 2, g.home_planets(1)[1], place)
    game.play()
    assert game.power("B") == "lost"
    assert waiting(game) == 0
    assert game.warp["B"] == 4


def test_zapped_they_go_to_the_warp():
    game = (
        scenario(gate={"A": 4}, aliens={"A": "wraith"}, hands=LOSE | {"D": "cosmic zap"}).answers(D="cosmic zap").play()
    )
    assert game.warp == {"A": 4}


def test_ships_lost_elsewhere_go_to_the_reserve():
    game = scenario(gate={"A": 1}, aliens={"A": "wraith"}, hands={"A": "negotiate", "B": "negotiate"}).play()
    assert waiting(game) == 3


@rule("R-POWER-7")
def test_super_the_reserve_defends():
    hands = {"A": "attack 10", "B": "attack 04, wraith flare"}
    game = scenario(start="alliance", gate={"A": 1}, aliens={"B": "wraith"}, hands=hands)
    reserve(game, 3, seat=1).answers(B=["wraith flare", 3]).play()
    assert game.totals == (11, 4 + 4 + 3)
    assert game.result == "defense wins"


def test_wild_ships_in_the_warp_join():
    hands = {"A": "attack 10, wraith flare", "B": "attack 04"}
    game = scenario(gate={"A": 1}, warp={"A": 3}, hands=hands).answers(A=["wraith flare", 2]).play()
    assert game.totals[0] == 10 + 3
    assert game.warp == {"A": 1, "B": 4}


@ruling("wraith", 2)
def test_ships_in_the_reserve_were_not_lost():
    hands = {"A": "negotiate", "B": "attack 40, +2, +3"}
    game = scenario(gate={"A": 3}, aliens={"A": "wraith"}, hands=hands).play()
    assert waiting(game) == 3
    assert game.hand("A") == []


@ruling("wraith", 3)
def test_the_regroup_phase_brings_nothing_out_of_the_reserve():
    game = scenario(start="start_turn", warp={"A": 2}, aliens={"A": "wraith"}, hands=LOSE, destiny="B")
    reserve(game, 3).play(until="destiny")
    assert waiting(game) == 3
    assert game.warp == {"A": 1}


@ruling("wraith", 5)
def test_void_removes_the_ships_first():
    game = scenario(gate={"A": 4}, aliens={"A": "wraith", "B": "void"}, hands=LOSE).play()
    assert game.out == {"A": 4}


def test_of_some_ships_of_the_encounter_the_ordinary_ones_go_first_and_to_the_reserve():
    @acts("planning.before_select", seat="A")
    def lose_three(me):
        yield from me.g.lose([(me.seat, 3, GATE)], "choice")

    game = reserve(scenario(start="launch", aliens={"A": "wraith"}, probes=[lose_three], hands=LOSE), 2)
    launch(game, {"0": 2, "25": 2}).play(until="select")
    assert game.gate == {"A": 1}
    assert waiting(game) == 2
    assert game.warp == {"A": 1}


@rule("DV-16")
def test_wild_in_the_warp_the_defense_has_nothing_to_bring():
    hands = {"A": "attack 20", "B": "attack 04, wraith flare"}
    game = scenario(cone="warp raid", gate={"A": 2}, warp={"B": 2}, hands=hands).play()
    assert not any("wraith flare" in asked.options for asked in game.asked)


@rule("DV-16")
def test_super_in_the_warp_there_is_no_planet_for_the_reserve():
    hands = {"A": "attack 10", "B": "attack 04, wraith flare"}
    game = scenario(
        start="alliance", cone="warp raid", gate={"A": 2}, aliens={"B": "wraith"}, warp={"B": 1}, hands=hands
    )
    reserve(game, 3, seat=1).play()
    assert not any("wraith flare" in asked.options for asked in game.asked)
    assert waiting(game) == 3
