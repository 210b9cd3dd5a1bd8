"""Observer."""

from tests.kit import check, rule, scenario

LOST = {"A": "attack 04", "B": "attack 30"}


@check("observer", 1)
def test_as_an_ally_its_own_ships_return():
    game = scenario(gate={"A": 2, "C": 3}, aliens={"C": "observer"}, hands=LOST).play()
    assert game.warp == {"A": 2}
    assert game.ships_of("C") == 20


@check("observer", 2)
@rule("R-RESOLVE-10")
def test_as_a_main_player_it_saves_its_allies_only():
    hands = {"A": "attack 40", "B": "attack 04"}
    game = scenario(gate={"A": 2}, ring={"C": 4}, ships={"B1": {"B": 2}}, aliens={"B": "observer"}, hands=hands).play()
    assert game.warp == {"B": 2}
    assert game.ships_of("C") == 20


@check("observer", 3)
def test_zapped_they_go_to_the_warp():
    hands = LOST | {"D": "cosmic zap"}
    game = scenario(gate={"A": 2, "C": 3}, aliens={"C": "observer"}, hands=hands).answers(D="cosmic zap").play()
    assert game.warp == {"A": 2, "C": 3}


@check("observer", 4)
def test_super_a_ship_from_the_warp_goes_along():
    hands = {"A": "attack 04, observer flare", "B": "attack 30"}
    game = scenario(start="launch", warp={"A": 2}, aliens={"A": "observer"}, hands=hands)
    game.answers(A=["B1", "observer flare", {"A1": 1, "A2": 2, "warp": 1}]).play(until="alliance")
    assert game.gate == {"A": 4}
    assert game.warp == {"A": 1}


def test_the_owner_chooses_where_saved_ships_go():
    game = scenario(gate={"A": 2, "C": 3}, aliens={"C": "observer"}, hands=LOST)
    game.answers(C={"C5": 3}).play()
    assert game.ships("C5", "C") == 6


def test_losses_outside_the_resolution_are_not_prevented():
    hands = {"A": "attack 04, plague", "B": "attack 30"}
    game = scenario(start="regroup", aliens={"C": "observer"}, hands=hands, destiny="B")
    game.answers(A=["plague", "C"]).play(until="destiny")
    assert game.warp == {"C": 3}


def test_void_goes_first():
    game = scenario(gate={"A": 2, "C": 3}, aliens={"C": "observer", "B": "void"}, hands=LOST).play()
    assert game.out == {"A": 2, "C": 3}


def test_a_ship_whose_owner_has_no_colony_is_lost():
    game = scenario(gate={"A": 2, "C": 3}, warp={"C": 17}, aliens={"A": "observer"}, hands=LOST).play()
    assert game.warp == {"A": 2, "C": 20}


def test_wild_each_ally_may_draw():
    hands = {"A": "attack 04, observer flare", "B": "attack 30"}
    game = scenario(start="alliance", gate={"A": 1}, hands=hands)
    game.answers(A=["invite: C, D", "observer flare"], C=["offense", 1], D=["offense", 1, "observer.draw: no"])
    game.play(until="planning")
    assert (len(game.hand("C")), len(game.hand("D"))) == (1, 0)
