"""Wrack."""

from tests.kit import Offer, check, rule, ruling, scenario

CARDS = {"A": "attack 10", "B": "attack 08"}


@check("wrack", 1)
def test_a_selected_encounter_card_costs_the_opponent_a_ship():
    game = scenario(gate={"A": 1}, aliens={"B": "wrack"}, hands=CARDS).answers(A="A2").play(until="reveal")
    assert game.warp == {"A": 1}
    assert game.ships("A2", "A") == 3


@check("wrack", 2)
@ruling("wrack", 1)
def test_each_card_counts_and_a_flare_that_comes_back_too():
    hands = CARDS | {"C": "+3, macron flare"}
    game = scenario(gate={"A": 1, "C": 1}, aliens={"B": "wrack"}, hands=hands)
    game.answers(C=["macron flare", "+3 for offense"]).play()
    assert game.warp["C"] == 2
    assert len(game.told("D", kind="use_on")) == 3


@check("wrack", 3)
def test_super_when_all_proposals_are_refused_the_side_has_lost():
    hands = {"A": "attack 40, wrack flare, +2, +3", "B": "attack 08"}
    game = scenario(start="alliance", gate={"A": 2}, aliens={"A": "wrack"}, hands=hands)
    game.answers(A=["wrack flare", Offer(give="+2"), Offer(give="+3")], B=["refuse", "refuse"]).play()
    assert game.result == "defense wins"
    assert game.warp == {"A": 2, "B": 2}
    assert game.hand("A") == ["attack 40", "reinforcement +2", "reinforcement +3", "wrack flare"]


def test_super_an_accepted_proposal_ends_the_encounter_as_a_deal():
    hands = {"A": "attack 40, wrack flare, +2", "B": "attack 08"}
    game = scenario(start="alliance", gate={"A": 2}, aliens={"A": "wrack"}, hands=hands)
    game.answers(A=["wrack flare", Offer(give="+2")], B="accept").play()
    assert game.result == "deal made"
    assert game.successful
    assert game.hand("B") == ["attack 08", "reinforcement +2"]
    assert game.warp == {}


def test_super_who_stops_before_any_offer_has_lost_nothing():
    hands = {"A": "attack 40, wrack flare", "B": "attack 08"}
    game = scenario(start="alliance", gate={"A": 2}, aliens={"A": "wrack"}, hands=hands)
    game.answers(A=["wrack flare", "refuse"]).play()
    assert game.result == "offense wins"


def test_super_who_stops_after_a_refusal_has_lost():
    hands = {"A": "attack 40, wrack flare, +2", "B": "attack 08"}
    game = scenario(start="alliance", gate={"A": 2}, aliens={"A": "wrack"}, hands=hands)
    game.answers(A=["wrack flare", Offer(give="+2"), "refuse"]).play()
    assert game.result == "defense wins"
    assert game.warp == {"A": 2, "B": 1}


@rule("R-INFO-2")
def test_super_a_proposal_is_taken_or_left():
    hands = {"A": "attack 40, wrack flare, +2", "B": "attack 08"}
    game = scenario(start="alliance", gate={"A": 2}, aliens={"A": "wrack"}, hands=hands)
    game.answers(A=["wrack flare", Offer(give="+2")]).play(until="wrack.take_it")
    assert game.refuses("B", {"action": "offer", "offer": {"give": {"random_cards": 1}, "take": {}}})
    offers = game.heard("B", kind="deal_offer"), game.heard("C", kind="deal_offer")
    assert [len(offer[0].get("cards", [])) for offer in offers] == [1, 0], "the named card is for the two alone"


@check("wrack", 4)
@ruling("wrack", 2)
def test_zapped_no_ship_is_lost_in_this_encounter_not_even_for_the_zap():
    game = scenario(gate={"A": 1}, aliens={"B": "wrack"}, hands=CARDS | {"A": "attack 10, +3, cosmic zap"})
    game.answers(A=["select: attack 10", "cosmic zap", "+3 for offense"]).play(until="resolution")
    assert game.warp == {}


