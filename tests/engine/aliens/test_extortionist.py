"""Extortionist."""

from tests.kit import check, rule, scenario

LOSE = {"A": "attack 04", "B": "attack 40"}


@check("extortionist", 1)
def test_half_of_a_new_hand_is_taken():
    game = scenario(gate={"A": 1}, aliens={"C": "extortionist"}, hands={"A": "attack 10", "B": "quash"},
                    deck="attack 04, attack 06, morph, negotiate, +2, +3")  # fmt: skip
    game.answers(C="extortionist").play(until="select")
    assert len(game.hand("B")) == 4
    assert len(game.hand("C")) == 4


@check("extortionist", 2)
def test_of_three_cards_of_compensation_it_gets_one():
    hands = {"A": "negotiate", "B": "attack 40, +2, +3, +5"}
    game = scenario(gate={"A": 3}, aliens={"C": "extortionist"}, hands=hands).answers(C="extortionist").play()
    assert len(game.hand("A")) == 2
    assert len(game.hand("C")) == 1


@check("extortionist", 3)
def test_a_ship_buys_the_cards_free():
    game = scenario(gate={"A": 1}, ring={"D": 2}, aliens={"C": "extortionist"}, hands=LOSE)
    game.answers(C=["extortionist", "D3"], D="extortionist.pay: yes").play()
    assert len(game.hand("D")) == 2
    assert game.warp == {"A": 1, "D": 1}
    assert game.ships("D3", "D") == 3


@check("extortionist", 4)
def test_half_of_one_card_is_nothing():
    game = scenario(gate={"A": 1}, ring={"D": 1}, aliens={"C": "extortionist"}, hands=LOSE).play()
    assert not any("extortionist" in asked.options for asked in game.asked)


def test_zapped_the_cards_arrive():
    game = scenario(gate={"A": 1}, ring={"D": 2}, aliens={"C": "extortionist"}, hands=LOSE | {"E": "cosmic zap"})
    game.answers(C="extortionist", E="cosmic zap").play()
    assert len(game.hand("D")) == 2


@rule("R-INFO-2")
def test_only_it_sees_what_it_takes():
    game = scenario(gate={"A": 1}, ring={"D": 2}, aliens={"C": "extortionist"}, hands=LOSE, deck="morph, attack 30")
    game.answers(C="extortionist").play()
    assert "morph" in str(game.heard("C", kind="extortionist.extorted"))
    for name in "ABDE":
        assert "morph" not in str(game.heard(name))
    assert game.hand("C") == ["morph"]


def test_cards_given_in_a_deal_are_safe():
    game = scenario(gate={"A": 1}, aliens={"C": "extortionist"}, hands={"A": "negotiate", "B": "negotiate"}).play()
    assert not any("extortionist" in asked.options for asked in game.asked)


@rule("R-POWER-7")
def test_super_the_ship_is_refused():
    hands = LOSE | {"C": "extortionist flare"}
    game = scenario(gate={"A": 1}, ring={"D": 2}, aliens={"C": "extortionist"}, hands=hands)
    game.answers(C=["extortionist", "extortionist flare"], D="extortionist.pay: yes").play()
    assert len(game.hand("D")) == 1
    assert len(game.hand("C")) == 2
    assert game.warp == {"A": 1}


def test_wild_a_failed_deal_costs_the_opponent_twice():
    hands = {"A": "negotiate, extortionist flare", "B": "negotiate"}
    game = scenario(gate={"A": 1}, hands=hands).answers(A="extortionist flare").play()
    assert game.warp == {"B": 6}
