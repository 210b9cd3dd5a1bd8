"""Deuce."""

from app.engine.state import WARP
from tests.kit import Offer, acts, check, rule, ruling, scenario

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
@ruling("deuce", 2)
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


@ruling("deuce", 2)
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


@check("deuce", 4)
@ruling("deuce", 11)
def test_filch_finds_nothing_if_the_encounter_card_went_back():
    hands = {"A": "attack 08, attack 12", "B": "attack 20"}
    game = scenario(gate={"A": 2}, ships=B1, aliens={"A": "deuce", "B": "filch"}, hands=hands)
    game.answers(A="select: attack 08").play()
    assert (game.result, game.hand("A"), game.hand("B")) == ("offense wins", ["attack 08"], [])
    assert "attack 12" in game.discard
    assert not any("filch" in asked.options for asked in game.asked)


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


@ruling("deuce", 3)
def test_a_card_made_a_negotiate_is_the_one_that_goes():
    hands = {"A": "attack 08, attack 12", "B": "attack 20", "C": "emotion control"}
    game = scenario(gate={"A": 2}, aliens={"A": "deuce"}, hands=hands)
    game.answers(A="select: attack 08", C="emotion control").play()
    assert game.result == "deal failed"
    assert game.hand("A") == ["attack 12"]
    assert "attack 08" in game.discard


@ruling("deuce", 4, 5)
def test_a_sorcerer_gets_the_encounter_card_and_the_extra_card_stays():
    hands = {"A": "attack 08, attack 12", "B": "attack 20"}
    game = scenario(gate={"A": 2}, aliens={"A": "deuce", "B": "sorcerer"}, hands=hands)
    game.answers(A="select: attack 08", B="sorcerer").play()
    assert game.totals == (20 + 12 + 2, 8 + 4)
    assert game.hand("A") == ["attack 12"]
    assert {"attack 08", "attack 20"} <= set(game.discard)


@ruling("deuce", 4)
@ruling("busybody", 7)
def test_a_busybody_looks_at_the_encounter_card_alone():
    hands = {"A": "attack 08, attack 12, quash", "B": "attack 20"}
    game = scenario(gate={"A": 2}, aliens={"A": "deuce", "C": "busybody"}, hands=hands)
    game.answers(A="select: attack 08", C=["busybody", "A"]).play(until="reveal")
    told = str([event for event in game.heard("C") if not event["kind"].endswith("revealed")])
    assert "attack_08" in told
    assert "attack_12" not in told


@ruling("deuce", 6)
def test_the_extra_card_is_out_of_reach_of_compensation():
    hands = {"A": "attack 08, attack 12, +2", "B": "negotiate"}
    game = scenario(gate={"A": 2}, aliens={"A": "deuce"}, hands=hands).answers(A="select: attack 08").play()
    assert game.hand("B") == ["reinforcement +2"]
    assert game.hand("A") == ["attack 08"]


@ruling("deuce", 7)
def test_the_extra_card_returns_from_an_encounter_without_a_result():
    @acts("reveal.turning", seat="E", layer=-1)
    def cancels(me):
        me.g.go_to("end")

    hands = {"A": "attack 08, attack 12", "B": "attack 20"}
    game = scenario(gate={"A": 2}, aliens={"A": "deuce"}, probes=[cancels], hands=hands)
    game.answers(A="select: attack 08").play()
    assert "attack 12" in game.hand("A")


@ruling("deuce", 8)
@rule("R-START-2")
def test_at_the_start_of_its_turn_one_encounter_card_is_too_few():
    hands = {"A": "attack 08, quash", "B": "attack 20"}
    deck = "attack 04, card zap, plague, +2, +3, +5, morph, negotiate"
    game = scenario(start="start_turn", destiny="B", aliens={"A": "deuce"}, hands=hands, deck=deck)
    game.play(until="destiny")
    assert len(game.hand("A")) == 8
    assert sorted(game.discard)[:1] == ["attack 08"]


@ruling("deuce", 9)
def test_with_the_power_lost_one_encounter_card_is_enough():
    hands = {"A": "attack 10", "B": "attack 04, quash"}
    game = scenario(gate={"A": 1}, homes={"B": 2}, aliens={"B": "deuce"}, hands=hands).play(until="select")
    assert game.hand("B") == ["attack 04", "quash"]


@ruling("deuce", 9)
def test_a_card_that_lies_there_works_on_though_the_power_is_lost():
    @acts("reveal.turning", seat="E", layer=-1)
    def raze(me):
        homes = [p for p in me.g.home_planets(0) if me.g.state.ships[p][0]]
        yield from me.g.move([[0, me.g.state.ships[p][0], p, WARP] for p in homes[:3]], "lost", "probe")

    hands = {"A": "attack 08, attack 12", "B": "attack 20"}
    game = (
        scenario(gate={"A": 2}, aliens={"A": "deuce"}, probes=[raze], hands=hands).answers(A="select: attack 08").play()
    )
    assert game.power("A") == "lost"
    assert game.totals[0] == 8 + 12 + 2
    assert game.hand("A") == ["attack 08"]
