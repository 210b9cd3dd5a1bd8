"""The variants in play: combos, two aliens to choose from, hidden powers, technology, four planets (R-VAR)."""

import pytest

from app.engine import COLOURS, Game, Options, SeatSetup, Setup
from app.engine.aliens import ALIENS
from app.engine.combos import COMBOS
from bench.conserved import check_conserved
from bench.randomplay import Chance, random_entry
from tests.kit import rule, scenario

combos = pytest.mark.parametrize("combo", list(COMBOS))
ALL = {"four_planets": True, "flares": True, "hidden_powers": True, "tech": True}


def new(seats=5, key=b"k" * 32, **options):
    sitting = [SeatSetup(f"P{i}", COLOURS[i]) for i in range(seats)]
    return Game.new(Setup(sitting, Options(**options), key, [""] * seats))


def flares_in_game(game):
    return {face.effect for card, face in enumerate(game.faces) if face.kind == "flare" and card not in game.state.box}


def played(game, seed=1, most=60_000):
    """A random game to its end, with everything conserved."""
    chance = Chance(seed)
    for _ in range(most):
        if game.over:
            break
        game.apply(random_entry(game, chance, 3))
        check_conserved(game)
    return game


@rule("R-VAR-4", "R-SETUP-3")
@combos
def test_a_combo_deals_its_aliens_with_their_flares_and_others_up_to_ten(combo):
    game = new(aliens=f"combo:{combo}", flares=True)
    dealt = {power.alien for power in game.state.powers if power.beside < 0}
    assert dealt == set(COMBOS[combo].aliens)
    while game.state.phase == "setup":
        game.timeout(game.asks[0].id)
    inside = flares_in_game(game)
    assert len(inside) == 10
    assert dealt <= inside


@rule("R-VAR-4")
def test_fewer_players_get_the_first_aliens_of_a_combo():
    game = new(3, aliens="combo:C01")
    assert {power.alien for power in game.state.powers} == set(COMBOS["C01"].aliens[:3])


@rule("R-VAR-4")
@combos
def test_a_combo_is_played_to_the_end(combo):
    game = played(new(aliens=f"combo:{combo}", flares=True, four_planets=True, single_encounter=True))
    assert game.winners


@rule("R-SETUP-4", "R-SETUP-5")
def test_in_the_advanced_game_the_flares_of_both_aliens_are_in_the_deck():
    game = new(aliens="choice_of_two", flares=True)
    pairs = [list(pair) for pair in game.state.candidates]
    for ask in list(game.asks):
        game.answer(ask.id, ["1"])
    while game.state.phase == "setup":
        game.timeout(game.asks[0].id)
    assert [power.alien for power in game.state.powers if power.beside < 0] == [pair[1] for pair in pairs]
    assert {alien for pair in pairs for alien in pair} <= flares_in_game(game)
    assert len(flares_in_game(game)) == 10


@rule("R-SETUP-4")
def test_the_advanced_game_is_played_to_the_end():
    assert played(new(4, aliens="choice_of_two", flares=True, tech=True)).winners


@rule("R-VAR-3")
def test_no_alien_with_setup_text_is_dealt_face_down():
    for number in range(20):
        game = new(7, key=bytes([number]) * 32, hidden_powers=True)
        assert not [p.alien for p in game.state.powers if ALIENS[p.alien].setup]


@rule("R-VAR-3")
def test_a_hidden_power_is_not_used_and_its_flare_is_wild():
    hands = {"A": "attack 08, tripler flare", "B": "attack 30"}
    game = scenario(gate={"A": 1}, aliens={"A": "tripler"}, hands=hands, options={"hidden_powers": True})
    game.game.state.powers[0].hidden = True
    game.answers(A="tripler flare").play()
    assert game.totals == (8 + 1, 10 + 4)


@rule("R-VAR-3")
def test_turned_up_it_works_at_once():
    hands = {"A": "attack 08", "B": "attack 30"}
    game = scenario(gate={"A": 1}, aliens={"A": "tripler"}, hands=hands, options={"hidden_powers": True})
    power = game.game.state.powers[0]
    power.hidden = True
    game.game.offer_free(0, "turn_up", power.id)
    game.play(until="select")
    ask = next(ask for ask in game.game.asks if ask.free)
    game.game.answer(ask.id, ["0"])
    game.play()
    assert game.totals[0] == 24 + 1
    assert "A turns up the sheet: Tripler." in game.told("C")


@rule("R-VAR-3", "R-POWER-1")
def test_a_power_that_was_turned_up_may_be_lost_and_everybody_knows_it():
    game = scenario(gate={"A": 1}, aliens={"B": "tripler"}, homes={"B": 3}, options={"hidden_powers": True},
                    hands={"A": "attack 40", "B": "attack 04"}).play()  # fmt: skip
    seat = game.view("D")["seats"][1]
    assert (seat["alien"], seat["power"]) == ("tripler", "lost")


@rule("R-VAR-1", "R-VAR-3", "R-VAR-5")
@pytest.mark.parametrize("seed", range(3))
def test_all_variants_at_once_are_played_to_the_end(seed):
    assert played(new(4 + seed, key=bytes([seed]) * 32, **ALL), seed).winners


@rule("R-VAR-1", "R-POWER-1")
def test_with_four_planets_two_home_colonies_keep_the_power():
    position = {"gate": {"A": 1}, "options": {"four_planets": True}, "aliens": {"A": "tripler"}}
    hands = {"A": "attack 08", "B": "attack 20"}
    assert scenario(**position, homes={"A": 2}, hands=hands).play().totals[0] == 25
    assert scenario(**position, homes={"A": 1}, hands=hands).play().totals[0] == 9


@rule("R-VAR-1")
def test_with_four_planets_void_spares_an_opponent_down_to_four_ships():
    position = {"gate": {"A": 1}, "options": {"four_planets": True}, "aliens": {"A": "void"}, "warp": {}}
    hands = {"A": "attack 40", "B": "attack 04"}
    ships = {"B1": {"B": 4}, "B2": {"B": 2}}
    game = scenario(**position | {"out": {"B": 10}}, ships=ships, homes={"B": 2}, hands=hands).play()
    assert game.out == {"B": 12}
    assert game.warp == {"B": 2}


@rule("R-VAR-1", "R-WIN-4")
def test_with_four_planets_masochist_wins_without_sixteen_ships():
    position = {"start": "regroup", "options": {"four_planets": True}, "aliens": {"C": "masochist"}}
    hands = {"A": "attack 04", "B": "attack 40"}
    assert scenario(**position, warp={"C": 16}, hands=hands).play().winners == ["C"]
    assert scenario(**position, warp={"C": 15}, hands=hands, destiny="B").play(until="destiny").winners == []
