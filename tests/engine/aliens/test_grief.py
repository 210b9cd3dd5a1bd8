"""Grief."""

from tests.engine.aliens.test_miser import with_hoard
from tests.kit import check, rule, ruling, scenario

HANDS = {"A": "attack 04", "B": "attack 40"}


@check("grief", 1)
def test_an_ally_draws_a_card_for_each_ship_lost():
    game = scenario(gate={"A": 1, "C": 3}, aliens={"C": "grief"}, hands=HANDS).answers(C="grief").play()
    assert game.warp["C"] == 3
    assert len(game.hand("C")) == 3


@check("grief", 2)
def test_the_penalty_of_a_failed_deal_is_mourned():
    game = scenario(gate={"A": 1}, aliens={"B": "grief"}, hands={"A": "negotiate", "B": "negotiate"})
    game.answers(B="grief").play()
    assert game.warp["B"] == 3
    assert len(game.hand("B")) == 3


@check("grief", 3)
def test_ships_that_never_reach_the_warp_are_not_mourned():
    game = scenario(gate={"A": 2}, aliens={"A": "grief + zombie"}, hands=HANDS).play()
    assert game.warp == {}
    assert not game.was_asked("A", "window", moment="ships.moved")


@rule("R-GEN-6")
@ruling("grief", 5)
def test_the_loss_that_costs_the_power_is_still_mourned():
    game = scenario(homes={"B": 3}, ships={"B1": {"B": 2}}, gate={"A": 2}, aliens={"B": "grief"},
                    hands={"A": "attack 40", "B": "attack 04"})  # fmt: skip
    game.answers(B="grief").play()
    assert game.power("B") == "lost"
    assert len(game.hand("B")) == 2


@rule("R-COMP-1")
@ruling("grief", 3)
def test_it_mourns_first_and_is_compensated_then():
    hands = {"A": "negotiate", "B": "attack 40, +2, +3"}
    game = scenario(gate={"A": 2}, aliens={"A": "grief"}, hands=hands).answers(A="grief").play()
    assert len(game.hand("A")) == 4


def test_zapped_it_does_not_mourn_in_this_encounter():
    game = scenario(gate={"A": 2}, aliens={"A": "grief"}, hands=HANDS | {"D": "cosmic zap"})
    game.answers(A="grief", D="cosmic zap").play()
    assert game.hand("A") == []


def test_wild_a_retrieval_in_regroup_gives_a_card():
    game = scenario(start="regroup", warp={"A": 2}, hands={"A": "attack 04", "C": "grief flare"}, destiny="B")
    game.answers(C="grief flare").play(until="destiny")
    assert len(game.hand("C")) == 2


def test_super_each_discarded_card_brings_a_ship_home():
    game = scenario(start="regroup", warp={"A": 4}, aliens={"A": "grief"}, destiny="B",
                    hands={"A": "attack 04, attack 06, +2, grief flare"})  # fmt: skip
    game.answers(A=["grief flare", "attack 06, +2"]).play(until="destiny")
    assert game.warp == {"A": 1}
    assert game.hand("A") == ["attack 04", "grief flare"]
    assert game.discard == ["attack 06", "reinforcement +2"]


@rule("R-GEN-4")
def test_a_cancelled_super_flare_costs_no_card():
    game = scenario(start="regroup", warp={"A": 4}, aliens={"A": "grief"}, destiny="B",
                    hands={"A": "attack 04, +2, grief flare", "B": "card zap"})  # fmt: skip
    game.answers(A=["grief flare", "+2"], B="card zap").play(until="destiny")
    assert game.hand("A") == ["attack 04", "reinforcement +2"]
    assert game.warp == {"A": 3}


@ruling("grief", 2)
def test_ships_paid_as_a_cost_are_mourned():
    hands = {"A": "attack 10", "B": "attack 04", "C": "emotion control", "D": "void flare"}
    game = scenario(gate={"A": 1}, aliens={"D": "grief"}, hands=hands)
    game.answers(C="emotion control", D=["void flare", "D1", "grief"]).play()
    assert game.warp["D"] == 1
    assert len(game.hand("D")) == 2


@ruling("grief", 4)
def test_a_winner_that_pays_has_nothing_to_mourn():
    hands = {"A": "attack 40, +2, +3", "B": "negotiate"}
    game = scenario(gate={"A": 2}, ships={"B1": {"B": 2}}, aliens={"A": "grief"}, hands=hands).play()
    assert game.hand("A") == []
    assert not any("grief" in asked.options for asked in game.asked)


@ruling("grief", 6)
def test_ships_that_are_healed_afterwards_are_mourned():
    game = scenario(gate={"A": 2}, aliens={"A": "grief", "D": "healer"}, hands=HANDS)
    game.answers(A="grief", D="healer").play()
    assert game.warp == {}
    assert len(game.hand("A")) == 2


@ruling("ghost", 4)
def test_ships_that_only_go_back_into_the_warp_are_not_mourned():
    hands = {"A": "attack 04", "B": "attack 40"}
    game = scenario(start="alliance", gate={"A": 2}, warp={"C": 3}, aliens={"A": "ghost", "C": "grief"}, hands=hands)
    game.answers(A=["ghost", 3]).play()
    assert game.warp == {"A": 2, "C": 3}
    assert not any("grief" in asked.options for asked in game.asked)


def test_super_cards_of_the_hoard_may_be_discarded():
    position = {"aliens": {"C": "grief + miser"}, "warp": {"C": 4}, "hands": {"C": "grief flare"}, "destiny": "B"}
    game = with_hoard("attack 06", "regroup.begin", start="regroup", offense="C", rest="deck", **position)
    game.answers(C=["grief flare", "attack 06"]).play(until="destiny")
    assert game.warp == {"C": 2}
