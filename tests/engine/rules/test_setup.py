"""Chapter 4, setup: on whole games, not on made-up positions."""

from collections import Counter
from typing import Any

import pytest

from app.engine import COLOURS, Game, InvalidOptions, Options, SeatSetup, Setup, check_options
from app.engine.aliens import ALIENS
from app.engine.moments import PHASES
from tests.kit import rule

PLAIN = ["macron", "mind", "oracle", "parasite", "sorcerer", "tripler", "warrior", "zombie"]  # nothing to do at setup


def new_game(players: int = 5, key: int = 0, **options: Any) -> Game:
    seats = [SeatSetup(f"Player {i}", COLOURS[i]) for i in range(players)]
    return Game.new(Setup(seats, Options(**options), f"setup {key}".encode().ljust(32), [""] * players))


@rule("R-SETUP-1")
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7, 8])
def test_each_player_has_a_colour_five_planets_and_four_ships_on_each(players: int):
    view = new_game(players).view(None)
    assert len({seat["colour"] for seat in view["seats"]}) == players
    assert [planet["system"] for planet in view["planets"]] == [seat for seat in range(players) for _ in range(5)]
    assert all(planet["ships"] == {str(planet["system"]): 4} for planet in view["planets"])


@rule("R-SETUP-3")
def test_aliens_are_dealt_at_random_one_to_each_face_up():
    dealt = [tuple(seat["alien"] for seat in new_game(4, key).view(None)["seats"]) for key in range(8)]
    assert all(len(set(aliens)) == 4 and None not in aliens for aliens in dealt)
    assert len(set(dealt)) > 4


@rule("R-SETUP-3")
def test_named_aliens_sit_where_they_were_named():
    aliens = ["oracle", "zombie", "mind"]
    assert [seat["alien"] for seat in new_game(3, aliens=aliens).view(None)["seats"]] == aliens
    with pytest.raises(InvalidOptions):
        check_options({"aliens": ["oracle", "oracle", "mind"]}, 3)


@rule("R-SETUP-3")
def test_chance_deals_only_from_the_sets_of_the_table():
    for sets in (("base",), ("classic",)):
        dealt = {seat["alien"] for key in range(6) for seat in new_game(5, key, alien_sets=sets).view(None)["seats"]}
        assert {ALIENS[alien].set for alien in dealt} == set(sets)
        game = new_game(5, alien_sets=sets, flares=True)
        assert {ALIENS[alien].set for alien in [*game.state.extra_cards, *game.state.unused]} == set(sets)
    assert check_options({"alien_sets": ["classic", "base"]}, 5).alien_sets == ("base", "classic")
    for wrong in ([], ["new"], "base"):
        with pytest.raises(InvalidOptions):
            check_options({"alien_sets": wrong}, 5)


@rule("R-SETUP-3")
def test_a_named_alien_may_be_of_any_set():
    named = ["oracle", "plant", "mind"]
    game = new_game(3, aliens=named, flares=True)
    assert "plant" in game.state.extra_cards
    assert [seat["alien"] for seat in game.view(None)["seats"]] == named


@rule("R-SETUP-4")
def test_each_player_chooses_one_of_two_and_nobody_sees_which_before_all_have():
    game = new_game(4, aliens="choice_of_two")
    assert game.waiting == [0, 1, 2, 3]
    offered = [game.view(seat)["candidates"] for seat in range(4)]
    assert len({alien for pair in offered for alien in pair}) == 8
    assert "candidates" not in game.view(None)
    for seat in (0, 1, 2):
        ask = next(ask for ask in game.asks if ask.seat == seat)
        game.answer(ask.id, ["1"])
    assert all(seat["alien"] is None for seat in game.view(3)["seats"])
    game.timeout(game.asks[0].id)
    chosen = [seat["alien"] for seat in game.view(None)["seats"]]
    assert chosen == [offered[0][1], offered[1][1], offered[2][1], offered[3][0]]


@rule("R-SETUP-4")
def test_with_too_few_aliens_for_a_choice_the_options_are_refused(monkeypatch):
    monkeypatch.setattr("app.engine.options.able_aliens", lambda seats: ["macron", "mind"] * 4)
    with pytest.raises(InvalidOptions) as refused:
        check_options({"aliens": "choice_of_two"}, 5)
    assert refused.value.details["most_seats"] == 4


