"""Visionary."""

from tests.kit import check, rule, ruling, scenario

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


@ruling("visionary", 1)
def test_a_card_in_a_hoard_does_not_bind():
    game = scenario(gate={"A": 1}, aliens={"A": "visionary", "B": "miser"}, hands=HANDS | {"E": "attack 23"})
    g = game.game
    card = g.state.hands[4][0]
    g.from_hand(card, 4)
    g.pile(g.state.powers[1], "hoard").cards.append(card)
    game.answers(A=["visionary", "attack 23"]).play(until="select")
    assert sorted(game.options("B")) == ["attack 30", "negotiate"]


@ruling("visionary", 2)
def test_a_new_hand_is_bound_too():
    deck = "attack 06, attack 08, negotiate, +2, +3, +5, plague, morph"
    game = scenario(gate={"A": 1}, aliens={"A": "visionary"}, hands={"A": "attack 10", "B": "quash"}, deck=deck)
    game.answers(A=["visionary", "attack 06"]).play(until="select")
    assert game.options("B") == ["attack 06"]


@ruling("visionary", 3)
def test_what_another_effect_forbids_leaves_a_free_choice():
    hands = {"A": "attack 10, magnet flare", "B": "negotiate, attack 30, attack 08", "C": "visionary flare"}
    game = scenario(gate={"A": 1}, aliens={"C": "visionary"}, hands=hands)
    game.answers(A=["magnet flare", "attack 30"], C=["visionary", "visionary.whom: B", "attack 30"]).play(
        until="select"
    )
    assert sorted(game.options("B")) == ["attack 08", "negotiate"]


@ruling("visionary", 4)
def test_both_select_at_the_same_time():
    game = scenario(gate={"A": 1}, aliens={"A": "visionary"}, hands=HANDS | {"A": "attack 10, attack 04"})
    game.answers(A=["visionary", "negotiate"]).play(until="select")
    assert game.waiting == ["A", "B"]


@ruling("visionary", 6)
def test_a_later_switch_changes_what_is_resolved():
    game = scenario(gate={"A": 1}, aliens={"A": "visionary", "B": "sorcerer"}, hands=HANDS)
    game.answers(A=["visionary", "negotiate"], B="sorcerer").play()
    assert game.revealed == ("negotiate", "attack 10")
