"""Boomerang."""

from app.engine import COLOURS, Game, Options, SeatSetup, Setup
from app.engine.state import Mark
from tests.kit import acts, check, rule, ruling, scenario

HANDS = {"A": "attack 40", "B": "attack 04", "C": "attack 06"}


def aboard(game, count: int, seat: int = 0):
    """A game with so many ships on the sheet of the first power; they come from home planets in turn."""
    g = game.game
    power = g.state.powers[0]
    sheet = g.place_for("returning", power.id)
    homes = g.home_planets(seat)
    for i in range(count):
        places = [p for p in homes if g.state.ships[p][seat] > 1] or [p for p in homes if g.state.ships[p][seat]]
        g.shift(seat, 1, places[i % len(places)], sheet)
    return game


def sheet(game, seat: str = "A") -> int:
    """Ships on the sheet."""
    return game.view()["elsewhere"].get(str("ABCDE".index(seat)), 0)


def test_everybody_sees_the_ships_on_the_sheet():
    game = aboard(scenario(aliens={"A": "boomerang"}, hands=HANDS), 3)
    power = game.view()["seats"][0]["powers"][0]["id"]
    shown = [{"power": power, "seat": 0, "kind": "returning", "ships": {"0": sheet(game)}}]
    assert game.view("C")["sheet_ships"] == shown
    assert game.view()["sheet_ships"] == shown
    assert sheet(game) >= 3


@check("boomerang", 1)
def test_all_but_one_ship_of_each_planet_start_on_the_sheet():
    for four, count in ((False, 15), (True, 12)):
        seats = [SeatSetup(f"Player {i}", COLOURS[i]) for i in range(3)]
        options = Options(aliens=["boomerang", "mind", "oracle"], four_planets=four)
        game = Game.new(Setup(seats, options, b"k" * 32, [""] * 3))
        assert game.view(None)["elsewhere"] == {"0": count}
        assert all(game.state.ships[p][0] == 1 for p in game.home_planets(0))


@check("boomerang", 2)
def test_three_ships_of_the_sheet_go_along():
    game = aboard(scenario(start="launch", aliens={"A": "boomerang"}, hands=HANDS), 10)
    game.answers(A=[{"A1": 1, "A2": 1, "A3": 1, "A4": 1}, "boomerang", 3]).play(until="alliance")
    assert game.gate == {"A": 7}
    assert sheet(game) == 7


@check("boomerang", 3)
@rule("R-WIN-3")
@ruling("boomerang", 4)
def test_an_empty_sheet_and_three_home_planets_win_at_once():
    game = scenario(start="launch", ships={"D1": {"A": 1}}, aliens={"A": "boomerang"}, hands=HANDS)
    game = aboard(game, 2)
    game.game.state.marks.append(mark(game))
    game.answers(A=[{"D1": 1}, "boomerang", 2]).play()
    assert game.winners == ["A"]


def mark(game) -> Mark:
    """The mark that the setup leaves."""
    return Mark("returning", "alien:boomerang", 0, "game", 0, game.game.state.powers[0].id, [])


@check("boomerang", 4)
def test_a_wild_card_lets_it_fight_at_home():
    game = scenario(start="destiny", destiny="wild", ships={"A3": {"C": 1}}, aliens={"A": "boomerang"}, hands=HANDS)
    game.answers(A="attack C on A3").play(until="alliance")
    assert (game.defense, game.planet) == ("C", "A3")


def test_the_wild_card_helps_with_a_lost_power_too():
    game = scenario(start="destiny", destiny="wild", homes={"A": 2}, ships={"A3": {"C": 1}}, aliens={"A": "boomerang"},
                    hands=HANDS)  # fmt: skip
    game.answers(A="attack C on A3").play(until="alliance")
    assert game.planet == "A3"


def test_zapped_the_ships_stay_on_the_sheet():
    game = aboard(scenario(start="launch", aliens={"A": "boomerang"}, hands=HANDS | {"D": "cosmic zap"}), 6)
    game.answers(A=[{"A1": 1}, "boomerang", 3], D="cosmic zap").play(until="alliance")
    assert game.gate == {"A": 1}
    assert sheet(game) == 6


def test_an_ally_brings_ships_too():
    game = aboard(scenario(start="alliance", gate={"A": 1}, aliens={"C": "boomerang"}, hands=HANDS), 6, seat=2)
    game.answers(A="invite: C", C=["offense", {"C1": 1}, "boomerang", 2]).play(until="planning")
    assert game.gate == {"A": 1, "C": 3}


@rule("R-POWER-8")
@ruling("boomerang", 6)
def test_the_ships_stay_with_their_colour_when_the_sheet_is_swapped():
    game = scenario(start="destiny", destiny="B", aliens={"A": "boomerang", "B": "changeling"}, hands=HANDS)
    aboard(game, 6).answers(B="swap").play(until="aim")
    assert sheet(game) == 0
    assert game.ships_of("A") == 20
    assert sum(game.ships(f"A{i}", "A") for i in range(1, 6)) == 20


