"""Tech Scrambler."""

from tests.kit import rule, scenario

REGROUP = {"start": "regroup", "destiny": "B", "hands": {"A": "attack 10", "B": "attack 20"}}


@rule("T-SCRAMBLER-1", "T-8", "R-TIME-4")
def test_as_an_answer_it_cancels_the_use_and_both_are_discarded():
    game = scenario(**REGROUP, techs={"A": "vacuum turbines", "C": "tech scrambler (2)"})
    game.answers(A="vacuum turbines", C="announced.tech: tech scrambler").play(until="destiny")
    assert game.hand("A") == ["attack 10"]
    assert sorted(game.tech_discard) == ["tech scrambler", "vacuum turbines"]
    assert game.ships_of("C") == 20


@rule("T-SCRAMBLER-1")
def test_its_ships_must_reach_the_number():
    game = scenario(**REGROUP, techs={"A": "enigma device", "C": "tech scrambler (3)"}).answers(A="enigma device")
    game.play(until="destiny")
    assert not [a for a in game.asked if "tech scrambler" in a.options]
    assert len(game.hand("A")) == 8


@rule("T-SCRAMBLER-1", "T-SCRAMBLER-2")
def test_at_any_time_it_discards_a_tech_that_lies_open():
    game = scenario(**REGROUP, techs={"A": "xenon lasers", "C": "tech scrambler (3)"})
    game.answers(C="planning: tech scrambler").play()
    assert (game.techs("A"), game.totals[0]) == ([], 10 + 1)


@rule("T-SCRAMBLER-2")
def test_a_face_down_tech_is_out_of_reach():
    game = scenario(**REGROUP, techs={"A": "xenon lasers (2)", "C": "tech scrambler (9)"}).play()
    assert not [a for a in game.asked if "tech scrambler" in a.options]


@rule("T-SCRAMBLER-2", "T-7")
def test_a_hidden_one_that_is_revealed_for_use_can_be_scrambled():
    position = {"gate": {"A": 1}, "hands": {"A": "attack 30", "B": "attack 04"}}
    game = scenario(**position, techs={"B": "gluon mines (1)", "A": "tech scrambler (1)"})
    game.answers(B=["gluon mines", {"A": 1}], A="announced.tech: tech scrambler").play()
    assert game.result == "offense wins"


@rule("T-SCRAMBLER-3", "R-TIME-4")
def test_a_second_one_may_answer_the_first():
    techs = {"A": "vacuum turbines", "C": "tech scrambler (2)", "D": "tech scrambler (2)"}
    game = scenario(**REGROUP, techs=techs)
    game.answers(A="vacuum turbines", C="announced.tech: tech scrambler", D="announced.tech: tech scrambler")
    game.play(until="destiny")
    assert len(game.hand("A")) == 1 + 4
    assert sorted(game.tech_discard) == ["tech scrambler", "tech scrambler", "vacuum turbines"]


@rule("T-SCRAMBLER-1")
def test_not_by_the_clock():
    game = scenario(**REGROUP, techs={"A": "xenon lasers", "C": "tech scrambler (3)"}).play()
    assert (game.techs("A"), game.techs("C")) == (["xenon lasers"], ["tech scrambler (3)"])
