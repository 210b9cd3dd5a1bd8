"""Sting."""

from tests.kit import check, rule, ruling, scenario


@check("sting", 1)
def test_another_player_loses_half_for_it():
    hands = {"A": "attack 04, +2, +3, +5", "B": "attack 40"}
    game = scenario(gate={"A": 4}, aliens={"A": "sting"}, hands=hands)
    game.answers(A=["sting", "C"], C=[{"C1": 2}, {"cards": 2}]).play()
    assert game.warp == {"A": 2, "C": 2}
    assert {"A loses 2 ships to the warp.", "A saves 2 ships from the warp."} <= set(game.told("D"))
    assert game.ships("C1", "C") == 2
    assert len(game.hand("C")) == 2


@check("sting", 2)
def test_half_of_three_is_one():
    game = scenario(gate={"A": 1}, aliens={"A": "sting"}, hands={"A": "negotiate", "B": "negotiate"})
    game.answers(A=["sting", "D"], D={"cards": 0}).play()
    assert game.warp == {"A": 2, "B": 3, "D": 1}


@check("sting", 3)
def test_cards_that_the_hand_lacks_come_off_the_deck():
    hands = {"A": "attack 04, +2", "B": "attack 40"}
    game = scenario(gate={"A": 4}, aliens={"A": "sting"}, hands=hands).answers(A=["sting", "C"]).play()
    assert "reinforcement +2" in game.hand("C")
    assert len(game.hand("C")) == 2
    assert game.hand("A") == []


@ruling("lloyd", 7)
def test_for_cards_that_cannot_be_taken_there_are_others_off_the_deck():
    hands = {"A": "attack 04, attack 30", "B": "attack 40"}
    game = scenario(gate={"A": 4}, aliens={"A": "sting", "E": "lloyd"}, hands=hands)
    offer = ["planning.before_select: lloyd", "lloyd.whom: A", "lloyd.what: cards", "lloyd.cards: attack 30"]
    game.answers(A=["lloyd.accept: yes", "select: attack 04", "sting", "C"], E=offer).play()
    assert game.hand("A") == ["attack 30"]
    assert len(game.hand("C")) == 2


@ruling("sting", 1)
def test_one_ship_is_too_few():
    game = scenario(gate={"A": 1}, aliens={"A": "sting"}, hands={"A": "attack 04", "B": "attack 40"}).play()
    assert not any("sting" in asked.options for asked in game.asked)


def test_zapped_all_ships_are_lost():
    hands = {"A": "attack 04", "B": "attack 40", "D": "cosmic zap"}
    game = scenario(gate={"A": 4}, aliens={"A": "sting"}, hands=hands).answers(A=["sting", "C"], D="cosmic zap").play()
    assert game.warp == {"A": 4}


@rule("R-COMP-2")
@ruling("sting", 2)
def test_only_ships_really_lost_are_compensated():
    hands = {"A": "negotiate", "B": "attack 40, +2, +3, +5, quash"}
    game = scenario(gate={"A": 4}, aliens={"A": "sting"}, hands=hands).answers(A=["sting", "C"], C={"cards": 0}).play()
    assert len(game.hand("A")) == 2


@rule("R-POWER-7")
def test_super_for_all_of_them():
    hands = {"A": "attack 04, sting flare", "B": "attack 40"}
    game = scenario(gate={"A": 3}, aliens={"A": "sting"}, hands=hands)
    game.answers(A=["sting", "C", "sting flare"], C={"cards": 0}).play()
    assert game.warp == {"C": 3}


def test_wild_somebody_else_gets_the_compensation():
    hands = {"A": "negotiate", "B": "attack 40, +2, sting flare"}
    game = scenario(gate={"A": 2}, hands=hands).answers(B=["sting flare", "D"]).play()
    assert game.hand("A") == []
    assert "reinforcement +2" in game.hand("D")


@ruling("sting", 3, 6)
def test_the_winner_may_be_the_substitute_and_cannot_refuse():
    hands = {"A": "attack 04", "B": "attack 40"}
    game = scenario(gate={"A": 4}, aliens={"A": "sting"}, hands=hands).answers(A=["sting", "B"])
    game.play(until=lambda game: game.waiting == ["B"] and game.ask("B").kind == "allocate")
    assert game.ask("B").total == (2, 2)
    game.answers(B=[{"B2": 2}]).play()
    assert game.warp == {"A": 2, "B": 2}


@ruling("sting", 4)
def test_the_losses_of_both_are_seen_by_other_powers():
    hands = {"A": "attack 04", "B": "attack 40"}
    game = scenario(gate={"A": 4}, aliens={"A": "sting", "C": "zombie"}, hands=hands).answers(A=["sting", "C"]).play()
    assert game.warp == {"A": 2}
    game = scenario(gate={"A": 4}, aliens={"A": "sting + vacuum"}, hands=hands)
    game.answers(A=["sting", "C", {"D": 2}]).play()
    assert game.warp == {"A": 2, "C": 2, "D": 2}


@ruling("sting", 5)
def test_ships_removed_by_a_void_are_not_replaced():
    game = scenario(
        gate={"A": 4}, aliens={"A": "sting", "B": "void"}, hands={"A": "attack 04", "B": "attack 40"}
    ).play()
    assert game.out == {"A": 4}
    assert not any("sting" in asked.options for asked in game.asked)


def test_nobody_stands_in_with_ships_that_are_lost_anyway():
    hands = {"A": "attack 40", "B": "attack 04"}
    game = scenario(gate={"A": 1}, ring={"C": 4}, ships={"B1": {"B": 2}, "B2": {"B": 1}}, homes={"B": 2},
                    warp={"B": 17}, aliens={"C": "sting"}, hands=hands)  # fmt: skip
    game.answers(C=["sting", "sting.whom: B"]).play()
    assert game.warp == {"B": 20, "C": 3}
    assert len(game.hand("B")) == 1


def test_who_loses_all_ships_cannot_stand_in():
    hands = {"A": "attack 40", "B": "attack 04"}
    game = scenario(gate={"A": 1}, ring={"C": 4}, ships={"B1": {"B": 2}}, homes={"B": 1}, warp={"B": 18},
                    aliens={"C": "sting"}, hands=hands)  # fmt: skip
    game.answers(C="sting").play(until="sting.whom")
    assert "B" not in game.options("C")
