"""Moons as such: dealt, aimed at and fought over (docs/rules, moons)."""

from __future__ import annotations

import pytest

from app.engine import COLOURS, Game, InvalidOptions, Options, SeatSetup, Setup, check_options
from app.engine.catalogue import catalogue_cards
from app.engine.moon_card import CATEGORIES, MoonCard
from app.engine.options import options_schema
from app.engine.variants import VARIANTS
from tests.kit import Offer, rule, scenario

ALIENS = ["oracle", "tripler", "macron", "mind", "zombie", "warrior", "sorcerer", "parasite"]
MOONS = {name: card for name, card in VARIANTS.items() if issubclass(card, MoonCard)}


def dealt(seats=4, moons=tuple(CATEGORIES), **options):
    setup = Setup(
        [SeatSetup(f"P{i}", COLOURS[i]) for i in range(seats)],
        Options(aliens=ALIENS[:seats], moons=moons, **options), b"m" * 32, [""] * seats,
    )  # fmt: skip
    return Game.new(setup)


@rule("MO-1")
def test_the_stack_has_the_moons_of_the_chosen_categories():
    assert {moon.card for moon in dealt(3, ("cheese",)).state.moons} <= {
        name for name, card in MOONS.items() if card.category == "cheese"
    }
    assert [sum(card.category == c for card in MOONS.values()) for c in CATEGORIES] == [10, 10, 10, 10]
    assert dealt(3, ()).state.moons == []


@rule("MO-1", "R-VAR-8")
def test_a_table_names_the_categories():
    assert check_options({"moons": ["full", "quarter"]}, 4).moons == ("quarter", "full")
    assert check_options({}, 4).moons == ()
    for wrong in (["eighth"], "full", True):
        with pytest.raises(InvalidOptions):
            check_options({"moons": wrong}, 4)
    described = options_schema()["properties"]["moons"]
    assert set(described["labels"]) == set(described["items"]["enum"]) == set(CATEGORIES)


@rule("MO-1")
def test_the_catalogue_shows_all_of_them():
    moons = [card for card in catalogue_cards() if card["deck"] == "moon"]
    assert {moon["id"] for moon in moons} == set(MOONS)
    assert all(moon["text"] and moon["category"] in CATEGORIES for moon in moons)
    assert {moon["wording"] for moon in moons} == {"continuing", "intermittent", "one_shot"}


@rule("MO-2")
def test_each_player_puts_two_face_down_into_the_own_system_and_may_look_at_them():
    game = dealt()
    shown = game.view(None)["moons"]
    assert [moon["system"] for moon in shown] == [0, 0, 1, 1, 2, 2, 3, 3]
    assert {moon["moon"] for moon in shown} == {None}
    own = {moon.place: moon.card for moon in game.state.moons if moon.home == 1}
    assert game.view(1)["own_moons"] == {str(place): card for place, card in own.items()}
    assert "own_moons" not in game.view(None)


@rule("MO-2")
def test_with_too_few_moons_all_get_equally_fewer():
    assert len(dealt(8, ("cheese",)).state.moons) == 8


@rule("MO-22")
def test_with_four_planets_each_player_has_one_moon():
    assert [moon.home for moon in dealt(4, four_planets=True).state.moons] == [0, 1, 2, 3]


@rule("MO-3", "MO-6")
def test_the_offense_may_aim_at_a_moon_of_the_system_and_its_occupant_defends():
    game = scenario(
        start="launch", moons={"B": "bluff moon, snare"}, ships={"bluff moon": {"C": 2}, "snare": {"A": 1}},
        hands={"A": "attack 10", "C": "attack 04"},
    )  # fmt: skip
    game.play(until="aim")
    assert game.options("A") == ["B1", "B2", "B3", "B4", "B5", "bluff moon"]  # not where it has a colony
    game.answers(A=["aim: bluff moon", 3]).play()
    assert game.defense == "C"
    assert game.result == "offense wins"
    assert game.successful


@rule("MO-3")
def test_by_default_it_aims_at_a_planet():
    game = scenario(start="launch", moons={"B": "bluff moon"}, hands={"A": "attack 10", "B": "attack 04"}).play()
    assert game.planet[0] == "B"


@rule("MO-4", "MO-5")
def test_own_colour_drawn_a_free_moon_at_home_may_be_taken():
    game = scenario(start="destiny", destiny="A", moons={"A": "bluff moon, echo"}, ships={"echo": {"C": 1}})
    game.play(until="own colour")
    assert game.options("A") == ["draw again", "take bluff moon", "attack C on echo"]
    game.answers(A=["take bluff moon", 2]).play()
    assert game.ships("bluff moon") == {"A": 2}
    assert game.successful


@rule("MO-4", "MO-6")
def test_own_colour_drawn_the_occupant_of_a_moon_at_home_may_be_fought():
    game = scenario(
        start="destiny", destiny="A", moons={"A": "echo"}, ships={"echo": {"C": 1}},
        hands={"A": "attack 10", "C": "attack 04"},
    )  # fmt: skip
    game.answers(A="attack C on echo").play()
    assert (game.defense, game.planet, game.result) == ("C", "echo", "offense wins")
    assert game.warp == {"C": 1}