@ruling("boomerang", 6)
def test_after_a_swap_an_empty_sheet_wins_for_nobody():
    @acts("launch.before")
    def swap_back(me):
        assert me.g.state.powers[0].seat == 1
        yield from me.g.exchange(*me.g.state.powers)

    game = scenario(start="destiny", destiny="B", probes=[swap_back], aliens={"A": "boomerang", "B": "changeling"},
                    hands=HANDS)  # fmt: skip
    aboard(game, 6).game.state.marks.append(mark(game))
    game.answers(B="swap").play()
    assert game.alien("A") == "boomerang"
    assert game.homes("A") == 5
    assert game.winners == []


@rule("R-POWER-7")
def test_super_a_ship_goes_to_a_home_colony():
    hands = HANDS | {"A": "attack 40, boomerang flare"}
    game = aboard(scenario(start="start_turn", destiny="B", aliens={"A": "boomerang"}, hands=hands), 6)
    game.answers(A=["boomerang flare", "A3"]).play(until="destiny")
    assert sheet(game) == 5


def test_wild_lost_ships_return():
    hands = {"A": "attack 04, boomerang flare", "B": "attack 40"}
    game = scenario(gate={"A": 3}, hands=hands).answers(A="boomerang flare").play()
    assert game.warp == {}
    assert game.ships_of("A") == 20


@ruling("boomerang", 1)
def test_a_ship_from_a_colony_must_go():
    game = aboard(scenario(start="launch", aliens={"A": "boomerang"}, hands=HANDS), 10).play(until="launch")
    game.answer("A", "aim: B1")
    assert game.options("A") == ["A1", "A2", "A3", "A4", "A5"]
    assert game.refuses("A", 0)


@ruling("boomerang", 2)
def test_ships_of_the_sheet_come_back_to_colonies():
    game = aboard(scenario(start="launch", aliens={"A": "boomerang"}, hands=HANDS | {"A": "quash"}), 10)
    game.answers(A=[{"A1": 1}, "boomerang", 3]).play()
    assert game.result == "no result"
    assert sheet(game) == 7
    assert game.ships_of("A") == 13


@ruling("boomerang", 3)
def test_the_last_ship_of_a_home_planet_may_go_but_it_counts_for_the_win_no_more():
    for homes, winners in ((4, ["A"]), (3, [])):
        ships = {"A1": {"A": 1}, "D1": {"A": 2}}
        game = scenario(start="launch", homes={"A": homes}, ships=ships, aliens={"A": "boomerang"}, hands=HANDS)
        game = aboard(game, 2)
        game.game.state.marks.append(mark(game))
        game.answers(A=["aim: B1", {"A1": 1}, "boomerang", 2] if winners else ["aim: B1", {"A1": 1}]).play()
        assert game.winners == winners


@ruling("boomerang", 5)
def test_a_sheet_that_lies_face_down_keeps_its_ships_and_wins_nothing():
    position = {"start": "launch", "homes": {"A": 2}, "ships": {"D1": {"A": 1}}, "aliens": {"A": "boomerang"}}
    game = aboard(scenario(**position, hands=HANDS), 4).answers(A={"A1": 1}).play()
    assert not any("boomerang" in asked.options for asked in game.asked)
    assert sheet(game) == 4
    game = scenario(**position, hands=HANDS)
    game.game.state.marks.append(mark(game))
    assert game.play().winners == []


@ruling("boomerang", 8)
def test_ships_of_the_sheet_count_for_a_tax():
    hands = HANDS | {"A": "attack 40, quash, +2"}
    for number, left in ((1, 2), (0, 3)):
        game = scenario(start="launch", aliens={"A": "boomerang", "C": "assessor"}, hands=hands)
        game = aboard(game, 6).answers(A=[{"A1": 1}, "boomerang", 1] if number else {"A1": 1}).play(until="alliance")
        assert len(game.hand("A")) == left


@rule("MO-15")
def test_a_ship_from_a_moon_is_one_from_a_colony():
    game = scenario(start="launch", moons={"C": "snare, confession*"}, ships={"confession": {"A": 2}},
                    aliens={"A": "boomerang"}, hands=HANDS)  # fmt: skip
    aboard(game, 4).answers(A=["aim: B1", {"confession": 1}, "boomerang", 3]).play(until="alliance")
    assert game.gate == {"A": 4}


@rule("MO-16")
def test_a_moon_keeps_the_power_but_is_no_planet_for_the_win():
    game = scenario(start="launch", moons={"A": "snare, confession*"}, homes={"A": 2}, ships={"confession": {"A": 2}},
                    aliens={"A": "boomerang"}, hands=HANDS)  # fmt: skip
    game = aboard(game, 2)
    game.game.state.marks.append(mark(game))
    game.answers(A=["aim: B1", {"A1": 1}, "boomerang", 2]).play(until="alliance")
    assert game.gate == {"A": 3}
    assert game.winners == []
