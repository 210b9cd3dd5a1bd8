"""Vulch."""

from tests.kit import check, rule, scenario

CARDS = {"A": "attack 04", "B": "attack 20"}


@check("vulch", 1)
@rule("R-CARD-4")
def test_a_played_artifact_comes_to_its_hand():
    hands = CARDS | {"A": "attack 04, mobius tubes"}
    game = scenario(start="regroup", warp={"B": 2}, aliens={"C": "vulch"}, hands=hands, destiny="B")
    game.answers(A="mobius tubes").play(until="destiny")
    assert game.hand("C") == ["mobius tubes"]
    assert game.discard == []


@check("vulch", 2)
@rule("R-PLANNING-2")
def test_artifacts_of_a_discarded_hand_are_salvaged():
    hands = {"A": "attack 04", "B": "plague, quash, mind flare, zombie flare, oracle flare"}
    game = scenario(gate={"A": 1}, aliens={"C": "vulch"}, hands=hands).play(until="select")
    assert sorted(game.hand("C")) == ["plague", "quash"]
    assert sorted(game.discard) == ["mind flare", "oracle flare", "zombie flare"]


@check("vulch", 3)
@rule("R-START-1")
def test_a_new_hand_leaves_it_its_artifacts():
    hands = {"A": "plague, quash, emotion control, mind flare"}
    deck = "attack 04, attack 05, attack 06, attack 07, +2, +3, morph, negotiate"
    game = scenario(start="start_turn", aliens={"A": "vulch"}, hands=hands, deck=deck).play(until="regroup")
    assert len(game.hand("A")) == 11
    assert game.discard == ["mind flare"]


@check("vulch", 4)
def test_its_own_artifacts_go_to_the_pile():
    hands = CARDS | {"C": "plague"}
    game = scenario(start="regroup", aliens={"C": "vulch"}, hands=hands, destiny="B")
    game.answers(C=["plague", "D"]).play(until="destiny")
    assert "plague" in game.discard
    assert game.hand("C") == []


def test_zapped_neither_the_artifact_nor_the_zap_is_salvaged():
    hands = CARDS | {"A": "attack 04, mobius tubes", "D": "cosmic zap"}
    game = scenario(start="regroup", warp={"B": 2}, aliens={"C": "vulch"}, hands=hands, destiny="B")
    game.answers(A="mobius tubes", D="cosmic zap").play(until="destiny")
    assert game.hand("C") == []
    assert sorted(game.discard) == ["cosmic zap", "mobius tubes"]


def test_of_a_cancelled_artifact_it_gets_both_cards():
    hands = CARDS | {"A": "attack 04, mobius tubes", "D": "card zap"}
    game = scenario(start="regroup", warp={"B": 2}, aliens={"C": "vulch"}, hands=hands, destiny="B")
    game.answers(A="mobius tubes", D="card zap").play(until="destiny")
    assert sorted(game.hand("C")) == ["card zap", "mobius tubes"]


@rule("R-POWER-4")
def test_zapped_it_keeps_its_artifacts_all_the_same():
    hands = {"A": "attack 04", "B": "plague, mind flare"}
    game = scenario(gate={"A": 1}, aliens={"B": "vulch"}, zapped="B", hands=hands).play(until="select")
    assert "plague" in game.hand("B")
    assert len(game.hand("B")) == 9


def test_super_flares_are_salvaged_too():
    hands = {"A": "attack 04", "B": "plague, mind flare", "C": "vulch flare"}
    game = scenario(gate={"A": 1}, aliens={"C": "vulch"}, hands=hands).answers(C="vulch flare").play(until="select")
    assert sorted(game.hand("C")) == ["mind flare", "plague"]
    game.play()
    assert "vulch flare" in game.hand("C")


def test_wild_it_takes_one_card_and_the_rest_before_it_is_discarded():
    hands = {"A": "attack 40, vulch flare", "B": "attack 04, morph, +2, +3"}
    game = scenario(gate={"A": 1}, hands=hands)
    game.answers(
        A=["vulch flare", "discard reinforcement +2", "take reinforcement +3"], B=["select: attack 04", "+2", "+3"]
    ).play()
    assert "reinforcement +3" in game.hand("A")
    assert game.hand("B") == ["morph"]
    assert "reinforcement +2" in game.discard


@rule("Q60")
def test_the_plague_it_takes_may_be_played_again_in_the_same_regroup():
    hands = {"A": "plague, attack 08", "B": "attack 20"}
    game = scenario(start="regroup", aliens={"C": "vulch"}, hands=hands, destiny="B")
    game.answers(A=["plague", "D"], C=["vulch", "plague", "E"]).play(until="destiny")
    assert (game.warp["D"], game.warp["E"]) == (3, 3)
