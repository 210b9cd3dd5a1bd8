"""Chapter 15, deals."""

import pytest

from tests.kit import Offer, Scenario, rule, scenario

NEGOTIATES = {"A": "negotiate, attack 10, attack 08, +3", "B": "negotiate, attack 40, attack 04, morph"}


def talks(**more: object) -> Scenario:
    """A and B have revealed negotiates; A has three ships in the gate."""
    hands = more.pop("hands", NEGOTIATES)
    position = {"gate": {"A": 3}, "hands": hands, **more}
    return scenario(**position).answers(A="select: negotiate", B="select: negotiate").play(until="deal")


@rule("R-DEAL-1", "Q40")
def test_allies_go_home_before_the_talks_and_are_outsiders():
    game = talks(gate={"A": 3, "C": 2}, ring={"D": 2})
    assert game.gate == {"A": 3}
    assert game.ring == {}
    assert game.role("C") == game.role("D") == "outsider"
    game.answer("A", Offer(give="attack 10")).answer("B", "accept").play()
    assert game.hand("C") == game.hand("D") == []


@rule("R-DEAL-2", "R-DEAL-10", "Q41")
def test_when_the_time_is_up_the_deal_has_failed():
    game = talks()
    game.timeout("A").play()
    assert game.result == "deal failed"
    assert game.warp == {"A": 3, "B": 3}


@rule("R-DEAL-3", "R-DEAL-7")
def test_offer_counter_offer_and_acceptance():
    game = talks()
    game.answer("A", Offer(give="attack 08", take="morph"))
    game.answer("B", Offer(give="attack 04", take="attack 10"))
    game.answer("A", "accept").play()
    assert game.result == "deal made"
    assert sorted(game.hand("A")) == ["attack 04", "attack 08", "reinforcement +3"]
    assert sorted(game.hand("B")) == ["attack 10", "attack 40", "morph"]


@rule("R-DEAL-3")
def test_all_see_the_outline_and_only_the_parties_the_named_cards():
    game = talks().answer("A", Offer(give="attack 08, attack 10", take_colony="B2"))
    (seen,) = game.heard("C", kind="deal_offer")
    assert seen["give"]["cards"] == 2
    assert seen["take"]["colony"] is not None
    assert "attack" not in str(seen).lower()
    assert seen["text"] == "A offers B a deal: gives 2 cards, takes a colony on B's planet 2."
    assert "Attack 08" in str(game.heard("B", kind="deal_offer"))


@rule("R-DEAL-3")
def test_nobody_accepts_what_has_changed_meanwhile():
    game = talks().answer("A", Offer(give="attack 08"))
    before = game.ask("B").id
    game.answer("A", Offer(give="attack 10"))
    assert game.stale(before, {"action": "accept"})


@rule("R-DEAL-3")
@pytest.mark.parametrize(
    "wrong",
    [
        Offer(take_colony="C1"),
        Offer(give_colony="B1"),
        Offer(give="4 random"),
        Offer(take="1 random, attack, 9 random"),
    ],
)
def test_what_is_not_there_cannot_be_offered(wrong: Offer):
    assert talks().refuses("A", wrong)


@rule("R-DEAL-3")
def test_a_player_gives_only_cards_held():
    game = talks()
    assert game.refuses("A", {"action": "offer", "offer": {"give": {"cards": ["999"]}, "take": {}}})
    assert game.refuses("A", {"action": "accept"})


@rule("R-DEAL-4")
def test_an_offer_in_which_nothing_changes_hands_cannot_be_accepted():
    game = talks().answer("A", Offer())
    assert game.refuses("B", {"action": "accept"})


@rule("R-DEAL-5", "Q35", "Q36")
def test_the_colony_may_be_any_of_the_givers_and_the_giver_stays():
    game = talks(ships={"D1": {"B": 2}})
    game.answer("A", Offer(give="attack 08", take_colony="D1")).answer("B", "accept").play()
    assert game.ships("D1") == {"A": 1, "B": 2, "D": 4}
    assert game.colonies("A") == 1
    assert game.told(kind="ships_settled") == ["A founds a colony with 1 ship (the deal)."]


@rule("R-DEAL-5")
def test_a_place_in_the_receivers_home_system_is_a_home_colony():
    game = talks(ships={"A2": {"A": 0, "B": 2}})
    game.answer("A", Offer(give="attack 08", take_colony="A2")).answer("B", "accept").play()
    assert game.ships("A2") == {"A": 1, "B": 2}
    assert (game.colonies("A"), game.homes("A")) == (0, 5)


