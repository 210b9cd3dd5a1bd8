"""Deuce."""

from tests.kit import Offer, check, rule, scenario

B1 = {"B1": {"B": 1}}


@check("deuce", 1)
def test_two_attacks_are_added_and_the_higher_goes():
    game = scenario(
        gate={"A": 2}, ships=B1, aliens={"A": "deuce"}, hands={"A": "attack 08, attack 12", "B": "attack 20"}
    )
    game.answers(A=["select: attack 08"]).play()
    assert game.totals == (22, 21)
    assert sorted(game.discard) == ["attack 12", "attack 20"]
    assert game.hand("A") == ["attack 08"]


@check("deuce", 2)
@rule("R-COMP-1")
def test_one_negotiate_makes_the_whole_play_a_negotiate():
    hands = {"A": "attack 04, +2, +3, +5", "B": "attack 15, negotiate"}
    game = scenario(gate={"A": 1}, ships={"B1": {"B": 3}}, aliens={"B": "deuce"}, hands=hands)
    game.answers(B="select: attack 15").play()
    assert game.result == "offense wins"
    assert len(game.hand("B")) == 3 + 1
    assert "attack 15" in game.hand("B")
    assert "negotiate" in game.discard


@check("deuce", 3)
@rule("R-PLANNING-2")
def test_with_one_encounter_card_it_draws_a_new_hand():
    game = scenario(gate={"A": 1}, aliens={"B": "deuce"}, hands={"A": "attack 10", "B": "attack 04, quash"})
    game.play(until="select")
    assert "attack 04" in game.discard
    assert len(game.hand("B")) == 8


def test_as_the_offense_one_encounter_card_is_enough_in_planning():
    game = scenario(gate={"A": 1}, aliens={"A": "deuce"}, hands={"A": "attack 10", "B": "attack 04"}).play()
    assert game.totals == (11, 8)


def test_zapped_the_encounter_card_is_played_alone():
    hands = {"A": "attack 08, attack 12", "B": "attack 20", "C": "cosmic zap"}
    game = scenario(gate={"A": 2}, aliens={"A": "deuce"}, hands=hands).answers(C="cosmic zap").play()
    assert game.totals[0] == 10
    assert game.hand("A") == ["attack 12"]


def test_a_negotiate_against_a_negotiate_leads_to_a_deal():
    hands = {"A": "attack 08, negotiate", "B": "negotiate, +2"}
    game = scenario(gate={"A": 2}, aliens={"A": "deuce"}, hands=hands)
    game.answers(A=["select: attack 08", Offer(take="1 random")], B="accept").play()
    assert game.result == "deal made"
    assert "attack 08" in game.hand("A")
    assert game.discard.count("negotiate") == 2


@rule("R-REVEAL-2")
def test_an_extra_morph_copies_the_other_card():
    hands = {"A": "attack 08, morph", "B": "attack 20"}
    game = scenario(gate={"A": 2}, aliens={"A": "deuce"}, hands=hands).answers(A="select: attack 08").play()
    assert game.totals[0] == 8 + 20 + 2
    assert game.hand("A") == ["attack 08"]


@rule("R-INFO-2")
def test_the_extra_card_is_hidden_until_the_reveal():
    hands = {"A": "attack 08, attack 12, quash", "B": "attack 20"}
    game = scenario(gate={"A": 2}, aliens={"A": "deuce"}, hands=hands).play(until="reveal")
    assert "attack_12" not in str(game.view("B")) + str(game.view("C"))
    assert len(game.hand("A")) == 1


def test_filch_finds_nothing_if_the_encounter_card_went_back():
    hands = {"A": "attack 08, attack 12", "B": "attack 20"}
    game = (
        scenario(gate={"A": 2}, aliens={"A": "deuce", "B": "filch"}, hands=hands).answers(A="select: attack 08").play()
    )
    assert game.hand("B") == []


@rule("R-POWER-7")
def test_super_both_cards_are_discarded():
    hands = {"A": "attack 08, attack 12, deuce flare", "B": "attack 20"}
    game = scenario(gate={"A": 2}, aliens={"A": "deuce"}, hands=hands).answers(A="deuce flare").play()
    assert game.hand("A") == ["deuce flare"]
    assert {"attack 08", "attack 12"} <= set(game.discard)


def test_wild_a_like_attack_is_added_or_subtracted():
    for sign, total in (("add", 40), ("subtract", 0)):
        hands = {"A": "attack 10", "B": "attack 20", "C": "attack 20, deuce flare"}
        game = scenario(gate={"A": 2, "C": 1}, hands=hands).answers(C=["deuce flare", sign]).play()
        assert game.totals[1] == total + 4
        assert game.discard.count("attack 20") == 2
