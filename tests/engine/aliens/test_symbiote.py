"""Symbiote."""

import pytest

from app.engine import COLOURS, Game, InvalidOptions, Options, SeatSetup, Setup, check_options
from app.engine.state import OUT
from bench.conserved import check_conserved
from tests.engine.aliens.test_fungus import stacked
from tests.kit import acts, check, rule, ruling, scenario

HANDS = {"A": "attack 40", "B": "attack 04", "C": "attack 06"}


def begun(four: bool = False) -> Game:
    """A game of three with the Symbiote in the first seat, set up."""
    seats = [SeatSetup(f"Player {i}", COLOURS[i]) for i in range(3)]
    options = Options(aliens=["symbiote", "mind", "oracle"], four_planets=four)
    return Game.new(Setup(seats, options, b"k" * 32, [""] * 3))


@check("symbiote", 1)
@ruling("symbiote", 4)
def test_it_starts_with_eight_ships_on_each_planet():
    game = begun()
    assert [game.available(seat) for seat in range(3)] == [40, 20, 20]
    assert [game.state.ships[p][0] for p in game.home_planets(0)] == [8] * 5
    assert game.view(None)["extra_ships"] == {"0": 20}
    check_conserved(game)


@rule("R-VAR-1")
def test_with_four_planets_it_has_thirty_two_ships():
    game = begun(four=True)
    assert [game.available(seat) for seat in range(3)] == [32, 16, 16]
    assert game.view(1)["extra_ships"] == {"0": 16}


def test_it_needs_a_colour_that_nobody_plays():
    eight = ["symbiote", "macron", "mind", "oracle", "parasite", "sorcerer", "tripler", "warrior"]
    with pytest.raises(InvalidOptions):
        check_options({"aliens": eight}, 8)
    assert check_options({"aliens": eight[:7]}, 7).aliens == eight[:7]


@check("symbiote", 2)
def test_there_is_nothing_to_zap():
    hands = HANDS | {"B": "attack 04, cosmic zap"}
    game = scenario(start="regroup", aliens={"A": "symbiote"}, hands=hands, destiny="B").play()
    assert not any("cosmic zap" in asked.options for asked in game.asked)
    assert not game.was_asked("B", moment="announced.use")


@check("symbiote", 3)
@ruling("symbiote", 1)
@rule("R-POWER-1")
def test_it_is_not_lost_with_too_few_home_colonies():
    game = scenario(homes={"A": 2}, gate={"A": 1}, aliens={"A": "symbiote"}, hands=HANDS).play()
    assert game.power("A") == "active"
    assert game.homes("A") == 2


@ruling("symbiote", 3)
def test_it_cannot_be_taken_copied_or_swapped():
    game = scenario(start="destiny", destiny="B", aliens={"A": "changeling", "B": "symbiote"}, hands=HANDS)
    game.play(until="launch")
    assert not any("swap" in asked.options for asked in game.asked)
    assert not game.game.stealable(1)
    assert not game.game.acquirable("symbiote", pieces=True)
    hands = HANDS | {"B": "attack 04, pentaform flare"}
    game = scenario(gate={"A": 1}, aliens={"B": "symbiote"}, hands=hands).play()
    assert not any("pentaform flare" in asked.options for asked in game.asked)


def test_no_flare_makes_a_loser_of_it_another_alien():
    hands = HANDS | {"C": "reincarnator flare"}
    game = scenario(gate={"A": 1}, aliens={"B": "symbiote"}, hands=hands).play()
    assert not any("reincarnator flare" in asked.options for asked in game.asked)
    assert game.alien("B") == "symbiote"


@ruling("symbiote", 2)
def test_ships_of_both_colours_count_as_its_own():
    game = begun()
    game.state.ships[game.home_planets(0)[0]][0] -= 8
    game.state.ships[-3][0] += 8
    assert game.view(None)["seats"][0]["warp"] == 8
    assert game.available(0) == 32
    check_conserved(game)


@ruling("symbiote", 5)
@rule("R-CARD-5")
def test_wild_a_ship_leaves_the_warp_once_an_encounter():
    hands = HANDS | {"C": "attack 06, symbiote flare"}
    game = scenario(start="regroup", warp={"C": 2}, hands=hands, destiny="B")
    game.answers(C=["regroup.begin: symbiote flare", {"C1": 1}]).play(until="destiny")
    assert game.warp == {"C": 1}
    assert sum("symbiote flare" in asked.options for asked in game.asked) == 1


def test_wild_not_in_the_own_encounter():
    hands = HANDS | {"A": "attack 40, symbiote flare"}
    game = scenario(start="regroup", warp={"A": 2}, hands=hands, destiny="B").play()
    assert not any("symbiote flare" in asked.options for asked in game.asked)


