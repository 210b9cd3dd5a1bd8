"""Chapter 28: reverse cones."""

from tests.kit import rule, scenario

OFFENSE_WINS = {"A": "attack 20", "B": "attack 04"}
DEFENSE_WINS = {"A": "attack 04", "B": "attack 20"}
REVERSE = {"reverse_cones": True}


@rule("DV-22", "DV-23", "DV-29")
def test_the_marked_card_of_a_colour_reverses_and_all_are_shown_it():
    game = scenario(start="destiny", destiny="B!", options=REVERSE, hands=OFFENSE_WINS).play(until="launch")
    assert game.reversed
    assert game.view("E")["encounter"]["reverse"]
    assert not scenario(start="destiny", destiny="B", options=REVERSE, hands=OFFENSE_WINS).play(until="launch").reversed
    assert not scenario(start="destiny", destiny="B!", hands=OFFENSE_WINS).play(until="launch").reversed


@rule("DV-23", "DV-31")
def test_a_reverse_cone_that_is_passed_over_does_not():
    game = scenario(start="destiny", destiny="A!, B", options=REVERSE, hands=OFFENSE_WINS).play(until="launch")
    assert not game.reversed
    assert game.hazard


@rule("DV-31")
def test_wilds_never_do():
    game = scenario(start="destiny", destiny="wild", options=REVERSE, hands=OFFENSE_WINS).play(until="launch")
    assert not game.reversed


@rule("DV-24", "DV-26")
def test_allies_of_a_winning_offense_are_rewarded_and_do_not_land():
    game = scenario(reverse=True, gate={"A": 2, "C": 3}, ring={"D": 2}, hands=OFFENSE_WINS).play()
    assert game.ships("B1") == {"A": 2}
    assert len(game.hand("C")) == 3
    assert sum(game.ships(f"C{i}", "C") for i in range(1, 6)) == 20
    assert game.warp == {"B": 4, "D": 2}


@rule("DV-25", "DV-26", "DV-27")
def test_allies_of_a_winning_defense_land_beside_it():
    game = scenario(reverse=True, gate={"A": 2, "C": 3}, ring={"D": 2, "E": 1}, hands=DEFENSE_WINS).play()
    assert game.ships("B1") == {"B": 4, "D": 2, "E": 1}
    assert game.hand("D") == game.hand("E") == []
    assert game.warp == {"A": 2, "C": 3}


@rule("DV-25", "DV-27")
def test_such_landings_may_win_together():
    game = scenario(
        reverse=True, gate={"A": 1}, ring={"D": 1, "E": 1}, hands=DEFENSE_WINS, colonies={"D": 4, "E": 4}
    ).play()  # fmt: skip
    assert game.winners == ["D", "E"]


@rule("DV-28")
def test_ionic_gas_stops_the_rewards_and_not_the_landings():
    game = scenario(reverse=True, gate={"A": 2, "C": 3}, hands=OFFENSE_WINS | {"E": "ionic gas"})
    game.answers(E="ionic gas").play()
    assert game.hand("C") == []
    game = scenario(reverse=True, gate={"A": 2}, ring={"D": 2}, hands=DEFENSE_WINS | {"E": "ionic gas"})
    game.answers(E="ionic gas").play()
    assert game.ships("B1", "D") == 2
