"""Connoisseur."""

from tests.kit import check, rule, ruling, scenario

LOSE = {"A": "attack 04", "B": "attack 40"}


@check("connoisseur", 1)
def test_a_poor_reward_is_sent_back():
    game = scenario(gate={"A": 1}, ring={"C": 2}, aliens={"C": "connoisseur"}, hands=LOSE,
                    deck="attack 04, negotiate, attack 30")  # fmt: skip
    game.answers(C=["connoisseur", "attack 04"]).play()
    assert sorted(game.hand("C")) == ["attack 30", "negotiate"]
    assert game.discard.count("attack 04") == 2


@check("connoisseur", 2)
def test_compensation_is_not_drawn():
    hands = {"A": "negotiate", "B": "attack 40, +2, +3, +5"}
    game = scenario(gate={"A": 3}, aliens={"A": "connoisseur"}, hands=hands).play()
    assert len(game.hand("A")) == 3
    assert not any("connoisseur" in asked.options for asked in game.asked)


@check("connoisseur", 3)
@rule("R-START-1")
def test_the_hand_is_checked_after_the_power():
    eight = "+2, +3, +5, cosmic zap, mobius tubes, force field, card zap, plague"
    game = scenario(start="start_turn", aliens={"A": "connoisseur"}, hands={"A": "quash"},
                    deck=f"{eight}, attack 08, morph, attack 06, attack 10, attack 12")  # fmt: skip
    game.answers(A=["connoisseur", "+2, +3, +5, cosmic zap, mobius tubes"]).play(until="regroup")
    assert len(game.hand("A")) == 8
    assert "attack 08" in game.hand("A")
    assert "force field" in game.hand("A")


def test_zapped_the_cards_are_kept():
    game = scenario(gate={"A": 1}, ring={"C": 2}, aliens={"C": "connoisseur"}, hands=LOSE | {"D": "cosmic zap"},
                    deck="attack 04, negotiate, attack 30")  # fmt: skip
    game.answers(C=["connoisseur", "attack 04"], D="cosmic zap").play()
    assert sorted(game.hand("C")) == ["attack 04", "negotiate"]


@ruling("connoisseur", 2)
def test_the_replacements_are_kept():
    game = scenario(gate={"A": 1}, ring={"C": 1}, aliens={"C": "connoisseur"}, hands=LOSE, deck="attack 04, attack 01")
    game.answers(C=["connoisseur", "attack 04"]).play()
    assert game.hand("C") == ["attack 01"]
    assert sum("connoisseur" in asked.options for asked in game.asked) == 1


@rule("R-INFO-2")
def test_others_do_not_see_what_it_draws():
    game = scenario(gate={"A": 1}, ring={"C": 1}, aliens={"C": "connoisseur"}, hands=LOSE, deck="attack 04, attack 30")
    game.answers(C=["connoisseur", "attack 04"]).play()
    assert "attack_30" not in str(game.heard("D"))


@rule("R-POWER-7")
def test_super_the_new_cards_are_judged_too():
    hands = LOSE | {"C": "connoisseur flare"}
    game = scenario(gate={"A": 1}, ring={"C": 1}, aliens={"C": "connoisseur"}, hands=hands,
                    deck="attack 04, attack 01, attack 30")  # fmt: skip
    game.answers(C=["connoisseur", "attack 04", "connoisseur flare", "attack 01"]).play()
    assert sorted(game.hand("C")) == ["attack 30", "connoisseur flare"]


def test_wild_compensation_is_chosen():
    hands = {"A": "negotiate, connoisseur flare", "B": "attack 40, +2, +3, +5"}
    game = scenario(gate={"A": 1}, hands=hands).answers(A=["connoisseur flare", "+5"]).play()
    assert sorted(game.hand("A")) == ["connoisseur flare", "reinforcement +5"]


@ruling("connoisseur", 4)
@rule("R-CARD-2")
def test_the_cards_just_discarded_are_in_the_pile_when_the_deck_runs_out():
    game = scenario(gate={"A": 1}, ring={"C": 1}, aliens={"C": "connoisseur"}, hands=LOSE, deck="attack 01", rest="box")
    game.answers(C=["connoisseur", "attack 01"]).play()
    assert game.hand("C") == ["attack 01"]
    assert len(game.told(kind="reshuffled")) == 1


@ruling("connoisseur", 5)
@rule("R-REWARD-3")
def test_the_split_of_rewards_is_fixed_before_it_sees_a_card():
    game = scenario(gate={"A": 1}, ring={"C": 2}, warp={"C": 2}, aliens={"C": "connoisseur"}, hands=LOSE,
                    deck="attack 04, attack 30")  # fmt: skip
    game.answers(C=[{"cards": 1, "ships": 1}, "connoisseur", "attack 04"]).play()
    assert (game.hand("C"), game.warp["C"]) == (["attack 30"], 1)


@ruling("connoisseur", 6)
def test_cards_drawn_onto_a_sheet_are_not_drawn_into_the_hand():
    hands = {"A": "attack 04", "B": "attack 40"}
    game = scenario(gate={"A": 1}, aliens={"A": "connoisseur + chosen"}, hands=hands, deck="attack 30, +2, +3")
    game.answers(A=["chosen", "replace attack 30"]).play()
    assert not any("connoisseur" in asked.options for asked in game.asked)


@rule("RD-3")
def test_cards_of_the_reward_deck_are_no_draw_of_it():
    hands = {"A": "attack 04", "B": "attack 40"}
    position = {"ring": {"C": 2}, "gate": {"A": 1}, "options": {"reward_deck": True}, "aliens": {"C": "connoisseur"}}
    game = scenario(**position, hands=hands).answers(C={"cards": 0, "reward_cards": 2}).play()
    assert not any("connoisseur" in asked.options for asked in game.asked)
    game = scenario(**position, hands=hands, deck="attack 12")
    game.answers(C=[{"cards": 1, "reward_cards": 1}, "connoisseur", "attack 12"]).play()
    assert "attack 12" in game.discard
    assert game.view()["reward_deck"]["hands"]["2"] == 1


@rule("R-TIME-6")
def test_zapped_nobody_has_seen_the_cards_that_it_wanted_to_replace():
    game = scenario(gate={"A": 1}, ring={"C": 2}, aliens={"C": "connoisseur"}, hands=LOSE | {"D": "cosmic zap"},
                    deck="attack 04, attack 30")  # fmt: skip
    game.answers(C=["connoisseur", "attack 30"], D="cosmic zap").play()
    assert sorted(game.hand("C")) == ["attack 04", "attack 30"]
    assert "C uses Connoisseur and says: 1." in game.told("D")
    assert "attack_30" not in str([game.view("D"), game.heard("D")])