@rule("MO-5")
def test_a_free_moon_is_simply_taken():
    game = scenario(start="launch", moons={"B": "bluff moon"}, hands={"A": "attack 10", "B": "attack 04"})
    game.answers(A=["aim: bluff moon", {"A1": 2}]).play()
    assert game.occupant("bluff moon") == "A"
    assert game.ships("bluff moon") == {"A": 2}
    assert game.successful
    assert "planning.selecting" not in game.passed
    assert not game.was_asked("A", "invite")


@rule("MO-6")
def test_nobody_is_invited_and_no_power_makes_an_ally():
    game = scenario(
        start="launch", moons={"B": "bluff moon"}, ships={"bluff moon": {"B": 2}}, aliens={"C": "parasite"},
        hands={"A": "attack 10", "B": "attack 04"},
    )  # fmt: skip
    game.answers(A="aim: bluff moon").play()
    assert not any(game.was_asked(name, "invite") or game.was_asked(name, "ally") for name in "ABCDE")
    assert game.role("C") == "outsider"


@rule("MO-7")
def test_the_winner_lands_the_loser_goes_to_the_warp_and_a_tie_is_the_defenses():
    position = {"start": "launch", "moons": {"B": "bluff moon"}, "ships": {"bluff moon": {"C": 2}}}
    won = scenario(**position, hands={"A": "attack 10", "C": "attack 04"})
    won.answers(A=["aim: bluff moon", 3]).play()
    assert won.ships("bluff moon") == {"A": 3}
    assert won.warp == {"C": 2}
    tie = scenario(**position, hands={"A": "attack 05", "C": "attack 06"})
    tie.answers(A=["aim: bluff moon", 3]).play()
    assert tie.totals == (8, 8)
    assert tie.ships("bluff moon") == {"C": 2}
    assert tie.warp == {"A": 3}


@rule("MO-8")
def test_a_moon_is_no_part_of_a_deal_but_compensation_is_paid():
    game = scenario(
        start="launch", moons={"B": "bluff moon"}, ships={"bluff moon": {"B": 2}, "B1": {"B": 2}},
        hands={"A": "negotiate", "B": "negotiate"},
    )  # fmt: skip
    game.answers(A="aim: bluff moon").play(until="deal")
    ask = game.ask("A")
    assert ask.deal.colonies_to_give(1) == [5, 6, 7, 8, 9]
    paid = scenario(
        start="launch", moons={"B": "bluff moon"}, ships={"bluff moon": {"B": 2}},
        hands={"A": "negotiate", "B": "attack 04, +2, +3"},
    )  # fmt: skip
    paid.answers(A=["aim: bluff moon", 2]).play()
    assert len(paid.hand("A")) == 2


def test_a_deal_may_settle_ships_of_the_gate_after_a_fight_for_a_moon():
    game = scenario(
        start="launch", moons={"B": "bluff moon"}, ships={"bluff moon": {"B": 1}},
        hands={"A": "negotiate", "B": "negotiate"},
    )  # fmt: skip
    game.answers(A=["aim: bluff moon", 1, Offer(take_colony="B2")], B="accept").play()
    assert game.result == "deal made"
    assert game.ships("B2", "A") == 1


@rule("CM-10", "MO-23")
def test_what_a_comet_says_about_allies_does_nothing_at_a_moon():
    game = scenario(
        start="launch", comet="free for all", moons={"B": "bluff moon"}, ships={"bluff moon": {"C": 1}},
        hands={"A": "attack 10", "C": "attack 04"},
    )  # fmt: skip
    game.answers(A="aim: bluff moon").play()
    assert game.result == "offense wins"
    assert not any(game.was_asked(name, "ally") for name in "BDE")


@rule("DV-MOON-1")
def test_moonshot_leads_to_any_moon_without_an_own_colony():
    position = {
        "start": "destiny", "destiny": "moonshot", "options": {"colourless_cones": True},
        "moons": {"A": "echo", "C": "bluff moon, snare*"}, "ships": {"snare": {"D": 1}, "echo": {"A": 1}},
        "hands": {"A": "attack 10", "D": "attack 04"},
    }  # fmt: skip
    game = scenario(**position)
    game.play(until="cone")
    assert game.options("A") == ["take bluff moon", "attack D on snare"]
    game.answers(A="attack D on snare").play()
    assert (game.defense, game.planet, game.result) == ("D", "snare", "offense wins")
    free = scenario(**position).answers(A=["take bluff moon", 2]).play()
    assert free.ships("bluff moon") == {"A": 2}
    assert free.successful


@rule("DV-MOON-1", "DV-12")
def test_moonshot_without_a_moon_to_aim_at_is_passed_over():
    game = scenario(
        start="destiny", destiny="moonshot, C", options={"colourless_cones": True}, moons={"A": "echo"},
        ships={"echo": {"A": 1}}, hands={"A": "attack 10"},
    )  # fmt: skip
    game.play(until="launch.after_aim")
    assert game.defense == "C"
