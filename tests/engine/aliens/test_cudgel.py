"""Cudgel."""

from tests.kit import Offer, check, rule, ruling, scenario


@check("cudgel", 1)
def test_the_loser_loses_as_many_ships_more_as_the_cudgel_had():
    game = scenario(
        gate={"A": 3}, ships={"B1": {"B": 2}}, warp={"B": 4}, aliens={"A": "cudgel"},
        hands={"A": "attack 20", "B": "attack 04"},
    ).answers(B={"B2": 3})  # fmt: skip
    before = game.ships("B2", "B")
    game.play()
    assert game.warp == {"B": 4 + 5}
    assert game.ships("B2", "B") == before - 3


@check("cudgel", 2)
@rule("R-COMP-2")
@ruling("cudgel", 2)
def test_the_further_ships_are_lost_by_the_encounter_and_paid_for():
    hands = {"A": "negotiate", "B": "attack 08, attack 10, +2, +3, +5, morph, quash, plague"}
    game = scenario(gate={"A": 2}, aliens={"B": "cudgel"}, hands=hands).answers(B="attack 08").play()
    assert game.warp == {"A": 6}
    assert (len(game.hand("A")), len(game.hand("B"))) == (6, 1)


@check("cudgel", 3)
@rule("R-POWER-7")
def test_super_named_allies_of_the_opponent_lose_ships_too():
    hands = {"A": "attack 40, cudgel flare", "B": "attack 04"}
    game = scenario(gate={"A": 4}, ring={"C": 2}, ships={"B1": {"B": 1}}, aliens={"A": "cudgel"}, hands=hands)
    game.answers(A=["cudgel flare", "C"]).play()
    assert game.warp == {"B": 5, "C": 6}


@check("cudgel", 4)
@rule("R-SHIP-4")
def test_wild_all_ships_of_others_leave_the_new_colony_but_those_allied():
    hands = {"A": "attack 40, cudgel flare", "B": "attack 04"}
    ships = {"B1": {"B": 2, "D": 3}}
    game = scenario(gate={"A": 2, "C": 1}, ships=ships, hands=hands).answers(A="cudgel flare").play()
    assert game.ships("B1") == {"A": 2, "C": 1}
    assert game.warp == {"B": 2, "D": 3}


@ruling("cudgel", 7)
def test_wild_earlier_ships_of_an_ally_there_are_not_spared():
    hands = {"A": "attack 40, cudgel flare", "B": "attack 04"}
    game = scenario(gate={"A": 2, "C": 1}, ships={"B1": {"B": 2, "C": 2}}, hands=hands).answers(A="cudgel flare").play()
    assert game.ships("B1") == {"A": 2, "C": 1}
    assert game.warp == {"B": 2, "C": 2}


def test_wild_a_colony_by_a_deal_counts():
    hands = {"A": "negotiate, cudgel flare", "B": "negotiate"}
    game = scenario(gate={"A": 1}, hands=hands).play(until="deal").answer("A", Offer(take_colony="B2"))
    game.answers(A="cudgel flare").answer("B", "accept").play()
    assert game.ships("B2") == {"A": 1}
    assert game.warp == {"B": 4}


def test_wild_strengthening_an_own_colony_is_no_gain():
    hands = {"A": "attack 40, cudgel flare", "B": "attack 04"}
    game = scenario(gate={"A": 2}, ships={"B1": {"A": 1, "B": 2, "D": 3}}, hands=hands).play()
    assert not any("cudgel flare" in asked.options for asked in game.asked)


def test_with_fewer_ships_all_go():
    hands = {"A": "attack 40", "B": "attack 04"}
    game = scenario(
        gate={"A": 4}, warp={"B": 18}, ships={"B1": {"B": 1}, "B2": {"B": 1}}, aliens={"A": "cudgel"}, hands=hands
    )
    game.play()
    assert game.warp == {"B": 20}


def test_zapped_only_the_normal_ships_are_lost():
    hands = {"A": "attack 40", "B": "attack 04", "C": "cosmic zap"}
    game = scenario(gate={"A": 4}, aliens={"A": "cudgel"}, hands=hands).answers(C="cosmic zap").play()
    assert game.warp == {"B": 4}


def test_against_a_planet_without_ships_the_further_ships_are_lost_all_the_same():
    hands = {"A": "attack 40", "B": "attack 04"}
    game = scenario(gate={"A": 2}, ships={"B1": {"B": 0}}, aliens={"A": "cudgel"}, hands=hands).play()
    assert game.warp == {"B": 2}


@ruling("cudgel", 4, 5)
def test_it_works_against_a_negotiate_and_not_with_one():
    game = scenario(gate={"A": 2}, aliens={"A": "cudgel"}, hands={"A": "attack 04", "B": "negotiate"}).play()
    assert game.warp == {"B": 6}
    game = scenario(gate={"A": 2}, aliens={"A": "cudgel"}, hands={"A": "negotiate", "B": "attack 04"}).play()
    assert game.warp == {"A": 2}


@ruling("cudgel", 1)
def test_super_it_is_not_played_by_itself():
    hands = {"A": "attack 40, cudgel flare", "B": "attack 04"}
    game = scenario(gate={"A": 4}, ring={"C": 2}, ships={"B1": {"B": 1}}, aliens={"A": "cudgel"}, hands=hands).play()
    assert game.warp == {"B": 5, "C": 2}


@ruling("cudgel", 3)
def test_wild_ships_thrown_out_are_no_losses_of_the_encounter():
    hands = {"A": "attack 40, cudgel flare, +2, +3, +5", "B": "negotiate"}
    ships = {"B1": {"B": 1, "D": 3}}
    game = scenario(gate={"A": 2}, ships=ships, hands=hands).answers(A="cudgel flare").play()
    assert game.warp == {"B": 1, "D": 3}
    assert game.state.encounter.ships_lost == [0, 1, 0, 0, 0]
    assert len(game.hand("B")) == 1


@ruling("cudgel", 5)
def test_a_win_without_a_card_is_no_smash():
    hands = {"A": "attack 04, hate flare", "B": "attack 14"}
    game = scenario(gate={"A": 2}, ships={"B1": {"B": 3}}, aliens={"A": "cudgel"}, hands=hands)
    game.answers(A="hate flare").play()
    assert (game.result, game.warp) == ("offense wins", {"B": 3})


@ruling("cudgel", 6)
def test_when_both_lose_nobody_has_won():
    game = scenario(
        gate={"A": 2}, aliens={"A": "cudgel"}, hands={"A": "morph", "B": "attack 01"}, reprint={"attack 01": "morph"}
    ).play()
    assert (game.result, game.warp) == ("both lose", {"A": 2, "B": 4})


def test_wild_a_colony_founded_before_the_resolution_is_none_that_it_clears():
    hands = {"A": "attack 10, cudgel flare", "C": "attack 20"}
    game = scenario(start="regroup", destiny="C", techs={"A": "coldsleep ship"}, hands=hands)
    game.answers(A=["coldsleep ship", "B2", {"A1": 2}]).play(until="destiny")
    assert game.ships("B2") == {"A": 2, "B": 4}
    assert not any("cudgel flare" in asked.options for asked in game.asked)
