"""What kickers do beside particular powers (EX-1 to EX-14)."""

from __future__ import annotations

from typing import Any

from tests.engine.aliens.test_miser import hoard, with_hoard
from tests.kit import Scenario, check, rule, ruling, scenario


def table(aliens: dict[str, str], hands: dict[str, str], **said: Any) -> Scenario:
    """A table with kickers; A attacks B."""
    said = {"gate": {"A": 3}} | said
    return scenario(aliens=aliens, hands=hands, options={"kickers": True}, **said)


@rule("EX-1")
@check("cavalry", 4)
@ruling("cavalry", 1)
def test_a_kicker_of_the_main_player_multiplies_the_card_of_an_ally():
    hands = {"A": "attack 06, kicker x2", "B": "attack 10", "C": "attack 04, kicker x3"}
    game = table({"C": "cavalry"}, hands, gate={"A": 3, "C": 1})
    game.answers(A="kickers", C="cavalry").play()
    assert game.totals[0] == 12 + 8 + 4
    assert game.hand("C") == ["kicker x3"]


@rule("EX-1")
@ruling("cavalry", 2)
def test_with_the_flare_it_multiplies_what_other_allies_add():
    hands = {"A": "attack 06, kicker x2, cavalry flare", "B": "attack 10", "C": "attack 04"}
    game = table({"A": "cavalry"}, hands, gate={"A": 3, "C": 1})
    game.answers(A=["cavalry flare", "kickers"]).play()
    assert game.totals[0] == 12 + 8 + 4


@rule("EX-1")
@ruling("cavalry", 2)
def test_with_the_flare_it_multiplies_an_attack_that_an_ally_adds_by_another_power():
    for flare, total in (("", 12 + 5 + 4), (", cavalry flare", 12 + 10 + 4)):
        hands = {"A": "attack 06, kicker x2" + flare, "B": "attack 10", "C": "attack 05"}
        game = table({"A": "cavalry", "C": "reserve"}, hands, gate={"A": 2, "C": 1, "D": 1})
        game.answers(A=[*(["cavalry flare", "D"] if flare else []), "kickers"], C=["reserve", "attack 05 for offense"])
        assert game.play().totals[0] == total


@rule("EX-2")
def test_a_kicker_drawn_before_the_new_card_counts_for_it():
    hands = {"A": "attack 04", "B": "attack 10"}
    game = table({"A": "chosen"}, hands, deck="kicker x2, attack 12, kicker x3")
    game.answers(A=["chosen", "replace attack 12"]).play()
    assert game.totals[0] == 24 + 3
    assert {"kicker x2", "kicker x3", "attack 12"} <= {*game.discard}


@rule("EX-2")
def test_a_kicker_drawn_before_an_added_card_counts_for_that_one_alone():
    game = table({"A": "chosen"}, {"A": "attack 04", "B": "attack 10"}, deck="kicker x2, attack 12, quash")
    game.answers(A=["chosen", "add attack 12"]).play()
    assert game.totals[0] == 4 + 24 + 3


@rule("EX-2")
def test_a_kicker_drawn_after_the_card_does_not_count():
    game = table({"A": "chosen"}, {"A": "attack 04", "B": "attack 10"}, deck="attack 12, kicker x2, quash")
    game.answers(A=["chosen", "replace attack 12"]).play()
    assert game.totals[0] == 12 + 3


@rule("EX-3")
@ruling("chronos", 1, 2)
def test_time_travel_sets_the_opponents_kicker_aside_and_gives_the_own_one_back():
    hands = {"A": "attack 06, kicker x3", "B": "attack 10, attack 04, kicker x2"}
    game = table({"A": "chronos"}, hands)
    game.answers(A=["kickers", "chronos"], B=["kickers", "attack 10"]).play()
    assert game.totals == (6 + 3, 4 + 4)
    assert game.hand("A") == ["kicker x3"]
    assert sorted(game.hand("B")) == ["attack 10", "kicker x2"]


@rule("EX-4")
def test_replication_keeps_the_card_and_not_the_kicker():
    game = table({"A": "clone"}, {"A": "attack 10, kicker x2", "B": "attack 04"})
    game.answers(A=["kickers", "clone"]).play()
    assert game.hand("A") == ["attack 10"]
    assert "kicker x2" in game.discard


@rule("EX-5")
@ruling("deuce", 1)
def test_a_kicker_counts_for_the_main_card_of_two():
    game = table({"A": "deuce"}, {"A": "attack 06, attack 08, kicker x2", "B": "attack 40"})
    game.answers(A=["kickers", "attack 06"]).play()
    assert game.totals[0] == 12 + 8 + 3


@rule("EX-6")
def test_the_thief_cannot_take_the_kicker():
    game = table({"A": "filch"}, {"A": "attack 10", "B": "attack 04, kicker x2"})
    game.answers(A="filch", B="kickers").play()
    assert game.hand("A") == ["attack 04"]
    assert "kicker x2" in game.discard


