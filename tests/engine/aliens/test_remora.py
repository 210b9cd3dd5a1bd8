"""Remora."""

from app.engine.state import WARP
from tests.kit import Offer, acts, check, rule, ruling, scenario

CARDS = {"A": "attack 04", "B": "attack 20"}


@check("remora", 1)
def test_it_follows_another_ship_out_of_the_warp():
    game = scenario(start="regroup", warp={"A": 1, "B": 3}, aliens={"B": "remora"}, hands=CARDS, destiny="B")
    game.answers(B="remora").play(until="destiny")
    assert game.warp == {"B": 2}


@check("remora", 2)
@ruling("remora", 8)
def test_ships_lost_in_this_encounter_do_not_count():
    game = scenario(gate={"A": 1, "C": 4}, ring={"D": 1}, warp={"D": 1}, aliens={"C": "remora"}, hands=CARDS)
    game.answers(D={"ships": 1}).play()
    assert game.warp == {"A": 1, "C": 4}
    assert not any("remora" in asked.options for asked in game.asked)


@check("remora", 3)
@rule("R-CARD-1")
def test_each_new_hand_is_a_drawing():
    hands = {"A": "plague", "B": "attack 20"}
    deck = ["+2", "+2", "+3", "+3", "+5", "quash", "mobius tubes", "force field", "morph", "attack 01"]
    game = scenario(start="start_turn", aliens={"B": "remora"}, hands=hands, deck=deck)
    game.answers(B=["remora", "remora"]).play(until="regroup")
    assert len(game.hand("B")) == 3


@check("remora", 4)
def test_super_a_benefit_for_each_colony():
    hands = {"A": "attack 40", "B": "attack 04", "D": "remora flare"}
    game = scenario(gate={"A": 1, "C": 1}, warp={"D": 2}, aliens={"D": "remora"}, hands=hands)
    game.answers(D=["remora flare", {"cards": 1, "ships": 1}]).play()
    assert game.warp == {"B": 4, "D": 1}
    assert len(game.hand("D")) == 2


@check("remora", 5)
@ruling("remora", 11)
def test_a_ship_that_was_brought_back_blocks_no_more():
    game = scenario(
        gate={"A": 1, "C": 2}, ring={"D": 1}, warp={"C": 1, "D": 1}, aliens={"C": "remora", "E": "healer"}, hands=CARDS
    ).answers(D={"ships": 1}, E=["healer", "C"], C="ships.moved: remora")  # fmt: skip
    game.play()
    assert "C" not in game.warp


def test_zapped_it_does_not_cling_again_in_this_encounter():
    hands = CARDS | {"C": "cosmic zap"}
    game = scenario(start="regroup", warp={"A": 1, "B": 3}, aliens={"B": "remora"}, hands=hands, destiny="B")
    game.answers(B="remora", C="cosmic zap").play(until="destiny")
    assert game.warp == {"B": 3}


@ruling("remora", 3)
def test_its_own_retrieval_and_drawing_is_no_reason():
    game = scenario(start="regroup", warp={"A": 3}, aliens={"A": "remora"}, hands=CARDS, destiny="B")
    game.play(until="destiny")
    assert game.warp == {"A": 2}
    assert not game.was_asked("A", moment="ships.moved")


def test_wild_a_card_for_the_flare_of_another():
    hands = {"A": "attack 04, chosen flare", "B": "attack 20", "D": "remora flare"}
    game = scenario(gate={"A": 1}, hands=hands).answers(A="chosen flare", D="remora flare").play()
    assert len(game.hand("D")) == 2


@ruling("remora", 2)
def test_mobius_tubes_bring_its_ships_back_anyway():
    hands = CARDS | {"A": "attack 04, mobius tubes"}
    game = scenario(start="regroup", warp={"B": 3, "C": 2}, aliens={"B": "remora"}, hands=hands, destiny="B")
    game.answers(A="mobius tubes").play(until="destiny")
    assert game.warp == {}
    assert not any("remora" in asked.options for asked in game.asked)


@ruling("remora", 4)
def test_a_reward_of_cards_and_ships_is_two_reasons():
    game = scenario(gate={"A": 1}, ring={"D": 3}, warp={"C": 2, "D": 1}, aliens={"C": "remora"}, hands=CARDS)
    game.answers(D={"cards": 2, "ships": 1}, C=["ships.moved: remora", "cards.moved: remora"]).play()
    assert game.warp == {"A": 1, "C": 1}
    assert len(game.hand("C")) == 1


