"""Filch."""

from tests.kit import Offer, check, rule, ruling, scenario


@check("filch", 1)
def test_it_takes_the_opponents_card_after_the_discard():
    game = scenario(gate={"A": 1}, aliens={"A": "filch"}, hands={"A": "attack 06", "B": "attack 40"}).answers(A="filch")
    game.play()
    assert game.hand("A") == ["attack 40"]
    assert game.discard == ["attack 06"]


@check("filch", 2)
def test_after_a_deal_it_takes_the_negotiate():
    hands = {"A": "negotiate, +2", "B": "negotiate"}
    game = scenario(gate={"A": 1}, aliens={"A": "filch"}, hands=hands).answers(A="filch").play(until="deal")
    game.answer("A", Offer(give="+2")).answer("B", "accept").play()
    assert game.hand("A") == ["negotiate"]


@check("filch", 3)
@rule("R-GEN-4", "R-TIME-7")
def test_wild_for_a_negotiate_an_artifact_is_stolen_and_does_nothing():
    hands = {"A": "attack 10, mobius tubes", "B": "attack 08", "C": "negotiate, filch flare"}
    game = scenario(start="regroup", destiny="B", warp={"B": 3}, hands=hands)
    game.answers(A="mobius tubes", C="filch flare").play(until="destiny")
    assert game.warp == {"B": 3}
    assert sorted(game.hand("C")) == ["filch flare", "mobius tubes"]
    assert game.discard == ["negotiate"]


@check("filch", 4)
@rule("R-POWER-7")
def test_super_an_outsider_takes_the_card_of_either():
    hands = {"A": "attack 20", "B": "attack 15", "D": "filch flare"}
    game = scenario(gate={"A": 1}, aliens={"D": "filch"}, hands=hands).answers(D=["filch", "attack 20"]).play()
    assert sorted(game.hand("D")) == ["attack 20", "filch flare"]
    assert game.discard == ["attack 15"]


def test_without_the_flare_an_outsider_takes_nothing():
    hands = {"A": "attack 20", "B": "attack 15", "D": "attack 04"}
    game = scenario(gate={"A": 1}, aliens={"D": "filch"}, hands=hands).play()
    assert not game.was_asked("D", moment="resolution.after_discard")


@rule("R-CARD-5")
def test_wild_a_stolen_flare_counts_for_its_player_and_is_barred():
    hands = {"A": "attack 06, tripler flare, macron flare", "B": "attack 40, negotiate, filch flare"}
    game = (
        scenario(gate={"A": 1}, hands=hands).answers(A="tripler flare", B=["select: attack 40", "filch flare"]).play()
    )
    assert game.totals == (7, 44)
    assert "tripler flare" in game.hand("B")
    assert not any("macron flare" in asked.options for asked in game.asked[-6:])


@rule("C-CARDZAP-5", "R-GEN-4")
@ruling("filch", 4)
def test_wild_a_card_zap_on_it_saves_the_first_card():
    hands = {"A": "attack 10, mobius tubes", "B": "attack 08", "C": "negotiate, filch flare", "D": "card zap"}
    game = scenario(start="regroup", destiny="B", warp={"B": 3}, hands=hands)
    game.answers(A="mobius tubes", C="filch flare", D="card zap").play(until="destiny")
    assert game.warp == {}
    assert {"negotiate", "filch flare", "mobius tubes"} <= set(game.discard)


def test_wild_needs_a_negotiate():
    hands = {"A": "attack 10, mobius tubes", "B": "attack 08", "C": "filch flare"}
    game = scenario(start="regroup", destiny="B", warp={"B": 3}, hands=hands).answers(A="mobius tubes").play()
    assert not any("filch flare" in asked.options for asked in game.asked)


@ruling("filch", 3)
@ruling("clone", 2)
@rule("Q70")
def test_what_the_clone_keeps_cannot_be_stolen():
    game = scenario(gate={"A": 1}, aliens={"A": "filch", "B": "clone"}, hands={"A": "attack 06", "B": "attack 40"})
    game.answers(B="clone").play()
    assert game.hand("B") == ["attack 40"]
    assert not any("filch" in asked.options for asked in game.asked)


@ruling("filch", 1)
def test_after_a_switch_it_takes_the_card_before_its_opponent():
    hands = {"A": "attack 06", "B": "attack 40"}
    game = scenario(gate={"A": 1}, aliens={"A": "filch", "B": "sorcerer"}, hands=hands)
    game.answers(A="filch", B="sorcerer").play()
    assert game.hand("A") == ["attack 06"]


def test_zapped_the_card_stays():
    hands = {"A": "attack 06", "B": "attack 40", "C": "cosmic zap"}
    game = scenario(gate={"A": 1}, aliens={"A": "filch"}, hands=hands).answers(A="filch", C="cosmic zap").play()
    assert "attack 40" in game.discard


@ruling("filch", 5)
def test_wild_a_zap_can_be_stolen():
    hands = {"A": "attack 10", "B": "attack 08", "C": "cosmic zap", "D": "negotiate, filch flare"}
    game = scenario(gate={"A": 3}, aliens={"A": "tripler"}, hands=hands)
    game.answers(C="cosmic zap", D="filch flare").play()
    assert game.totals[0] == 30 + 3
    assert sorted(game.hand("D")) == ["cosmic zap", "filch flare"]


def test_wild_an_own_card_is_not_stolen():
    hands = {"A": "attack 10, mobius tubes, negotiate, filch flare", "B": "attack 08"}
    game = scenario(start="regroup", destiny="B", warp={"B": 3}, hands=hands).answers(A="mobius tubes")
    game.play(until="destiny")
    assert not any("filch flare" in asked.options for asked in game.asked)


@rule("RD-4")
def test_an_encounter_card_of_the_reward_deck_can_be_stolen():
    hands = {"A": "attack 06", "B": "attack 18"}
    game = scenario(gate={"A": 1}, aliens={"A": "filch"}, hands=hands, options={"reward_deck": True})
    game.answers(A="filch").play()
    assert game.hand("A") == ["attack 18"]
    assert game.view()["reward_deck"]["discard"] == []


@rule("RD-6")
def test_wild_of_a_negotiate_and_a_crooked_deal_the_thief_says_which_is_discarded():
    hands = {"A": "attack 06, mobius tubes", "B": "attack 10", "C": "crooked deal, negotiate, filch flare"}
    game = scenario(start="regroup", warp={"A": 1}, destiny="B", hands=hands, options={"reward_deck": True})
    game.answers(A="mobius tubes", C=["filch flare", "filch.cost: negotiate"]).play(until="destiny")
    assert sorted(game.hand("C")) == ["crooked deal", "filch flare", "mobius tubes"]
    assert game.discard == ["negotiate"]