@rule("R-DEAL-6", "Q44")
def test_the_receiver_chooses_number_and_sources_and_the_gate_is_one():
    game = talks(ships={"C1": {"A": 2}})
    game.answer("A", Offer(give="attack 08", take_colony="B2")).answer("B", "accept").play(until="deal ships")
    assert {"gate", "A1", "C1"} <= set(game.options("A"))
    game.answer("A", {"gate": 2, "C1": 1, "A1": 1}).play()
    assert game.ships("B2", "A") == 4
    assert game.ships("C1", "A") == 1


@rule("R-DEAL-6")
def test_the_default_is_one_ship_from_the_gate_for_the_offense_and_from_the_largest_colony_for_the_defense():
    game = talks(ships={"B3": {"B": 7}})
    game.answer("A", Offer(give_colony="A1", take_colony="B2")).answer("B", "accept").play()
    assert (game.ships("B2", "A"), game.ships("A1", "B"), game.ships("B3", "B")) == (1, 1, 6)


@rule("R-DEAL-6")
def test_no_second_colony_on_one_planet_is_offered():
    game = talks(ships={"B2": {"A": 1}})
    assert game.refuses("A", Offer(give="attack 08", take_colony="B2"))


@rule("R-DEAL-7", "C-QUASH-1", "C-QUASH-3", "C-QUASH-4")
def test_quash_comes_between_agreement_and_carrying_out():
    game = talks(hands=NEGOTIATES | {"B": "negotiate, attack 40, quash"}).answers(B="quash")
    game.answer("A", Offer(give="attack 08")).answer("B", "accept").play()
    assert game.result == "deal failed"
    assert game.warp == {"A": 3, "B": 3}
    assert "attack 08" in game.hand("A")
    assert game.next_offense == "B"


@rule("R-DEAL-8")
def test_if_an_item_cannot_be_carried_out_the_whole_deal_fails():
    game = talks().answer("A", Offer(give="attack 08", take="plague")).answer("B", "accept").play()
    assert game.result == "deal failed"
    assert "attack 08" in game.hand("A")
    assert game.warp == {"A": 3, "B": 3}


@rule("R-DEAL-8")
def test_two_players_may_swap_places_and_each_leave_the_planet_it_grants():
    game = talks(ships={"D1": {"A": 1}, "E1": {"B": 1}})
    game.answer("A", Offer(give_colony="D1", take_colony="E1")).answer("B", "accept")
    game.answers(A={"D1": 1}, B={"E1": 1}).play()
    assert (game.ships("D1"), game.ships("E1")) == ({"B": 1, "D": 4}, {"A": 1, "E": 4})


@rule("R-DEAL-9", "Q37")
def test_after_a_deal_the_gate_ships_return_and_the_encounter_was_successful():
    game = talks().answer("A", Offer(give="1 random")).answer("B", "accept").answers(A="second encounter: yes").play()
    assert game.gate == {}
    assert game.ships_of("A") == 20
    assert (game.next_offense, game.next_encounter) == ("A", 2)
    assert len(game.hand("B")) == 4


@rule("R-DEAL-9")
def test_the_new_colony_counts_as_one_to_return_to():
    game = talks().answer("A", Offer(give="+3", take_colony="B2")).answer("B", "accept")
    game.answers(A=[{"gate": 1}, {"B2": 2}]).play()
    assert game.ships("B2", "A") == 3


@rule("R-DEAL-9", "R-WIN-3", "Q42")
def test_a_deal_can_win_the_game_for_both():
    game = talks(colonies={"A": 4, "B": 4})
    game.answer("A", Offer(give_colony="A1", take_colony="B1")).answer("B", "accept").play()
    assert game.winners == ["A", "B"]


@rule("R-DEAL-10", "Q41", "Q43")
def test_after_a_failed_deal_each_loses_three_ships_of_choice():
    game = talks(ships={"C1": {"A": 2}}).answers(A={"C1": 2, "gate": 1}, B={"B1": 3}).answer("A", "refuse").play()
    assert game.warp == {"A": 3, "B": 3}
    assert (game.ships("C1", "A"), game.ships("B1", "B"), game.gate) == (0, 1, {})
    assert (len(game.hand("A")), len(game.hand("B"))) == (3, 3)
    assert game.next_offense == "B"