@rule("EX-7")
def test_a_bluff_covers_the_kicker_too():
    game = table({"A": "gambler"}, {"A": "attack 04, kicker x0", "B": "attack 10"})
    game.answers(A=["kickers", "gambler", "attack 20", "kicker x2"]).play()
    assert game.totals[0] == 40 + 3
    assert "kicker x0" not in game.discard
    assert "kicker_0" not in str([game.view("C"), game.heard("C")])


@rule("EX-7")
def test_a_lie_about_the_kicker_alone_is_a_lie():
    game = table({"A": "gambler"}, {"A": "attack 08, kicker x1", "B": "attack 10"})
    game.answers(A=["kickers", "gambler", "gambler.state: attack 08", "kicker x2"], B="gambler.challenge: yes").play()
    assert game.totals[0] == 8 + 3
    assert game.warp["A"] == 3 + 3


@rule("EX-7")
def test_differences_are_measured_after_kickers():
    game = table({}, {"A": "attack 06, kicker x2, gambler flare", "B": "attack 20"})
    game.answers(A=["kickers", "gambler flare", {"spread": 8}]).play()
    assert game.totals[0] == 12 + 8 + 3


@rule("EX-8")
@ruling("laser", 8)
def test_a_kicker_may_be_laid_before_cards_are_blinded():
    hands = {"A": "attack 10", "B": "attack 04, kicker x2"}
    game = table({"A": "laser"}, hands, start="alliance", ships={"B1": {"B": 1}})
    game.answers(B="kicker.lay: kickers").play(until="laser.number")
    assert game.view()["kickers"] == {"defense": ["face_down"]}
    assert game.hand("B") == ["attack 04"]


@rule("EX-8")
def test_the_victim_of_the_wild_side_chooses_a_kicker_before_allies_are_invited():
    hands = {"A": "laser flare, attack 10, +2", "B": "attack 04, kicker x2"}
    game = table({}, hands, start="alliance")
    game.answers(A=["laser flare", "reinforcement +2", "B"], B="kicker.lay: kickers").play()
    assert game.passed.index("kicker.lay") < game.passed.index("alliance.after_invite")
    assert game.view()["kickers"] == {}


@rule("EX-9", "K-8")
@ruling("loser", 5, 6)
def test_kickers_follow_an_upset_and_doom_sends_them_back():
    game = table({"A": "loser"}, {"A": "attack 10, kicker x2", "B": "attack 30"})
    game.answers(A=["loser", "kickers"]).play()
    assert game.totals[0] == 23
    assert game.result == "offense wins"
    game = table({"A": "laser"}, {"A": "loser flare, attack 10", "B": "attack 04, kicker x2"}, start="alliance")
    game.answers(A=[{"cards": 0}, "planning: loser flare"], B="kicker.lay: kickers").play()
    assert game.result == "both lose"
    assert "kicker x2" in game.hand("B")


@rule("EX-10")
@ruling("mirror", 1)
def test_digits_are_turned_after_the_kicker_has_multiplied():
    game = table({"A": "mirror"}, {"A": "attack 06, kicker x2", "B": "attack 40, kicker x3"})
    game.answers(A=["kickers", "mirror"], B="kickers").play()
    assert game.totals == (21 + 3, 21 + 4)


@rule("EX-11")
def test_who_sees_the_card_first_does_not_see_the_kicker():
    game = table({"A": "oracle"}, {"A": "attack 10, attack 20", "B": "attack 15, kicker x2"})
    game.answers(A="oracle", B="kickers").play(until="select").answer("B", "attack 15")
    assert game.view("A")["kickers"] == {"defense": ["face_down"]}
    assert "kicker_2" not in str([game.view("A"), game.heard("A")])


@rule("EX-12")
def test_a_switch_of_cards_leaves_kickers_where_they_are():
    game = table({"A": "sorcerer"}, {"A": "attack 06, kicker x2", "B": "attack 20"})
    game.answers(A=["kickers", "sorcerer"]).play()
    assert game.totals == (40 + 3, 6 + 4)


@rule("EX-13", "EX-14")
@ruling("visionary", 5)
def test_a_card_is_named_after_both_have_decided_about_kickers():
    hands = {"A": "attack 10", "B": "attack 04, attack 08, kicker x2"}
    game = table({"A": "visionary"}, hands)
    game.answers(A=["visionary", "attack 08"], B="kickers").play()
    told = game.told("C")
    assert told.index("B lays a kicker.") < next(i for i, line in enumerate(told) if "uses Visionary" in line)
    assert game.totals[1] == 16 + 4


@ruling("force", 5)
def test_a_kicker_stays_when_the_card_is_exchanged_by_force():
    hands = {"A": "attack 10, kicker x2", "B": "attack 40", "C": "attack 20"}
    game = table({"C": "force"}, hands).answers(A="kickers", C=["force", "A", "attack 20"]).play()
    assert game.totals[0] == 40 + 3


