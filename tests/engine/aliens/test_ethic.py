"""Ethic."""

from tests.kit import check, rule, ruling, scenario

B1 = {"B1": {"B": 3}}


@check("ethic", 1)
def test_a_lost_fight_is_compensated_partly_from_the_deck():
    hands = {"A": "attack 40, +2, +3, +5, negotiate", "B": "attack 04"}
    game = scenario(gate={"A": 1}, ships=B1, aliens={"B": "ethic"}, hands=hands)
    game.answers(B={"deck": 1, "hand": 2}).play()
    assert len(game.hand("B")) == 3
    assert len(game.hand("A")) == 2


@check("ethic", 2)
@ruling("ethic", 3)
def test_what_the_hand_falls_short_comes_from_the_deck():
    hands = {"A": "attack 04", "B": "attack 40, +2"}
    game = scenario(gate={"A": 4}, aliens={"A": "ethic"}, hands=hands).play()
    assert len(game.hand("A")) == 4
    assert "reinforcement +2" in game.hand("A")
    assert game.hand("B") == []


@check("ethic", 3)
def test_a_winner_does_not_use_it():
    game = scenario(gate={"A": 1}, aliens={"A": "ethic"}, hands={"A": "attack 40", "B": "attack 04"}).play()
    assert game.hand("A") == []
    assert not any("Ethic" in line for line in game.told("C") if "uses" in line)


def test_zapped_there_is_no_compensation():
    hands = {"A": "attack 40, +2", "B": "attack 04", "C": "cosmic zap"}
    game = scenario(gate={"A": 1}, ships=B1, aliens={"B": "ethic"}, hands=hands).answers(C="cosmic zap").play()
    assert game.hand("B") == []


@rule("R-COMP-1")
def test_normal_compensation_may_come_from_the_deck_and_is_no_use():
    hands = {"A": "attack 40, +2", "B": "negotiate"}
    game = scenario(gate={"A": 1}, ships=B1, aliens={"B": "ethic"}, hands=hands).answers(B={"deck": 3}).play()
    assert len(game.hand("B")) == 3
    assert game.hand("A") == ["reinforcement +2"]
    assert not any("uses" in line for line in game.told("C"))


@ruling("ethic", 7)
def test_a_power_lost_with_the_ships_is_not_used():
    game = scenario(gate={"A": 1}, ships=B1, homes={"B": 3}, aliens={"B": "ethic"},
                    hands={"A": "attack 40, +2", "B": "attack 04"}).play()  # fmt: skip
    assert game.hand("B") == []


@ruling("ethic", 2)
def test_saved_ships_are_not_paid_for():
    hands = {"A": "attack 40, +2", "B": "attack 04"}
    game = scenario(gate={"A": 1}, ships=B1, aliens={"B": "ethic + zombie"}, hands=hands).play()
    assert game.hand("B") == []


@ruling("ethic", 5)
def test_a_failed_deal_is_not_compensated():
    game = scenario(gate={"A": 1}, aliens={"B": "ethic"}, hands={"A": "negotiate, +2", "B": "negotiate"}).play()
    assert game.hand("B") == []


@rule("R-POWER-7")
def test_super_it_names_how_many():
    hands = {"A": "attack 40, +2", "B": "attack 04, ethic flare"}
    game = scenario(gate={"A": 1}, ships=B1, aliens={"B": "ethic"}, hands=hands)
    game.answers(B=["ethic flare", {"cards": 5}]).play()
    assert len(game.hand("B")) == 1 + 5


def test_wild_drawn_cards_are_passed_on():
    hands = {"A": "attack 04", "B": "attack 40", "C": "ethic flare"}
    game = scenario(gate={"A": 1}, ring={"C": 4}, hands=hands, deck="attack 30, morph, +2, +3")
    game.answers(C=["ethic flare", "attack 30, morph", "D", "E"]).play()
    assert game.hand("D") == ["attack 30"]
    assert game.hand("E") == ["morph"]
    assert len(game.hand("C")) == 3
    assert "attack_30" not in str(game.heard("E"))


@ruling("ethic", 1)
def test_without_a_lost_ship_nothing_is_collected():
    hands = {"A": "attack 40, +2", "B": "attack 04"}
    game = scenario(gate={"A": 1}, ships={"B1": {"B": 0}}, aliens={"B": "ethic"}, hands=hands).play()
    assert game.hand("B") == []


@ruling("ethic", 4)
def test_when_both_lose_there_is_no_compensation():
    hands = {"A": "morph, +2", "B": "attack 01, loser flare"}
    game = scenario(gate={"A": 1}, ships=B1, aliens={"A": "ethic"}, hands=hands).answers(B="loser flare").play()
    assert game.result == "both lose"
    assert len(game.hand("A")) == 2


@ruling("ethic", 6)
def test_as_an_ally_it_is_not_compensated():
    hands = {"A": "attack 40, +2", "B": "attack 04"}
    game = scenario(gate={"A": 1}, ring={"C": 2}, aliens={"C": "ethic"}, hands=hands).play()
    assert game.hand("C") == []


@ruling("ethic", 8)
def test_what_counts_is_that_it_lost_in_the_end():
    hands = {"A": "attack 40", "B": "attack 04, +2, +3"}
    game = scenario(gate={"A": 2}, aliens={"A": "ethic", "B": "loser"}, hands=hands).answers(B="loser").play()
    assert game.result == "defense wins"
    assert len(game.hand("A")) == 2
