"""Delegator."""

from tests.kit import check, rule, ruling, scenario

AFTER = {"start": "alliance"}


@check("delegator", 1)
@rule("R-END-5")
@ruling("delegator", 8, 9)
def test_an_ally_becomes_the_offense_and_the_turn_stays():
    hands = {"A": "attack 04", "B": "attack 06", "C": "attack 20"}
    game = scenario(**AFTER, gate={"A": 3}, aliens={"C": "delegator"}, hands=hands)
    game.answers(
        A=["invite: C", "second encounter: yes"], C=["offense", {"C1": 2}, "delegator", "delegator.offense: C"]
    )
    game.play()
    assert game.ships("B1") == {"A": 3, "C": 2}
    assert game.totals == (25, 10)
    assert (game.next_offense, game.next_encounter) == ("A", 2)


@check("delegator", 2)
@ruling("delegator", 2)
def test_an_ally_becomes_the_defense_and_the_former_one_is_rewarded():
    hands = {"A": "attack 04", "B": "attack 06, delegator flare", "D": "attack 20"}
    game = scenario(**AFTER, gate={"A": 1}, aliens={"B": "delegator"}, hands=hands)
    game.answers(B=["invite: D", "delegator", "delegator.defense: D", "boost: no"], D=["defense", {"D1": 2}]).play()
    assert game.totals[1] == 20 + 4 + 2
    assert len(game.hand("B")) == 2 + 4
    assert game.hand("D") == []
    assert game.ships("D1", "D") == 4


@check("delegator", 3)
def test_without_allies_it_is_not_offered():
    hands = {"A": "attack 04", "B": "attack 06"}
    game = scenario(**AFTER, gate={"A": 1}, aliens={"A": "delegator"}, hands=hands).play()
    assert not any("delegator" in asked.options for asked in game.asked)


@ruling("delegator", 1)
def test_a_beaten_new_defense_loses_what_is_in_the_encounter():
    hands = {"A": "attack 40", "B": "attack 06", "D": "attack 08"}
    game = scenario(**AFTER, gate={"A": 1}, aliens={"B": "delegator"}, hands=hands)
    game.answers(B=["invite: D", "delegator", "delegator.defense: D"], D=["defense", {"D1": 2}]).play()
    assert game.warp == {"B": 4, "D": 2}
    assert game.ships("B1") == {"A": 1}


def test_zapped_nobody_changes_place():
    hands = {"A": "attack 04", "B": "attack 06", "C": "attack 20", "E": "cosmic zap"}
    game = scenario(**AFTER, gate={"A": 3}, aliens={"C": "delegator"}, hands=hands)
    game.answers(A="invite: C", C=["offense", "delegator", "delegator.offense: C"], E="cosmic zap")
    game.play(until="planning")
    assert game.offense == "A"


@rule("R-COMP-2")
@ruling("delegator", 3)
def test_the_new_main_player_is_compensated_for_its_own_ships():
    hands = {"A": "attack 04", "B": "attack 40, +2, +3, +5", "C": "negotiate"}
    game = scenario(**AFTER, gate={"A": 3}, aliens={"C": "delegator"}, hands=hands)
    game.answers(A="invite: C", C=["offense", {"C1": 2}, "delegator", "delegator.offense: C"]).play()
    assert len(game.hand("C")) == 2
    assert game.hand("A") == ["attack 04"]


@rule("R-POWER-7")
def test_super_an_outsider_is_appointed():
    hands = {"A": "attack 04, delegator flare", "B": "attack 06", "E": "attack 20"}
    game = scenario(**AFTER, gate={"A": 3}, aliens={"A": "delegator"}, hands=hands)
    game.answers(A=["delegator", "delegator.outsider: E", "delegator.side: offense"]).play()
    assert game.totals[0] == 20 + 3
    assert game.ships("B1") == {"A": 3}


def test_wild_somebody_with_a_colony_there_defends_instead():
    hands = {"A": "attack 04", "B": "attack 06, delegator flare", "D": "attack 20"}
    game = scenario(start="launch", ships={"B1": {"B": 4, "D": 2}}, hands=hands)
    game.answers(A="aim: B1", B="delegator flare").play()
    assert game.defense == "D"
    assert game.totals[1] == 20 + 2


@ruling("delegator", 4)
@rule("R-PLANNING-1")
def test_a_new_offense_without_an_encounter_card_ends_the_turn():
    hands = {"A": "attack 04, attack 08", "B": "attack 06", "C": "quash"}
    game = scenario(**AFTER, gate={"A": 3}, aliens={"C": "delegator"}, hands=hands)
    game.answers(A="invite: C", C=["offense", {"C1": 2}, "delegator", "delegator.offense: C"]).play()
    assert (game.result, game.gate, game.warp) == ("no result", {}, {})
    assert game.next_offense == "B"


@ruling("delegator", 5)
@rule("R-PLANNING-2")
def test_a_new_defense_without_an_encounter_card_draws_a_new_hand():
    hands = {"A": "attack 04", "B": "attack 06", "D": "quash"}
    game = scenario(**AFTER, gate={"A": 1}, aliens={"B": "delegator"}, hands=hands)
    game.answers(B=["invite: D", "delegator", "delegator.defense: D"], D=["defense", {"D1": 2}]).play(until="select")
    assert len(game.hand("D")) == 8
    assert "quash" in game.discard


@ruling("delegator", 6)
@rule("R-DEAL-4")
def test_the_new_main_players_deal_and_pay_for_a_failed_deal():
    hands = {"A": "attack 04", "B": "attack 06", "C": "negotiate", "D": "negotiate"}
    game = scenario(**AFTER, gate={"A": 3}, aliens={"A": "delegator"}, hands=hands)
    game.answers(
        A=["invite: C", "delegator", "delegator.offense: C", "delegator.defense: D"], B="invite: D",
        C=["offense", {"C1": 2}], D=["defense", {"D1": 1}],
    ).play()  # fmt: skip
    assert game.result == "deal failed"
    assert game.warp == {"C": 3, "D": 3}
    assert (game.ships_of("A"), game.ships("B1")) == (20, {"B": 4})


@ruling("delegator", 7)
def test_a_displaced_player_uses_its_power_only_where_an_ally_may():
    hands = {"A": "attack 04", "B": "attack 20", "C": "attack 06"}
    game = scenario(**AFTER, gate={"A": 3}, aliens={"A": "virus", "C": "delegator"}, hands=hands)
    game.answers(A="invite: C", C=["offense", {"C1": 2}, "delegator", "delegator.offense: C"]).play()
    assert game.totals[0] == 6 + 5
