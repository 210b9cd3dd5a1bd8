"""Shadow."""

from tests.kit import check, rule, scenario

HANDS = {"A": "attack 10", "B": "attack 04", "C": "attack 04", "D": "attack 04"}


@check("shadow", 1)
def test_a_ship_of_the_player_on_the_card_dies():
    game = scenario(start="destiny", destiny="B", ships={"D2": {"B": 1}}, aliens={"C": "shadow"}, hands=HANDS)
    game.answers(C="D2").play(until="aim")
    assert game.colonies("B") == 0
    assert game.warp == {"B": 1}
    assert game.defense == "B"


@check("shadow", 2)
def test_its_own_colour_does_nothing():
    game = scenario(start="destiny", destiny="A, C", aliens={"A": "shadow"}, hands=HANDS).play(until="aim")
    assert game.warp == {"C": 1}


@check("shadow", 3)
def test_on_a_wild_card_it_chooses_anybody_before_the_offense_names():
    game = scenario(start="destiny", destiny="wild", aliens={"C": "shadow"}, hands=HANDS)
    game.play(until="shadow.whom")
    assert game.options("C") == ["D", "E", "A", "B"]
    game.answers(C=["E", "E3"], A="D").play(until="aim")
    assert game.warp == {"E": 1}
    assert game.defense == "D"


@check("shadow", 4)
def test_the_wild_side_takes_the_winners_along():
    hands = {"A": "attack 40, attack 06", "B": "attack 04, shadow flare"}
    game = scenario(gate={"A": 4, "D": 2}, ships={"B1": {"B": 3}}, hands=hands)
    game.answers(B=["shadow flare", "B2"], A="second encounter: yes").play()
    assert game.warp == {"A": 4, "B": 4, "D": 2}
    assert game.ships("B1") == {}
    assert game.next_encounter == 2


@rule("R-DESTINY-14")
def test_passed_over_cards_count_too():
    game = scenario(start="destiny", destiny="A, B", aliens={"C": "shadow"}, hands=HANDS).play(until="aim")
    assert game.warp == {"A": 1, "B": 1}


def test_zapped_no_ship_dies_in_this_encounter():
    hands = HANDS | {"E": "cosmic zap"}
    game = scenario(start="destiny", destiny="A, B", aliens={"C": "shadow"}, hands=hands).answers(E="cosmic zap")
    game.play(until="aim")
    assert game.warp == {}


def test_a_zombie_ship_returns_elsewhere():
    game = scenario(start="destiny", destiny="B", aliens={"C": "shadow", "B": "zombie"}, hands=HANDS)
    game.answers(C="B1").play(until="aim")
    assert game.warp == {}
    assert game.ships_of("B") == 20


def test_the_super_flare_puts_a_ship_in_the_place():
    hands = HANDS | {"A": "attack 10, shadow flare"}
    game = scenario(start="destiny", destiny="B", warp={"A": 1}, aliens={"A": "shadow"}, hands=hands)
    game.answers(A=["B2", "shadow flare"]).play(until="aim")
    assert game.ships("B2", "A") == 1
    assert game.warp == {"B": 1}
