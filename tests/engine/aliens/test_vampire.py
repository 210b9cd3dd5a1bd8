"""Vampire."""

from tests.kit import Offer, check, rule, ruling, scenario

WIN = {"A": "attack 40", "B": "attack 04"}


def captive(game, seat: int, count: int):
    """A game with ships of a seat on the sheet of the first power."""
    g = game.game
    place = g.place_for("captives", g.state.powers[0].id)
    home = g.home_planets(seat)[0]
    g.shift(seat, count, home, place)
    return game


@check("vampire", 1)
def test_beaten_ships_are_captured_and_own_ships_revive():
    game = scenario(gate={"A": 1}, warp={"A": 2}, aliens={"A": "vampire"}, hands=WIN).play()
    assert game.view()["elsewhere"] == {"1": 4}
    assert game.warp == {}


@check("vampire", 2)
def test_captives_add_to_the_total():
    game = captive(scenario(gate={"A": 3}, aliens={"A": "vampire"}, hands={"A": "attack 06", "B": "attack 04"}), 1, 4)
    assert game.play().totals[0] == 13


@check("vampire", 3)
def test_a_defeat_lets_them_go_to_the_warp():
    game = captive(scenario(gate={"A": 3}, aliens={"B": "vampire"}, hands=WIN), 0, 4).play()
    assert game.warp == {"A": 4, "B": 4}


def test_zapped_the_ships_go_to_the_warp():
    game = scenario(gate={"A": 1}, warp={"A": 2}, aliens={"A": "vampire"}, hands=WIN | {"D": "cosmic zap"})
    game.answers(D="cosmic zap").play()
    assert game.warp == {"A": 2, "B": 4}


@rule("R-COMP-2")
@ruling("vampire", 3, 6)
def test_captured_ships_are_not_compensated():
    hands = {"A": "attack 40, +2, +3", "B": "negotiate"}
    game = scenario(gate={"A": 1}, aliens={"A": "vampire"}, hands=hands).play()
    assert game.hand("B") == []
    assert game.view()["elsewhere"] == {"1": 4}


@ruling("vampire", 5)
def test_zombie_ships_are_captured_too():
    game = scenario(gate={"A": 1}, aliens={"A": "vampire", "B": "zombie"}, hands=WIN).play()
    assert game.view()["elsewhere"] == {"1": 4}


@rule("R-DEAL-3")
def test_a_deal_may_set_captives_free():
    game = captive(
        scenario(gate={"A": 1}, aliens={"A": "vampire"}, hands={"A": "negotiate, +2", "B": "negotiate"}), 1, 3
    )
    game.answers(A=Offer(give="+2", release={"B": 2}), B=["accept", {"B1": 2}]).play()
    assert game.view()["elsewhere"] == {"1": 1}
    assert game.ships("B1", "B") == 1 + 2


def test_a_failed_deal_lets_them_go():
    game = captive(scenario(gate={"A": 1}, aliens={"A": "vampire"}, hands={"A": "negotiate", "B": "negotiate"}), 1, 3)
    game.play()
    assert game.warp == {"A": 3, "B": 3 + 3}


@rule("R-POWER-7")
def test_super_allies_are_captured_too():
    game = scenario(
        gate={"A": 1}, ring={"C": 2}, aliens={"A": "vampire"}, hands=WIN | {"A": "attack 40, vampire flare"}
    )
    game.answers(A="vampire flare").play()
    assert game.view()["elsewhere"] == {"1": 4, "2": 2}


def test_wild_two_colonies_change_owners():
    hands = {"A": "attack 04", "C": "vampire flare"}
    game = scenario(start="start_turn", ships={"E1": {"C": 1}}, hands=hands, destiny="B")
    game.answers(C=["vampire flare", "B", "E1", "B4"]).play(until="regroup")
    assert game.ships("E1") == {"B": 4, "E": 4}
    assert game.ships("B4") == {"C": 1}
    assert "vampire flare" in game.discard


@ruling("vampire", 4)
def test_what_void_removes_is_not_captured():
    game = scenario(gate={"A": 1}, aliens={"A": "vampire + void"}, hands=WIN).play()
    assert game.out == {"B": 4}
    assert game.view()["elsewhere"].get("1", 0) == 4
    assert sum(game.game.state.ships[game.game.place_for("captives", 0)]) == 0
