"""Shadow."""

import pytest

from app.engine.options import InvalidOptions, check_options
from tests.kit import check, rule, ruling, scenario

HANDS = {"A": "attack 10", "B": "attack 04", "C": "attack 04", "D": "attack 04"}


@check("shadow", 1)
@ruling("shadow", 2)
def test_a_ship_of_the_player_on_the_card_dies():
    game = scenario(start="destiny", destiny="B", ships={"D2": {"B": 1}}, aliens={"C": "shadow"}, hands=HANDS)
    game.answers(C="D2").play(until="aim")
    assert game.colonies("B") == 0
    assert game.warp == {"B": 1}
    assert game.defense == "B"


@check("shadow", 2)
def test_its_own_colour_does_nothing():
    game = scenario(start="destiny", destiny="A, C", aliens={"A": "shadow"}, hands=HANDS).play(until="aim")
    assert game.warp == {"C": 1}


@check("shadow", 3)
def test_on_a_wild_card_it_chooses_anybody_before_the_offense_names():
    game = scenario(start="destiny", destiny="wild", aliens={"C": "shadow"}, hands=HANDS)
    game.play(until="shadow.whom")
    assert game.options("C") == ["D", "E", "A", "B"]
    game.answers(C=["E", "E3"], A="D").play(until="aim")
    assert game.warp == {"E": 1}
    assert game.defense == "D"


@check("shadow", 4)
def test_the_wild_side_takes_the_winners_along():
    hands = {"A": "attack 40, attack 06", "B": "attack 04, shadow flare"}
    game = scenario(gate={"A": 4, "D": 2}, ships={"B1": {"B": 3}}, hands=hands)
    game.answers(B=["shadow flare", "B2"], A="second encounter: yes").play()
    assert game.warp == {"A": 4, "B": 4, "D": 2}
    assert game.ships("B1") == {}
    assert game.next_encounter == 2


@rule("R-DESTINY-14")
@ruling("shadow", 1)
def test_passed_over_cards_count_too():
    game = scenario(start="destiny", destiny="A, B", aliens={"C": "shadow"}, hands=HANDS).play(until="aim")
    assert game.warp == {"A": 1, "B": 1}


def test_zapped_no_ship_dies_in_this_encounter():
    hands = HANDS | {"E": "cosmic zap"}
    game = scenario(start="destiny", destiny="A, B", aliens={"C": "shadow"}, hands=hands).answers(E="cosmic zap")
    game.play(until="aim")
    assert game.warp == {}


@ruling("shadow", 5)
@ruling("zombie", 4)
def test_a_zombie_ship_returns_elsewhere():
    game = scenario(start="destiny", destiny="B", aliens={"C": "shadow", "B": "zombie"}, hands=HANDS)
    game.answers(C="B1").play(until="aim")
    assert game.warp == {}
    assert game.ships_of("B") == 20


def test_the_super_flare_puts_a_ship_in_the_place():
    hands = HANDS | {"A": "attack 10, shadow flare"}
    game = scenario(start="destiny", destiny="B", warp={"A": 1}, aliens={"A": "shadow"}, hands=hands)
    game.answers(A=["B2", "shadow flare"]).play(until="aim")
    assert game.ships("B2", "A") == 1
    assert game.warp == {"B": 1}


@ruling("shadow", 2)
def test_the_last_ship_of_a_home_colony_may_cost_the_power_before_the_launch():
    game = scenario(
        start="destiny", destiny="B", homes={"B": 3}, ships={"B1": {"B": 1}}, aliens={"B": "mind", "C": "shadow"},
        hands=HANDS,
    ).answers(C="B1").play(until="launch")  # fmt: skip
    assert game.power("B") == "lost"


@ruling("shadow", 3)
@ruling("will", 3)
def test_it_hits_the_colour_of_the_card_whomever_a_will_attacks():
    game = scenario(start="destiny", destiny="B", aliens={"A": "will", "C": "shadow"}, hands=HANDS)
    game.answers(A="will.whom: D").play(until="aim")
    assert (game.defense, game.warp) == ("D", {"B": 1})


@ruling("shadow", 4)
def test_the_card_that_the_dictator_picks_is_the_card_turned_up():
    game = (
        scenario(
            start="destiny",
            destiny="B, D, E",
            destiny_rest="discard",
            aliens={"C": "shadow", "E": "dictator"},
            hands=HANDS,
        )
        .answers(E="D")
        .play(until="aim")
    )
    assert game.warp == {"D": 1}


@ruling("shadow", 6)
def test_a_player_without_a_ship_in_a_colony_is_no_victim():
    game = scenario(start="destiny", destiny="B", warp={"B": 20}, aliens={"C": "shadow"}, hands=HANDS)
    game.play(until="aim")
    assert game.told(kind="use_on") == []
    assert game.state.powers[0].used == {}


@ruling("shadow", 9)
def test_wild_allies_of_the_defense_lose_their_ships_as_usual():
    hands = {"A": "attack 40", "B": "attack 04, shadow flare"}
    game = scenario(gate={"A": 2}, ring={"C": 3}, ships={"B1": {"B": 1}}, hands=hands)
    game.answers(B=["shadow flare", "B2"]).play()
    assert game.warp == {"A": 2, "B": 2, "C": 3}


@ruling("shadow", 10)
def test_wild_the_ship_that_is_paid_is_not_compensated():
    hands = {"A": "attack 40, +2, +3, +5, quash", "B": "negotiate, shadow flare"}
    game = scenario(gate={"A": 2}, ships={"B1": {"B": 1}}, hands=hands).answers(B=["shadow flare", "B2"]).play()
    assert game.warp == {"A": 2, "B": 2}
    assert len(game.hand("B")) == 1 + 1


@ruling("shadow", 10)
def test_wild_it_needs_an_attack_card_of_the_opponent():
    hands = {"A": "negotiate", "B": "attack 04, shadow flare"}
    game = scenario(gate={"A": 2}, aliens={"A": "pacifist"}, hands=hands).play()
    assert game.result == "offense wins"
    assert not any("shadow flare" in asked.options for asked in game.asked)
    hands = {"A": "attack 04, hate flare", "B": "attack 08, shadow flare"}
    game = scenario(gate={"A": 2}, hands=hands).answers(A="hate flare").play()
    assert game.result == "offense wins", "no card was shown at all"
    assert not any("shadow flare" in asked.options for asked in game.asked)


@ruling("shadow", 8)
@ruling("assassin", 1)
def test_it_is_never_in_a_game_with_the_assassin():
    with pytest.raises(InvalidOptions):
        check_options({"aliens": ["shadow", "assassin", "mind"]}, 3)


@rule("DV-17")
def test_wild_in_the_warp_nobody_lands_and_nothing_can_be_stopped():
    hands = {"A": "attack 20", "B": "attack 04, shadow flare"}
    game = scenario(cone="warp raid", warp={"B": 3}, gate={"A": 2}, hands=hands).play()
    assert game.successful
    assert not any("shadow flare" in asked.options for asked in game.asked)


def test_super_without_a_ship_in_the_warp_there_is_none_to_put_in_the_place():
    hands = {"A": "attack 10, shadow flare", "B": "attack 08"}
    game = scenario(start="destiny", destiny="B", aliens={"A": "shadow"}, hands=hands).play(until="launch")
    assert game.warp == {"B": 1}
    assert not game.was_asked("A", question="boost")
