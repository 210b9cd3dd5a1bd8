"""Vulch."""

from tests.kit import Offer, check, rule, ruling, scenario

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
@ruling("vulch", 7)
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
@ruling("vulch", 8)
def test_its_own_artifacts_go_to_the_pile():
    hands = CARDS | {"C": "plague"}
    game = scenario(start="regroup", aliens={"C": "vulch"}, hands=hands, destiny="B")
    game.answers(C=["plague", "D"]).play(until="destiny")
    assert "plague" in game.discard
    assert game.hand("C") == []


@ruling("vulch", 5)
def test_zapped_neither_the_artifact_nor_the_zap_is_salvaged():
    hands = CARDS | {"A": "attack 04, mobius tubes", "D": "cosmic zap"}
    game = scenario(start="regroup", warp={"B": 2}, aliens={"C": "vulch"}, hands=hands, destiny="B")
    game.answers(A="mobius tubes", D="cosmic zap").play(until="destiny")
    assert game.hand("C") == []
    assert sorted(game.discard) == ["cosmic zap", "mobius tubes"]


@ruling("vulch", 4)
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


@rule("R-START-1")
def test_super_with_a_new_hand_at_the_start_of_its_turn_it_keeps_its_flares_too():
    hands = {"A": "plague, mind flare, vulch flare"}
    deck = "attack 04, attack 05, attack 06, attack 07, +2, +3, morph, negotiate"
    game = scenario(start="start_turn", aliens={"A": "vulch"}, hands=hands, deck=deck, destiny="B")
    game.answers(A="vulch flare").play(until="regroup")
    assert {"plague", "mind flare"} < set(game.hand("A"))
    assert (len(game.hand("A")), game.discard) == (2 + 8, [])
    assert "vulch flare" in game.play().hand("A")


@rule("R-PLANNING-2")
def test_super_as_the_defense_it_keeps_its_flares_with_the_new_hand_that_it_needs():
    hands = {"A": "attack 04", "B": "plague, mind flare, vulch flare"}
    game = scenario(gate={"A": 1}, aliens={"B": "vulch"}, hands=hands).answers(B="vulch flare").play(until="select")
    assert {"plague", "mind flare"} < set(game.hand("B"))
    assert (len(game.hand("B")), game.discard) == (2 + 8, [])


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


@ruling("vulch", 1)
@rule("Q60")
def test_a_plague_that_it_picks_up_may_be_played_at_once():
    hands = CARDS | {"A": "attack 04, plague"}
    game = scenario(start="regroup", aliens={"C": "vulch"}, hands=hands, destiny="B")
    game.answers(A=["plague", "C"], C=["plague", "D"]).play(until="destiny")
    assert game.warp == {"C": 3, "D": 3}
    assert "plague" in game.discard


@ruling("vulch", 2)
def test_an_artifact_that_its_player_keeps_is_not_salvaged():
    hands = CARDS | {"D": "plague, clone flare"}
    game = scenario(start="regroup", aliens={"C": "vulch"}, hands=hands, destiny="B")
    game.answers(D=["plague", "E", "clone flare"]).play(until="destiny")
    assert sorted(game.hand("D")) == ["clone flare", "plague"]
    assert game.hand("C") == []


@ruling("vulch", 3)
def test_an_artifact_that_is_stolen_is_not_discarded():
    hands = CARDS | {"A": "attack 04, mobius tubes", "D": "negotiate, filch flare"}
    game = scenario(start="regroup", warp={"B": 2}, aliens={"C": "vulch"}, hands=hands, destiny="B")
    game.answers(A="mobius tubes", D="filch flare").play(until="destiny")
    assert "mobius tubes" in game.hand("D")
    assert game.hand("C") == []


@ruling("vulch", 6)
def test_an_artifact_given_in_a_deal_is_not_discarded():
    hands = {"A": "negotiate, quash", "B": "negotiate"}
    game = scenario(gate={"A": 1}, aliens={"C": "vulch"}, hands=hands).play(until="deal")
    game.answer("A", Offer(give="quash")).answer("B", "accept").play()
    assert game.hand("B") == ["quash"]
    assert game.told(kind="use") == []


@ruling("vulch", 8)
def test_an_own_artifact_discarded_by_force_goes_to_the_pile():
    hands = CARDS | {"A": "attack 04, plague", "C": "quash"}
    game = scenario(start="regroup", aliens={"C": "vulch"}, hands=hands, destiny="B")
    game.answers(A=["plague", "C"]).play(until="destiny")
    assert "quash" in game.discard
    assert game.hand("C") == ["plague"]


@ruling("vulch", 9)
def test_with_the_power_lost_nothing_is_salvaged_and_a_new_hand_replaces_artifacts():
    hands = {"A": "attack 04", "B": "plague, quash"}
    game = scenario(gate={"A": 1}, homes={"B": 2}, aliens={"B": "vulch"}, hands=hands).play(until="select")
    assert sorted(game.discard) == ["plague", "quash"]
    assert len(game.hand("B")) == 8


@ruling("vulch", 10)
def test_wild_a_vulch_opponent_salvages_what_is_discarded():
    hands = {"A": "attack 40, vulch flare", "B": "attack 04, quash, +2"}
    game = scenario(gate={"A": 1}, aliens={"B": "vulch"}, hands=hands)
    game.answers(
        A=["vulch flare", "discard quash", "take reinforcement +2"],
        B=["select: attack 04", "vulch.offer: quash", "vulch.offer: +2"],
    ).play()
    assert game.hand("B") == ["quash"]
    assert "reinforcement +2" in game.hand("A")
