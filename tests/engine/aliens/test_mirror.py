"""Mirror."""

from tests.kit import check, rule, scenario


@check("mirror", 1)
@rule("R-REVEAL-5")
def test_the_digits_of_both_cards_are_swapped():
    hands = {"A": "attack 08", "B": "attack 30"}
    game = scenario(gate={"A": 2}, aliens={"A": "mirror"}, hands=hands).answers(A="mirror").play()
    assert game.totals == (82, 7)
    assert game.result == "offense wins"


@check("mirror", 2)
def test_a_copied_attack_is_reversed_too():
    hands = {"A": "attack 12", "B": "morph"}
    game = scenario(gate={"A": 4}, ships={"B1": {"B": 3}}, aliens={"B": "mirror"}, hands=hands)
    game.answers(B="mirror").play()
    assert game.totals == (25, 24)
    assert game.result == "offense wins"


@check("mirror", 3)
def test_super_only_the_opponents_card():
    hands = {"A": "attack 10, mirror flare", "B": "attack 40"}
    game = scenario(gate={"A": 1}, aliens={"A": "mirror"}, hands=hands)
    game.answers(A=["mirror", "mirror flare", "mirror.which: defense"]).play()
    assert game.totals == (11, 8)
    assert game.result == "offense wins"


@check("mirror", 4)
def test_wild_the_card_becomes_the_opponents_card():
    hands = {"A": "negotiate, mirror flare", "B": "attack 20, attack 04"}
    game = scenario(gate={"A": 4}, ships={"B1": {"B": 2}}, hands=hands)
    game.answers(A="mirror flare", B="select: attack 20").play()
    assert game.totals == (24, 22)
    assert game.result == "offense wins"
    assert game.hand("B") == ["attack 04"]
    assert game.revealed[0] == "negotiate"


def test_wild_an_attack_becomes_a_negotiate():
    hands = {"A": "attack 06, mirror flare", "B": "negotiate"}
    game = scenario(gate={"A": 4}, hands=hands).answers(A="mirror flare").play()
    assert game.result == "deal failed"


def test_zapped_the_values_stay():
    hands = {"A": "attack 08", "B": "attack 30", "D": "cosmic zap"}
    game = scenario(gate={"A": 2}, aliens={"A": "mirror"}, hands=hands).answers(A="mirror", D="cosmic zap").play()
    assert game.totals == (10, 34)


def test_reinforcements_are_not_reversed():
    hands = {"A": "attack 08, +3", "B": "attack 30"}
    game = scenario(gate={"A": 2}, aliens={"A": "mirror"}, hands=hands)
    game.answers(A=["mirror", "+3 for offense"]).play()
    assert game.totals[0] == 80 + 2 + 3


def test_super_card_zapped_both_cards_are_reversed():
    hands = {"A": "attack 10, mirror flare", "B": "attack 40", "D": "card zap"}
    game = scenario(gate={"A": 1}, aliens={"A": "mirror"}, hands=hands)
    game.answers(A=["mirror", "mirror flare", "mirror.which: defense"], D="card zap").play()
    assert game.totals == (2, 8)
