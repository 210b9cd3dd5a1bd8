"""Deuce."""

from tests.engine.aliens.test_miser import with_hoard
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
def test_filch_and_fido_find_nothing_if_the_encounter_card_went_back():
    hands = {"A": "attack 08, attack 12", "B": "attack 10"}
    aliens = {"A": "deuce", "B": "filch", "C": "fido"}
    game = scenario(gate={"A": 2}, aliens=aliens, hands=hands).answers(A="select: attack 08").play()
    assert game.result == "offense wins"
    assert game.hand("A") == ["attack 08"]
    assert "attack 12" in game.discard
    assert not any("filch" in asked.options for asked in game.asked)
    assert not any("attack 12" in asked.options for asked in game.asked if asked.seat in "BC")


@ruling("deuce", 11)
def test_filch_may_take_the_encounter_card_that_was_discarded():
    hands = {"A": "attack 08, attack 12", "B": "attack 10"}
    game = scenario(gate={"A": 2}, aliens={"A": "deuce", "B": "filch"}, hands=hands)
    game.answers(A="select: attack 12", B="filch").play()
    assert game.hand("B") == ["attack 12"]
    assert game.hand("A") == ["attack 08"]


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


def test_wild_an_extra_card_is_matched_too_for_the_side_that_played_it():
    hands = {"A": "attack 08, attack 12", "B": "attack 20", "C": "attack 12, deuce flare"}
    game = scenario(gate={"A": 2, "C": 1}, aliens={"A": "deuce"}, hands=hands)
    game.answers(A="select: attack 08", C=["deuce flare", "add"]).play()
    assert game.totals[0] == 8 + 12 + 3 + 12


@ruling("deuce", 3)
def test_emotion_control_turns_the_encounter_card_which_is_discarded():
    hands = {"A": "attack 08, attack 12, +2", "B": "attack 20", "C": "emotion control"}
    game = scenario(gate={"A": 2}, aliens={"A": "deuce"}, hands=hands)
    game.answers(A="select: attack 08", C="emotion control").play()
    assert game.result == "deal failed"
    assert "attack 08" in game.discard
    assert "attack 12" in game.hand("A")


@ruling("deuce", 4)
@ruling("busybody", 7)
@ruling("force", 6)
def test_busybody_and_force_see_the_encounter_card_alone():
    hands = {"A": "attack 08, attack 12", "B": "attack 20", "C": "negotiate"}
    for alien in ("busybody", "force"):
        game = scenario(gate={"A": 2}, aliens={"A": "deuce", "C": alien}, hands=hands)
        game.answers(A="select: attack 08", C=[alien, "A"]).play(until="reveal")
        assert "attack_08" in str(game.heard("C", kind=f"{alien}.saw"))
        assert "attack_12" not in str(game.heard("C", kind=f"{alien}.saw")) + str(game.view("C"))
        assert not any("attack 12" in asked.options for asked in game.asked if asked.seat == "C")


@ruling("deuce", 4)
def test_oracle_sees_and_sorcerer_moves_the_encounter_card_alone():
    hands = {"A": "attack 08, attack 12", "B": "attack 20"}
    position = {"gate": {"A": 2}, "ships": B1, "hands": hands}
    game = scenario(**position, aliens={"A": "deuce", "B": "oracle"}).answers(A="select: attack 08")
    game.play(until="reveal")
    assert "attack_08" in str(game.view("B"))
    assert "attack_12" not in str(game.view("B"))
    game = scenario(**position, aliens={"A": "deuce", "B": "sorcerer"})
    game.answers(A="select: attack 08", B="sorcerer").play()
    assert game.totals == (20 + 12 + 2, 8 + 1)


@ruling("deuce", 5)
def test_after_a_swap_the_two_cards_that_lie_there_are_compared():
    for theirs, back in (("attack 20", "attack 12"), ("attack 04", "attack 04")):
        hands = {"A": "attack 08, attack 12", "B": theirs}
        game = scenario(gate={"A": 2}, ships=B1, aliens={"A": "deuce", "B": "sorcerer"}, hands=hands)
        game.answers(A="select: attack 08", B="sorcerer").play()
        assert game.hand("A") == [back]
        assert sorted([*game.discard, back]) == sorted(["attack 08", "attack 12", theirs])


@rule("R-COMP-3")
@ruling("deuce", 6)
def test_the_extra_card_cannot_be_taken_as_compensation():
    hands = {"A": "negotiate", "B": "attack 08, attack 12"}
    game = scenario(gate={"A": 2}, aliens={"B": "deuce"}, hands=hands).answers(B="select: attack 08").play()
    assert game.hand("A") == []
    assert game.hand("B") == ["attack 08"]


