"""Delegator."""

from tests.kit import Offer, check, rule, ruling, scenario

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
@ruling("delegator", 2, 8)
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
    assert game.ships_of("D") == 20 - 2
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


APPOINTED = {"A": "invite: C", "C": ["offense", {"C1": 2}, "delegator", "delegator.offense: C"]}


@rule("R-PLANNING-1")
@ruling("delegator", 4)
def test_a_new_offense_without_an_encounter_card_ends_the_turn():
    hands = {"A": "attack 04, attack 06", "B": "attack 06", "C": "quash"}
    game = scenario(**AFTER, gate={"A": 3}, aliens={"C": "delegator"}, hands=hands).answers(**APPOINTED).play()
    assert game.result == "no result"
    assert (game.ships_of("A"), game.ships_of("C")) == (20, 20)
    assert game.next_offense == "B"


@rule("R-PLANNING-2")
@ruling("delegator", 5)
def test_a_new_defense_without_an_encounter_card_draws_a_new_hand():
    hands = {"A": "attack 04", "B": "attack 06", "D": "quash"}
    game = scenario(**AFTER, gate={"A": 1}, aliens={"B": "delegator"}, hands=hands)
    game.answers(B=["invite: D", "delegator", "delegator.defense: D"], D=["defense", {"D1": 2}]).play(until="select")
    assert len(game.hand("D")) == 8
    assert game.hand("B") == ["attack 06"]


@rule("R-DEAL-1", "R-DEAL-10")
@ruling("delegator", 6)
def test_the_new_main_players_deal():
    hands = {"A": "attack 04", "B": "negotiate, +2", "C": "negotiate"}
    game = scenario(**AFTER, gate={"A": 3}, aliens={"C": "delegator"}, hands=hands).answers(**APPOINTED).play()
    assert game.result == "deal failed"
    assert game.warp == {"B": 3, "C": 3}
    assert game.ships_of("A") == 20
    game = scenario(**AFTER, gate={"A": 3}, aliens={"C": "delegator"}, hands=hands).answers(**APPOINTED)
    game.answers(A="second encounter: yes", C=Offer(take="+2"), B="accept").play()
    assert game.result == "deal made"
    assert game.hand("C") == ["reinforcement +2"]
    assert (game.next_offense, game.next_encounter) == ("A", 2)


@ruling("delegator", 7)
def test_who_is_displaced_uses_the_power_of_an_ally_only():
    hands = {"A": "attack 04", "B": "attack 06", "C": "attack 10"}
    for aliens, total in (
        ({"A": "tripler", "C": "delegator"}, 10 + 5),
        ({"A": "macron", "C": "delegator"}, 10 + 2 + 12),
    ):
        game = scenario(**AFTER, gate={"A": 3}, aliens=aliens, hands=hands).answers(**APPOINTED).play()
        assert game.totals[0] == total


def test_both_main_players_may_change_at_once():
    hands = {"A": "attack 04", "B": "attack 06", "C": "attack 20", "D": "attack 30"}
    game = scenario(**AFTER, gate={"A": 3}, aliens={"C": "delegator"}, hands=hands)
    game.answers(A="invite: C", B="invite: D", D=["defense", {"D1": 2}])
    game.answers(C=["offense", {"C1": 2}, "delegator", "delegator.offense: C", "delegator.defense: D"]).play()
    assert game.totals == (20 + 5, 30 + 6)
    assert game.warp == {"A": 3, "C": 2}
