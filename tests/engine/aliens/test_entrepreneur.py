"""Entrepreneur."""

from tests.kit import Offer, check, rule, ruling, scenario

WIN = {"A": "attack 40", "B": "attack 04"}
LOSE = {"A": "attack 04", "B": "attack 40"}


@check("entrepreneur", 1)
def test_a_win_with_two_allies_draws_two_cards():
    game = scenario(gate={"A": 2, "C": 1, "D": 1}, aliens={"A": "entrepreneur"}, hands=WIN).play()
    assert len(game.hand("A")) == 2


@check("entrepreneur", 2)
def test_as_an_ally_it_counts_main_player_and_other_ally():
    game = scenario(gate={"A": 1}, ring={"C": 2, "D": 1}, aliens={"C": "entrepreneur"}, hands=LOSE).play()
    assert len(game.hand("C")) == 2 + 2
    assert len(game.hand("D")) == 1


@check("entrepreneur", 3)
def test_a_deal_draws_one_card():
    hands = {"A": "negotiate, +2", "B": "negotiate"}
    game = scenario(gate={"A": 1}, aliens={"B": "entrepreneur"}, hands=hands)
    game.answers(A=Offer(give="+2", take_colony=""), B="accept").play()
    assert len(game.hand("B")) == 2


@ruling("entrepreneur", 2)
def test_winning_alone_draws_nothing():
    game = scenario(gate={"A": 2}, aliens={"A": "entrepreneur"}, hands=WIN).play()
    assert game.hand("A") == []


def test_allies_of_the_other_side_do_not_count():
    game = scenario(gate={"A": 2, "C": 1}, aliens={"A": "entrepreneur"}, hands=WIN, ring={"D": 1}).play()
    assert len(game.hand("A")) == 1


@rule("R-TIME-4")
def test_zapped_nothing_is_drawn():
    hands = WIN | {"D": "cosmic zap"}
    game = scenario(gate={"A": 2, "C": 1}, aliens={"A": "entrepreneur"}, hands=hands).answers(D="cosmic zap").play()
    assert game.hand("A") == []


@rule("R-POWER-7")
def test_super_it_draws_for_the_ships_of_a_partner():
    hands = {"A": "attack 40, entrepreneur flare", "B": "attack 04"}
    game = scenario(gate={"A": 2, "C": 3, "D": 1}, aliens={"A": "entrepreneur"}, hands=hands)
    game.answers(A=["entrepreneur flare", "C"]).play()
    assert len(game.hand("A")) == 1 + 3


def test_wild_each_ally_draws_a_card_after_committing():
    hands = {"A": "attack 40, entrepreneur flare", "B": "attack 04"}
    game = scenario(start="alliance", gate={"A": 1}, hands=hands)
    game.answers(A=["entrepreneur flare", "invite: C, D"], B="invite: E", C="offense", D="offense", E="defense")
    game.play(until="planning")
    assert [len(game.hand(x)) for x in "CDE"] == [1, 1, 0]


@ruling("entrepreneur", 3)
def test_an_ally_that_took_its_ships_out_does_not_count():
    hands = WIN | {"C": "amoeba flare"}
    game = scenario(gate={"A": 2, "C": 1}, aliens={"A": "entrepreneur", "C": "amoeba"}, hands=hands)
    game.answers(C=["amoeba", "out", {"C1": 1}]).play()
    assert game.hand("A") == []


@ruling("entrepreneur", 4)
def test_a_win_against_a_negotiate_counts():
    hands = {"A": "attack 40", "B": "negotiate"}
    game = scenario(gate={"A": 2, "C": 1}, ships={"B1": {"B": 0}}, aliens={"A": "entrepreneur"}, hands=hands).play()
    assert len(game.hand("A")) == 1


@ruling("entrepreneur", 5)
def test_as_an_ally_it_gains_nothing_by_a_deal():
    hands = {"A": "negotiate, +2", "B": "negotiate"}
    game = scenario(gate={"A": 1, "C": 1}, aliens={"C": "entrepreneur"}, hands=hands)
    game.answers(A=Offer(give="+2"), B="accept").play()
    assert game.hand("C") == []


def test_each_other_party_of_a_deal_of_three_draws_a_card():
    hands = {"A": "attack 20, +2", "B": "attack 10, +3", "C": "negotiate, plague"}
    yes = "deal consent: yes"
    game = scenario(gate={"A": 2}, aliens={"A": "entrepreneur", "C": "diplomat"}, hands=hands)
    game.answers(A=[Offer(to="C", take="1 random"), yes], B=yes, C=["diplomat", "accept A", yes]).play()
    assert game.result == "deal made"
    assert len(game.hand("A")) == 1 + 1 + 2


def test_a_deal_that_another_made_in_its_place_draws_nothing():
    hands = {"A": "negotiate", "B": "negotiate, +3", "C": "negotiate, diplomat flare, plague"}
    game = scenario(gate={"A": 2}, aliens={"A": "entrepreneur"}, hands=hands)
    game.answers(C=["diplomat flare", "A", Offer(take_colony="B2"), {"C1": 1}], B="accept").play()
    assert game.result == "deal made"
    assert game.hand("A") == []
