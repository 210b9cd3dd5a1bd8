"""Chapter 26, hazards: the rules they share."""

from collections import Counter

import pytest

from tests.kit import rule, scenario

from .test_comets import new_game

CARDS = {"A": "attack 10", "B": "attack 08", "C": "attack 06", "D": "attack 07", "E": "attack 09"}


def warned(card, **position):
    """A draws B's marked card with this on top of the hazard deck."""
    position = {"hands": CARDS, "destiny": "B!"} | position
    return scenario(start="destiny", hazard_deck=card, **position)


@rule("HW-6")
def test_the_deck_has_28_cards():
    deck = new_game(3, hazards=True).state.extra.hazard_deck
    assert len(deck) == 28
    twice = {"energy_fields", "ion_storm", "gravity_well", "meteor_swarm", "warp_leak"}
    assert {card for card, n in Counter(deck).items() if n == 2} == twice


@rule("HW-1", "HW-4")
def test_a_marked_card_draws_a_hazard_before_allies_are_invited():
    game = warned("debris ring, calm").play(until="invite")
    assert game.hazards == ["debris ring"]
    assert "A draws a hazard: Debris Ring." in game.told("E")
    seen = game.view("E")["hazards"]
    assert (seen["deck"], seen["open"]) == (27, [{"card": "debris_ring", "permanent": False}])


@rule("HW-1")
@pytest.mark.parametrize("card", ["B", "wild", "most cards"])
def test_other_cards_draw_none(card):
    assert warned("debris ring", destiny=card).play(until="planning").hazards == []


@rule("HW-2", "HW-4")
def test_a_mark_that_was_passed_over_counts_and_two_draw_one_card():
    game = warned("debris ring, calm", destiny="A!, B!").play(until="planning")
    assert game.hazards == ["debris ring"]


@rule("HW-3")
def test_without_the_deck_the_mark_is_only_remembered():
    game = scenario(start="destiny", destiny="B!", hands=CARDS).play(until="planning")
    assert game.hazard
    assert "hazards" not in game.view()


@rule("HW-5")
def test_founding_a_home_colony_again_draws_none():
    game = warned("meteor swarm", destiny="A!", ships={"A2": {"A": 0}}).answers(A="settle A2").play()
    assert game.warp == {}
    assert game.successful


@rule("HW-7")
def test_a_temporary_card_goes_with_the_encounter_and_a_permanent_one_stays():
    game = warned("debris ring").play()
    assert game.game.state.extra.hazards == []
    assert game.game.state.extra.hazard_discard == ["debris_ring"]
    game = warned("turn reversal").play()
    assert [hazard.card for hazard in game.game.state.extra.hazards] == ["turn_reversal"]


@rule("HW-8")
def test_an_empty_deck_is_rebuilt_from_its_discards():
    game = warned("calm")
    state = game.game.state
    state.extra.hazard_discard, state.extra.hazard_deck = state.extra.hazard_deck, []
    assert len(game.play(until="planning").hazards) == 1
    game = warned("calm")
    game.game.state.extra.hazard_deck = []
    assert game.play(until="planning").hazards == []
    assert "No hazard is left." in game.told("C")


@rule("HW-9")
def test_a_hazard_wins_against_a_comet():
    game = warned("open channels", options={"comets": True}, destiny="lonely front, B!").play(until="planning")
    assert game.invited["defense"] == ["C", "D", "E"]
    hands = {"A": "attack 08", "B": "attack 08"}
    game = scenario(comet="last stand", hazards="mirror cluster", gate={"A": 4}, hands=hands).play()
    assert game.result == "defense wins"


@rule("HW-9")
def test_comet_and_hazard_both_apply():
    game = scenario(comet="narrow pass", hazards="debris ring", gate={"A": 1}, hands=CARDS).play()
    assert game.totals == (10 + 1 - 2, 8 + 4 + 4)


@rule("HW-10")
def test_an_extremely_hazardous_table_draws_one_for_every_encounter():
    game = warned("debris ring", destiny="B", options={"always_hazards": True}).play(until="planning")
    assert game.hazards == ["debris ring"]


@rule("HW-GUARDIAN-1", "HW-BEAST-1", "HW-WITNESS-1")
@pytest.mark.parametrize("card", ["cosmic guardian", "entropy beast", "witness"])
def test_of_three_only_the_last_lies_open(card):
    others = [other for other in ("cosmic guardian", "entropy beast", "witness") if other != card]
    game = warned(card, hazards=others).play(until="planning")
    assert game.hazards == [card]


@rule("HW-4", "HW-NEBULA-1")
def test_an_encounter_that_begins_anew_has_had_its_hazard():
    hands = CARDS | {"C": "time gash", "D": "emotion control"}
    options = {"legacy_edicts": True, "hazards": True}
    game = warned("meteor swarm, warp leak", hands=hands, options=options, destiny="B!, B")
    game.answers(C="time gash").play()
    assert sum("draws a hazard" in line for line in game.told()) == 1
    game = warned("cosmic nebula", hands=hands, options=options, destiny="B!, B", aliens={"A": "tripler"})
    game.answers(C="time gash").play(until="reveal")
    assert game.game.encounter.omen.silent