@check("symbiote", 4)
@ruling("symbiote", 6)
def test_super_rescued_ships_stay_beside_whom_they_find():
    hands = HANDS | {"A": "attack 40, symbiote flare"}
    ships = {"A1": {"A": 0, "B": 4}, "A2": {"A": 2}}
    game = scenario(start="regroup", ships=ships, warp={"A": 10}, aliens={"A": "symbiote", "B": "filth"}, hands=hands)
    game.answers(A=["symbiote flare", {"warp": 10}, {"A1": 8, "A2": 2}]).play(until="destiny")
    assert game.ships("A1") == {"A": 8, "B": 4}
    assert game.ships("A2") == {"A": 4}
    assert game.colonies("A") == 0
    assert "symbiote flare" in game.discard
    assert game.warp == {}


def test_super_they_stay_together_until_one_of_them_leaves():
    @acts("destiny.after_draw", seat="E")
    def moves_away_and_back(me):
        yield from me.g.move([[1, 4, 0, 5]], "moved", "probe")
        yield from me.g.move([[1, 1, 5, 0]], "moved", "probe")

    hands = HANDS | {"A": "attack 40, symbiote flare"}
    game = scenario(
        start="regroup", ships={"A1": {"A": 0, "B": 4}}, warp={"A": 8}, destiny="B", probes=[moves_away_and_back],
        aliens={"A": "symbiote", "B": "filth"}, hands=hands,
    )  # fmt: skip
    game.answers(A=["symbiote flare", {"warp": 8}, {"A1": 8}]).play(until="launch")
    assert game.ships("A1") == {"B": 1}
    assert game.told("C", kind="use_on") == ["B uses Filth on A."]


def test_super_ships_come_back_from_outside_the_game_and_from_captivity():
    hands = HANDS | {"A": "attack 40, symbiote flare"}
    game = scenario(start="regroup", out={"A": 3}, aliens={"A": "symbiote", "B": "vampire"}, hands=hands)
    g = game.game
    g.shift(0, 2, 0, g.place_for("bats", g.state.powers[1].id))
    game.answers(A=["symbiote flare", {"out": 3, "elsewhere": 2}, {"A1": 5}]).play(until="destiny")
    assert game.out == {}
    assert game.ships("A1", "A") == 2 + 5


def test_super_ships_under_others_are_captives_too():
    hands = HANDS | {"A": "attack 40, symbiote flare"}
    game = scenario(start="regroup", aliens={"A": "symbiote", "B": "fungus"}, hands=hands,
                    probes=[stacked("B2", "A", "A", "C", seat="B", at="regroup.begin")])  # fmt: skip
    game.answers(A=["symbiote flare", {"elsewhere": 2}, {"A1": 2}]).play(until="destiny")
    assert [stack.under for stack in game.state.specials] == [[2]]
    assert game.ships_of("A") == 20
    check_conserved(game.game)


@rule("R-INFO-1")
def test_everybody_sees_how_many_ships_it_has():
    game = begun()
    assert [event.for_viewer(2)["text"] for event in game.events if event.kind == "symbiote.doubled"] == [
        "Player 0 has 20 ships more, of a second colour."
    ]


def test_super_the_flare_cannot_be_cancelled():
    hands = HANDS | {"A": "attack 40, symbiote flare", "B": "attack 04, card zap"}
    game = scenario(start="regroup", warp={"A": 1}, aliens={"A": "symbiote"}, hands=hands)
    game.answers(A=["symbiote flare", {"A1": 1}]).play(until="destiny")
    assert not game.was_asked("B", moment="announced.card")
    assert game.warp == {}


def test_super_every_prison_is_called_by_its_name():
    """Outside the game, in the warp and on the sheet of another player."""

    @acts("regroup.begin", seat="A", layer=-1)
    def scatter(me):
        g, homes = me.g, me.g.home_planets(0)
        sheet = g.place_for("captives", next(p.id for p in g.state.powers if p.seat == 2))
        for place in (OUT, sheet):
            g.shift(0, 1, homes[0], place)

    game = scenario(start="regroup", aliens={"A": "symbiote", "C": "pirate"}, warp={"A": 1}, probes=[scatter],
                    hands={"A": "symbiote flare"})  # fmt: skip
    game.answers(A="symbiote flare").play(until="symbiote.rescue")
    labels = [slot["label"] for slot in game.game.wire(game.ask("A"))["slots"]]
    assert labels == ["The warp", "Ships set aside", "On the sheet of C"]