@ruling("remora", 5)
def test_it_clings_once_for_each_owner_of_ships_released_in_a_deal():
    hands = {"A": "negotiate", "B": "negotiate, +5"}
    game = scenario(gate={"A": 1}, warp={"B": 4, "C": 3, "D": 1}, aliens={"A": "zombie", "C": "remora"}, hands=hands)
    game.play(until="deal").answer("A", Offer(take="+5", release={"B": 4, "D": 1})).answers(
        C=["remora", "remora"]
    ).answer("B", "accept").play()
    assert game.warp == {"C": 1}


@ruling("remora", 6)
def test_a_ship_that_returns_instead_of_being_lost_is_no_retrieval():
    game = scenario(gate={"A": 2}, warp={"C": 2}, aliens={"A": "zombie", "C": "remora"}, hands=CARDS).play()
    assert game.warp == {"C": 2}
    assert not any("remora" in asked.options for asked in game.asked)


@ruling("remora", 8)
def test_ships_lost_in_this_encounter_come_back_by_the_normal_ways():
    game = scenario(gate={"A": 1}, ring={"C": 2}, warp={"C": 2}, aliens={"C": "remora"}, hands=CARDS)
    game.answers(C={"ships": 2}).play()
    assert game.warp == {"A": 1}


@ruling("remora", 9)
def test_without_a_colony_it_cannot_retrieve():
    game = scenario(
        start="regroup", warp={"A": 1, "B": 20}, homes={"B": 0}, aliens={"B": "remora"}, hands=CARDS, destiny="C"
    )
    game.play(until="destiny")
    assert game.warp == {"B": 20}


@ruling("remora", 10)
def test_super_a_home_colony_that_is_regained_counts():
    hands = {"A": "attack 40", "D": "remora flare"}
    game = scenario(start="destiny", destiny="A", homes={"A": 4}, aliens={"D": "remora"}, hands=hands)
    game.answers(A=["settle A5", 2], D="remora flare").play()
    assert len(game.hand("D")) == 2


def test_wild_its_own_flares_and_others_cards_are_no_reason():
    hands = {"A": "attack 40, remora flare, laser flare, +2", "B": "attack 08", "C": "quash, force field"}
    game = scenario(gate={"A": 1}, start="alliance", hands=hands)
    game.answers(A=["laser flare", "laser.discard: +2", "laser.whom: B", "invite: D"], C=["force field", "D"],
                 D=["offense", 1]).play()  # fmt: skip
    assert game.hand("C") == ["quash"]
    assert not any("remora flare" in asked.options for asked in game.asked if asked.question == "window")


@rule("R-REGROUP-3")
def test_a_ship_retrieved_straight_into_the_gate_is_a_retrieval():
    game = scenario(
        start="regroup", warp={"A": 20, "B": 3}, homes={"A": 0}, aliens={"B": "remora"}, hands=CARDS, destiny="C"
    )
    game.answers(B="remora").play(until="destiny")
    assert (game.gate, game.warp) == ({"A": 1}, {"A": 19, "B": 2})


def test_a_ship_that_is_sent_out_of_the_warp_into_the_encounter_is_a_reason():
    hands = {"A": "attack 04, observer flare", "B": "attack 30"}
    game = scenario(start="launch", warp={"A": 2, "C": 1}, aliens={"A": "observer", "C": "remora"}, hands=hands)
    game.answers(A=["B1", "observer flare", {"A1": 1, "warp": 1}], C="remora").play(until="alliance")
    assert game.warp == {"A": 1}


@rule("R-GEN-6")
def test_it_answers_an_action_that_turns_its_own_sheet_down_and_counts_the_ships_lost_by_it():
    @acts("planning.before_select", seat="E")
    def upheaval(me):
        yield from me.g.move([[1, 1, 6, WARP], [3, 1, WARP, 15]], "freed", "probe")

    position = {"gate": {"A": 1}, "homes": {"B": 3}, "ships": {"B2": {"B": 1}}, "probes": [upheaval], "hands": CARDS}
    game = scenario(warp={"B": 1, "D": 2}, aliens={"B": "remora"}, **position).answers(B="remora")
    assert game.play(until="select").warp == {"B": 1, "D": 1}
    assert game.power("B") == "lost"
    game = scenario(warp={"D": 2}, aliens={"B": "remora"}, **position).play(until="select")
    assert not game.was_asked("B", moment="ships.moved")


@rule("IW-5")
def test_ships_in_limbo_do_not_block_those_in_the_warp():
    game = scenario(
        gate={"A": 1, "C": 2}, ring={"D": 1}, warp={"C": 2, "D": 1}, aliens={"C": "remora"}, hands=CARDS,
        options={"inverted_warp": True},
    )  # fmt: skip
    game.answers(D={"ships": 1}, C="ships.moved: remora").play()
    assert game.warp == {"C": 1}
