"""Chapter 27, comets: the rules they share."""

from typing import Any

import pytest

from app.engine import COLOURS, Game, Options, SeatSetup, Setup
from tests.kit import rule, scenario

CARDS = {"A": "attack 10", "B": "attack 08", "C": "attack 06", "D": "attack 07", "E": "attack 09"}
COMETS = {"comets": True}


def new_game(seats: int, **options: Any) -> Game:
    """A game at its first question after setup."""
    players = [SeatSetup(f"P{i}", COLOURS[i]) for i in range(seats)]
    return Game.new(Setup(players, Options(**options), b"k" * 32, [""] * seats))


@rule("CM-1", "DV-1", "R-VAR-7")
@pytest.mark.parametrize(
    ("options", "pool"),
    [
        ({"comets": True}, 15),
        ({"colourless_cones": True}, 11),
        ({"comets": True, "colourless_cones": True}, 26),
    ],
)
def test_one_extra_card_a_player_goes_unseen_into_the_deck(options, pool):
    game = new_game(4, **options)
    base = 4 * 3 + 5
    assert len(game.state.extra.faces) == pool
    assert len(game.state.destiny) == base + 4
    assert len(game.state.extra.spare) == pool - 4
    assert "destiny_spare" not in str(game.view(0))
    assert game.view(0)["decks"]["destiny"] == base + 4


@rule("DV-4")
def test_the_first_player_is_found_without_extra_cards():
    plain, mixed = new_game(5), new_game(5, comets=True, colourless_cones=True)
    assert mixed.state.turn_owner == plain.state.turn_owner


@rule("CM-2", "DV-3")
def test_a_comet_is_noted_and_another_card_is_drawn():
    game = scenario(start="destiny", destiny="last stand, C", options=COMETS, hands=CARDS).play(until="launch")
    assert (game.comet, game.defense) == ("last stand", "C")
    assert game.destiny_discard == ["last stand", "C"]
    assert "Last Stand is the comet of this encounter." in game.told("E")
    assert game.view("E")["encounter"]["comet"] == "last_stand"


@rule("CM-3")
def test_only_the_first_comet_counts():
    game = scenario(start="destiny", destiny="last stand, A, narrow pass, C", options=COMETS, hands=CARDS)
    game.play(until="launch")
    assert game.comet == "last stand"
    assert game.destiny_discard == ["last stand", "A", "narrow pass", "C"]


@rule("CM-4")
def test_its_effect_begins_when_the_defense_is_fixed_and_ends_with_the_encounter():
    game = scenario(start="destiny", destiny="small gate, C", options=COMETS, hands=CARDS)
    game.play(until="launch")
    assert game.refuses("A", 3)
    game.answer("A", "C1").answer("A", 2).play()
    assert game.game.state.encounter.omen.comet == ""


@rule("CM-5", "DV-2")
def test_rebuilding_the_deck_exchanges_the_extra_card_played_last():
    game = scenario(
        start="destiny", destiny="B", destiny_discard="last stand, narrow pass, D", options=COMETS, hands=CARDS,
        destiny_spare="small gate, open war", destiny_rest="discard",
    ).play(until="launch")  # fmt: skip
    assert "Narrow Pass leaves the game; another extra card comes into the destiny deck." in game.told("C")
    every = game.destiny + game.destiny_discard
    assert "narrow pass" not in every
    assert {"last stand", "small gate"} <= {*every, game.comet}
    assert len(game.state.extra.spare) == 1


@rule("CM-5")
def test_with_nothing_out_of_play_the_removed_card_comes_back():
    comets = new_game(4, comets=True).state.extra.faces
    game = scenario(
        start="destiny", destiny="B", destiny_discard=comets, options=COMETS, hands=CARDS, destiny_rest="discard"
    ).play(until="launch")  # fmt: skip
    assert game.state.extra.gone == game.state.extra.spare == []
    assert not any("leaves the game" in line for line in game.told("C"))


@rule("CM-5", "DV-2")
def test_a_table_may_exchange_all_extra_cards():
    game = scenario(
        start="destiny", destiny="spoils", destiny_discard="last stand, narrow pass, D", hands=CARDS,
        destiny_spare="small gate, open war, slow peace", options=COMETS | {"all_new_extras": True},
        destiny_rest="discard",
    ).play(until="launch")  # fmt: skip
    every = {*game.destiny, *game.destiny_discard, game.comet}
    assert {"small gate", "open war", "slow peace"} <= every
    assert not {"last stand", "narrow pass", "spoils"} & every


@rule("CM-6", "DV-3")
def test_a_comet_that_would_be_the_last_card_is_shuffled_in():
    game = scenario(
        start="destiny", destiny="last stand", destiny_discard="C, D", options=COMETS, hands=CARDS,
        destiny_rest="discard",
    ).play(until="launch")  # fmt: skip
    assert "The destiny deck is shuffled anew." in game.told("B")


@rule("CM-7")
def test_founding_a_home_colony_again_wastes_the_comet():
    game = scenario(
        start="destiny", destiny="generous victor, A", options=COMETS, hands=CARDS, ships={"A2": {"A": 0}}
    ).answers(A="settle A2")  # fmt: skip
    game.play()
    assert game.successful
    assert game.hand("A") == ["attack 10"]


@rule("CM-9")
def test_nothing_that_reacts_to_a_colour_reacts_to_a_comet():
    game = scenario(
        start="destiny", destiny="last stand, C", options=COMETS, hands=CARDS, aliens={"E": "shadow"}
    ).play(until="launch")  # fmt: skip
    assert game.warp == {"C": 1}
    assert game.passed.count("destiny.turned_up") == 1


@rule("CM-9")
def test_who_chooses_destiny_cards_may_choose_a_comet():
    game = scenario(start="destiny", destiny="C, last stand", options=COMETS, hands=CARDS, aliens={"E": "dictator"})
    game.play(until="dictator.card")
    assert "last stand" in game.options("E")
    game.answers(E=["last stand", "D"]).play(until="launch")
    assert (game.comet, game.defense) == ("last stand", "D")
