"""Oracle."""

from tests.kit import Offer, rule, scenario

CARDS = {"A": "attack 08, attack 20", "B": "attack 10, attack 04"}


def test_the_opponent_lays_a_card_for_all_to_see_and_oracle_follows_face_down():
    game = scenario(gate={"A": 1}, aliens={"B": "oracle"}, hands=CARDS).play(until="select")
    assert game.waiting == ["A"]
    game.answer("A", "attack 20")
    assert game.waiting == ["B"]
    for name in ("B", "C", None):
        assert game.view(name)["encounter"]["cards"]["offense"]["name"] == "Attack 20"
    game.answer("B", "attack 04").play(until="planning.after_select")
    assert game.view("C")["encounter"]["cards"]["defense"] == "face_down"


def test_all_are_told_which_card_was_laid():
    game = scenario(gate={"A": 1}, aliens={"B": "oracle"}, hands=CARDS).play(until="select").answer("A", "attack 20")
    assert "A lays Attack 20 face up." in game.told("E")


def test_zapped_both_select_at_once_face_down():
    game = scenario(gate={"A": 1}, aliens={"B": "oracle"}, hands=CARDS | {"C": "cosmic zap"}).answers(C="cosmic zap")
    game.play(until="select")
    assert game.waiting == ["A", "B"]
    game.answer("A", "attack 20").answer("B", "attack 04").play(until="planning.after_select")
    assert game.view("B")["encounter"]["cards"]["offense"] == "face_down"


def test_as_offense_it_sees_the_defenses_card():
    game = scenario(gate={"A": 1}, aliens={"A": "oracle"}, hands=CARDS).play(until="select")
    assert game.waiting == ["B"]


def test_the_laid_card_cannot_be_changed():
    game = scenario(gate={"A": 1}, aliens={"B": "oracle"}, hands=CARDS).answers(A="attack 20", B="attack 04").play()
    assert game.revealed == ("attack 20", "attack 04")
    assert [asked.seat for asked in game.asked if asked.question == "select"] == ["A", "B"]


@rule("R-PLANNING-1", "R-PLANNING-3")
def test_the_checks_come_before_anything_is_laid():
    game = scenario(gate={"A": 1}, aliens={"A": "oracle"}, hands={"A": "plague", "B": "attack 10"}).play()
    assert not game.was_asked("B", question="select")
    game = scenario(gate={"A": 1}, aliens={"B": "oracle"}, hands={"A": "attack 10", "B": "plague"}).play(until="select")
    assert len(game.hand("B")) == 8
    assert game.waiting == ["A"]


def test_an_opponent_that_lays_a_morph_copies_oracles_card():
    game = scenario(gate={"A": 1}, aliens={"B": "oracle"}, hands={"A": "morph", "B": "attack 10"}).play()
    assert game.totals == (11, 14)


def test_a_sorcerer_may_still_switch_after_oracle_has_selected():
    game = scenario(gate={"A": 1}, aliens={"A": "sorcerer", "B": "oracle"}, hands={"A": "attack 04", "B": "attack 20"})
    game.answers(A="sorcerer").play()
    assert game.revealed == ("attack 20", "attack 04")


def test_an_ally_or_outsider_does_not_foresee():
    game = scenario(gate={"A": 1, "C": 1}, aliens={"C": "oracle", "D": "tripler"}, hands=CARDS).play(until="select")
    assert game.waiting == ["A", "B"]


def test_with_the_power_lost_both_select_at_once():
    game = scenario(gate={"A": 1}, homes={"A": 2}, aliens={"A": "oracle"}, hands=CARDS).play(until="select")
    assert game.waiting == ["A", "B"]


def test_two_oracles_do_not_arise_but_a_negotiate_laid_open_still_makes_a_deal():
    game = scenario(gate={"A": 1}, aliens={"B": "oracle"}, hands={"A": "negotiate, +2", "B": "negotiate"}).play(
        until="deal"
    )
    game.answer("A", Offer(give="+2")).answer("B", "accept").play()
    assert game.result == "deal made"
