"""The reward deck (RD-1 to RD-8, R-CARD-7)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from app.engine.cards import COSMIC
from tests.kit import Offer, Scenario, rule, ruling, scenario

ON = {"reward_deck": True}


def table(hands: dict[str, str], **said: Any) -> Scenario:
    """A table with the reward deck; A attacks B with three ships."""
    said = {"gate": {"A": 3}, "options": ON} | said
    return scenario(hands=hands, **said)


def rewards(game: Scenario) -> list[str]:
    """The discard pile of the reward deck, as all see it."""
    return [card["card"] for card in game.view()["reward_deck"]["discard"]]


@rule("RD-1", "R-VAR-6")
def test_there_are_32_cards_of_eight_kinds():
    faces = [face for face in table({}).game.faces if face.deck != COSMIC]
    assert len(faces) == 32
    assert Counter(face.kind for face in faces) == {
        "attack": 10, "negotiate": 4, "morph": 1, "reinforcement": 3, "kicker": 5, "rift": 4, "artifact": 5,
    }  # fmt: skip
    assert sum(face.value for face in faces if face.kind == "attack") == 101
    assert not [face for face in scenario().game.faces if face.deck != COSMIC]


@rule("RD-2", "R-INFO-2")
def test_all_see_how_many_cards_of_a_hand_are_rewards_and_nobody_which():
    game = table({"A": "attack 16, rift 3, attack 04", "B": "attack 10"}).play(until="select")
    assert game.view("C")["reward_deck"]["hands"] == {"0": 2, "1": 0, "2": 0, "3": 0, "4": 0}
    assert game.view("C")["reward_deck"]["cards"] == 30
    assert "attack_16" not in str(game.view("C"))
    assert [card.get("deck") for card in game.view("A")["hand"]] == ["reward", "reward", None]


@rule("RD-2")
def test_who_holds_no_card_with_that_back_is_not_asked_about_its_cards():
    game = table({"A": "attack 10, attack 04", "B": "attack 18, attack 04"}).play()
    assert [a.seat for a in game.asked if a.moment == "planning.naming"] == ["B"]


@rule("RD-3", "R-REWARD-3")
def test_rewards_may_come_from_the_reward_deck():
    game = table({"A": "attack 04", "B": "attack 40"}, ring={"C": 3}, deck="morph, attack 18, attack 16")
    game.answers(C={"cards": 1, "reward_cards": 2}).play()
    assert sorted(game.hand("C")) == ["attack 16", "attack 18", "morph"]
    assert game.view()["reward_deck"]["hands"]["2"] == 2
    assert "attack_16" not in str(game.heard("B", kind="drew"))


@rule("RD-3")
def test_by_default_they_are_cosmic_cards():
    game = table({"A": "attack 04", "B": "attack 40"}, ring={"C": 3}).play()
    assert len(game.hand("C")) == 3
    assert game.view()["reward_deck"]["hands"]["2"] == 0


@rule("RD-4", "R-CARD-7")
def test_its_cards_go_to_a_pile_of_their_own():
    game = table({"A": "attack 16", "B": "attack 10"}).play()
    assert rewards(game) == ["attack_16"]
    assert game.discard == ["attack 10"]


@rule("RD-4", "R-CARD-7")
def test_an_empty_reward_deck_is_shuffled_anew_and_then_gives_nothing():
    game = table({}).game
    game.state.reward.deck, game.state.reward.discard = [], game.state.reward.deck[:2]
    assert len(game.off_reward_deck(3)) == 2
    assert game.rewards_left() == 0
    assert "quake" not in [event.kind for event in game.events]


@rule("RD-4", "R-CARD-6")
def test_a_quake_sends_reward_cards_to_their_pile():
    game = table({"A": "attack 16, quash", "B": "attack 10"}).game
    game._quake()
    assert [game.face(card).id for card in game.state.reward.discard] == ["attack_16"]
    assert not any(game.backs(seat) for seat in range(5))
    assert [len(hand) for hand in game.state.hands] == [8] * 5


@rule("RD-5", "R-COMP-2")
def test_who_takes_at_random_may_fix_the_backs():
    hands = {"A": "negotiate", "B": "attack 10, attack 16, attack 18, attack 04, attack 05, attack 06"}
    game = table(hands).answers(A="reward_deck.backs: 2 rewards", B="attack 10").play()
    assert game.view()["reward_deck"]["hands"] == {"0": 2, "1": 0, "2": 0, "3": 0, "4": 0}
    assert len(game.hand("A")) == 3


@rule("RD-5")
def test_by_default_all_cards_are_alike_and_one_back_is_no_question():
    hands = {"A": "negotiate", "B": "attack 10, attack 16, attack 18, attack 04, attack 05, attack 06"}
    game = table(hands).answers(B="attack 10").play()
    assert len(game.hand("A")) == 3
    game = table({"A": "negotiate", "B": "attack 10, attack 01, attack 04, attack 05, attack 06"}).play()
    assert not game.was_asked("A", "reward_deck.backs")


# --- crooked deals
@rule("RD-6", "R-COMP-2")
def test_a_crooked_deal_is_compensated_with_one_card_more():
    hands = {"A": "crooked deal", "B": "attack 10, attack 01, attack 04, attack 05, attack 06, +2"}
    assert len(table(hands).play().hand("A")) == 4
    game = table(hands | {"A": "attack 40", "B": "crooked deal"}, ships={"B1": {"B": 0}}).play()
    assert game.hand("B") == []


@rule("RD-6", "R-DEAL-10")
def test_a_failed_crooked_deal_costs_the_opponent_one_ship_more():
    assert table({"A": "crooked deal", "B": "negotiate"}).play().warp == {"A": 2, "B": 4}
    assert table({"A": "crooked deal", "B": "crooked deal"}).play().warp == {"A": 3, "B": 3}


@rule("RD-6", "K-6")
def test_kickers_multiply_what_it_has_changed():
    game = table({"A": "crooked deal, kicker x2", "B": "negotiate"}).answers(A="kickers").play()
    assert game.warp == {"A": 2, "B": 8}


@rule("RD-6", "R-REVEAL-2")
def test_a_morph_copies_it_whole():
    assert table({"A": "morph", "B": "crooked deal"}).play().warp == {"A": 3, "B": 3}


@rule("C-PLAGUE-6")
def test_plague_counts_it_as_a_negotiate():
    game = scenario(start="regroup", hands={"A": "plague", "B": "crooked deal, negotiate, +2"}, options=ON)
    game.answers(A=["plague", "B"], B="plague.card: negotiate").play(until="destiny")
    assert game.hand("B") == ["crooked deal"]


# --- attacks below zero
@rule("RD-1", "R-REVEAL-4")
def test_attacks_below_zero_count_so():
    game = table({"A": "attack \N{MINUS SIGN}07", "B": "attack \N{MINUS SIGN}04"}).play()
    assert game.totals == (-4, 0)
    assert "A reveals Attack \N{MINUS SIGN}07, B reveals Attack \N{MINUS SIGN}04." in game.told("C")
    game = table({"A": "attack \N{MINUS SIGN}07, kicker x2", "B": "morph"}).answers(A="kickers").play()
    assert game.totals == (-14 + 3, -7 + 4)


# --- rifts
@rule("RD-7", "C-CARDZAP-4")
def test_a_rift_lets_ships_of_several_players_out():
    hands = {"A": "attack 10", "C": "rift 4", "D": "card zap"}
    game = table(hands, gate={}, start="regroup", warp={"A": 2, "C": 5, "D": 2})
    game.answers(C=["rifts", {"C": 3, "D": 1}]).play(until="destiny")
    assert game.warp == {"A": 1, "C": 2, "D": 1}
    assert rewards(game) == ["rift_4"]
    assert not game.was_asked("D", "respond")


@rule("RD-8", "R-CARD-9")
def test_a_rift_goes_off_when_it_is_taken():
    game = table({"A": "negotiate", "B": "attack 10, rift 3"}).play()
    assert game.warp == {"A": 6}
    assert game.hand("A") == []
    assert rewards(game) == ["rift_3"]
    assert "Rift 3 goes off in the hand of A." in game.told("C")


@rule("RD-8", "R-CARD-9")
def test_a_rift_that_is_given_in_a_deal_does_not():
    game = table({"A": "negotiate, attack 04", "B": "negotiate, rift 3"})
    game.answers(A=["negotiate", Offer(give="attack 04", take="1 random")], B=["negotiate", "accept"]).play()
    assert game.hand("A") == ["rift 3"]
    assert game.warp == {}


@ruling("philanthropist", 4)
def test_a_gift_of_its_holder_does_not_set_it_off():
    hands = {"A": "rift 3, attack 10", "B": "attack 04"}
    sheet = table(hands, aliens={"A": "philanthropist"}, start="alliance")
    sheet.answers(A=["philanthropist", "rift 3"]).play()
    assert "rift 3" in sheet.hand("B")
    assert "goes off" not in str(sheet.told("C"))


# --- beside particular powers
@rule("RD-8")
@ruling("mutant", 5)
def test_a_power_that_takes_a_rift_sets_it_off_and_draws_from_the_cosmic_deck_alone():
    hands = {"A": "attack 10, +2, +3, quash, plague, morph", "B": "attack 04", "C": "rift 3"}
    game = table(hands, aliens={"A": "mutant"}, start="alliance")
    game.answers(A=["mutant", "mutant.source: C", "mutant.source: deck", "mutant.source: deck"]).play(until="select")
    assert game.warp == {"A": 3}
    assert game.view()["reward_deck"]["hands"]["0"] == 0


@rule("RD-8", "R-CARD-9")
def test_a_rift_that_is_kept_out_of_what_others_would_discard_goes_off():
    """The flare of the Mite takes the cards out of the hand before they reach the pile."""
    hands = {"A": "attack 40, mite flare", "B": "rift 3, rift 3, rift 4, rift 5"}
    game = table(hands, aliens={"A": "mite"}, start="launch", gate={})
    game.answers(A=["B1", 2, "mite flare"]).play(until="alliance")
    (rift,) = rewards(game)
    assert game.warp == {"A": int(rift.removeprefix("rift_"))}


@rule("RD-8", "R-CARD-9")
@ruling("trader", 7)
def test_exchanged_hands_set_nothing_off():
    game = table({"A": "attack 10, +2", "B": "rift 3, attack 04"}, aliens={"A": "trader"}, start="alliance")
    game.answers(A="trader").play(until="select")
    assert "rift 3" in game.hand("A")
    assert game.warp == {}


@rule("RD-3")
@ruling("remora", 1)
def test_one_who_draws_along_draws_from_the_same_deck():
    position = {"aliens": {"D": "remora"}, "ring": {"C": 2}, "deck": "morph, attack 18, attack 16"}
    game = table({"A": "attack 04", "B": "attack 40"}, **position)
    game.answers(C={"cards": 0, "reward_cards": 2}, D="remora").play()
    assert game.view()["reward_deck"]["hands"]["3"] == 1
    game = table({"A": "attack 04", "B": "attack 40"}, **position)
    game.answers(C={"cards": 1, "reward_cards": 1}, D=["remora", "remora.deck: reward"]).play()
    assert game.view()["reward_deck"]["hands"]["3"] == 1


@rule("RD-9")
@ruling("mesmer", 5)
def test_its_artifacts_may_be_named_and_played_under_another_name():
    hands = {"A": "attack 10, quash", "B": "attack 04, +3"}
    game = table(hands, aliens={"A": "mesmer"}, start="alliance")
    game.answers(A=["quash as finder", "finder.whom: B", "reinforcement +3"]).play(until="select")
    assert "reinforcement +3" in game.hand("A")
    game = table(hands | {"A": "attack 10, finder"}, aliens={"A": "mesmer"}, start="regroup")
    game.answers(A=["finder as plague", "B"]).play(until="destiny")
    assert game.warp == {"B": 3}
