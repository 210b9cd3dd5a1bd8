"""What all inverted systems share (chapter 31 of the rules)."""

import pytest
from msgspec.structs import replace

from app.engine import Game
from app.engine.moments import PLANETS_LEFT
from app.engine.options import InvalidOptions, check_options
from bench.randomplay import make_setup
from tests.engine.variants.games import begun
from tests.kit import rule, scenario

HEXES = ("binary", "gas_giant", "rings", "rosette", "space_dust", "worldships")


@rule("IS-1")
def test_everybody_has_one_or_as_a_handicap_those_that_are_named():
    assert all(begun(6).inverted.hexes)
    assert [bool(name) for name in begun(5, inverted_seats=(1, 3)).inverted.hexes] == [False, True, False, True, False]
    assert sum(map(bool, begun(8).inverted.hexes)) == 6


@rule("IS-2")
def test_each_is_there_once():
    hexes = begun(6).inverted.hexes
    assert sorted(hexes) == list(HEXES)


@rule("IS-2")
def test_they_may_be_chosen_in_the_order_of_the_seats():
    setup = make_setup(1, seats=3)
    game = Game.new(replace(setup, options=replace(setup.options, inverted_systems=True, inverted_choice=True)))
    for seat, kind in enumerate(("rosette", "binary", "rings")):
        (ask,) = game.asks
        assert (ask.seat, len(ask.options)) == (seat, 6 - seat)
        game.answer(ask.id, [str(ask.options.index(("choice", f"{kind}.side")))])
    assert game.inverted.hexes == ["rosette", "binary", "rings"]


@rule("IS-3")
def test_owners_place_their_ships_unseen_until_all_are_ready():
    worlds = []
    for first in (True, False):
        setup = make_setup(3, seats=4)
        game = Game.new(replace(setup, options=replace(setup.options, inverted_systems=True)))
        ask = next(ask for ask in game.asks if ask.text == "inverted_systems.place")
        slots = [str(slot[0]) for slot in ask.slots]
        outcome = game.answer(ask.id, {slots[0] if first else slots[1]: 20})
        other = next(seat for seat in range(4) if seat != ask.seat)
        worlds.append((game.view(other), game.view(None), [e.for_viewer(other) for e in outcome.events], game.seq))
        place = int(slots[0 if first else 1])
        while game.phase == "setup":
            game.timeout(game.asks[0].id)
        assert game.state.ships[place][ask.seat] == 20
    assert worlds[0] == worlds[1]


@rule("IS-3")
@pytest.mark.parametrize("alien", ["worm", "boomerang", "phantom", "symbiote"])
def test_what_places_ships_at_setup_goes_with_no_inverted_system(alien):
    with pytest.raises(InvalidOptions, match="places ships by itself"):
        check_options({"inverted_systems": True, "aliens": [alien, "tripler", "macron"]}, 3)
    named = {"inverted_systems": True, "inverted_seats": ["2", "3"], "aliens": [alien, "tripler", "macron"]}
    assert check_options(named, 3).inverted_seats == (1, 2)


@rule("IS-1")
@pytest.mark.parametrize(
    "options",
    [
        {"inverted_seats": ["1"]},
        {"inverted_choice": True},
        {"inverted_systems": True, "inverted_seats": ["4"]},
        {"inverted_systems": True, "inverted_seats": "all"},
    ],
)
def test_a_handicap_without_systems_or_seats_is_refused(options):
    with pytest.raises(InvalidOptions):
        check_options(options, 3)


@rule("IS-4")
def test_stacks_count_for_winning():
    ships = {f"B/A{i}": {"A": 1} for i in range(4)}
    game = scenario(
        systems={"B": "gas giant"}, ships=ships, gate={"A": 2}, hands={"A": "attack 40", "B": "attack 04"}
    ).play()
    assert game.winners == ["A"]


@rule("IS-5")
def test_no_lunar_cannon_stands_where_ships_stand_apart():
    game = scenario(
        systems={"B": "gas giant", "C": "space dust"}, start="destiny", techs={"A": "lunar cannon"}, destiny="wild"
    )
    game.answers(A="lunar cannon").play(until="lunar_cannon.place")
    assert not [place for place in game.options("A") if place[0] in "BC"]


@rule("IS-6")
def test_each_empty_planet_of_the_system_can_be_settled_again():
    game = scenario(systems={"A": "rosette"}, start="destiny", ships={"A6": {"A": 0}}, destiny="A")
    game.answers(A=["settle A6", 1]).play()
    assert game.ships("A6") == {"A": 1}


@rule("IS-7")
def test_the_genesis_planet_is_a_normal_planet_of_the_system():
    game = scenario(systems={"A": "gas giant"}, start="regroup", techs={"A": "genesis bomb (4)"}, destiny="B")
    game.answers(A=["genesis bomb", 4]).play(until="launch")
    assert game.homes("A") == 2
    assert game.still.home_count(0) == 4


@rule("IS-9")
def test_gas_giant_and_dust_count_as_five_planets():
    game = scenario(systems={"B": "gas giant", "C": "space dust"})
    assert [game.still.q(PLANETS_LEFT, len(game.still.home_planets(seat)), seat) for seat in (1, 2, 3)] == [5, 20, 5]
    game = scenario(systems={"B": "gas giant", "C": "space dust"}, homes={"C": 1}, warp={"C": 19})
    assert game.still.q(PLANETS_LEFT, len(game.still.home_planets(2)), 2) == 5


@rule("IS-8")
@pytest.mark.parametrize(
    ("hexagon", "planets"),
    [("binary", 4), ("gas_giant", 1), ("rings", 4), ("rosette", 5), ("space_dust", 16), ("worldships", 4)],
)
def test_with_four_planets_all_have_sixteen_ships(hexagon, planets):
    game = begun(6, hexagon, four_planets=True)
    seat = game.inverted.hexes.index(hexagon)
    assert len(game.home_colonies(seat)) == planets
    assert game.available(seat) == 16
    assert game.colonies_needed == 4
    if hexagon == "worldships":
        assert len([card for owner, card in game.inverted.destiny if owner == seat]) == 2


@rule("IS-8")
def test_with_four_planets_two_ships_keep_the_power_of_the_gas_giant_and_one_colony_that_of_a_star():
    four = {"four_planets": True}
    game = scenario(
        systems={"B": "gas giant"},
        options=four,
        aliens={"B": "tripler"},
        ships={"B1": {"B": 2}},
        warp={"B": 14},
        start="regroup",
        destiny="D",
    ).play(until="launch")
    assert game.still.home_count(1) == 2
    assert game.power("B") == "active"
    ships = {"A1": {"A": 16}, "A2": {"A": 0}, "A3": {"A": 0}, "A4": {"A": 0}}
    game = scenario(
        systems={"A": "binary"},
        options=four,
        aliens={"A": "tripler + macron"},
        ships=ships,
        start="regroup",
        destiny="B",
    )
    game.play(until="launch")
    assert [power.up for power in game.still.powers_of(0)] == [True, False]


def test_a_normal_game_has_nothing_of_it():
    game = scenario().play(until="planning")
    assert "systems" not in game.view()
    assert "kind" not in game.view()["planets"][0]
