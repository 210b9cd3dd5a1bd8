"""Worldships (chapter 31 of the rules)."""

from app.engine.opened import opened
from bench.conserved import check_conserved
from tests.engine.aliens.test_dragon import fed
from tests.engine.variants.games import begun
from tests.kit import rule, scenario

SHIPS = {"B": "worldships"}


@rule("WS-2")
def test_another_card_takes_the_place_of_the_one_turned_up():
    game = scenario(systems=SHIPS, start="destiny", destiny="B", destiny_cards={"B": "C, D, wild"})
    game.answers(B=["worldships", "C"]).play(until="launch")
    assert game.defense == "C"
    assert [card.rstrip("!") for card in game.destiny_discard] == ["B", "C"]
    assert len(game.destiny_cards("B")) == 2


@rule("WS-2")
def test_it_may_not_be_done_twice_in_an_encounter():
    game = scenario(systems=SHIPS, start="destiny", destiny="A, D", destiny_cards={"B": "A, C"})
    game.answers(B=["worldships", "A"], A="draw again").play(until="launch")
    assert game.defense == "D"
    assert len(game.destiny_cards("B")) == 1
    assert [asked.question for asked in game.asked if asked.moment == "plan.destiny_shown"].count("window") == 1


@rule("WS-3")
def test_of_a_wild_card_the_owner_names_the_system():
    game = scenario(systems=SHIPS, start="destiny", destiny="B", destiny_cards={"B": "wild"})
    game.answers(B=["worldships", "wild: D"]).play(until="launch")
    assert game.defense == "D"
    assert not game.was_asked("A", "wild")


@rule("WS-3")
def test_if_the_owner_names_the_offense_it_counts_as_its_own_colour():
    game = scenario(systems=SHIPS, start="destiny", destiny="B, E", destiny_cards={"B": "wild"})
    game.answers(B=["worldships", "wild: A"], A="draw again").play(until="launch")
    assert game.defense == "E"


@rule("WS-4")
def test_a_card_of_the_offense_gives_it_the_choices_of_its_own_colour():
    game = scenario(systems=SHIPS, start="destiny", ships={"A1": {"C": 2}}, destiny="B", destiny_cards={"B": "A"})
    game.answers(B="worldships", A="attack C on A1").play(until="launch")
    assert (game.defense, game.planet) == ("C", "A1")


@rule("WS-1")
def test_the_top_three_cards_are_dealt_when_the_deck_lies_ready():
    game = begun(4, "worldships")
    seat = game.inverted.hexes.index("worldships")
    held = [card for owner, card in game.inverted.destiny if owner == seat]
    assert len(held) == 3
    assert not set(held) & set(game.state.destiny)
    assert len(game.view(seat)["destiny_hand"]) == 3
    assert "destiny_hand" not in game.view((seat + 1) % 4)
    assert game.view(None)["systems"][seat]["cards"] == 3


@rule("R-WIN-7")
def test_the_hand_is_opened_when_the_game_is_over():
    game = scenario(systems=SHIPS, start="destiny", destiny="C", destiny_cards={"B": "C, D"}).play(until="launch")
    assert "opened" not in game.view("A")
    assert len(opened(game.still)["destiny"]["1"]) == 2


@rule("WS-5")
def test_with_a_new_deck_a_new_hand_is_dealt():
    game = scenario(
        systems=SHIPS,
        start="destiny",
        destiny="C",
        destiny_cards={"B": "C!"},
        destiny_discard="D",
        destiny_rest="discard",
    )
    game.play(until="launch")
    cards = len(game.destiny) + len(game.destiny_discard) + 3
    assert len(game.destiny_cards("B")) == 3
    assert cards == len(game.game.destiny_faces)


@rule("WS-6", "CM-8")
def test_a_comet_of_the_hand_is_played_when_the_defense_is_known():
    options = {"comets": True}
    game = scenario(systems=SHIPS, options=options, start="destiny", destiny="C", destiny_cards={"B": "open war, D"})
    game.answers(B="destiny.defense_fixed: worldships").play(until="launch")
    assert game.defense == "C"
    assert game.view()["encounter"]["comet"] == "open_war"
    assert game.destiny_cards("B") == ["D"]
    assert "open war" in game.destiny_discard


@rule("WS-6", "CM-8")
def test_a_second_comet_does_nothing():
    options = {"comets": True}
    game = scenario(
        systems=SHIPS, options=options, start="destiny", destiny="small gate, C", destiny_cards={"B": "open war"}
    )
    game.answers(B="destiny.defense_fixed: worldships").play(until="launch")
    assert game.view()["encounter"]["comet"] == "small_gate"


@rule("WS-6")
def test_a_comet_takes_no_cards_place():
    options = {"comets": True}
    game = scenario(systems=SHIPS, options=options, start="destiny", destiny="C", destiny_cards={"B": "open war"})
    game.play(until="launch")
    assert not any("worldships" in asked.options for asked in game.asked if asked.moment == "plan.destiny_shown")


@rule("DV-14")
def test_a_colourless_cone_of_the_hand_takes_a_cards_place():
    options = {"colourless_cones": True}
    game = scenario(systems=SHIPS, options=options, start="destiny", destiny="B", destiny_cards={"B": "right turn, C"})
    game.answers(B=["worldships", "right turn"]).play(until="launch")
    assert game.defense == "E"


@rule("WS-2")
def test_the_card_put_in_place_lies_open_while_somebody_acts_on_the_one_that_left():
    """The Dragon takes the card that was turned up first: it is asked for a planet before the other one is read."""
    game = fed(scenario(systems=SHIPS, aliens={"D": "dragon"}, start="destiny", destiny="C",
                        destiny_cards={"B": "E"}), "C, C")  # fmt: skip
    game.answers(B=["worldships"]).play(until="dragon.planet")
    assert game.view()["encounter"]["destiny"] == {"type": "seat", "seat": 4}
    check_conserved(game.game)
    game.play(until="launch")
    assert game.defense == "E"
