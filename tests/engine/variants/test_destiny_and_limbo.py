"""Chapters 28 and 30 together: which section of limbo a colourless cone empties."""

from tests.kit import rule, scenario

CARDS = {"A": "attack 10", "B": "attack 08", "C": "attack 06", "D": "attack 07", "E": "attack 09"}
OPTIONS = {"colourless_cones": True, "inverted_warp": True, "comets": True}


@rule("DV-15")
def test_a_cone_empties_the_section_of_the_system_of_the_encounter():
    position = {"start": "destiny", "options": OPTIONS, "hands": CARDS, "limbo": {"B": {"C": 2}, "D": {"E": 1}}}
    game = scenario(destiny="left turn", **position).play(until="launch")
    assert game.warp == {"C": 2}
    game = scenario(destiny="strongest garrison", ships={"D2": {"B": 7}}, **position).play(until="alliance")
    assert (game.defense, game.planet) == ("B", "D2")
    assert game.warp == {"E": 1}


@rule("DV-15")
def test_in_the_warp_it_is_the_section_of_the_defense():
    game = scenario(
        start="destiny", destiny="warp raid", options=OPTIONS, hands=CARDS, warp={"C": 1}, limbo={"C": {"E": 2}}
    ).play(until="launch")  # fmt: skip
    assert game.defense == "C"
    assert game.warp == {"C": 1, "E": 2}


@rule("DV-15", "CM-2")
def test_a_comet_empties_nothing():
    game = scenario(
        start="destiny", destiny="last stand, C", options=OPTIONS, hands=CARDS, limbo={"B": {"E": 2}, "C": {"D": 1}}
    ).play(until="launch")  # fmt: skip
    assert game.warp == {"D": 1}


@rule("DV-17", "DV-21")
def test_who_is_beside_the_ring_is_not_brought_back():
    game = scenario(
        cone="warp raid", options=OPTIONS, gate={"A": 3}, warp={"A": 1, "B": 2}, limbo={"lost": {"A": 2}},
        hands={"A": "attack 20", "B": "attack 04"},
    ).play()  # fmt: skip
    assert game.warp == {"B": 2}
    assert sum(game.ships(f"A{i}", "A") for i in range(1, 6)) == 18


@rule("DV-30", "IW-6")
def test_a_reverse_cone_empties_nothing():
    position = {"start": "destiny", "hands": CARDS, "limbo": {"B": {"C": 2}, "A": {"D": 1}}}
    options = {"inverted_warp": True, "reverse_cones": True}
    game = scenario(destiny="A!, B!", options=options, **position).play(until="launch")
    assert game.reversed
    assert game.warp == {}
    assert scenario(destiny="B", options=options, **position).play(until="launch").warp == {"C": 2}
    plain = scenario(destiny="B!", options={"inverted_warp": True}, **position).play(until="launch")
    assert plain.warp == {"C": 2}


@rule("DV-15", "IW-6", "DV-SQUATTERS-1")
def test_squatters_empty_the_section_of_the_system_at_which_the_gate_is_aimed():
    game = scenario(
        start="destiny", destiny="squatters", options=OPTIONS, hands=CARDS,
        ships={"A1": {"A": 0, "C": 2}, "D2": {"C": 1}}, limbo={"C": {"E": 2}, "D": {"B": 1}},
    )  # fmt: skip
    game.answers(A="D2").play(until="alliance")
    assert (game.defense, game.planet) == ("C", "D2")
    assert game.warp == {"B": 1}


@rule("IW-6", "DV-7")
def test_a_cone_that_comes_to_the_offense_is_its_own_colour_for_limbo_too():
    game = scenario(
        start="destiny", destiny="weakest link, C", options=OPTIONS,
        hands={"A": "attack 10", **dict.fromkeys("BCDE", "attack 08, attack 04")},
        limbo={"A": {"E": 2}, "C": {"B": 1}},
    ).play(until="launch")  # fmt: skip
    assert game.defense == "C"
    assert game.warp == {"B": 1, "E": 2}


@rule("IW-6", "IW-4")
def test_a_free_moon_taken_by_moonshot_empties_the_section_of_its_system():
    game = scenario(
        start="destiny", destiny="moonshot", options=OPTIONS | {"moons": True}, hands=CARDS,
        moons={"B": "confession"}, limbo={"B": {"E": 2}},
    ).play()  # fmt: skip
    assert game.warp == {"E": 2}


@rule("IW-6")
def test_who_takes_the_defenses_place_takes_a_special_to_its_own_system_and_not_a_wild():
    position = {
        "start": "destiny", "options": {"inverted_warp": True}, "aliens": {"C": "siren"}, "ships": {"B2": {"C": 1}},
        "hands": CARDS | {"B": "attack 08, attack 04"}, "limbo": {"B": {"E": 2}, "C": {"D": 1}},
    }  # fmt: skip
    game = scenario(destiny="most cards", **position).answers(C=["siren", "C1"]).play(until="alliance")
    assert (game.defense, game.warp) == ("C", {"D": 1})
    game = scenario(destiny="wild", **position).answers(A="wild: B", C=["siren", "C1"]).play(until="alliance")
    assert (game.defense, game.warp) == ("C", {"E": 2})
