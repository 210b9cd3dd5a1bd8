"""Gnome."""

from tests.kit import check, rule, ruling, scenario

HANDS = {"A": "attack 10, attack 04, +5, negotiate", "B": "attack 04"}


@check("gnome", 1)
@ruling("gnome", 7)
def test_a_reinforcement_is_paid_for():
    game = scenario(gate={"A": 1}, aliens={"C": "gnome"}, hands=HANDS)
    game.answers(A=["select: attack 10", "+5 for offense", "pay", "attack 04"], C="gnome").play()
    assert game.totals[0] == 10 + 5 + 1
    assert game.hand("C") == ["attack 04"]
    assert game.hand("A") == ["negotiate"]


@check("gnome", 2)
@ruling("gnome", 6)
def test_who_holds_nothing_else_takes_the_card_back():
    game = scenario(start="regroup", warp={"A": 3, "D": 2}, aliens={"C": "gnome"}, hands={"A": "mobius tubes"},
                    destiny="B")  # fmt: skip
    game.answers(A="mobius tubes", C="gnome").play(until="destiny")
    assert game.hand("A") == ["mobius tubes"]
    assert game.warp == {"A": 2, "D": 2}
    assert sum("mobius tubes" in asked.options for asked in game.asked) == 1


@check("gnome", 3)
@ruling("gnome", 5)
def test_it_demands_once_in_an_encounter():
    game = scenario(gate={"A": 1}, aliens={"C": "gnome"}, hands={"A": "attack 10, +5, +3, negotiate", "B": "attack 04"})
    game.answers(A=["select: attack 10", "+5 for offense", "pay", "negotiate", "+3 for offense"], C="gnome").play()
    assert game.totals[0] == 10 + 5 + 3 + 1
    assert len(game.hand("C")) == 1


def test_a_reinforcement_taken_back_cannot_be_played_again():
    game = scenario(gate={"A": 1}, aliens={"C": "gnome"}, hands=HANDS)
    game.answers(A=["select: attack 10", "+5 for offense", "back"], C="gnome").play()
    assert game.totals[0] == 11
    assert "reinforcement +5" in game.hand("A")


@rule("R-CARD-5")
def test_a_flare_taken_back_does_not_count_as_played():
    hands = {"A": "attack 08, anomaly flare, macron flare", "B": "attack 07"}
    game = scenario(gate={"A": 1}, aliens={"C": "gnome"}, hands=hands)
    game.answers(A=["anomaly flare", "back", "macron flare"], C="gnome").play()
    assert game.totals == (8 + 2, 7 + 4)


def test_zapped_the_card_takes_effect():
    game = scenario(gate={"A": 1}, aliens={"C": "gnome"}, hands=HANDS | {"D": "cosmic zap"})
    game.answers(A=["select: attack 10", "+5 for offense"], C="gnome", D="cosmic zap").play()
    assert game.totals[0] == 16
    assert game.hand("C") == []


@rule("R-INFO-2")
def test_the_paid_card_is_seen_by_the_two_only():
    game = scenario(gate={"A": 1}, aliens={"C": "gnome"}, hands=HANDS)
    game.answers(A=["select: attack 10", "+5 for offense", "pay", "attack 04"], C="gnome").play(until="resolution")
    assert "attack_04" in str(game.heard("C", kind="dealt"))
    assert "attack_04" not in str(game.heard("D", kind="dealt"))


@rule("R-POWER-7")
def test_super_the_toll_is_two_cards():
    game = scenario(gate={"A": 1}, aliens={"C": "gnome"}, hands=HANDS | {"C": "gnome flare"})
    game.answers(A=["select: attack 10", "+5 for offense", "pay", "attack 04, negotiate"], C=["gnome", "gnome flare"])
    game.play()
    assert sorted(game.hand("C")) == ["attack 04", "gnome flare", "negotiate"]


def test_wild_a_retrieved_ship_or_a_card():
    for answer, warp, cards in (("ship", 3, 1), ("attack 04", 2, 2)):
        game = scenario(start="regroup", warp={"A": 3}, hands={"A": "attack 04, negotiate", "C": "gnome flare"},
                        destiny="B")  # fmt: skip
        game.answers(C="gnome flare", A=f"gnome.choice: {answer}").play(until="destiny")
        assert game.warp == {"A": warp}
        assert len(game.hand("C")) == cards


@ruling("gnome", 2)
def test_a_zap_played_against_something_else_can_be_tolled_but_not_one_against_the_demand():
    hands = {"A": "attack 10", "B": "attack 04", "D": "cosmic zap, negotiate"}
    game = scenario(gate={"A": 1}, aliens={"A": "tripler", "C": "gnome"}, hands=hands)
    game.answers(D=["cosmic zap", "pay"], C="gnome").play()
    assert game.totals[0] == 11
    assert game.hand("C") == ["negotiate"]
    hands = HANDS | {"D": "cosmic zap, quash"}
    game = scenario(gate={"A": 1}, aliens={"C": "gnome"}, hands=hands)
    game.answers(A=["select: attack 10", "+5 for offense"], C="gnome", D="cosmic zap").play()
    assert sum("gnome" in asked.options for asked in game.asked if asked.seat == "C") == 1
    assert game.hand("C") == []


@ruling("gnome", 3)
def test_after_the_toll_the_card_may_still_be_zapped():
    hands = {"A": "mobius tubes, attack 04, quash", "D": "card zap"}
    game = scenario(start="regroup", warp={"D": 2}, aliens={"C": "gnome"}, hands=hands, destiny="B")
    game.answers(A=["mobius tubes", "pay", "quash"], C="gnome").play(until="gnome.cards")
    game.answer("A", "quash").answers(D="card zap").play(until="destiny")
    assert game.hand("C") == ["quash"]
    assert game.warp == {"D": 2}


@ruling("gnome", 4)
def test_there_is_no_toll_on_encounter_cards_or_cards_used_for_powers():
    hands = {"A": "attack 06, attack 08", "B": "attack 20"}
    game = scenario(gate={"A": 2}, aliens={"A": "fodder", "C": "gnome"}, hands=hands)
    game.answers(A=["select: attack 06", "fodder", "attack 08"]).play()
    assert not any("gnome" in asked.options for asked in game.asked)


def test_a_card_that_is_taken_back_does_not_count_as_played():
    hands = {"A": "attack 10, +3", "B": "attack 08"}
    game = scenario(gate={"A": 1}, aliens={"B": "wrack", "C": "gnome"}, hands=hands)
    game.answers(A=["A2", "+3 for offense"], C="gnome").play(until="resolution")
    assert game.hand("A") == ["reinforcement +3"]
    assert game.warp == {"A": 1}
