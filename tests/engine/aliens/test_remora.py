"""Remora."""

from tests.kit import check, rule, scenario

CARDS = {"A": "attack 04", "B": "attack 20"}


@check("remora", 1)
def test_it_follows_another_ship_out_of_the_warp():
    game = scenario(start="regroup", warp={"A": 1, "B": 3}, aliens={"B": "remora"}, hands=CARDS, destiny="B")
    game.answers(B="remora").play(until="destiny")
    assert game.warp == {"B": 2}


@check("remora", 2)
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


def test_its_own_retrieval_and_drawing_is_no_reason():
    game = scenario(start="regroup", warp={"A": 3}, aliens={"A": "remora"}, hands=CARDS, destiny="B")
    game.play(until="destiny")
    assert game.warp == {"A": 2}
    assert not game.was_asked("A", moment="ships.moved")


def test_wild_a_card_for_the_flare_of_another():
    hands = {"A": "attack 04, chosen flare", "B": "attack 20", "D": "remora flare"}
    game = scenario(gate={"A": 1}, hands=hands).answers(A="chosen flare", D="remora flare").play()
    assert len(game.hand("D")) == 2
