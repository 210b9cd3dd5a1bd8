"""Trader."""

from tests.kit import check, scenario

BLUE = "attack 04, attack 06, attack 08, attack 10, attack 12, attack 20, +2, +3, morph"


@check("trader", 1)
def test_whole_hands_change_places():
    hands = {"A": "attack 00, negotiate", "B": BLUE}
    game = scenario(gate={"A": 1}, aliens={"A": "trader"}, hands=hands).answers(A="trader").play(until="select")
    assert len(game.hand("A")) == 9
    assert sorted(game.hand("B")) == ["attack 00", "negotiate"]
    assert {k["card"]["name"] for k in game.view("A")["known"]} == {"Attack 00", "Negotiate"}
    assert game.view("C")["known"] == []


@check("trader", 2)
def test_a_defense_without_encounter_card_draws_first():
    hands = {"A": "attack 04, attack 06, attack 08, +2, +3", "B": "quash"}
    deck = "attack 12, attack 13, attack 14, attack 15, negotiate, negotiate, negotiate, morph"
    game = scenario(gate={"A": 1}, aliens={"B": "trader"}, hands=hands, deck=deck).answers(B="trader")
    game.play(until="select")
    assert game.discard == ["quash"]
    assert len(game.hand("A")) == 8
    assert "morph" in game.hand("A")
    assert len(game.hand("B")) == 5


@check("trader", 3)
def test_an_offense_without_encounter_card_cannot_trade():
    game = scenario(gate={"A": 1}, aliens={"A": "trader"}, hands={"A": "quash, plague", "B": BLUE}).play()
    assert not any("trader" in asked.options for asked in game.asked)
    assert sorted(game.hand("A")) == ["plague", "quash"]


@check("trader", 4)
def test_zapped_both_keep_their_hands():
    hands = {"A": "attack 00, negotiate", "B": BLUE, "C": "cosmic zap"}
    game = scenario(gate={"A": 1}, aliens={"A": "trader"}, hands=hands).answers(A="trader", C="cosmic zap")
    game.play(until="select")
    assert sorted(game.hand("A")) == ["attack 00", "negotiate"]


def test_the_super_flare_trades_with_anybody():
    hands = {"A": "attack 00, trader flare", "B": BLUE, "D": "attack 40"}
    game = scenario(gate={"A": 1}, aliens={"A": "trader"}, hands=hands).answers(A=["trader", "trader flare", "d"])
    game.play(until="select")
    assert sorted(game.hand("A")) == ["attack 40", "trader flare"]
    assert game.hand("D") == ["attack 00"]


def test_the_wild_side_takes_a_card_and_gives_one_back():
    hands = {"A": "attack 00, trader flare", "B": "attack 40"}
    game = scenario(start="alliance", gate={"A": 1}, hands=hands).answers(A=["trader flare", "attack 00"])
    game.play(until="select")
    assert sorted(game.hand("A")) == ["attack 40", "trader flare"]
    assert game.hand("B") == ["attack 00"]
