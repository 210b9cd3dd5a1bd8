"""Mesmer."""

from tests.kit import check, rule, ruling, scenario


@check("mesmer", 1)
@rule("R-TIME-4")
@ruling("mesmer", 1)
def test_an_artifact_is_played_as_a_cosmic_zap():
    hands = {"A": "attack 08", "B": "attack 30", "C": "plague"}
    game = scenario(gate={"A": 2}, aliens={"A": "mirror", "C": "mesmer"}, hands=hands)
    game.answers(A="mirror", C="plague as cosmic zap").play()
    assert game.totals == (10, 34)
    assert "plague" in game.discard
    assert "C plays Plague as Cosmic Zap." in game.told("D")


@check("mesmer", 2)
def test_zapped_the_card_returns_and_there_are_no_more_false_plays():
    hands = {"A": "attack 04, quash, plague", "B": "attack 30, cosmic zap"}
    game = scenario(start="regroup", warp={"C": 2}, aliens={"A": "mesmer"}, hands=hands, destiny="B")
    game.answers(A="quash as mobius tubes", B="cosmic zap").play(until="destiny")
    assert game.warp == {"C": 2}
    assert sorted(game.hand("A")) == ["attack 04", "plague", "quash"]
    later = [asked.options for asked in game.asked if asked.seat == "A" and asked.moment == "regroup.after"]
    assert later
    assert not any("quash as mobius tubes" in options for options in later)


@check("mesmer", 3)
def test_the_named_artifacts_own_time_counts():
    hands = {"A": "attack 08", "B": "attack 30", "C": "plague"}
    game = scenario(gate={"A": 2}, warp={"D": 1}, aliens={"C": "mesmer"}, hands=hands).play()
    reveal = [asked.options for asked in game.asked if asked.seat == "C" and asked.phase == "reveal"]
    assert any("plague as emotion control" in options for options in reveal)
    assert not any("plague as mobius tubes" in options for options in reveal)


@check("mesmer", 4)
@rule("R-COMP-1")
def test_wild_a_low_attack_becomes_a_negotiate():
    hands = {"A": "attack 20, +2, +3, +5", "B": "attack 08, mesmer flare"}
    game = scenario(gate={"A": 2}, ships={"B1": {"B": 2}}, hands=hands).answers(B="mesmer flare").play()
    assert game.result == "offense wins"
    assert len(game.hand("B")) == 1 + 2


def test_wild_a_high_attack_stays_one():
    hands = {"A": "attack 20", "B": "attack 10, mesmer flare"}
    game = scenario(gate={"A": 2}, hands=hands).play()
    assert not any("mesmer flare" in asked.options for asked in game.asked)


@ruling("mesmer", 1, 2)
def test_a_zap_on_this_very_power_may_be_answered_with_another_false_card():
    hands = {"A": "attack 08", "B": "attack 30", "C": "plague, quash", "D": "cosmic zap"}
    game = scenario(gate={"A": 2}, aliens={"A": "mirror", "C": "mesmer"}, hands=hands)
    game.answers(A="mirror", D="cosmic zap", C=["plague as cosmic zap", "quash as card zap"]).play()
    assert game.totals == (10, 34)
    assert {"cosmic zap", "plague", "quash"} <= set(game.discard)


def test_card_zapped_the_real_card_is_discarded():
    hands = {"A": "attack 08", "B": "attack 30, card zap", "C": "plague"}
    game = scenario(gate={"A": 2}, aliens={"A": "mirror", "C": "mesmer"}, hands=hands)
    game.answers(A="mirror", B="card zap", C="plague as cosmic zap").play()
    assert game.totals == (82, 7)
    assert "plague" in game.discard


def test_super_any_card_but_an_encounter_card():
    hands = {"A": "attack 08", "B": "attack 30", "C": "mesmer flare, +3, attack 10"}
    game = scenario(gate={"A": 2}, aliens={"A": "mirror", "C": "mesmer"}, hands=hands)
    game.answers(A="mirror", C="reinforcement +3 as cosmic zap").play()
    assert game.totals == (10, 34)
    assert sorted(game.hand("C")) == ["attack 10", "mesmer flare"]
    assert "reinforcement +3" in game.discard


def test_others_are_asked_what_they_would_be_asked_anyway():
    hands = {"A": "attack 08", "B": "attack 30", "C": "attack 04"}
    with_it = scenario(gate={"A": 2}, aliens={"A": "mirror", "C": "mesmer"}, hands=hands).answers(A="mirror").play()
    without = scenario(gate={"A": 2}, aliens={"A": "mirror"}, hands=hands).answers(A="mirror").play()
    assert [a.question for a in with_it.asked if a.seat != "C"] == [a.question for a in without.asked if a.seat != "C"]


@ruling("mesmer", 3)
def test_who_picks_it_up_finds_the_real_card():
    hands = {"A": "attack 08", "B": "attack 30", "C": "plague"}
    game = scenario(gate={"A": 2}, aliens={"A": "mirror", "C": "mesmer", "E": "vulch"}, hands=hands)
    game.answers(A="mirror", C="plague as cosmic zap").play()
    assert game.hand("E") == ["plague"]


@ruling("mesmer", 6)
def test_wild_after_a_switch_the_card_before_its_player_changes():
    hands = {"A": "attack 30", "B": "attack 08, mesmer flare"}
    game = scenario(gate={"A": 2}, aliens={"A": "sorcerer"}, hands=hands).answers(A="sorcerer").play()
    assert not any("mesmer flare" in asked.options for asked in game.asked), "the 30 lies before B"
    hands = {"A": "attack 08", "B": "attack 30, mesmer flare"}
    game = scenario(gate={"A": 2}, aliens={"A": "sorcerer"}, hands=hands).answers(A="sorcerer", B="mesmer flare").play()
    assert game.result == "offense wins"
    assert game.hand("B") == ["mesmer flare"], "nothing to take, but the negotiate was its own"
