"""Dragon."""

from tests.kit import check, rule, ruling, scenario

HANDS = {"A": "attack 10", "B": "attack 04", "C": "attack 06", "D": "attack 08"}


def fed(game, words: str):
    """A game with these destiny cards already on the sheet of the first power."""
    g = game.game
    for word in words.split(", "):
        seat = "ABCDE".find(word)
        card = next(c for c in g.state.destiny if g.destiny_faces[c].seat == seat
                    and (seat >= 0 or g.destiny_faces[c].kind == "wild"))  # fmt: skip
        g.state.destiny.remove(card)
        g.state.collected.append([g.state.powers[0].id, card])
    return game


def sheet(game) -> int:
    """How many destiny cards are on sheets."""
    return len(game.view()["collected"])


def start(words: str, **more):
    """A game that stands in start of turn, with cards on the sheet of C."""
    position = {
        "start": "start_turn",
        "aliens": {"C": "dragon"},
        "hands": HANDS | {"E": "quash"},
        "warp": {"A": 2},
    } | more
    return fed(scenario(**position), words)


@check("dragon", 1)
@ruling("dragon", 4)
def test_three_cards_of_a_colour_burn_a_planet():
    game = start("B, B", destiny="B").answers(C="B5").play(until="aim")
    assert game.warp == {"A": 1, "B": 4}
    assert "B5" not in game.options("A")
    assert sheet(game) == 0
    assert sorted(game.destiny_discard) == ["B", "B", "B!"]


@check("dragon", 2)
def test_a_wild_card_may_count_as_a_colour():
    game = start("B, B, wild", destiny="D").play(until="aim")
    assert game.warp == {"A": 1}
    assert sheet(game) == 4
    game = start("B, B, wild", destiny="D").answers(C=["dragon", "B2"]).play(until="aim")
    assert game.warp == {"A": 1, "B": 4}
    assert sheet(game) == 1


@check("dragon", 3)
def test_as_the_offense_it_uses_a_collected_card():
    game = start("D, B", aliens={"A": "dragon"}).answers(A=["dragon", "D"]).play(until="aim")
    assert game.defense == "D"
    assert sheet(game) == 1
    assert game.destiny_discard == ["D"]


@check("dragon", 4)
@rule("R-DESTINY-10")
def test_a_reshuffle_takes_the_collected_cards_along():
    game = start("B, B, D, E")
    g = game.game
    while len(g.state.destiny) > 1:
        g.state.destiny_discard.append(g.state.destiny.pop(0))
    game.play(until="aim")
    assert any("shuffled anew" in line for line in game.told("A"))
    assert sheet(game) <= 1


def test_zapped_the_cards_stay():
    game = start("B, B", destiny="B", hands=HANDS | {"E": "cosmic zap"}).answers(E="cosmic zap").play(until="aim")
    assert game.warp == {"A": 1}
    assert sheet(game) == 3


@ruling("dragon", 10)
def test_specials_are_not_collected():
    game = start("B", destiny="most cards").play(until="aim")
    assert sheet(game) == 1


@ruling("dragon", 1)
def test_its_own_three_cards_burn_a_planet_of_its_own():
    game = start("C, C", destiny="C").answers(C="C4").play(until="aim")
    assert game.warp == {"A": 1, "C": 4}


@ruling("dragon", 7)
def test_colonies_of_others_burn_too():
    game = start("B, B", destiny="B", ships={"B5": {"B": 4, "D": 2}}).answers(C="B5").play(until="aim")
    assert game.warp == {"A": 1, "B": 4, "D": 2}


@rule("R-POWER-7")
def test_super_two_cards_are_enough():
    game = start("B", destiny="B", hands=HANDS | {"C": "attack 06, dragon flare"})
    game.answers(C=["dragon flare", "B3"]).play(until="aim")
    assert game.warp == {"A": 1, "B": 4}
    assert sheet(game) == 0


def test_wild_a_defender_burns():
    game = scenario(start="launch", hands=HANDS | {"A": "attack 10, dragon flare"})
    game.answers(A=["aim: B2", "dragon flare"]).play(until="alliance")
    assert game.warp == {"B": 1}
    assert game.ships("B2", "B") == 3


@ruling("dragon", 2)
def test_cards_that_a_zap_has_spared_burn_a_planet_after_a_later_one():
    game = start("B, B, B", destiny="B").answers(C="B5").play(until="aim")
    assert game.warp == {"A": 1, "B": 4}
    assert sheet(game) == 1


@ruling("dragon", 3)
def test_one_card_burns_one_planet():
    game = start("B, B, D, D", destiny="wild").answers(C=["dragon", "dragon.colour: D", "D2"]).play(until="aim")
    assert game.warp == {"A": 1, "D": 4}
    assert sheet(game) == 2


@ruling("dragon", 6)
@rule("R-POWER-1")
def test_a_victim_with_too_few_home_colonies_loses_its_power():
    game = (
        start("B, B", destiny="B", aliens={"C": "dragon", "B": "virus"}, homes={"B": 3})
        .answers(C="B2")
        .play(until="aim")
    )
    assert game.power("B") == "lost"


@ruling("dragon", 8)
def test_readers_of_the_colour_act_before_it():
    game = start("B, B", destiny="B", aliens={"C": "dragon", "D": "disease"}, ships={"B2": {"D": 3}})
    game.answers(C="B2", D=["disease", 2, "B4"]).play(until="aim")
    assert game.ships("B4", "D") == 2
    assert game.warp == {"A": 1, "B": 4, "D": 1}


@ruling("dragon", 5)
@rule("R-DESTINY-11")
def test_the_last_planet_of_a_system_may_burn_and_its_owner_is_encountered_no_more():
    game = start("B, B", destiny="B", homes={"B": 1}, warp={"A": 2, "B": 16})
    g = game.game
    g.state.gone += [6, 7, 8, 9]
    g.find_planets()
    game.play()
    assert game.warp == {"A": 1, "B": 20}
    assert game.next_offense == "B"
    assert not game.was_asked("A", "aim")


@rule("R-DESTINY-10")
def test_a_collected_card_is_used_although_one_card_is_left_to_draw():
    game = start("D, B", aliens={"A": "dragon"})
    g = game.game
    while len(g.state.destiny) > 1:
        g.state.destiny_discard.append(g.state.destiny.pop(0))
    game.answers(A=["dragon", "D"]).play(until="aim")
    assert game.defense == "D"
    assert sheet(game) == 1
    assert not any("shuffled anew" in line for line in game.told("A"))
