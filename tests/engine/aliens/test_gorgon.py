"""Gorgon."""

from tests.kit import Offer, check, rule, ruling, scenario

HANDS = {"A": "attack 10", "B": "attack 04", "C": "attack 06"}


def launching(game) -> bool:
    """The offense is asked which ships it sends."""
    return any(ask.text == "launch" for ask in game.game.asks)


@check("gorgon", 1)
@ruling("gorgon", 1)
def test_held_ships_cannot_be_launched():
    game = scenario(
        start="launch", ships={"C1": {"A": 3}}, homes={"A": 3}, warp={"A": 11}, aliens={"C": "gorgon"}, hands=HANDS
    )
    game.play(until=launching)
    assert game.options("A") == ["A1", "A2", "A3"]


@check("gorgon", 2)
@ruling("gorgon", 8)
def test_who_has_only_held_ships_cannot_ally():
    game = scenario(start="alliance", gate={"A": 1}, ships={"C1": {"D": 4}}, homes={"D": 0}, warp={"D": 16},
                    aliens={"C": "gorgon"}, hands=HANDS)  # fmt: skip
    game.answers(A="invite: D, E").play(until="planning")
    assert not game.was_asked("D", "ally")
    assert game.was_asked("E", "ally")


@check("gorgon", 3)
def test_ships_that_have_to_leave_stay_or_are_lost():
    for answer, there, warp in (("stay", 2, {}), ("warp", 0, {"D": 2})):
        hands = HANDS | {"E": "filth flare"}
        game = scenario(gate={"A": 1}, ships={"C1": {"C": 4, "D": 2}}, aliens={"C": "gorgon"}, hands=hands)
        game.answers(E=["filth flare", "C1"], D=f"gorgon.stay: {answer}").play(until="select")
        assert game.ships("C1", "D") == there
        assert game.warp == warp


@check("gorgon", 4)
@rule("R-POWER-1")
def test_it_keeps_its_power_with_one_home_colony():
    game = scenario(homes={"C": 1}, warp={"C": 4}, gate={"A": 1}, aliens={"C": "gorgon"}, hands=HANDS).play()
    assert game.power("C") == "active"


def test_zapped_the_ships_leave():
    hands = HANDS | {"E": "filth flare", "A": "attack 10, cosmic zap"}
    game = scenario(gate={"A": 1}, ships={"C1": {"C": 4, "D": 2}}, aliens={"C": "gorgon"}, hands=hands)
    game.answers(E=["filth flare", "C1"], A="cosmic zap").play(until="select")
    assert game.ships("C1", "D") == 0
    assert game.warp == {}


@ruling("gorgon", 1)
def test_ships_are_held_beside_its_foreign_colony():
    game = scenario(start="launch", ships={"D1": {"A": 3, "C": 1}}, aliens={"C": "gorgon"}, hands=HANDS)
    game.play(until=launching)
    assert "D1" not in game.options("A")


@ruling("gorgon", 7)
def test_ships_sent_to_the_warp_are_not_held_back():
    game = scenario(
        start="destiny", destiny="A, B", ships={"C1": {"A": 1}}, aliens={"C": "gorgon + assassin"}, hands=HANDS
    )
    game.answers(C="assassin.ship: C1").play(until="aim")
    assert game.ships("C1", "A") == 0


@ruling("gorgon", 6)
def test_its_own_ships_move():
    game = scenario(start="launch", aliens={"A": "gorgon"}, ships={"A1": {"A": 4, "D": 1}}, hands=HANDS)
    game.answers(A={"A1": 2}).play(until="alliance")
    assert game.gate == {"A": 2}


@rule("R-POWER-7")
def test_super_a_cosmic_zap_on_it_has_no_effect():
    hands = HANDS | {"E": "filth flare", "A": "attack 10, cosmic zap", "C": "attack 06, gorgon flare"}
    game = scenario(gate={"A": 1}, ships={"C1": {"C": 4, "D": 2}}, aliens={"C": "gorgon"}, hands=hands)
    game.answers(E=["filth flare", "C1"], A="cosmic zap", C="gorgon flare").play(until="select")
    assert game.ships("C1", "D") == 2


def test_wild_stone_ships_neither_fight_nor_die():
    hands = {"A": "attack 10, gorgon flare", "B": "attack 08"}
    game = scenario(start="alliance", gate={"A": 1}, hands=hands).answers(A=["gorgon flare", "B1"]).play()
    assert game.totals == (11, 8)
    assert game.ships("B1") == {"A": 1, "B": 4}
    assert game.warp == {}


@ruling("gorgon", 2)
def test_held_ships_defend_and_are_lost_with_the_planet():
    hands = {"A": "attack 40", "B": "attack 04"}
    game = scenario(gate={"A": 2}, ships={"B1": {"B": 3, "C": 1}}, aliens={"C": "gorgon"}, hands=hands).play()
    assert game.totals == (42, 4 + 3)
    assert game.warp == {"B": 3}
    assert game.ships("B1") == {"A": 2, "C": 1}


@ruling("gorgon", 3)
def test_winners_that_land_at_its_home_are_held_there():
    hands = {"A": "attack 40, attack 30", "B": "attack 04"}
    game = scenario(gate={"A": 2}, aliens={"B": "gorgon"}, hands=hands).answers(A="second encounter: yes").play()
    assert game.ships("B1") == {"A": 2}
    g = game.game
    while not launching(game):
        g.timeout(g.asks[0].id)
    assert "B1" not in game.options("A")


