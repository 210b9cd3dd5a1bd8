"""Mirror."""

from app.engine.aliens.mirror import swapped
from tests.kit import check, rule, ruling, scenario


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


@rule("R-TIME-6")
def test_super_whoever_may_zap_the_reversal_hears_which_card_it_is_for():
    hands = {"A": "attack 10, mirror flare", "B": "attack 40", "C": "cosmic zap"}
    game = scenario(gate={"A": 1}, aliens={"A": "mirror"}, hands=hands)
    game.answers(A=["mirror", "mirror flare", "mirror.which: defense"])
    game.play(until=lambda game: game.game.moment == "announced.use")
    assert game.told("C", kind="mirror.only") == ["Only the card of the defense is to be reversed."]


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


@ruling("mirror", 3)
def test_effects_that_look_for_a_card_see_the_printed_one():
    hands = {"A": "attack 30, tripler flare", "B": "attack 08"}
    game = scenario(gate={"A": 2}, aliens={"A": "mirror"}, hands=hands).answers(A="mirror").play()
    assert game.totals == (5, 84)
    assert not any("tripler flare" in asked.options for asked in game.asked), "80 is not printed"


@ruling("mirror", 4)
def test_against_a_negotiate_the_attack_wins_as_usual():
    hands = {"A": "attack 20", "B": "negotiate"}
    game = scenario(gate={"A": 1}, aliens={"B": "mirror"}, hands=hands).answers(B="mirror").play()
    assert game.result == "offense wins"


@ruling("mirror", 5)
def test_all_digits_of_a_product_are_reversed():
    assert [swapped(value) for value in (120, 8, 20, -7, 0)] == [21, 80, 2, -70, 0]


@ruling("mirror", 6)
def test_wild_against_a_morph_nothing_changes():
    hands = {"A": "attack 12, mirror flare", "B": "morph"}
    game = scenario(gate={"A": 1}, hands=hands).answers(A="mirror flare").play()
    assert game.totals == (13, 16)


@ruling("mirror", 8)
def test_a_card_that_was_added_is_not_reversed_one_that_replaced_is():
    hands = {"A": "attack 08", "B": "attack 30"}
    deck = "attack 10, +2, +3"
    game = scenario(gate={"A": 1}, aliens={"A": "chosen", "B": "mirror"}, hands=hands, deck=deck)
    game.answers(A=["chosen", "add attack 10"], B="mirror").play()
    assert game.totals[0] == 80 + 10 + 1
    game = scenario(gate={"A": 1}, aliens={"A": "chosen", "B": "mirror"}, hands=hands, deck=deck)
    game.answers(A=["chosen", "replace attack 10"], B="mirror").play()
    assert game.totals[0] == 1 + 1


@rule("R-COMP-2")
def test_wild_it_becomes_a_crooked_deal_with_all_that_is_printed_there():
    hands = {"A": "attack 10, mirror flare", "B": "crooked deal"}
    game = scenario(gate={"A": 3}, hands=hands, options={"reward_deck": True}).answers(A="mirror flare").play()
    assert game.result == "deal failed"
    assert game.warp == {"A": 3, "B": 3}  # two crooked deals cancel each other