@ruling("busybody", 8)
def test_a_kicker_stays_when_a_busybody_exchanges_the_card():
    hands = {"A": "attack 10, kicker x2", "B": "attack 40", "C": "attack 20"}
    game = table({"C": "busybody"}, hands).answers(A="kickers", C=["busybody", "A", "attack 20"]).play()
    assert game.totals[0] == 40 + 3


@ruling("prolong", 5)
def test_a_second_card_is_not_multiplied():
    hands = {"A": "attack 08, attack 10, kicker x2", "B": "attack 12"}
    game = table({"A": "prolong"}, hands)
    game.answers(A=["kickers", "attack 08", "prolong", "attack 10"]).play()
    assert game.totals[0] == 16 + 10 + 3


@ruling("virus", 7)
def test_the_kicker_multiplies_the_card_and_then_the_ships():
    game = table({"A": "virus"}, {"A": "attack 05, kicker x2", "B": "attack 12"}).answers(A="kickers").play()
    assert game.totals[0] == 10 * 3


@ruling("empath", 9)
def test_harmony_leaves_a_kicker_without_effect():
    hands = {"A": "negotiate", "B": "attack 20, kicker x2"}
    game = table({"A": "empath"}, hands).answers(A="empath", B="kickers").play()
    assert game.result == "deal failed"
    assert game.warp == {"A": 3, "B": 3}
    assert "kicker x2" in game.discard


@ruling("berserker", 9)
def test_a_negotiate_that_counts_15_is_multiplied():
    game = table({"A": "berserker"}, {"A": "negotiate, kicker x2", "B": "attack 10"}).answers(A="kickers").play()
    assert game.totals[0] == 30 + 3


@ruling("anomaly", 3)
def test_parity_is_read_from_the_printed_number():
    game = table({"A": "anomaly"}, {"A": "attack 07, kicker x2", "B": "attack 10"}).answers(A="kickers").play()
    assert game.totals[0] == 14 + 5 + 3


@ruling("crystal", 1)
def test_card_kicker_and_crystal_are_multiplied():
    hands = {"A": "attack 04, attack 04, kicker x2", "B": "attack 40"}
    game = table({"A": "crystal"}, hands).answers(A=["kickers", "crystal.match: attack 04"]).play()
    assert game.totals[0] == 32 + 3


@rule("EX-7")
def test_the_opponents_kicker_is_turned_up_before_the_gambler_speaks():
    game = table({"A": "gambler"}, {"A": "attack 04", "B": "attack 10, kicker x3"})
    game.answers(B="kickers").play(until="reveal.turning")
    assert "gambler" in game.options("A")
    assert [card["card"] for card in game.view("A")["kickers"]["defense"]] == ["kicker_3"]


@rule("K-2", "K-3")
def test_a_kicker_out_of_a_possessed_hand_may_be_laid():
    hands = {"A": "attack 05", "B": "attack 04", "C": "kicker x3, +2"}
    game = table({"A": "demon"}, hands, start="alliance").answers(A=["demon", "C", "kickers"]).play(until="select")
    assert game.view("B")["kickers"] == {"offense": ["face_down"]}
    game.play()
    assert game.totals[0] == 5 * 3 + 3
    assert "kicker x3" in game.discard
    assert game.hand("C") == ["reinforcement +2"]


@rule("K-2")
def test_a_possessed_kicker_that_is_never_turned_up_goes_back_to_the_victim():
    hands = {"A": "+3", "B": "attack 04", "C": "kicker x3, +2"}
    game = table({"A": "demon"}, hands, start="alliance").answers(A=["demon", "C", "kickers"]).play()
    assert game.result == "no result"
    assert sorted(game.hand("C")) == ["kicker x3", "reinforcement +2"]
    assert game.hand("A") == ["reinforcement +3"]


@ruling("miser", 3)
def test_a_kicker_out_of_the_hoard_is_a_use_that_does_not_show_it():
    said = {"aliens": {"A": "miser"}, "gate": {"A": 3}, "options": {"kickers": True}}
    hands = {"A": "attack 05", "B": "attack 04", "C": "cosmic zap"}
    game = with_hoard("kicker x3", hands=hands, **said).answers(A="kickers").play(until="select")
    assert "kicker_3" not in str([game.view("C"), game.heard("C")])
    assert game.play().totals[0] == 5 * 3 + 3
    game = with_hoard("kicker x3", hands=hands, **said).answers(A="kickers", C="cosmic zap").play()
    assert game.totals[0] == 5 + 3
    assert hoard(game) == 1


@ruling("miser", 3)
@rule("RD-7")
def test_a_rift_out_of_the_hoard_lets_ships_out():
    said = {"aliens": {"A": "miser"}, "options": {"reward_deck": True}, "start": "regroup", "destiny": "B"}
    hands = {"A": "attack 05", "B": "attack 04"}
    game = with_hoard("rift 4", "regroup.tech", hands=hands, warp={"A": 5}, **said)
    game.answers(A=["rifts", {"A": 4}]).play(until="destiny")
    assert game.warp == {}
    assert hoard(game) == 0
