"""Worm."""

from app.engine import COLOURS, Game, Options, SeatSetup, Setup
from app.engine.state import EVERYBODY
from tests.kit import Offer, acts, check, rule, ruling, scenario

HANDS = {"A": "attack 08", "B": "attack 10"}
SHIPS = {"B1": {"B": 4}, "B2": {"B": 1}, "B3": {"B": 0}}


@check("worm", 1)
@ruling("worm", 2)
def test_the_encounter_is_resolved_at_another_planet():
    game = scenario(gate={"A": 3}, ships=SHIPS, aliens={"A": "worm"}, hands=HANDS).answers(A=["worm", "B2"]).play()
    assert game.totals == (11, 11)
    assert game.warp == {"A": 3}


@check("worm", 2)
def test_an_empty_home_planet_is_easy():
    game = scenario(gate={"A": 3}, ships=SHIPS, aliens={"A": "worm"}, hands=HANDS).answers(A=["worm", "B3"]).play()
    assert game.totals == (11, 10)
    assert game.ships("B3") == {"A": 3}
    assert game.ships("B1") == {"B": 4}


@check("worm", 3)
def test_not_where_the_offense_has_a_colony():
    game = scenario(gate={"A": 3}, ships=SHIPS | {"B2": {"B": 1, "A": 1}}, aliens={"A": "worm"}, hands=HANDS)
    game.answers(A="worm").play(until="worm.planet")
    assert game.options("A") == ["B3", "B4", "B5"]


@check("worm", 4)
def test_at_setup_it_spreads_its_ships():
    seats = [SeatSetup(f"Player {i}", COLOURS[i]) for i in range(3)]
    game = Game.new(Setup(seats, Options(aliens=["worm", "mind", "oracle"]), b"k" * 32, [""] * 3))
    ask = game.asks[0]
    assert (ask.seat, ask.total) == (0, (20, 20))
    assert all((low, high) == (1, 20) for _, low, high in ask.slots)
    game.answer(ask.id, {"0": 16, "1": 1, "2": 1, "3": 1, "4": 1})
    assert [game.state.ships[p][0] for p in range(5)] == [16, 1, 1, 1, 1]


def test_zapped_the_gate_stays():
    game = scenario(gate={"A": 3}, ships=SHIPS, aliens={"A": "worm"}, hands=HANDS | {"C": "cosmic zap"})
    game.answers(A=["worm", "B3"], C="cosmic zap").play()
    assert game.totals == (11, 14)


def test_a_foreign_colony_of_the_defense_may_be_the_target():
    game = scenario(gate={"A": 3}, ships=SHIPS | {"D1": {"B": 1, "D": 4}}, aliens={"A": "worm"}, hands=HANDS)
    game.answers(A=["worm", "D1"]).play()
    assert game.totals == (11, 11)
    game = scenario(gate={"A": 3}, ships=SHIPS, aliens={"B": "worm"}, hands=HANDS).answers(B="worm")
    game.play(until="worm.planet")
    assert "B1" not in game.options("B")


@rule("R-POWER-7")
def test_super_as_an_ally():
    game = scenario(gate={"A": 3, "C": 1}, ships=SHIPS, aliens={"C": "worm"}, hands=HANDS | {"C": "worm flare"})
    game.answers(C=["worm", "B3"]).play()
    assert game.ships("B3") == {"A": 3, "C": 1}


def test_wild_an_empty_planet_of_ones_own_is_settled():
    game = scenario(start="start_turn", ships={"A5": {"A": 0}}, hands={"A": "attack 08, worm flare"}, destiny="B")
    game.answers(A=["worm flare", {"A1": 2, "A2": 1}]).play(until="destiny")
    assert game.ships("A5", "A") == 3


@ruling("worm", 1)
def test_after_two_negotiates_the_new_planet_matters_for_a_colony_alone():
    hands = {"A": "negotiate, +2", "B": "negotiate"}
    game = scenario(gate={"A": 3}, ships=SHIPS, aliens={"A": "worm"}, hands=hands)
    game.answers(A=["worm", "B2", Offer(give="+2", take_colony="B2")], B="accept").play()
    assert game.result == "deal made"
    assert game.ships("B2", "A") == 1
    assert game.ships("B1") == {"B": 4}


@ruling("worm", 3)
def test_an_ally_with_a_colony_there_joins_it():
    ships = SHIPS | {"B2": {"B": 1, "C": 2}}
    game = (
        scenario(gate={"A": 4, "C": 1}, ships=ships, aliens={"A": "worm"}, hands=HANDS).answers(A=["worm", "B2"]).play()
    )
    assert game.result == "offense wins"
    assert game.ships("B2") == {"A": 4, "C": 3}


@ruling("worm", 4)
def test_a_defense_may_move_to_an_empty_home_planet_and_defends_with_no_ships():
    game = scenario(gate={"A": 3}, ships=SHIPS, aliens={"B": "worm"}, hands=HANDS).answers(B=["worm", "B3"]).play()
    assert game.totals == (11, 10)
    assert game.warp == {}
    assert game.ships("B3") == {"A": 3}


@ruling("worm", 6)
def test_a_citadel_of_the_old_planet_does_not_apply_any_more():
    @acts("planning.before_select", seat="E")
    def built(me):
        g, power = me.g, next(p for p in me.g.state.powers if p.alien == "citadel")
        for value, planet in ((4, g.encounter.planet), (6, g.encounter.planet + 1)):
            card = next(c for c in g.state.deck if g.face(c).kind == "attack" and g.face(c).value == value)
            g.state.deck.remove(card)
            g.publish(card)
            g.pile(power, "citadel", EVERYBODY, planet).cards.append(card)

    game = scenario(gate={"A": 3}, ships=SHIPS, aliens={"A": "worm", "D": "citadel"}, probes=[built], hands=HANDS)
    game.answers(A=["worm", "B2"], D="citadel").play()
    assert game.totals == (11, 10 + 1 + 6)
