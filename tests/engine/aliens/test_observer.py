"""Observer."""

from tests.kit import check, rule, ruling, scenario

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


@ruling("observer", 2)
def test_losses_outside_the_resolution_are_not_prevented():
    hands = {"A": "attack 04, plague", "B": "attack 30"}
    game = scenario(start="regroup", aliens={"C": "observer"}, hands=hands, destiny="B")
    game.answers(A=["plague", "C"]).play(until="destiny")
    assert game.warp == {"C": 3}


@ruling("observer", 1)
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


@ruling("observer", 1)
def test_ships_that_void_must_leave_are_protected():
    game = scenario(
        gate={"A": 2, "C": 3}, ships={f"C{i}": {"C": 1} for i in (1, 2, 3)}, homes={"C": 3},
        out={"C": 14}, aliens={"C": "observer", "B": "void"}, hands=LOST,
    ).play()  # fmt: skip
    assert game.out == {"A": 2, "C": 14 + 1}
    assert game.warp == {}
    assert game.ships_of("C") == 5


@ruling("observer", 3)
def test_after_two_negotiates_there_is_nothing_to_protect():
    game = scenario(gate={"A": 2, "C": 3}, aliens={"A": "observer"}, hands={"A": "negotiate", "B": "negotiate"}).play()
    assert game.warp == {"A": 3, "B": 3}
    assert game.told(kind="use") == []


@ruling("observer", 4)
def test_its_own_lost_ships_are_paid_for_and_the_saved_ones_are_not():
    hands = {"A": "negotiate", "B": "attack 40, +2, +3, +5, quash, plague"}
    game = scenario(gate={"A": 2, "C": 3}, aliens={"A": "observer"}, hands=hands).play()
    assert game.warp == {"A": 2}
    assert len(game.hand("A")) == 2


@ruling("observer", 5)
def test_saved_losers_get_no_rewards():
    hands = {"A": "attack 40", "B": "attack 04"}
    game = scenario(gate={"A": 2}, ring={"C": 3}, aliens={"C": "observer"}, hands=hands).play()
    assert game.ships_of("C") == 20
    assert game.hand("C") == []


@ruling("observer", 6)
def test_ships_that_the_vacuum_drags_along_are_protected_too():
    game = scenario(gate={"A": 2, "C": 1}, aliens={"A": "vacuum", "C": "observer"}, hands=LOST)
    game.answers(A={"C": 2}).play()
    assert game.warp == {"A": 2}
    assert game.ships_of("C") == 20


@ruling("observer", 7)
def test_an_ally_removed_by_force_field_is_not_protected():
    hands = LOST | {"B": "attack 30, force field"}
    game = scenario(start="alliance", gate={"A": 2}, aliens={"A": "vacuum", "C": "observer"}, hands=hands)
    game.answers(A=["invite: C", {"C": 2}], B=["force field", "force field.allies: C"], C=["offense", 1]).play()
    assert game.warp == {"A": 2, "C": 2}


@ruling("observer", 8)
def test_a_power_lost_by_this_very_loss_still_protects():
    hands = {"A": "attack 40", "B": "attack 04"}
    game = scenario(gate={"A": 2}, homes={"B": 3}, ring={"C": 3}, aliens={"B": "observer"}, hands=hands).play()
    assert game.power("B") == "lost"
    assert game.ships_of("C") == 20


@ruling("observer", 9)
def test_when_both_sides_lose_allies_are_saved_all_the_same():
    game = scenario(
        gate={"A": 2, "C": 3}, aliens={"C": "observer"}, hands={"A": "morph", "B": "attack 01"},
        reprint={"attack 01": "morph"},
    ).play()  # fmt: skip
    assert game.warp == {"A": 2, "B": 4}


def test_wild_without_an_ally_and_super_without_a_ship_in_the_warp_are_not_offered():
    hands = {"A": "attack 04, observer flare", "B": "attack 30"}
    game = scenario(start="launch", aliens={"C": "observer"}, hands=hands).play()
    assert not any("observer flare" in asked.options for asked in game.asked)
    game = scenario(start="launch", aliens={"A": "observer"}, hands=hands).play()
    assert not any("observer flare" in asked.options for asked in game.asked)