@rule("R-DEAL-10")
def test_both_choose_at_the_same_time():
    game = talks().answer("B", "refuse")
    assert game.waiting == ["A", "B"]


@rule("R-DEAL-10")
def test_the_default_loses_gate_ships_first_then_from_the_largest_colonies():
    game = talks(gate={"A": 2}, ships={"A4": {"A": 6}, "B3": {"B": 9}}).answer("A", "refuse").play()
    assert (game.gate, game.ships("A4", "A"), game.ships("B3", "B")) == ({}, 5, 6)


@rule("R-DEAL-10", "R-GEN-3")
def test_with_fewer_than_three_ships_all_are_lost():
    game = talks(gate={"A": 1}, homes={"A": 1}, ships={"A1": {"A": 1}}, warp={"A": 18}).answer("A", "refuse").play()
    assert game.warp == {"A": 20, "B": 3}


@rule("R-DEAL-11", "Q43")
def test_a_deal_brings_neither_compensation_nor_rewards():
    game = talks(ring={"D": 2}).answer("A", "refuse").play()
    assert game.hand("D") == []
    assert "resolution.compensation" not in game.passed
    assert (len(game.hand("A")), len(game.hand("B"))) == (3, 3)


@rule("R-DEAL-12")
def test_random_cards_are_picked_from_the_hands_as_they_were_at_agreement():
    game = talks(hands={"A": "negotiate, attack 08", "B": "negotiate, attack 40"})
    game.answer("A", Offer(give="1 random", take="1 random")).answer("B", "accept").play()
    assert (game.hand("A"), game.hand("B")) == (["attack 40"], ["attack 08"])


@rule("R-DEAL-12", "R-GEN-8")
def test_only_the_parties_learn_which_card_moved():
    game = talks().answer("A", Offer(give="1 random")).answer("B", "accept").play()
    moved = set(game.hand("B")) - {"attack 40", "attack 04", "morph"}
    assert not any(name in str(game.heard("C")).lower() for name in moved)
    assert {card["name"].lower() for card in game.view("B")["hand"]} >= moved


@rule("R-DEAL-13")
def test_any_attack_card_lets_the_giver_choose_and_the_highest_does_not():
    game = talks().answer("A", Offer(give="+3", take="any attack")).answer("B", "accept").play(until="deal card")
    assert sorted(game.options("B")) == ["attack 04", "attack 40"]
    game = talks().answer("A", Offer(give="+3", take="highest attack")).answer("B", "accept").play()
    assert "attack 40" in game.hand("A")


@rule("Q39", "R-INFO-4")
def test_promises_are_shown_and_do_not_bind():
    offer = {"give": {"random_cards": 1}, "take": {}, "promises": ["I ally with you next turn"]}
    game = talks()
    game.game.answer(game.ask("A").id, {"action": "offer", "offer": offer})
    game.answer("B", "accept").play()
    assert game.result == "deal made"
    assert "ally with you" in str(game.heard("D"))


@rule("R-DEAL-10")
def test_all_see_that_the_deal_failed_and_the_ships_lost():
    game = talks().answer("A", "refuse").play()
    assert {"A ends the talks.", "The deal has failed."} <= set(game.told("E"))
    assert game.told("E", kind="ships_lost") == [
        "A loses 3 ships to the warp (the deal failed).",
        "B loses 3 ships to the warp (the deal failed).",
    ]


@rule("R-DEAL-3")
def test_an_offer_may_be_withdrawn_and_is_then_no_more_to_be_accepted():
    game = talks().answer("A", Offer(give="attack 08")).answer("A", "withdraw")
    assert game.refuses("B", {"action": "accept"})
    assert "A withdraws the offer." in game.told("E")


@rule("R-DEAL-8", "R-DEAL-13")
def test_the_giver_chooses_among_the_cards_of_a_type_and_by_default_gives_the_first():
    game = talks().answer("A", Offer(give="+3", take="any attack")).answer("B", "accept").answers(B="attack 40").play()
    assert "attack 40" in game.hand("A")
    assert sorted(game.hand("B")) == ["attack 04", "morph", "reinforcement +3"]


@rule("R-DEAL-10")
def test_gate_ships_that_were_not_lost_return():
    game = talks(gate={"A": {"A2": 4}}).answer("A", "refuse").play()
    assert (game.gate, game.warp) == ({}, {"A": 3, "B": 3})
    assert game.ships_of("A") == 17
