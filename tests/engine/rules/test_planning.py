"""Chapter 10, planning."""

from tests.kit import rule, scenario


@rule("R-PLANNING-1")
def test_without_encounter_card_the_offense_ends_its_turn():
    game = scenario(gate={"A": 2, "C": 1}, ring={"D": 2}, hands={"A": "plague, +3", "B": "negotiate"}).play()
    assert game.result == "no result"
    assert game.ships_of("A") == game.ships_of("C") == game.ships_of("D") == 20
    assert game.gate == game.ring == game.warp == {}
    assert sorted(game.hand("A")) == ["plague", "reinforcement +3"]
    assert game.hand("B") == ["negotiate"]
    assert game.next_offense == "B"


@rule("R-PLANNING-1")
def test_the_defense_does_not_redraw_either_when_the_offense_cannot_play():
    game = scenario(gate={"A": 1}, hands={"A": "plague", "B": "+3, +2"}).play()
    assert sorted(game.hand("B")) == ["reinforcement +2", "reinforcement +3"]


@rule("R-PLANNING-1")
def test_all_are_told_that_the_turn_ends():
    game = scenario(gate={"A": 1}, hands={"A": "plague", "B": "attack 08"}).play()
    assert any("encounter card" in text for text in game.told("E"))


@rule("R-PLANNING-2", "Q31")
def test_the_defense_without_encounter_card_draws_a_new_hand_when_it_is_needed():
    new = "attack 04, attack 05, +2, negotiate, morph, attack 06, attack 07, attack 40"
    game = scenario(start="destiny", destiny="B", hands={"A": "attack 10", "B": "plague, quash"}, deck=new)
    game.play(until="planning")
    assert sorted(game.hand("B")) == ["plague", "quash"]
    game.play(until="reveal")
    assert game.discard[-2:] == ["plague", "quash"]
    assert len(game.hand("B")) == 7


@rule("R-PLANNING-2", "Q32")
def test_the_defense_draws_again_until_it_holds_an_encounter_card():
    first = "+2, +2, +3, +3, +3, +5, plague, quash"
    second = "attack 04, attack 05, attack 06, attack 07, attack 08, attack 09, attack 10, attack 11"
    game = scenario(gate={"A": 1}, hands={"A": "attack 10"}, deck=f"{first}, {second}").play(until="select")
    assert sorted(game.hand("B")) == sorted(second.split(", "))
    assert set(first.replace("+", "reinforcement +").split(", ")) <= set(game.discard)


@rule("R-PLANNING-2")
def test_all_see_the_discarded_hand_and_only_the_defense_the_new_one():
    game = scenario(gate={"A": 1}, hands={"A": "attack 10", "B": "plague"}).play(until="select")
    assert [card["name"] for card in game.view()["decks"]["discard"]] == ["Plague"]
    assert len(game.view("B")["hand"]) == 8
    assert game.view("A")["seats"][1]["hand"] == 8
    assert "hand" not in game.view()


@rule("R-PLANNING-3")
def test_both_select_at_once_after_the_redraw():
    game = scenario(gate={"A": 1}, hands={"A": "attack 10, attack 08"}).play(until="select")
    assert game.waiting == ["A", "B"]
    assert len(game.hand("B")) == 8


@rule("R-PLANNING-4")
def test_every_encounter_card_may_be_selected_and_nothing_else():
    game = scenario(gate={"A": 1}, hands={"A": "attack 10, negotiate, morph, +3, plague", "B": "attack 08, attack 06"})
    game.play(until="select")
    assert sorted(game.options("A")) == ["attack 10", "morph", "negotiate"]


@rule("R-PLANNING-4")
def test_the_default_is_the_lowest_attack_then_the_morph_then_a_negotiate():
    hands = {"A": "attack 10, negotiate, attack 04, morph", "B": "negotiate, attack 06"}
    assert scenario(gate={"A": 1}, hands=hands).play().revealed == ("attack 04", "attack 06")
    hands = {"A": "negotiate, morph", "B": "negotiate, negotiate"}
    assert scenario(gate={"A": 1}, hands=hands).play().revealed == ("morph", "negotiate")


@rule("R-PLANNING-4", "R-INFO-2")
def test_all_see_that_a_card_was_selected_and_only_the_owner_which():
    game = scenario(gate={"A": 1}, hands={"A": "attack 10, attack 20", "B": "attack 08, attack 06"})
    game.play(until="select").answer("A", "attack 20")
    assert game.waiting == ["B"]
    game.answer("B", "attack 08").play(until="planning.after_select")
    assert game.view("C")["encounter"]["cards"] == {"offense": "face_down", "defense": "face_down"}
    assert game.told("C", kind="selected") == ["A has laid a card.", "B has laid a card."]
    assert game.view("A")["selected"]["name"] == "Attack 20"
    assert not any("20" in str(game.view(name)["encounter"]) for name in "BC")


@rule("R-PLANNING-5")
def test_a_selected_card_is_fixed_and_no_longer_in_the_hand():
    game = scenario(gate={"A": 1}, hands={"A": "attack 10, attack 20", "B": "attack 08, attack 06"})
    game.play(until="select").answer("A", "attack 20")
    assert game.waiting == ["B"]
    game.play(until="planning.after_select")
    assert game.hand("A") == ["attack 10"]
    assert game.view("C")["seats"][0]["hand"] == 1
    assert game.selected == ("attack 20", "attack 06")


@rule("R-TIME-8")
def test_both_selections_are_turned_up_together():
    game = scenario(gate={"A": 1}, hands={"A": "attack 10, attack 20", "B": "attack 08, attack 06"})
    game.play(until="select").answer("B", "attack 08")
    assert game.revealed == (None, None)
    game.answer("A", "attack 10")
    game.play(until="reveal.totals")
    assert game.revealed == ("attack 10", "attack 08")


@rule("R-PLANNING-1")
def test_the_check_is_made_only_in_planning_not_when_the_last_card_is_lost():
    hands = {"A": "attack 10", "B": "attack 08", "C": "plague"}
    game = scenario(start="regroup", destiny="B", hands=hands).answers(
        C=["plague", "A"], A="invite: D", D=["offense", 2]
    )
    game.play(until="planning")
    assert (game.hand("A"), game.gate) == ([], {"A": 1, "D": 2})
    game.play()
    assert (game.result, game.gate, game.warp, game.next_offense) == ("no result", {}, {"A": 3 - 1}, "B")