@ruling("wrack", 3)
def test_cards_of_outsiders_and_of_the_own_side_do_not_count():
    hands = CARDS | {"C": "+3", "D": "plague"}
    game = scenario(gate={"A": 1}, ring={"C": 1}, aliens={"B": "wrack"}, hands=hands)
    game.answers(C="+3 for defense", D=["plague", "E"]).play(until="resolution")
    assert game.warp.get("C", 0) == 0
    assert game.told("E", kind="use_on") == ["B uses Wrack on A."]


@ruling("wrack", 4)
def test_a_card_that_somebody_else_makes_the_opponent_play_counts():
    game = scenario(gate={"A": 1}, aliens={"B": "wrack", "C": "visionary"},
                      hands={"A": "attack 04, attack 10", "B": "attack 08", "C": "visionary flare"})  # fmt: skip
    game.answers(C=["visionary", "visionary.whom: A", "attack 04"]).play(until="reveal")
    assert game.selected[0] == "attack 04"
    assert game.warp == {"A": 1}


@ruling("wrack", 5)
def test_the_last_ship_of_a_colony_may_go_with_the_usual_consequences():
    game = scenario(
        gate={"A": 1}, ships={"A1": {"A": 1}}, homes={"A": 3}, aliens={"A": "mind", "B": "wrack"}, hands=CARDS
    )
    game.answers(A="A1").play(until="reveal")
    assert game.homes("A") == 2
    assert game.power("A") == "lost"


def test_the_defenses_planet_may_pay_and_the_encounter_goes_on_without_ships():
    game = scenario(gate={"A": 1}, ships={"B1": {"B": 1}}, aliens={"A": "wrack"}, hands=CARDS)
    game.answers(B="B1").play()
    assert game.totals == (11, 8)
    assert game.result == "offense wins"


@ruling("wrack", 7)
def test_an_offense_without_ships_goes_on():
    game = scenario(gate={"A": 1}, aliens={"A": "wrack"}, hands=CARDS | {"A": "attack 40"})
    game.game.shift(0, 1, -1, -3)
    game.play()
    assert game.totals[0] == 40


def test_without_a_colony_nothing_is_lost():
    game = scenario(gate={"A": 1}, out={"A": 19}, aliens={"B": "wrack"}, hands=CARDS).play(until="reveal")
    assert game.told("C", kind="use_on") == []
    assert game.warp == {}


def test_an_allied_wrack_makes_the_opposing_side_pay():
    game = scenario(gate={"A": 1}, ring={"C": 1}, aliens={"C": "wrack"}, hands=CARDS).play(until="reveal")
    assert game.warp == {"A": 1}


def test_a_card_that_is_laid_first_costs_its_ship_at_once_and_only_once():
    game = scenario(gate={"A": 1}, aliens={"B": "wrack"}, hands=CARDS | {"B": "attack 08, oracle flare"})
    game.play(until="reveal")
    assert game.warp == {"A": 1}
    first = scenario(gate={"A": 1}, aliens={"B": "wrack + oracle"}, hands=CARDS).play(until="reveal")
    assert "planning.laid" in first.passed
    assert first.warp == {"A": 1}


@ruling("wrack", 6)
def test_wild_each_use_of_the_opponents_power_may_cost_it_a_ship():
    hands = {"A": "attack 10, wrack flare", "B": "attack 08"}
    game = scenario(gate={"A": 1}, aliens={"B": "tripler"}, hands=hands)
    game.answers(A=["wrack flare", "announced.use: wrack"], B="B3").play()
    assert game.ships("B3", "B") == 3
    spared = scenario(gate={"A": 1}, aliens={"B": "tripler"}, hands=hands).answers(A="wrack flare").play()
    assert spared.ships("B3", "B") == 4


def test_wild_a_power_that_is_not_used_costs_nothing():
    hands = {"A": "attack 10, wrack flare", "B": "negotiate"}
    game = scenario(gate={"A": 1}, aliens={"B": "tripler"}, hands=hands).answers(A="wrack flare").play()
    assert not any("wrack" in asked.options for asked in game.asked if asked.moment == "announced.use")
    assert game.hand("A") == ["wrack flare"]


def test_a_kicker_is_a_card_too():
    hands = CARDS | {"A": "attack 10, kicker x2"}
    game = scenario(gate={"A": 1}, aliens={"B": "wrack"}, hands=hands, options={"kickers": True})
    game.answers(A="kickers").play(until="reveal")
    assert game.warp == {"A": 2}
