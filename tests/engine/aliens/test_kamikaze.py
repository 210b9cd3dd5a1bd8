"""Kamikaze."""

from tests.kit import changes, check, rule, ruling, scenario


@check("kamikaze", 1)
@ruling("kamikaze", 1)
def test_ships_are_sacrificed_for_cards():
    hands = {"A": "attack 08", "B": "attack 30"}
    game = scenario(gate={"A": 2}, aliens={"A": "kamikaze"}, hands=hands)
    game.answers(A=["kamikaze", {"A1": 1, "A2": 2}]).play(until="select")
    assert (game.warp, game.gate) == ({"A": 3}, {"A": 2})
    assert len(game.hand("A")) == 1 + 6


@check("kamikaze", 2)
def test_zapped_no_ship_moves_and_no_card_is_drawn():
    hands = {"A": "attack 08", "B": "attack 30", "C": "cosmic zap"}
    game = scenario(gate={"A": 2}, aliens={"A": "kamikaze"}, hands=hands)
    game.answers(A=["kamikaze", 4], C="cosmic zap").play(until="select")
    assert game.warp == {}
    assert game.hand("A") == ["attack 08"]


@check("kamikaze", 3)
@rule("R-PLANNING-2")
def test_it_may_draw_the_encounter_card_that_it_lacks():
    hands = {"A": "attack 08", "B": "plague, quash"}
    game = scenario(gate={"A": 2}, aliens={"B": "kamikaze"}, hands=hands, deck="attack 10, mind flare")
    game.answers(B=["kamikaze", {"B3": 1}]).play(until="select")
    assert game.hand("B") == ["plague", "quash", "attack 10", "mind flare"]


@check("kamikaze", 4)
def test_wild_each_ship_adds_three():
    hands = {"A": "attack 08, kamikaze flare", "B": "attack 12"}
    game = scenario(gate={"A": 2}, hands=hands).answers(A=["kamikaze flare", {"A2": 3}]).play()
    assert game.totals == (19, 16)
    assert game.result == "offense wins"
    assert game.warp == {"A": 3, "B": 4}


def test_wild_the_defense_may_not_give_up_ships_on_the_target_planet():
    hands = {"A": "attack 08", "B": "attack 12, kamikaze flare"}
    game = scenario(gate={"A": 2}, hands=hands).answers(B="kamikaze flare").play(until="kamikaze.bombs")
    assert game.options("B") == ["B2", "B3", "B4", "B5"]


@ruling("kamikaze", 5)
def test_the_last_ship_on_the_target_planet_may_be_sacrificed():
    hands = {"A": "attack 12", "B": "attack 08"}
    game = scenario(gate={"A": 2}, ships={"B1": {"B": 1}}, aliens={"B": "kamikaze"}, hands=hands)
    game.answers(B=["kamikaze", {"B1": 1}]).play()
    assert game.totals[1] == 8
    assert game.result == "offense wins"


def test_super_three_ships_are_retrieved():
    hands = {"A": "attack 08, kamikaze flare", "B": "attack 12"}
    game = scenario(start="regroup", warp={"A": 5}, aliens={"A": "kamikaze"}, hands=hands, destiny="B")
    game.answers(A="kamikaze flare").play(until="destiny")
    assert game.warp == {"A": 2}
    assert game.hand("A") == ["attack 08", "kamikaze flare"]


def test_super_it_is_not_offered_for_a_single_ship_in_the_warp():
    hands = {"A": "attack 08, kamikaze flare", "B": "attack 12"}
    game = scenario(start="regroup", warp={"A": 1}, aliens={"A": "kamikaze"}, hands=hands, destiny="B").play()
    assert not any("kamikaze flare" in asked.options for asked in game.asked)


@ruling("kamikaze", 3)
@ruling("zombie", 10)
def test_zombie_pays_with_ships_and_saves_them():
    hands = {"A": "attack 08, kamikaze flare", "B": "attack 12"}
    game = scenario(gate={"A": 2}, aliens={"A": "zombie"}, hands=hands).answers(A=["kamikaze flare", {"A2": 3}]).play()
    assert game.totals[0] == 19
    assert game.warp == {"B": 4}


@ruling("kamikaze", 2)
def test_super_it_is_not_played_by_itself():
    hands = {"A": "attack 08, kamikaze flare", "B": "attack 12"}
    game = scenario(start="regroup", warp={"A": 5}, aliens={"A": "kamikaze"}, hands=hands, destiny="B")
    game.play(until="destiny")
    assert game.warp == {"A": 4}


@ruling("kamikaze", 6)
def test_ships_sacrificed_are_not_paid_for():
    hands = {"A": "attack 12, +2, +3, +5, quash, plague", "B": "negotiate"}
    game = scenario(gate={"A": 2}, ships={"B1": {"B": 2}}, aliens={"B": "kamikaze"}, hands=hands)
    game.answers(B=["kamikaze", {"B2": 1}, "select: negotiate"]).play()
    assert game.warp == {"B": 3}
    assert len(game.hand("B")) == 2 + 2


def test_four_ships_are_the_most_with_either_side():
    hands = {"A": "attack 08", "B": "attack 30, kamikaze flare"}
    game = scenario(gate={"A": 2}, aliens={"A": "kamikaze"}, hands=hands).answers(A="kamikaze", B="kamikaze flare")
    game.play(until="kamikaze.ships")
    assert game.ask("A").total == (1, 4)
    game.answer("A", 4).play(until="kamikaze.bombs")
    assert game.ask("B").total == (1, 4)


def test_super_without_a_ship_in_the_warp_there_is_nothing_to_retrieve():
    hands = {"A": "attack 08, kamikaze flare", "B": "attack 12"}
    game = scenario(start="regroup", aliens={"A": "kamikaze"}, hands=hands, destiny="B").play(until="destiny")
    assert not any("kamikaze flare" in asked.options for asked in game.asked)


@rule("R-REGROUP-3")
def test_super_without_a_colony_all_three_ships_go_into_the_gate():
    hands = {"A": "attack 08, kamikaze flare", "B": "attack 12"}
    kept_up = changes("power.works")(lambda me, works, power: True)
    position = {"aliens": {"A": "kamikaze"}, "destiny": "B", "probes": [kept_up]}
    game = scenario(start="regroup", hands=hands, warp={"A": 20}, homes={"A": 0}, **position)
    game.answers(A="kamikaze flare").play(until="alliance")
    assert game.gate == {"A": 3}
    assert game.warp == {"A": 17}


@rule("R-POWER-3")
def test_the_cards_are_drawn_though_the_sacrifice_costs_the_power():
    position = {"ships": {"A1": {"A": 1}, "A2": {"A": 1}, "A3": {"A": 1}}, "homes": {"A": 3}, "warp": {"A": 16}}
    game = scenario(gate={"A": 1}, aliens={"A": "kamikaze"}, hands={"A": "attack 08", "B": "attack 12"}, **position)
    game.answers(A=["kamikaze", {"A1": 1, "A2": 1}]).play(until="select")
    assert game.power("A") == "lost"
    assert len(game.hand("A")) == 1 + 4
