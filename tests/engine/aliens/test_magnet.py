"""Magnet."""

from tests.kit import check, rule, ruling, scenario

HANDS = {"A": "attack 04", "B": "attack 40", "C": "quash"}
AFTER = {"start": "alliance"}


@check("magnet", 1)
@ruling("magnet", 2)
def test_an_ally_changes_sides():
    game = scenario(**AFTER, gate={"A": 1}, aliens={"B": "magnet"}, hands=HANDS)
    game.answers(A="invite: C", C=["offense", {"C1": 3}], B=["magnet", "switch"]).play()
    assert game.totals[1] == 40 + 4 + 3
    assert len(game.hand("C")) == 1 + 3
    assert game.ships_of("C") == 20


@check("magnet", 2)
def test_a_main_player_brings_its_ships_to_the_number():
    game = scenario(**AFTER, gate={"A": 4}, aliens={"C": "magnet"}, hands=HANDS)
    game.answers(A="invite: C", C=["offense", {"C1": 1}, "magnet", "A"]).play(until="planning")
    assert game.gate == {"A": 1, "C": 1}


@check("magnet", 3)
def test_wild_the_named_card_may_not_be_selected():
    hands = {"A": "attack 04, magnet flare", "B": "attack 20, negotiate"}
    game = scenario(gate={"A": 1}, hands=hands).answers(A=["magnet flare", "attack 20"]).play(until="select")
    assert game.options("B") == ["negotiate"]


@check("magnet", 4)
def test_wild_an_only_card_may_be_played():
    hands = {"A": "attack 04, magnet flare", "B": "attack 20"}
    game = scenario(gate={"A": 1}, hands=hands).answers(A=["magnet flare", "attack 20"]).play()
    assert game.totals[1] == 24


def test_zapped_nothing_moves():
    game = scenario(**AFTER, gate={"A": 1}, aliens={"B": "magnet"}, hands=HANDS | {"D": "cosmic zap"})
    game.answers(A="invite: C", C=["offense", {"C1": 3}], B=["magnet", "switch"], D="cosmic zap").play(until="planning")
    assert game.gate == {"A": 1, "C": 3}


@ruling("magnet", 3)
def test_the_offense_may_have_to_send_more_than_four():
    game = scenario(**AFTER, gate={"A": 1}, ships={"B1": {"B": 7}}, aliens={"B": "magnet"}, hands=HANDS)
    game.answers(B=["magnet", "A"]).play(until="planning")
    assert game.gate == {"A": 7}


@rule("R-POWER-7")
def test_super_both_ways():
    hands = HANDS | {"B": "attack 40, magnet flare"}
    game = scenario(**AFTER, gate={"A": 1}, aliens={"B": "magnet"}, hands=hands)
    game.answers(A="invite: C", C=["offense", {"C1": 3}], B=["magnet", "switch", "magnet flare", "A"])
    game.play(until="planning")
    assert game.gate == {"A": 4}
    assert game.ring == {"C": 3}


@ruling("magnet", 1)
def test_main_players_are_not_switched():
    game = scenario(**AFTER, gate={"A": 1}, aliens={"C": "magnet"}, hands=HANDS)
    game.answers(A="invite: C, D", B="invite: E", C=["offense", {"C1": 1}, "magnet", "magnet.way: switch"], D="offense",
                 E="defense").play(until="magnet.switch")  # fmt: skip
    assert game.options("C") == ["D", "E"]


@ruling("magnet", 4)
def test_a_defense_that_is_matched_down_moves_ships_to_its_other_colonies():
    game = scenario(**AFTER, gate={"A": 1}, aliens={"A": "magnet"}, hands=HANDS)
    game.answers(A=["magnet", "B"], B={"B2": 3}).play(until="planning")
    assert (game.ships("B1"), game.ships("B2")) == ({"B": 1}, {"B": 7})


@ruling("magnet", 4)
def test_a_defense_without_another_colony_keeps_its_ships():
    game = scenario(
        **AFTER, gate={"A": 1}, homes={"B": 1}, ships={"B1": {"B": 4}}, warp={"B": 16},
        aliens={"A": "magnet"}, hands=HANDS,
    ).answers(A=["magnet", "B"]).play(until="planning")  # fmt: skip
    assert game.ships("B1") == {"B": 4}


@ruling("magnet", 6)
def test_the_next_to_act_finds_the_roles_as_they_are_now():
    game = scenario(**AFTER, gate={"A": 1}, aliens={"A": "magnet", "B": "delegator"}, hands=HANDS | {"D": "attack 06"})
    game.answers(
        A=["magnet", "magnet.way: switch"], B=["invite: D", "delegator", "delegator.offense: D"],
        D=["defense", {"D1": 2}],
    ).play(until="planning")  # fmt: skip
    assert (game.offense, game.defense) == ("D", "B")


@rule("DV-16")
def test_in_the_warp_no_ships_are_sent_there_to_match():
    game = scenario(start="alliance", cone="warp raid", gate={"A": 4}, warp={"B": 1}, aliens={"A": "magnet"},
                    hands={"A": "attack 20", "B": "attack 04"}).play()  # fmt: skip
    assert not any("magnet" in asked.options for asked in game.asked)
    assert game.warp == {"B": 1}
