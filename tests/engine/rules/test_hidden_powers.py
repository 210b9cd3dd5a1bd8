"""Hidden powers and combos (R-VAR-3, R-SETUP-3, R-VAR-4)."""

from __future__ import annotations

import pytest

from app.engine import COLOURS, Game, InvalidOptions, Options, SeatSetup, Setup, check_options
from tests.kit import rule, scenario

ALIENS = ["oracle", "tripler", "macron"]


def hidden_game(**options):
    seats = [SeatSetup(name, COLOURS[i]) for i, name in enumerate("ABC")]
    return Game.new(Setup(seats, Options(aliens=ALIENS, hidden_powers=True, **options), b"h" * 32, ["", "", ""]))


def turn_up(game, seat):
    return next(ask for ask in game.asks if ask.free and ask.seat == seat)


@rule("R-VAR-3")
def test_a_hidden_sheet_shows_to_its_owner_alone():
    game = hidden_game()
    assert [s["alien"] for s in game.view(1)["seats"]] == [None, None, None]
    assert [s["power"] for s in game.view(None)["seats"]] == ["hidden"] * 3
    assert game.view(1)["hidden_powers"] == ["tripler"]
    assert "hidden_powers" not in game.view(None)


@rule("R-VAR-3")
def test_it_is_turned_up_between_actions_and_stays_up():
    game = hidden_game()
    before = game.view(0)
    outcome = game.answer(turn_up(game, 1).id, ["0"])
    assert not outcome.public
    assert game.view(0) == before  # nobody notices before the action in progress is finished
    while game.view(0)["seats"][1]["alien"] is None:
        ask = next(ask for ask in game.asks if not ask.free)
        game.timeout(ask.id)
    assert game.view(0)["seats"][1]["alien"] == "tripler"
    assert not any(ask.free and ask.seat == 1 for ask in game.asks)


@rule("R-VAR-3")
def test_declining_leaves_the_question_open():
    game = hidden_game()
    ask = turn_up(game, 2)
    game.answer(ask.id, [])
    assert turn_up(game, 2).id == ask.id


@rule("R-VAR-3", "R-SETUP-5")
def test_with_hidden_powers_there_is_no_list_of_flares():
    assert hidden_game().view(None)["flares"] == []


@rule("R-VAR-3")
def test_free_questions_survive_a_resume():
    game = hidden_game()
    game.answer(turn_up(game, 1).id, ["0"])
    twin = game.clone()
    assert [ask.id for ask in twin.asks] == [ask.id for ask in game.asks]


@rule("R-SETUP-3")
def test_a_combo_is_for_at_most_its_number_of_players():
    with pytest.raises(InvalidOptions, match="at most 5"):
        check_options({"aliens": "combo:C01"}, 6)
    with pytest.raises(InvalidOptions, match="combo among"):
        check_options({"aliens": "combo:X"}, 3)


@rule("R-VAR-3", "R-WIN-7")
def test_what_lies_face_down_can_be_opened_for_all():
    game = hidden_game()
    assert game.opened()["powers"] == {"0": ["oracle"], "1": ["tripler"], "2": ["macron"]}
    game.answer(turn_up(game, 1).id, ["0"])
    while game.view(0)["seats"][1]["alien"] is None:
        ask = next(ask for ask in game.asks if not ask.free)
        game.timeout(ask.id)
    assert game.opened()["powers"] == {"0": ["oracle"], "2": ["macron"]}


@rule("R-WIN-7")
def test_face_down_technology_can_be_opened_for_all():
    game = scenario(techs={"A": "genesis bomb (2)", "B": "lunar cannon"}, start="start_turn").play()
    opened = game.game.opened()
    assert [(tech["seat"], tech["tech"]) for tech in opened["techs"]] == [(0, "genesis_bomb")]
    assert set(opened) == {"techs"}
