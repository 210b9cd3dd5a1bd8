"""Doppelganger."""

from tests.kit import check, rule, scenario

HANDS = {"A": "attack 10, negotiate", "B": "attack 06", "C": "attack 20, attack 08, negotiate, quash"}


@check("doppelganger", 1)
def test_it_discards_its_own_and_borrows_two_types():
    game = scenario(gate={"A": 1}, aliens={"A": "doppelganger"}, hands=HANDS).answers(A="doppelganger.whom: C")
    game.play(until="select")
    assert sorted(game.hand("A")) == ["attack 20", "negotiate"]
    assert sorted(game.discard) == ["attack 10", "negotiate"]
    assert sorted(game.hand("C")) == ["attack 08", "quash"]


@check("doppelganger", 2)
def test_what_was_not_played_goes_back_after_the_reveal():
    game = scenario(gate={"A": 1}, aliens={"A": "doppelganger"}, hands=HANDS)
    game.answers(A=["doppelganger.whom: C", "select: attack 20"]).play()
    assert sorted(game.hand("C")) == ["attack 08", "negotiate", "quash"]
    assert "attack 20" in game.discard
    assert game.hand("A") == []


@check("doppelganger", 3)
@rule("R-START-1")
def test_without_an_encounter_card_its_turn_goes_on():
    game = scenario(start="start_turn", aliens={"A": "doppelganger"}, destiny="B", hands=HANDS | {"A": "plague"})
    game.play(until="planning")
    assert game.hand("A") == ["plague"]


def test_zapped_it_keeps_its_cards_and_fills_up():
    hands = HANDS | {"A": "attack 10", "D": "cosmic zap"}
    game = scenario(gate={"A": 1}, aliens={"A": "doppelganger"}, hands=hands, deck="+2, attack 12")
    game.answers(A="doppelganger.whom: C", D="cosmic zap").play(until="select")
    assert sorted(game.hand("A")) == ["attack 10", "attack 12"]
    assert "reinforcement +2" in game.discard


def test_who_holds_no_encounter_card_gives_nothing():
    game = scenario(gate={"A": 1}, aliens={"A": "doppelganger"}, hands=HANDS, deck="attack 12, morph")
    game.answers(A="doppelganger.whom: D").play(until="select")
    assert sorted(game.hand("A")) == ["attack 12", "morph"]


def test_two_attacks_are_one_type():
    hands = HANDS | {"C": "attack 20, attack 08"}
    game = scenario(gate={"A": 1}, aliens={"A": "doppelganger"}, hands=hands, deck="attack 12")
    game.answers(A="doppelganger.whom: C").play(until="select")
    assert sorted(game.hand("A")) == ["attack 12", "attack 20"]
    assert game.hand("C") == ["attack 08"]


def test_it_does_not_haunt_its_opponent():
    game = scenario(gate={"A": 1}, aliens={"A": "doppelganger"}, hands=HANDS).play(until="doppelganger.whom")
    assert game.options("A") == ["C", "D", "E"]


@rule("R-INFO-2")
def test_the_lent_cards_are_seen_by_the_two_only():
    game = scenario(gate={"A": 1}, aliens={"A": "doppelganger"}, hands=HANDS).answers(A="doppelganger.whom: C")
    game.play(until="select")
    assert "attack_20" not in str(game.heard("B")) + str(game.view("B"))


@rule("R-POWER-7")
def test_super_another_player_gives_two_other_cards():
    hands = HANDS | {"A": "attack 10, doppelganger flare", "D": "+2, +3, +5"}
    game = scenario(gate={"A": 1}, aliens={"A": "doppelganger"}, hands=hands)
    game.answers(A=["doppelganger.whom: C", "doppelganger flare", "D"], D="+2, +5").play(until="select")
    assert {"reinforcement +2", "reinforcement +5"} <= set(game.hand("A"))
    assert game.hand("D") == ["reinforcement +3"]


def test_wild_it_plays_with_the_hand_of_a_guest():
    hands = {"A": "attack 10, +5", "B": "attack 06", "C": "doppelganger flare, quash"}
    game = scenario(start="alliance", gate={"A": 1}, ships={"C2": {"A": 1}}, hands=hands, deck="attack 12, +2, +3")
    game.answers(C="doppelganger flare").play(until="select")
    assert sorted(game.hand("C")) == ["attack 10", "reinforcement +5"]
    assert len(game.hand("A")) == 8
    game.play()
    assert sorted(game.hand("C")) == ["doppelganger flare", "quash"]
    assert {"attack 10", "reinforcement +5"} <= set(game.hand("A"))
