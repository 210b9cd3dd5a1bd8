"""Clone."""

from tests.kit import check, rule, ruling, scenario


@check("clone", 1)
@rule("R-END-3")
@ruling("clone", 5)
def test_it_takes_its_card_back_and_may_have_a_second_encounter_with_it():
    game = scenario(gate={"A": 1}, aliens={"A": "clone"}, hands={"A": "attack 30", "B": "attack 08"})
    game.answers(A="clone").play()
    assert game.hand("A") == ["attack 30"]
    assert game.discard == ["attack 08"]
    assert game.was_asked("A", question="second encounter")


@check("clone", 2)
def test_it_keeps_its_card_after_compensation():
    hands = {"A": "attack 10, +2, +3, +5, quash, plague", "B": "negotiate"}
    game = scenario(gate={"A": 1}, ships={"B1": {"B": 2}}, aliens={"B": "clone"}, hands=hands).answers(B="clone").play()
    assert len(game.hand("B")) == 3
    assert game.hand("B")[-1] == "negotiate"


@check("clone", 3)
@rule("R-COMP-2")
def test_super_it_takes_up_to_twice_the_compensation():
    hands = {"A": "attack 10, +2, +3, +5", "B": "negotiate, clone flare"}
    game = scenario(gate={"A": 1}, ships={"B1": {"B": 2}}, aliens={"B": "clone"}, hands=hands)
    game.answers(B=["clone flare", "4"]).play()
    assert game.hand("A") == []
    assert len(game.hand("B")) == 4


@ruling("clone", 3)
def test_super_any_number_up_to_twice_is_possible():
    hands = {"A": "attack 10, +2, +3, +5, quash", "B": "negotiate, clone flare"}
    game = scenario(gate={"A": 1}, ships={"B1": {"B": 2}}, aliens={"B": "clone"}, hands=hands)
    game.answers(B="clone flare").play(until="clone.number")
    assert game.options("B") == ["3", "4"]


@check("clone", 4)
@rule("R-CARD-4")
def test_wild_an_artifact_comes_back_for_a_later_encounter():
    hands = {"A": "attack 10, attack 20", "B": "attack 08", "C": "plague, clone flare"}
    game = scenario(start="regroup", destiny="B, C", hands=hands)
    game.answers(A="select: attack 20", C=["plague", "E", "clone flare"]).play(until="destiny")
    assert game.hand("C") == ["clone flare", "plague"]
    assert game.warp == {"E": 3}
    game.play()
    assert sum("plague" in asked.options for asked in game.asked) == 1
    assert game.game.state.encounter.barred == [], "playable again in the next encounter"


@ruling("clone", 4)
def test_wild_a_cancelled_artifact_is_not_saved():
    hands = {"A": "attack 10", "B": "attack 08", "C": "plague, clone flare", "D": "card zap"}
    game = scenario(start="regroup", destiny="B", hands=hands)
    game.answers(C=["plague", "E"], D="card zap").play(until="destiny")
    assert "plague" in game.discard
    assert not any("clone flare" in asked.options for asked in game.asked if asked.seat == "C")


@ruling("clone", 1)
@ruling("sorcerer", 5)
def test_the_kept_card_is_the_one_that_lies_before_it_at_the_end():
    hands = {"A": "attack 30", "B": "attack 08"}
    game = scenario(gate={"A": 1}, aliens={"A": "clone", "B": "sorcerer"}, hands=hands)
    game.answers(A="clone", B="sorcerer").play()
    assert game.hand("A") == ["attack 08"]


def test_zapped_the_card_is_discarded():
    hands = {"A": "attack 30", "B": "attack 08", "C": "cosmic zap"}
    game = scenario(gate={"A": 1}, aliens={"A": "clone"}, hands=hands).answers(A="clone", C="cosmic zap").play()
    assert game.discard[-2:] == ["attack 30", "attack 08"]


def test_a_morph_comes_back_as_a_morph_and_all_see_it():
    game = scenario(gate={"A": 1}, aliens={"A": "clone"}, hands={"A": "morph", "B": "attack 08"}).answers(A="clone")
    game.play()
    assert [known["card"]["name"] for known in game.view("C")["known"]] == ["Morph"]


def test_by_default_the_card_is_discarded():
    game = scenario(gate={"A": 1}, aliens={"A": "clone"}, hands={"A": "attack 30", "B": "attack 08"}).play()
    assert game.hand("A") == []


@ruling("clone", 2)
@ruling("fido", 2)
def test_filch_and_fido_go_in_order_of_play():
    hands = {"A": "attack 10", "B": "attack 40"}
    game = scenario(gate={"A": 1}, aliens={"B": "filch", "C": "fido"}, hands=hands)
    game.answers(B="filch", C="fido").play(until="fido.whom")
    assert game.ask("C").args["what"] == ("face", "attack_40")
    game = scenario(gate={"A": 1}, aliens={"A": "fido", "B": "filch"}, hands=hands)
    game.answers(A=["fido", "fido.card: attack 10", "D"], D="fido.accept: yes").play()
    assert (game.hand("B"), game.hand("D")) == ([], ["attack 10"])


@ruling("clone", 6)
def test_an_encounter_that_ended_before_the_reveal_leaves_nothing_to_keep():
    game = scenario(gate={"A": 1}, aliens={"B": "clone"}, hands={"A": "plague", "B": "attack 08"}).play()
    assert game.result == "no result"
    assert not any("clone" in asked.options for asked in game.asked)


@rule("Q70")
def test_what_clone_keeps_is_out_of_filchs_reach():
    hands = {"A": "attack 30", "B": "attack 08"}
    game = scenario(gate={"A": 1}, aliens={"A": "clone", "B": "filch"}, hands=hands).answers(A="clone").play()
    assert game.hand("A") == ["attack 30"]
    assert not [a for a in game.asked if a.question == "filch.card" and "attack 30" in a.options]


def test_after_an_encounter_that_was_decided_without_cards_there_is_none_to_keep():
    hands = {"A": "attack 04, hate flare", "B": "attack 14"}
    game = scenario(gate={"A": 2}, aliens={"A": "clone"}, hands=hands).answers(A="hate flare").play()
    assert game.result == "offense wins"
    assert not any("clone" in asked.options for asked in game.asked)


def test_super_who_pays_is_not_offered_it():
    hands = {"A": "attack 10, +2, +3, clone flare", "B": "negotiate"}
    game = scenario(gate={"A": 1}, ships={"B1": {"B": 2}}, aliens={"A": "clone"}, hands=hands).play()
    assert len(game.hand("B")) == 2
    assert not any("clone flare" in asked.options for asked in game.asked)


def test_super_it_is_not_offered_where_the_payer_holds_no_more_than_is_due():
    hands = {"A": "attack 10, +2, +3, +5", "B": "negotiate, clone flare"}
    game = scenario(gate={"A": 1}, ships={"B1": {"B": 3}}, aliens={"B": "clone"}, hands=hands).play()
    assert len(game.hand("B")) == 4
    assert not any("clone flare" in asked.options for asked in game.asked)
