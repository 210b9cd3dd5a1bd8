"""Loser."""

from tests.kit import check, rule, ruling, scenario


@check("loser", 1)
def test_the_side_that_would_lose_wins():
    hands = {"A": "attack 30", "B": "attack 06"}
    game = scenario(gate={"A": 4}, ships={"B1": {"B": 2}}, aliens={"B": "loser"}, hands=hands).answers(B="loser").play()
    assert game.totals == (34, 8)
    assert game.result == "defense wins"
    assert game.warp == {"A": 4}


@check("loser", 2)
def test_a_tie_goes_to_the_offense():
    hands = {"A": "attack 08", "B": "attack 10"}
    game = scenario(gate={"A": 3}, ships={"B1": {"B": 1}}, aliens={"A": "loser"}, hands=hands).answers(A="loser").play()
    assert game.totals == (11, 11)
    assert game.ships("B1") == {"A": 3}
    assert game.warp == {"B": 1}


@check("loser", 3)
@ruling("loser", 1)
def test_who_has_no_attack_may_select_anything():
    hands = {"A": "attack 08, negotiate", "B": "negotiate, morph"}
    game = scenario(gate={"A": 3}, aliens={"A": "loser"}, hands=hands).answers(A="loser").play(until="select")
    assert game.options("A") == ["attack 08"]
    assert game.options("B") == ["negotiate", "morph"]


@check("loser", 4)
@rule("R-RESOLVE-7")
def test_wild_both_sides_lose_and_no_card_is_selected():
    hands = {"A": "attack 08", "B": "attack 10, loser flare"}
    game = scenario(gate={"A": 3, "C": 2}, hands=hands).answers(B="loser flare").play()
    assert game.warp == {"A": 3, "B": 4, "C": 2}
    assert not game.was_asked("A", question="select")
    assert not game.successful
    assert game.hand("B") == ["attack 10", "loser flare"]


@ruling("loser", 10)
def test_super_the_upset_comes_as_late_as_after_the_selection():
    hands = {"A": "negotiate, attack 30, loser flare", "B": "attack 06"}
    game = scenario(gate={"A": 4}, aliens={"A": "loser"}, hands=hands)
    game.answers(A=["select: negotiate", "planning.after_select: loser"]).play()
    assert game.result == "offense wins"
    assert game.warp == {"B": 4}
    assert game.hand("A") == ["attack 30", "loser flare"]
    assert not game.was_asked("B", question="compensation")


def test_without_the_flare_there_is_no_late_upset():
    hands = {"A": "attack 30", "B": "attack 06"}
    game = scenario(gate={"A": 4}, aliens={"A": "loser"}, hands=hands, flares="loser flare").play()
    assert game.result == "offense wins"
    assert not any(asked.options[1:] for asked in game.asked if asked.moment == "planning.after_select")


def test_zapped_neither_duty_nor_reversal_applies():
    hands = {"A": "attack 30", "B": "attack 06, negotiate", "D": "cosmic zap"}
    game = scenario(gate={"A": 4}, aliens={"A": "loser"}, hands=hands).answers(A="loser", D="cosmic zap")
    game.play(until="select")
    assert game.options("B") == ["attack 06", "negotiate"]
    game.play()
    assert game.result == "offense wins"


@ruling("loser", 7)
def test_one_upset_in_an_encounter():
    hands = {"A": "attack 30", "B": "attack 06"}
    game = scenario(gate={"A": 4}, aliens={"A": "loser", "B": "loser"}, hands=hands).answers(A="loser").play()
    assert game.result == "defense wins"
    assert len(game.told(kind="use")) == 1


@ruling("loser", 2)
def test_the_attack_that_loses_to_a_negotiate_gets_no_compensation():
    hands = {"A": "attack 30, +3", "B": "negotiate, morph"}
    game = scenario(gate={"A": 2}, aliens={"A": "loser"}, hands=hands)
    game.answers(A="loser", B="select: negotiate").play()
    assert game.warp == {"A": 2}
    assert game.hand("A") == ["reinforcement +3"]


@rule("Q72", "R-COMP-2")
def test_a_player_with_negotiates_only_lays_one_and_compensation_is_as_always():
    hands = {"A": "attack 08, attack 10, plague", "B": "negotiate, negotiate"}
    game = scenario(gate={"A": 2}, aliens={"A": "loser"}, ships={"B1": {"B": 2}}, hands=hands).answers(A="loser").play()
    assert game.revealed == ("attack 08", "negotiate")
    assert (game.result, game.warp) == ("defense wins", {"A": 2})
    assert len(game.hand("B")) == 1


@rule("Q72")
def test_a_negotiate_played_for_want_of_attacks_wins_by_the_upset_and_lost_ships_alone_are_paid():
    hands = {"A": "attack 30, +2, +3, +5", "B": "negotiate"}
    game = scenario(gate={"A": 2}, aliens={"A": "loser"}, hands=hands).answers(A="loser").play()
    assert (game.result, game.warp) == ("defense wins", {"A": 2})
    assert (len(game.hand("A")), game.hand("B")) == (3, [])


def test_a_second_upset_is_not_offered():
    hands = {"A": "attack 30, +2", "B": "attack 06, loser flare"}
    game = scenario(gate={"A": 4}, aliens={"A": "loser", "B": "loser"}, hands=hands).answers(A="loser").play()
    assert [asked.moment for asked in game.asked if asked.seat == "B" and "loser" in asked.options] == [
        "planning.before_select"
    ]


@ruling("loser", 9)
def test_the_extra_card_of_a_deuce_need_not_be_an_attack():
    hands = {"A": "attack 08, attack 10, negotiate", "B": "attack 06"}
    game = scenario(gate={"A": 4}, aliens={"A": "deuce", "B": "loser"}, hands=hands).answers(B="loser")
    game.play(until="select")
    assert game.options("A") == ["attack 08", "attack 10"]
    game.answers(A="select: attack 08").play(until="deuce.card")
    assert game.options("A") == ["attack 10", "negotiate"]