@rule("R-SETUP-5", "C-DECK-1")
def test_the_cosmic_deck_has_72_cards():
    game = new_game(3)
    cards = Counter(game.faces[card].name for card in game.state.deck + [c for hand in game.state.hands for c in hand])
    assert sum(cards.values()) == 72
    assert (cards["Negotiate"], cards["Morph"], cards["Attack 06"], cards["Attack 08"], cards["Attack 40"]) == (
        15,
        1,
        7,
        7,
        1,
    )
    kinds = Counter(face.kind for face in game.faces)
    assert kinds == {"attack": 39, "negotiate": 15, "morph": 1, "reinforcement": 6, "artifact": 11}
    assert (cards["Card Zap"], cards["Cosmic Zap"], cards["Mobius Tubes"], cards["Plague"], cards["Quash"]) == (
        2,
        2,
        2,
        1,
        1,
    )
    assert (cards["Emotion Control"], cards["Force Field"], cards["Ionic Gas"]) == (1, 1, 1)
    assert (cards["Reinforcement +2"], cards["Reinforcement +3"], cards["Reinforcement +5"]) == (2, 3, 1)


@rule("R-SETUP-7", "R-INFO-2")
def test_everybody_gets_eight_cards_and_sees_only_those():
    game = new_game(4, aliens=PLAIN[:4])
    assert [seat["hand"] for seat in game.view(None)["seats"]] == [8, 8, 8, 8]
    assert all(len(game.view(seat)["hand"]) == 8 for seat in range(4))
    assert "hand" not in game.view(None)
    assert game.view(None)["known"] == []


@rule("R-SETUP-8")
def test_destiny_cards_are_turned_up_until_a_colour_names_the_first_player():
    first = set()
    for key in range(12):
        game = new_game(3, key, aliens=PLAIN[:3])
        turned = [event for event in game.events if event.kind == "first_player_card"]
        assert [event.args["card"][0] for event in turned] == ["face"] * (len(turned) - 1) + ["seat"]
        assert turned[-1].args["card"][1] == game.state.turn_owner
        assert len(game.state.destiny) + len(game.state.destiny_discard) + (game.encounter.card >= 0) == 14
        first.add(game.state.turn_owner)
    assert len(first) > 1


@rule("R-VAR-1")
def test_four_planets_sixteen_ships():
    view = new_game(3, four_planets=True).view(None)
    assert len(view["planets"]) == 12
    assert all(planet["ships"] == {str(planet["system"]): 4} for planet in view["planets"])
    assert view["needed"] == {"foreign_colonies": 4, "home_colonies": 2}


@rule("R-TIME-9")
def test_the_phases_come_in_their_order():
    assert PHASES[1:9] == (
        "start_turn", "regroup", "destiny", "launch", "alliance", "planning", "reveal", "resolution",
    )  # fmt: skip


@rule("R-VAR-9")
@pytest.mark.parametrize("aliens", ["random", "choice_of_two"])
def test_with_two_powers_each_every_player_is_dealt_two_different_aliens(aliens: str):
    game = new_game(8, two_powers=True, aliens=aliens, flares=True)
    dealt = [[power.alien for power in game.powers_of(seat)] for seat in range(8)]
    assert all(len(pair) == 2 for pair in dealt)
    assert len({alien for pair in dealt for alien in pair}) == 16
    assert not any(ask.text == "choose_alien" for ask in game.asks)


@rule("R-VAR-9")
def test_named_aliens_come_with_a_second_one_by_chance():
    named = ["oracle", "warrior", "tripler"]
    game = new_game(3, two_powers=True, aliens=named)
    pairs = [[power.alien for power in game.powers_of(seat)] for seat in range(3)]
    assert [first for first, _ in pairs] == named
    assert not {second for _, second in pairs} & {*named}


@rule("R-VAR-9")
def test_two_powers_each_is_a_switch_that_is_off_by_itself():
    assert (check_options({}, 8).two_powers, check_options({"two_powers": True}, 8).two_powers) == (False, True)
    with pytest.raises(InvalidOptions, match="expected true or false for two_powers"):
        check_options({"two_powers": 2}, 8)
