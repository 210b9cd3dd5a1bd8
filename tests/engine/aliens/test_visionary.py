"""Visionary."""

from tests.kit import check, rule, scenario

HANDS = {"A": "attack 10", "B": "negotiate, attack 30"}


@check("visionary", 1)
def test_the_named_card_has_to_be_selected():
    game = scenario(gate={"A": 1}, aliens={"A": "visionary"}, hands=HANDS).answers(A=["visionary", "negotiate"])
    game.play(until="select")
    assert game.options("B") == ["negotiate"]


@check("visionary", 2)
def test_without_it_all_cards_may_be_selected():
    game = scenario(gate={"A": 1}, aliens={"A": "visionary"}, hands=HANDS).answers(A=["visionary", "attack 06"])
    game.play(until="select")
    assert sorted(game.options("B")) == ["attack 30", "negotiate"]


@check("visionary", 3)
@rule("R-POWER-7")
def test_super_a_bystander_names_a_card_for_a_main_player():
    hands = {"A": "attack 04, attack 10", "B": "attack 06", "C": "visionary flare"}
    game = scenario(gate={"A": 1}, aliens={"C": "visionary"}, hands=hands)
    game.answers(C=["visionary", "visionary.whom: A", "attack 04"]).play()
    assert game.totals[0] == 5


def test_zapped_the_opponent_chooses_freely():
    game = scenario(gate={"A": 1}, aliens={"A": "visionary"}, hands=HANDS | {"C": "cosmic zap"})
    game.answers(A=["visionary", "negotiate"], C="cosmic zap").play(until="select")
    assert len(game.options("B")) == 2


@rule("R-INFO-2")
def test_nobody_is_told_whether_the_card_was_there():
    game = scenario(gate={"A": 1}, aliens={"A": "visionary"}, hands=HANDS).answers(A=["visionary", "attack 30"])
    game.play(until="select")
    assert "attack_30" not in str(game.view("A")["known"])


def test_by_default_nothing_is_named():
    game = scenario(gate={"A": 1}, aliens={"A": "visionary"}, hands=HANDS).play()
    assert game.totals[1] == 34


def test_wild_everybody_shows_a_card():
    hands = {"A": "attack 10, visionary flare", "B": "negotiate, attack 30", "C": "quash", "D": "plague"}
    game = scenario(gate={"A": 1}, hands=hands).answers(A=["visionary flare", "attack 30"]).play(until="visionary.show")
    assert game.options("B") == ["attack 30"]
    game.play(until="select")
    assert "attack_30" in str(game.heard("A"))
    assert "'card': 'quash'" in str(game.heard("A", kind="visionary.shown"))
    assert "quash" not in str(game.heard("E", kind="visionary.shown"))
