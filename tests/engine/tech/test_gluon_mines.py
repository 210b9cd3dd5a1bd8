"""Gluon Mines."""

from tests.kit import rule, scenario

POSITION = {"gate": {"A": 2, "C": 1}, "ring": {"D": 2}, "hands": {"A": "attack 30", "B": "attack 04"}}
MINES = {"techs": {"B": "gluon mines (3)"}}


@rule("T-MINES-1")
def test_ships_of_the_owners_choice_go_to_the_warp():
    game = scenario(**POSITION, **MINES).answers(B=["gluon mines", {"A": 1, "C": 1}]).play()
    assert (game.totals[0], game.warp["C"]) == (30 + 1, 1)
    assert game.tech_discard == ["gluon mines"]
    assert game.result == "offense wins"


@rule("T-MINES-1")
def test_no_more_than_there_are_ships_on_the_card():
    game = scenario(**POSITION, techs={"B": "gluon mines (2)"}).play(until="planning.after_select")
    game.answer("B", "gluon mines")
    assert game.refuses("B", {"A": 2, "C": 1})


@rule("T-MINES-1", "T-7")
def test_its_own_ships_return():
    game = scenario(**POSITION, **MINES).answers(B=["gluon mines", {"A": 1}]).play(until="reveal")
    assert (game.techs("B"), game.ships_of("B")) == ([], 20)


@rule("T-MINES-2", "R-REWARD-1")
def test_an_empty_gate_is_a_victory_with_rewards_for_the_allies():
    game = scenario(**POSITION, **MINES).answers(B=["gluon mines", {"A": 2, "C": 1}]).play()
    assert (game.result, game.warp) == ("defense wins", {"A": 2, "C": 1})
    assert len(game.hand("D")) == 2
    assert list(game.ships("B1")) == ["B"]


@rule("T-MINES-2")
def test_both_cards_are_turned_up_and_there_is_no_compensation():
    hands = {"A": "negotiate", "B": "attack 04, attack 05, attack 06"}
    game = scenario(**POSITION | {"hands": hands}, **MINES).answers(B=["gluon mines", {"A": 2, "C": 1}]).play()
    assert game.told("E", "laid_open") == ["A lays Negotiate face up.", "B lays Attack 04 face up."]
    assert game.hand("A") == []
    assert {"negotiate", "attack 04"} <= set(game.discard)


@rule("T-MINES-2", "R-SHIP-6")
def test_an_ally_without_a_ship_is_no_ally_any_more():
    game = scenario(**POSITION, **MINES).answers(B=["gluon mines", {"C": 1}]).play(until="reveal.totals")
    assert game.role("C") == "outsider"


@rule("T-MINES-1", "T-8")
def test_only_the_defense_uses_them():
    game = scenario(**POSITION, techs={"A": "gluon mines (3)", "D": "gluon mines (3)"}).play()
    assert not [a for a in game.asked if "gluon mines" in a.options]


@rule("T-MINES-1", "T-7")
def test_any_number_of_ships_but_at_least_one():
    game = scenario(**POSITION, techs={"B": "gluon mines (0)"}).play()
    assert not game.was_asked("B", moment="planning.after_select")


@rule("T-SCRAMBLER-2", "T-MINES-1")
def test_a_scrambler_needs_as_many_ships_as_lie_on_the_mines():
    techs = {"B": "gluon mines (3)", "A": "tech scrambler (2)"}
    game = scenario(**POSITION, techs=techs).answers(B=["gluon mines", {"A": 2, "C": 1}]).play()
    assert game.result == "defense wins"
    techs["A"] = "tech scrambler (3)"
    game = scenario(**POSITION, techs=techs).answers(B=["gluon mines", {"A": 2, "C": 1}], A="tech scrambler").play()
    assert game.result == "offense wins"
