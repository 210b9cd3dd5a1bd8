"""Chapter 13, compensation."""

from tests.kit import rule, scenario

NEGOTIATE_LOSES = {"A": "attack 08, attack 04, attack 05, attack 07, plague, +2, +3, quash", "B": "negotiate"}


@rule("R-COMP-1", "Q01")
def test_only_the_main_player_who_lost_with_a_negotiate_is_paid():
    game = scenario(gate={"A": 2}, ships={"B1": {"B": 2}}, ring={"D": 3}, hands=NEGOTIATE_LOSES)
    game.answers(A="select: attack 08").play()
    assert len(game.hand("B")) == 2
    assert len(game.hand("A")) == 5
    assert game.hand("D") == []
    assert game.warp == {"B": 2, "D": 3}


@rule("R-COMP-1", "Q04")
def test_an_offense_that_loses_with_a_negotiate_is_paid_for_its_gate_ships():
    game = scenario(
        gate={"A": 3, "C": 2}, hands={"A": "negotiate", "B": "attack 04, attack 05, attack 06, +2, +3"}
    ).play()
    assert game.warp == {"A": 3, "C": 2}
    assert len(game.hand("A")) == 3
    assert len(game.hand("B")) == 1


@rule("R-COMP-1")
def test_who_lost_with_an_attack_is_not_paid():
    game = scenario(gate={"A": 3}, hands={"A": "attack 04", "B": "attack 20, +2, +3"}).play()
    assert game.hand("A") == []
    assert len(game.hand("B")) == 2


@rule("R-COMP-2")
def test_no_ship_lost_no_card():
    game = scenario(gate={"A": 2}, ships={"B1": {"B": 0}}, warp={"B": 5}, hands=NEGOTIATE_LOSES)
    game.answers(A="select: attack 08").play()
    assert game.hand("B") == []


@rule("R-COMP-2")
def test_ships_in_the_warp_from_earlier_do_not_count():
    game = scenario(gate={"A": 2}, ships={"B1": {"B": 1}}, warp={"B": 5}, hands=NEGOTIATE_LOSES)
    game.answers(A="select: attack 08").play()
    assert len(game.hand("B")) == 1


@rule("R-COMP-2", "Q02")
def test_from_a_smaller_hand_everything_is_taken():
    hands = {"A": "attack 08, attack 10, +2", "B": "negotiate"}
    game = scenario(gate={"A": 2}, hands=hands).play()
    assert game.hand("A") == []
    assert sorted(game.hand("B")) == ["attack 10", "reinforcement +2"]


@rule("R-COMP-3", "C-IONIC-1")
def test_the_window_opens_before_cards_are_taken_and_only_if_some_are_due():
    game = scenario(gate={"A": 2}, hands={"A": "attack 08, +2", "B": "negotiate"}).play()
    assert "resolution.compensation" in game.passed
    game = scenario(gate={"A": 2}, hands={"A": "attack 20, +2", "B": "attack 04"}).play()
    assert "resolution.compensation" not in game.passed


@rule("R-COMP-4")
def test_all_see_the_number_and_both_players_which():
    game = scenario(
        gate={"A": 2}, ships={"B1": {"B": 1}}, hands={"A": "attack 08, attack 40, attack 04", "B": "negotiate"}
    )
    game.play()
    (taken,) = game.hand("B")
    assert game.view("C")["seats"][1]["hand"] == 1
    assert not any(taken in text.lower() for text in game.told("C", kind="took"))
    for seat in "AB":
        assert any(taken in str(event).lower().replace("_", " ") for event in game.heard(seat, kind="took"))


@rule("R-COMP-4", "R-GEN-8")
def test_the_pick_is_random_over_the_whole_hand():
    hands = {"A": "attack 08, attack 40, attack 04, +5", "B": "negotiate"}
    taken = set()
    for key in range(24):
        game = (
            scenario(gate={"A": 1}, ships={"B1": {"B": 1}}, hands=hands, key=key).answers(A="select: attack 08").play()
        )
        taken.update(game.hand("B"))
    assert taken == {"attack 40", "attack 04", "reinforcement +5"}


@rule("R-COMP-5")
def test_nobody_is_asked_whether_to_collect():
    game = scenario(gate={"A": 2}, hands={"A": "attack 08, +2", "B": "negotiate"}).play()
    assert not game.was_asked("B", phase="resolution")
    assert game.hand("B") == ["reinforcement +2"]


@rule("R-COMP-6")
def test_compensation_comes_before_rewards():
    hands = {"A": "negotiate", "B": "attack 40, attack 04, +2, +3"}
    game = scenario(gate={"A": 2}, ring={"D": 1}, hands=hands).answers(B="select: attack 40").play()
    moments = [m for m in game.passed if m in ("resolution.compensation", "resolution.rewards")]
    assert moments == ["resolution.compensation", "resolution.rewards"]
    assert (len(game.hand("A")), len(game.hand("D"))) == (2, 1)


@rule("R-COMP-7", "Q06")
def test_the_winning_card_is_not_in_the_hand():
    hands = {"A": "attack 30, +2", "B": "negotiate"}
    game = scenario(gate={"A": 2}, ships={"B1": {"B": 3}}, hands=hands).play()
    assert game.hand("B") == ["reinforcement +2"]
    assert "attack 30" in game.discard


@rule("R-COMP-4")
def test_all_are_told_how_many_cards_were_taken():
    game = scenario(gate={"A": 2}, hands={"A": "attack 08, +2, +3", "B": "negotiate"}).play()
    assert game.told("E", kind="took") == ["B takes 2 cards from A (compensation)."]