@ruling("gorgon", 4)
def test_a_retrieved_ship_may_join_a_held_colony():
    game = scenario(
        start="regroup", destiny="B", warp={"A": 1}, ships={"C1": {"A": 1}}, aliens={"C": "gorgon"}, hands=HANDS
    ).answers(A="C1").play(until="destiny")  # fmt: skip
    assert game.ships("C1", "A") == 2


@ruling("gorgon", 5)
@ruling("filth", 6)
def test_where_filth_lands_its_own_ships_leave_and_held_ones_as_their_owner_decides():
    hands = {"A": "attack 40", "B": "attack 04"}
    for answer, there in (("stay", {"A": 2, "D": 2}), ("warp", {"A": 2})):
        game = scenario(
            gate={"A": 2}, ships={"B1": {"B": 1, "C": 1, "D": 2}}, aliens={"A": "filth", "C": "gorgon"}, hands=hands
        ).answers(D=f"gorgon.stay: {answer}").play()  # fmt: skip
        assert game.ships("B1") == there
        assert game.ships_of("C") == 20


@ruling("gorgon", 10)
def test_its_home_planets_hold_ships_though_none_of_its_own_stands_there():
    game = scenario(start="launch", ships={"C1": {"A": 3, "C": 0}}, aliens={"C": "gorgon"}, hands=HANDS)
    game.play(until=launching)
    assert "C1" not in game.options("A")


def test_wild_without_a_ship_on_any_planet_there_is_nothing_to_turn_to_stone():
    nobody = dict.fromkeys("ABCDE", 0)
    warp = {"A": 18, "B": 20, "C": 20, "D": 20, "E": 20}
    hands = {"A": "attack 10, gorgon flare", "B": "attack 08"}
    game = scenario(start="alliance", gate={"A": 2}, homes=nobody, warp=warp, hands=hands).play(until="select")
    assert not game.was_asked("A", question="gorgon.planet")
    assert not any("gorgon flare" in asked.options for asked in game.asked)


@ruling("gorgon", 1)
def test_powers_that_move_own_ships_cannot_take_held_ones():
    ships = {"B1": {"B": 3, "C": 4, "D": 1}}
    game = scenario(start="destiny", destiny="B", ships=ships, aliens={"C": "disease", "D": "gorgon"})
    game.play(until="aim")
    assert not any("disease" in asked.options for asked in game.asked)
    game = scenario(gate={"A": 3}, ships={"E1": {"C": 4}}, aliens={"C": "hurtz", "E": "gorgon"},
                    hands={"A": "attack 06", "B": "attack 08"})  # fmt: skip
    game.answers(C="hurtz", A="hurtz.accept: yes").play(until="hurtz.ships")
    assert "E1" not in game.options("C")
    assert "C1" in game.options("C")


@ruling("gorgon", 1)
def test_held_ships_neither_ooze_nor_settle_by_a_tech_or_a_deal():
    ships = {"E1": {"E": 4, "C": 2}, "B1": {"B": 3, "E": 1}}
    position = {"ships": ships, "aliens": {"E": "gorgon", "C": "amoeba", "B": "amoeba"}}
    hands = {"A": "attack 06", "B": "attack 08", "C": "amoeba flare"}
    game = (
        scenario(gate={"A": 1, "C": 1}, **position, hands=hands).answers(C=["amoeba", "in"]).play(until="amoeba.into")
    )
    assert "E1" not in game.options("C")
    game = scenario(gate={"A": 1}, **position, hands=hands).answers(B="amoeba").play(until="amoeba.into")
    assert not game.was_asked("B", question="amoeba.way")
    game = scenario(start="regroup", offense="C", **position, hands={"C": "attack 06"}, techs={"C": "coldsleep ship"})
    game.answers(C=["coldsleep ship", "A1"]).play(until="coldsleep_ship.ships")
    assert "E1" not in game.options("C")
    hands = {"A": "negotiate", "C": "negotiate"}
    game = scenario(offense="C", defense="A", planet="A1", gate={"C": 1}, **position, hands=hands)
    game.answers(C=Offer(give="", take_colony="A2"), A="accept").play(until="deal ships")
    assert "E1" not in game.options("C")


@ruling("gorgon", 1)
def test_held_ships_are_no_payment_and_no_settlers_of_a_flare():
    hands = {"A": "attack 04", "B": "attack 20", "D": "tick tock flare", "E": "void flare"}
    ships = {"C1": {"D": 6, "E": 1}}
    position = {"gate": {"A": 1}, "ring": {"C": 2}, "ships": ships, "aliens": {"C": "gorgon"}, "rest": "box"}
    game = scenario(**position, hands=hands, discard="morph, +5, quash")
    game.answers(D=["tick tock flare", "A1"]).play(until="tick_tock.ships")
    assert game.options("D") == ["D1", "D2", "D3", "D4", "D5"]
    game = scenario(**position, hands=hands | {"A": "attack 04, emotion control"})
    game.answers(A="emotion control", E="void flare").play(until="void.cost")
    assert game.options("E") == ["E1", "E2", "E3", "E4", "E5"]
