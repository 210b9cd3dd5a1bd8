"""The inverted warp (chapter 30 of the rules)."""

from msgspec.structs import replace

from app.engine import Game
from bench.randomplay import make_setup
from tests.kit import rule, scenario

LIMBO = {"inverted_warp": True}
WINS, LOSES = {"A": "attack 20", "B": "attack 04"}, {"A": "attack 04", "B": "attack 20"}


@rule("IW-1", "IW-3")
def test_lost_ships_lie_beside_the_ring_and_not_in_the_warp():
    game = scenario(options=LIMBO, gate={"A": 3, "C": 2}, hands=LOSES).play(until="resolution.after_ships")
    assert game.limbo == {"lost": {"A": 3, "C": 2}}
    assert game.warp == {}
    assert len(game.view()["limbo"]["sections"]) == 5


@rule("IW-3")
def test_compensation_counts_ships_beside_the_ring():
    hands = {"A": "negotiate", "B": "attack 04, attack 05, attack 06, +2, +3"}
    game = scenario(options=LIMBO, gate={"A": 3}, hands=hands).play()
    assert len(game.hand("A")) == 3


@rule("IW-3")
def test_what_saves_ships_from_the_warp_does_so_before():
    game = scenario(options=LIMBO, gate={"A": 3}, aliens={"A": "zombie"}, hands=LOSES).play()
    assert game.limbo == {}
    assert game.ships_of("A") == 20


@rule("IW-4")
def test_all_of_an_encounter_goes_into_the_section_under_the_marker():
    game = scenario(options=LIMBO, gate={"A": 3, "C": 2}, marker="E", hands=LOSES).play()
    assert game.limbo == {"E": {"A": 3, "C": 2}}
    assert game.marker == "A"
    assert "5 lost ships go into the limbo section of E." in game.told()


@rule("IW-4")
def test_the_marker_moves_if_nothing_was_lost_and_if_the_encounter_ended_at_once():
    game = scenario(options=LIMBO, gate={"A": 1}, marker="B", hands={"B": "attack 08"}).play()
    assert game.limbo == {}
    assert game.marker == "C"


@rule("IW-2")
def test_the_marker_begins_on_the_colour_of_the_first_player():
    for seed in range(6):
        setup = make_setup(seed, seats=4)
        game = Game.new(replace(setup, options=replace(setup.options, inverted_warp=True)))
        assert game.view(None)["limbo"]["marker"] == game.state.turn_owner


@rule("IW-5")
def test_regroup_takes_nothing_out_of_limbo():
    game = scenario(options=LIMBO, start="regroup", limbo={"B": {"A": 2}, "lost": {"A": 1}}, destiny="C").play(
        until="launch"
    )
    assert game.limbo == {"B": {"A": 2}, "lost": {"A": 1}}
    assert game.ships_of("A") == 17


@rule("IW-5")
def test_the_fewest_ships_in_the_warp_are_counted_in_the_warp_itself():
    game = scenario(
        options=LIMBO,
        start="destiny",
        limbo={"C": {"B": 9}},
        warp={"C": 1, "D": 1, "E": 1},
        destiny="fewest ships in the warp",
    ).play(until="launch")
    assert game.defense == "B"


@rule("IW-6")
def test_a_colour_card_empties_its_section():
    limbo = {"B": {"A": 1, "C": 2}, "C": {"D": 1}}
    game = scenario(options=LIMBO, start="destiny", limbo=limbo, destiny="B").play(until="launch")
    assert game.warp == {"A": 1, "C": 2}
    assert game.limbo == {"C": {"D": 1}}
    assert "The limbo section of B empties: 3 ships come to the warp." in game.told()


@rule("IW-6")
def test_a_wild_card_empties_the_section_of_the_system_that_is_named():
    game = scenario(options=LIMBO, start="destiny", limbo={"D": {"A": 1}, "B": {"A": 1}}, destiny="wild")
    game.answers(A="wild: D").play(until="launch")
    assert game.warp == {"A": 1}
    assert game.limbo == {"B": {"A": 1}}


@rule("IW-6")
def test_a_special_card_empties_the_section_of_the_system_it_leads_to():
    game = scenario(
        options=LIMBO, start="destiny", limbo={"D": {"A": 1}}, colonies={"D": 2}, destiny="most foreign colonies"
    )
    game.play(until="launch")
    assert game.warp == {"A": 1}


@rule("IW-7")
def test_an_own_card_that_is_passed_over_empties_its_section_too():
    game = scenario(options=LIMBO, start="destiny", limbo={"A": {"C": 1}, "B": {"A": 2}}, destiny="A, B").play(
        until="launch"
    )
    assert game.warp == {"A": 2, "C": 1}
    assert game.limbo == {}


@rule("IW-8")
def test_ships_that_come_out_of_a_section_are_there_for_rewards_of_this_encounter():
    game = scenario(options=LIMBO, start="destiny", limbo={"B": {"C": 2}}, destiny="B", hands=LOSES)
    game.answers(B="invite: C", C=["defense", 2, {"ships": 2}]).play()
    assert game.warp == {}
    assert game.ships_of("C") == 20


@rule("IW-4")
def test_ships_of_choice_that_are_lost_after_the_end_wait_for_the_next_end():
    game = scenario(
        options=LIMBO, start="start_turn", limbo={"lost": {"D": 2}}, marker="C", destiny="B", hands=WINS
    ).play()
    assert game.limbo["C"]["D"] == 2


@rule("IW-6", "DV-30")
def test_a_reverse_cone_empties_nothing():
    options = LIMBO | {"reverse_cones": True}
    limbo = {"B": {"A": 1}, "C": {"A": 1}}
    game = scenario(options=options, start="destiny", limbo=limbo, destiny="B!").play(until="launch")
    assert game.limbo == limbo
    game = scenario(options=options, start="destiny", limbo=limbo, destiny="C").play(until="launch")
    assert game.warp == {"A": 1}


@rule("DV-15")
def test_a_colourless_cone_empties_the_section_of_the_system_it_leads_to():
    options = LIMBO | {"colourless_cones": True}
    limbo = {"E": {"A": 1}, "C": {"A": 1}}
    game = scenario(options=options, start="destiny", limbo=limbo, destiny="right turn").play(until="launch")
    assert game.defense == "E"
    assert game.limbo == {"C": {"A": 1}}


@rule("DV-15")
def test_in_a_warp_encounter_it_is_the_section_of_the_defense():
    options = LIMBO | {"colourless_cones": True}
    limbo = {"D": {"A": 1}, "C": {"A": 1}}
    game = scenario(options=options, start="destiny", limbo=limbo, warp={"D": 3}, destiny="warp raid").play(
        until="launch"
    )
    assert game.defense == "D"
    assert game.limbo == {"C": {"A": 1}}
