"""Crystal."""

from tests.engine.aliens.test_miser import with_hoard
from tests.kit import check, rule, ruling, scenario


@check("crystal", 1)
def test_a_second_card_of_the_same_value_multiplies():
    hands = {"A": "attack 08, attack 08", "B": "attack 40"}
    game = scenario(gate={"A": 2}, aliens={"A": "crystal"}, hands=hands).answers(A="crystal.match: attack 08").play()
    assert game.totals[0] == 66
    assert game.result == "offense wins"
    assert game.discard.count("attack 08") == 2


@check("crystal", 2)
@ruling("crystal", 5)
def test_any_player_of_its_side_may_discard():
    hands = {"A": "attack 10", "B": "attack 06", "D": "attack 06"}
    game = scenario(gate={"A": 1}, ring={"C": 1, "D": 1}, aliens={"C": "crystal"}, hands=hands)
    game.answers(D="crystal.match: attack 06").play()
    assert game.totals == (11, 36 + 4 + 2)


@check("crystal", 3)
def test_against_a_negotiate_it_is_not_used():
    hands = {"A": "attack 08, attack 08", "B": "negotiate"}
    game = scenario(gate={"A": 1}, aliens={"A": "crystal"}, hands=hands).play()
    assert not game.was_asked("A", "crystal.match")


def test_zapped_nobody_can_discard():
    hands = {"A": "attack 08, attack 08", "B": "attack 10", "C": "cosmic zap"}
    game = scenario(gate={"A": 1}, aliens={"A": "crystal"}, hands=hands).answers(C="cosmic zap").play()
    assert game.totals[0] == 9
    assert not game.was_asked("A", "crystal.match")


@rule("R-INFO-2")
def test_everybody_of_the_side_is_asked_whatever_they_hold():
    hands = {"A": "attack 10", "B": "attack 06", "C": "quash", "D": "attack 06"}
    game = scenario(gate={"A": 1}, ring={"C": 1, "D": 1}, aliens={"C": "crystal"}, hands=hands).play()
    assert game.was_asked("C", "crystal.match")
    assert game.was_asked("D", "crystal.match")
    assert [asked.silent for asked in game.asked if asked.question == "crystal.match"] == [True, False]


@rule("R-REVEAL-2")
def test_a_morph_is_matched_by_what_it_copied():
    hands = {"A": "morph, attack 04", "B": "attack 04"}
    game = scenario(gate={"A": 1}, aliens={"A": "crystal"}, hands=hands)
    game.answers(A=["select: morph", "crystal.match: attack 04"]).play()
    assert game.totals[0] == 16 + 1


def test_only_one_card_is_discarded():
    hands = {"A": "attack 08, attack 08", "B": "attack 40", "C": "attack 08"}
    game = scenario(gate={"A": 1, "C": 1}, aliens={"A": "crystal"}, hands=hands)
    game.answers(A="crystal.match: attack 08").play()
    assert game.totals[0] == 64 + 2
    assert game.hand("C") == ["attack 08"]


@rule("R-POWER-7")
def test_super_it_gets_the_card_that_another_discards():
    hands = {"A": "attack 10", "B": "attack 06", "C": "crystal flare", "D": "attack 06"}
    game = scenario(gate={"A": 1}, ring={"C": 1, "D": 1}, aliens={"C": "crystal"}, hands=hands)
    game.answers(D="crystal.match: attack 06", C="crystal flare").play()
    assert game.totals[1] == 36 + 4 + 2
    assert "attack 06" in game.hand("C")


def test_wild_ships_are_spread_anew():
    game = scenario(start="regroup", hands={"A": "attack 04", "C": "crystal flare"}, ships={"D1": {"C": 2}},
                    destiny="B")  # fmt: skip
    spread = {"D1": 5, "C1": 5, "C2": 5, "C3": 5}
    game.answers(C=["crystal flare", spread]).play(until="destiny")
    assert {name: game.ships(name, "C") for name in spread} == spread
    assert game.homes("C") == 3


@ruling("crystal", 2)
def test_a_morph_in_hand_is_no_match():
    hands = {"A": "attack 08, morph", "B": "attack 10"}
    game = scenario(gate={"A": 1}, aliens={"A": "crystal"}, hands=hands).answers(A="select: attack 08").play()
    assert not any("morph" in asked.options for asked in game.asked if asked.question == "crystal.match")


@ruling("crystal", 4)
def test_beside_a_reversal_it_works_in_order_of_play():
    hands = {"A": "attack 08, attack 08", "B": "attack 40"}
    game = scenario(gate={"A": 2}, aliens={"A": "crystal", "B": "mirror"}, hands=hands)
    game.answers(A="crystal.match: attack 08", B="mirror").play()
    assert game.totals[0] == 46 + 2
    hands = {"A": "attack 40", "B": "attack 08, attack 08"}
    game = scenario(gate={"A": 2}, aliens={"A": "mirror", "B": "crystal"}, hands=hands)
    game.answers(A="mirror", B="crystal.match: attack 08").play()
    assert game.totals[1] == 80 * 8 + 4


@rule("R-REGROUP-4", "R-TIME-12")
def test_wild_an_encounter_begins_until_destiny_is_drawn():
    game = scenario(start="regroup", destiny="B", hands={"C": "negotiate, crystal flare"})
    game.answers(C=["regroup.after: crystal flare", {"C1": 12, "C2": 8}]).play(until="destiny")
    assert game.ships("C1") == {"C": 12}


@rule("MO-13")
def test_wild_a_ship_that_may_not_leave_stays():
    game = scenario(start="regroup", moons={"C": "snare*, confession"}, ships={"snare": {"A": 1}},
                    hands={"A": "attack 04, crystal flare"})  # fmt: skip
    game.answers(A="crystal flare").play(until="crystal.ships")
    assert game.refuses("A", {"A1": 20})
    game.answer("A", {"A1": 19, "snare": 1})


@ruling("miser", 1)
def test_the_match_may_come_out_of_a_hoard():
    position = {"gate": {"A": 2, "C": 1}, "aliens": {"A": "crystal", "C": "miser"}}
    game = with_hoard("attack 08", **position, hands={"A": "attack 08", "B": "attack 40"})
    assert game.answers(C="crystal.match: attack 08").play().totals[0] == 64 + 3
    assert game.discard.count("attack 08") == 2
    game = with_hoard("attack 08", **position, hands={"A": "attack 08", "B": "attack 40", "D": "cosmic zap"})
    game.play(until="crystal.match")
    assert game.answers(C="crystal.match: attack 08", D="cosmic zap").play().totals[0] == 8 + 3
