"""Chapter 11, reveal."""

from tests.kit import rule, scenario


@rule("R-REVEAL-1")
def test_all_see_both_cards():
    game = scenario(gate={"A": 1}, hands={"A": "attack 10", "B": "attack 08"}).play(until="reveal.totals")
    shown = game.view()["encounter"]["cards"]
    assert (shown["offense"]["name"], shown["defense"]["name"]) == ("Attack 10", "Attack 08")


@rule("R-REVEAL-2", "C-MORPH-1")
def test_the_morph_copies_the_other_card():
    game = scenario(gate={"A": 1}, hands={"A": "morph", "B": "attack 20"}).play()
    assert game.totals == (21, 24)


@rule("R-REVEAL-2")
def test_a_morph_against_a_negotiate_makes_a_deal():
    game = scenario(gate={"A": 1}, hands={"A": "morph", "B": "negotiate"}).play(until="deal")
    assert game.waiting == ["A", "B"]


@rule("R-REVEAL-2", "C-MORPH-3", "R-RESOLVE-7")
def test_morph_against_morph_both_sides_lose():
    hands = {"A": "morph", "B": "attack 01"}
    game = scenario(gate={"A": 2, "C": 1}, ring={"D": 3}, hands=hands, reprint={"attack 01": "morph"}).play()
    assert game.result == "both lose"
    assert game.warp == {"A": 2, "B": 4, "C": 1, "D": 3}


@rule("R-REVEAL-2", "C-MORPH-2")
def test_in_the_discard_pile_it_is_a_morph_again():
    game = scenario(gate={"A": 1}, hands={"A": "morph", "B": "attack 20"}).play()
    assert game.discard == ["morph", "attack 20"]


@rule("R-REVEAL-2", "Q73")
def test_the_morph_copies_the_printed_value_only():
    game = scenario(gate={"A": 1}, hands={"A": "morph", "B": "attack 12, +3"}).answers(B="+3 for defense").play()
    assert game.totals == (13, 12 + 4 + 3)


@rule("R-REVEAL-3")
def test_the_pair_is_read_after_the_window_has_closed():
    game = scenario(gate={"A": 1}, hands={"A": "attack 10", "B": "attack 08", "C": "emotion control"})
    game.answers(C="emotion control").play(until="deal")
    assert game.result == "deal"
    assert game.waiting == ["A", "B"]


@rule("R-REVEAL-4", "C-ATTACK-2")
def test_the_total_is_card_ships_and_reinforcements_of_the_whole_side():
    game = scenario(gate={"A": 3, "C": 2}, ring={"D": 4}, hands={"A": "attack 10, +2", "B": "attack 08"})
    game.answers(A="+2 for offense").play()
    assert game.totals == (10 + 3 + 2 + 2, 8 + 4 + 4)


@rule("R-REVEAL-4")
def test_all_see_the_totals_with_a_breakdown():
    game = scenario(gate={"A": 3, "C": 2}, hands={"A": "attack 10", "B": "attack 08"}).play()
    totals = game.totals_shown()
    assert totals["offense"]["total"] == sum(term["value"] for term in totals["offense"]["terms"]) == 15
    assert len(totals["offense"]["terms"]) >= 2


@rule("R-REVEAL-4")
def test_totals_may_be_zero():
    game = scenario(gate={"A": 1}, ships={"B1": {"B": 0}}, hands={"A": "attack 01", "B": "attack 00"}).play()
    assert game.totals == (2, 0)


@rule("R-REVEAL-5")
def test_the_card_changes_first_then_ships_count_then_terms_then_reinforcements():
    aliens = {"A": "tripler", "C": "macron", "B": "warrior"}
    hands = {"A": "attack 10, +5", "B": "attack 08"}
    game = scenario(gate={"A": 3, "C": 1}, aliens=aliens, tokens={"B": 6}, hands=hands)
    game.answers(A="+5 for offense").play()
    assert game.totals == (30 + 3 + 4 + 5, 8 + 4 + 6)


@rule("R-REVEAL-6", "Q64", "C-REINFORCE-1")
def test_each_participant_may_reinforce_either_side():
    game = scenario(gate={"A": 1, "C": 1}, hands={"A": "attack 10", "B": "attack 08", "C": "+5, +2"})
    game.answers(C=["+5 for defense", "+2 for offense"]).play()
    assert game.totals == (10 + 2 + 2, 8 + 4 + 5)


@rule("R-REVEAL-6", "Q63")
def test_a_pass_is_not_final_until_all_have_passed_in_a_row():
    game = scenario(gate={"A": 1}, hands={"A": "attack 10, +3", "B": "attack 08, +2"})
    game.play(until="reveal.totals").answer("A", "pass").answer("B", "+2 for defense")
    game.answer("A", "+3 for offense")
    game.play()
    assert game.totals == (10 + 1 + 3, 8 + 4 + 2)


@rule("R-REVEAL-6")
def test_outsiders_are_not_asked_for_reinforcements():
    game = scenario(gate={"A": 1}, hands={"A": "attack 10, +3", "B": "attack 08", "C": "+5"}).play()
    assert not game.was_asked("C", moment="reveal.totals")


@rule("R-REVEAL-6")
def test_a_reinforcement_is_not_played_by_the_clock():
    game = scenario(gate={"A": 1}, hands={"A": "attack 10, +5", "B": "attack 08"}).play()
    assert game.was_asked("A", moment="reveal.totals")
    assert game.hand("A") == ["reinforcement +5"]


@rule("R-REVEAL-6", "C-REINFORCE-3")
def test_with_a_negotiate_revealed_it_may_be_played_without_effect():
    game = scenario(gate={"A": 1}, hands={"A": "negotiate, +5", "B": "attack 00"}).answers(A="+5 for offense").play()
    assert game.result == "defense wins"
    assert "reinforcement +5" in game.discard


@rule("R-REVEAL-7")
def test_what_changes_cards_comes_before_the_reinforcements():
    game = scenario(gate={"A": 1}, hands={"A": "attack 10, +3", "B": "attack 08", "C": "emotion control"}).play()
    moments = [moment for moment in game.passed if moment.startswith("reveal")]
    assert moments == ["reveal.turning", "reveal.after_reveal", "reveal.types_final", "reveal.totals", "reveal.last"]


@rule("R-REVEAL-6", "R-TIME-9")
def test_nobody_is_asked_when_all_can_see_where_every_reinforcement_is():
    hands = {"A": "attack 10, quash", "B": "attack 08, plague"}
    game = scenario(gate={"A": 1}, hands=hands, discard="+2, +2, +3, +3, +3, +5").play()
    assert not game.was_asked("A", question="reinforce")
    assert scenario(gate={"A": 1}, hands=hands, discard="+2, +2").play().was_asked("A", question="reinforce")
