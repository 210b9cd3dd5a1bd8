"""Kickers (K-1 to K-9, EX-14)."""

from __future__ import annotations

from typing import Any

from app.engine.cards import BASE_DECK
from tests.kit import Offer, Scenario, acts, changes, rule, scenario


def kicked(hands: dict[str, str], **said: Any) -> Scenario:
    """A table with kickers: A attacks B with three ships."""
    options = {"kickers": True} | said.pop("options", {})
    return scenario(gate={"A": 3}, hands=hands, options=options, **said)


def kinds(game: Scenario) -> list[str]:
    """The kickers among the cards of a table."""
    return [face.id for face in game.game.faces[len(BASE_DECK) :]]


@rule("K-1", "R-VAR-6")
def test_five_kickers_are_shuffled_into_the_deck():
    assert kinds(kicked({})) == ["kicker_0", "kicker_1", "kicker_2", "kicker_2", "kicker_3"]
    assert kinds(scenario()) == []


@rule("K-2", "R-PLANNING-6", "EX-14")
def test_a_kicker_multiplies_the_attack_of_its_player():
    game = kicked({"A": "attack 10, kicker x2", "B": "attack 15"}).answers(A="planning.naming: kickers").play()
    assert game.totals == (23, 19)
    assert game.discard[-3:] == ["attack 10", "attack 15", "kicker x2"]


@rule("K-2")
def test_both_main_players_may_lay_one_and_the_offense_is_heard_first():
    hands = {"A": "attack 10, kicker x2, kicker x3", "B": "attack 15, kicker x2"}
    game = kicked(hands).answers(A=["kickers", "kicker x3"], B="kickers").play()
    assert game.totals == (33, 34)
    assert game.told("C").index("A lays a kicker.") < game.told("C").index("B lays a kicker.")
    assert game.hand("A") == ["kicker x2"]


@rule("K-2")
def test_allies_lay_none():
    game = scenario(
        gate={"A": 3, "C": 1}, hands={"A": "attack 10", "B": "attack 15", "C": "kicker x3"}, options={"kickers": True}
    ).play()
    assert not game.was_asked("C", moment="planning.naming")
    assert game.totals == (14, 19)


@rule("K-3", "R-INFO-2")
def test_all_see_that_a_kicker_lies_there_and_only_its_player_which():
    game = kicked({"A": "attack 10, kicker x2", "B": "attack 15"}).answers(A="kickers").play(until="select")
    assert game.view("C")["kickers"] == game.view("A")["kickers"] == {"offense": ["face_down"]}
    assert [pile["cards"][0]["card"] for pile in game.view("A")["own_piles"]] == ["kicker_2"]
    assert "kicker_2" not in str(game.view("B"))
    assert "kicker_2" not in str(game.heard("B"))
    game.play(until="resolution")
    assert game.view("B")["kickers"]["offense"][0]["card"] == "kicker_2"


@rule("K-3", "R-TIME-3")
def test_whoever_could_hold_one_is_asked_whether_he_does_or_not():
    game = kicked({"A": "attack 10, quash", "B": "attack 15"}).play()
    assert game.was_asked("A", moment="planning.naming")
    assert [asked.silent for asked in game.asked if asked.moment == "planning.naming"] == [True, True]


@rule("K-4")
def test_zero_makes_zero_and_signs_multiply():
    game = kicked({"A": "attack 10, kicker x0", "B": "attack 15"}).answers(A="kickers").play()
    assert game.totals == (3, 19)
    game = kicked({"A": "attack 10, kicker x0", "B": "attack 15"}, reprint={"kicker x0": "kicker x3"})
    assert game.answers(A="kickers").play().totals == (33, 19)


@rule("K-5")
def test_against_an_attack_a_kicker_multiplies_the_compensation_of_a_negotiate():
    hands = {"A": "negotiate, kicker x2", "B": "attack 10, attack 01, attack 04, attack 05, attack 06, +2, +3"}
    game = kicked(hands).answers(A="kickers").play()
    assert game.warp == {"A": 3}
    assert len(game.hand("A")) == 6
    game = kicked(hands | {"A": "negotiate, kicker x0"}).answers(A="kickers").play()
    assert game.hand("A") == []


@rule("K-5")
def test_a_negative_number_turns_the_compensation_around():
    @changes("kicker.factor")
    def negative(me, factor, side):
        return -1 if side == 0 else factor

    hands = {"A": "negotiate, kicker x2, +2, +3, +5, attack 04", "B": "attack 10"}
    game = kicked(hands, probes=[negative]).answers(A=["kickers", "negotiate"]).play()
    assert len(game.hand("B")) == 3
    assert len(game.hand("A")) == 1


@rule("K-6")
def test_when_a_deal_fails_the_opponent_loses_more():
    game = kicked({"A": "negotiate, kicker x2", "B": "negotiate"}).answers(A="kickers").play()
    assert game.result == "deal failed"
    assert game.warp == {"A": 3, "B": 6}


@rule("K-6")
def test_a_deal_that_is_made_leaves_kickers_without_effect():
    game = kicked({"A": "negotiate, kicker x3, attack 04", "B": "negotiate, attack 06"})
    game.answers(A=["kickers", "negotiate", Offer(give="attack 04", take="1 random")], B=["negotiate", "accept"]).play()
    assert game.result == "deal made"
    assert game.warp == {}
    assert "kicker x3" in game.discard


@rule("K-7")
def test_a_morph_copies_the_card_and_not_the_kicker():
    game = kicked({"A": "morph, kicker x3", "B": "attack 10, kicker x2"}).answers(A="kickers", B="kickers").play()
    assert game.totals == (33, 24)


@rule("K-8")
def test_an_encounter_that_ends_before_the_reveal_sends_the_kicker_back():
    @acts("planning.after_select")
    def ends(me):
        yield from me.g.call_off()
        me.g.go_to("end")

    game = kicked({"A": "attack 10, kicker x2", "B": "attack 15"}, probes=[ends]).answers(A="kickers").play()
    assert game.hand("A") == ["kicker x2"]
    assert not game.view()["piles"]


@rule("K-9", "R-CARD-8")
def test_a_kicker_is_no_encounter_card_and_a_type_of_its_own():
    game = kicked({"A": "kicker x2, kicker x3", "B": "attack 15"}).play()
    assert game.passed_after == "end" or "A holds no encounter card; the turn ends." in game.told("C")
    game = scenario(start="regroup", hands={"A": "plague", "B": "kicker x2, attack 04, +3"}, options={"kickers": True})
    game.answers(A=["plague", "B"]).play(until="destiny")
    assert game.hand("B") == []