@rule("R-RESOLVE-9")
@ruling("deuce", 7)
def test_without_a_result_the_extra_card_returns():
    @acts("reveal.after_reveal")
    def leave(me):
        me.g.go_to("end")

    hands = {"A": "attack 08, attack 12", "B": "attack 20"}
    game = scenario(gate={"A": 2}, probes=[leave], aliens={"A": "deuce"}, hands=hands)
    game.answers(A="select: attack 08").play()
    assert game.result == "no result"
    assert game.hand("A") == ["attack 12"]


@rule("R-START-1")
@ruling("deuce", 8)
def test_a_turn_begins_with_two_encounter_cards_at_least():
    deck = "attack 04, +2, +3, +5, quash, plague, force field, ionic gas, attack 06, attack 08, morph"
    game = scenario(start="start_turn", destiny="B", aliens={"A": "deuce"}, hands={"A": "attack 10, negotiate"})
    assert game.hand("A") == ["attack 10", "negotiate"]
    game = scenario(start="start_turn", destiny="B", aliens={"A": "deuce"}, hands={"A": "attack 10"}, deck=deck)
    game.play(until="destiny")
    assert {"attack 10", "attack 04", "quash"} <= set(game.discard)
    assert game.hand("A")[:3] == ["attack 06", "attack 08", "morph"]


@ruling("deuce", 9)
def test_with_a_lost_power_one_encounter_card_is_enough():
    game = scenario(gate={"A": 1}, homes={"B": 2}, aliens={"B": "deuce"}, hands={"A": "attack 10", "B": "attack 04"})
    game.play()
    assert game.totals[1] > 0
    assert len(game.hand("B")) == 0


@ruling("deuce", 9)
def test_a_card_that_lies_there_works_though_the_power_is_lost():
    @acts("reveal.turning")
    def ruin(me):
        yield from me.g.lose([(0, 9, planet) for planet in (0, 1, 2)], "probe")

    hands = {"A": "attack 08, attack 12", "B": "attack 20"}
    game = scenario(gate={"A": 2}, probes=[ruin], aliens={"A": "deuce"}, hands=hands)
    game.answers(A="select: attack 08").play()
    assert game.power("A") == "lost"
    assert game.totals[0] == 22
    assert game.hand("A") == ["attack 08"]


def test_of_two_equal_attacks_the_encounter_card_goes_and_of_two_negotiates_the_owner_says():
    hands = {"A": "attack 08, attack 08", "B": "attack 20"}
    game = scenario(gate={"A": 2}, aliens={"A": "deuce", "B": "filch"}, hands=hands).answers(B="filch").play()
    assert game.hand("B") == ["attack 08"]
    assert game.hand("A") == ["attack 08"]
    hands = {"A": "negotiate, negotiate", "B": "attack 20"}
    game = scenario(gate={"A": 2}, aliens={"A": "deuce"}, hands=hands).play()
    assert game.was_asked("A", "deuce.discard")
    assert game.hand("A") == ["negotiate"]


@rule("R-REVEAL-2")
def test_an_extra_morph_copies_what_is_printed_and_stays_that():
    hands = {"A": "attack 10, morph", "B": "attack 08"}
    game = scenario(gate={"A": 1}, aliens={"A": "deuce", "B": "chosen"}, hands=hands, deck="attack 30, +2, +3")
    assert game.answers(A="select: attack 10", B=["chosen", "replace attack 30"]).play().totals[0] == 10 + 8 + 1
    game = scenario(gate={"A": 1}, aliens={"A": "deuce", "B": "berserker"}, hands=hands | {"B": "negotiate"})
    game.answers(A="select: attack 10").play()
    assert game.result == "defense wins"  # the copy is a negotiate, the Berserker's own one an attack
    assert "attack 10" in game.hand("A")


@ruling("miser", 1)
def test_wild_the_matching_card_may_come_out_of_a_hoard():
    hands = {"A": "attack 08", "B": "attack 10", "C": "deuce flare"}
    game = with_hoard("attack 08", gate={"A": 1, "C": 1}, aliens={"C": "miser"}, hands=hands)
    game.answers(C=["deuce flare", "add"]).play()
    assert game.totals[0] == 8 + 8 + 2


@rule("R-INFO-2")
def test_only_its_player_sees_the_extra_card_while_it_is_hidden():
    hands = {"A": "attack 10, attack 06", "B": "attack 08"}
    game = scenario(gate={"A": 1}, aliens={"A": "deuce", "C": "busybody"}, hands=hands).answers(A="select: attack 10")
    game.play(until=lambda game: game.view()["piles"])
    assert [card["card"] for pile in game.view("A")["own_piles"] for card in pile["cards"]] == ["attack_06"]
    assert "attack_06" not in str([game.view(viewer) for viewer in "BC"])
