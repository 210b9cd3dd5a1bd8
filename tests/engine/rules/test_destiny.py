"""Chapter 7, destiny, and chapter 23, the destiny deck."""

import pytest

from tests.kit import rule, scenario

CARDS = {"A": "attack 10", "B": "attack 08", "C": "attack 06", "D": "attack 07", "E": "attack 09"}


@rule("R-DESTINY-1", "R-DESTINY-2", "R-CARD-10")
def test_a_colour_names_the_defense_and_the_card_is_discarded():
    game = scenario(start="destiny", destiny="C", hands=CARDS).play(until="launch")
    assert game.defense == "C"
    assert game.destiny_discard == ["C"]
    assert game.discard == []
    assert game.options("A") == ["C1", "C2", "C3", "C4", "C5"]


@rule("R-DESTINY-1")
def test_all_see_the_card():
    game = scenario(start="destiny", destiny="C", hands=CARDS).play(until="launch")
    assert len(game.view()["decks"]["destiny_discard"]) == 1
    assert game.heard("E", kind="destiny") == game.heard(None, kind="destiny") != []


@rule("R-DESTINY-3", "Q25")
def test_with_a_wild_the_offense_names_any_other_player_in_that_players_system():
    game = scenario(start="destiny", destiny="wild", hands=CARDS, ships={"A1": {"D": 1}})
    assert game.options("A") == ["B", "C", "D", "E"]
    game.answer("A", "D").play(until="launch")
    assert game.defense == "D"
    assert game.options("A") == ["D1", "D2", "D3", "D4", "D5"]


@rule("R-DESTINY-3")
def test_the_default_of_a_wild_is_the_player_with_the_most_foreign_colonies():
    game = scenario(start="destiny", destiny="wild", hands=CARDS, colonies={"A": 4, "C": 2, "E": 2, "B": 1})
    assert game.play(until="launch").defense == "C"


@rule("R-DESTINY-4", "D-SPECIAL-1", "D-SPECIAL-4", "D-SPECIAL-6")
def test_most_foreign_colonies_never_names_the_offense():
    game = scenario(start="destiny", destiny="most foreign colonies", hands=CARDS, colonies={"A": 4, "D": 2, "B": 1})
    game.play(until="launch")
    assert game.defense == "D"
    assert game.options("A") == ["D1", "D2", "D3", "D4", "D5"]


@rule("R-DESTINY-4", "D-SPECIAL-2", "D-SPECIAL-5", "Q24")
def test_fewest_ships_in_the_warp_counts_zero_and_ties_go_to_the_left():
    game = scenario(start="destiny", destiny="fewest ships in the warp", hands=CARDS, warp={"D": 3, "B": 1})
    assert game.play(until="launch").defense == "C"


@rule("D-SPECIAL-3")
def test_most_cards_counts_hands():
    game = scenario(start="destiny", destiny="most cards", hands=CARDS | {"E": "attack 05, +2"})
    assert game.play(until="launch").defense == "E"


@rule("D-SPECIAL-5", "R-DESTINY-4")
@pytest.mark.parametrize("special", ["most foreign colonies", "fewest ships in the warp", "most cards"])
def test_ties_go_to_the_first_clockwise_from_the_offenses_left(special: str):
    game = scenario(start="destiny", destiny=special, offense="D", defense="A", hands=CARDS)
    assert game.play(until="launch").defense == "E"


@rule("D-SPECIAL-6")
def test_counts_are_taken_after_regroup():
    game = scenario(
        start="regroup", destiny="most cards", hands=CARDS | {"B": "attack 08, +2, +3, plague", "C": "attack 06, +2"}
    )
    game.answers(B=["plague", "B"]).play(until="launch")
    assert game.defense == "C"


@rule("R-DESTINY-5", "D-SPECIAL-7")
@pytest.mark.parametrize("card", ["wild", "most cards"])
def test_special_and_wild_count_as_the_defenses_colour(card: str):
    game = scenario(start="destiny", destiny=card, hands=CARDS).play(until="launch")
    assert game.destiny_colour == game.defense == "B"


@rule("R-DESTINY-6", "Q21")
def test_the_own_colour_offers_what_is_possible_and_drawing_again_always():
    game = scenario(start="destiny", destiny="A, B", hands=CARDS)
    game.play(until="launch")
    assert game.defense == "B"
    game = scenario(start="destiny", destiny="A", hands=CARDS, ships={"A1": {"C": 1}})
    assert game.options("A") == ["draw again", "attack C on A1"]
    game = scenario(start="destiny", destiny="A", hands=CARDS, ships={"A1": {"C": 1}, "A2": {"A": 0}})
    assert game.options("A") == ["draw again", "attack C on A1", "settle A2"]


@rule("R-DESTINY-6")
def test_the_default_of_the_own_colour_is_to_draw_again():
    game = scenario(start="destiny", destiny="A, D", hands=CARDS, ships={"A1": {"C": 1}, "A2": {"A": 0}})
    game.play(until="launch")
    assert game.defense == "D"
    assert game.destiny_discard == ["A", "D"]


@rule("R-DESTINY-7", "Q22")
def test_a_foreign_colony_at_home_can_be_driven_out():
    position = {"A2": {"A": 0, "B": 2, "C": 1}}
    game = scenario(start="destiny", destiny="A", hands=CARDS | {"A": "attack 20"}, ships=position)
    game.answers(A=["attack C on A2", 2]).play()
    assert (game.defense, game.planet) == ("C", "A2")
    assert game.ships("A2") == {"A": 2, "B": 2}
    assert game.warp == {"C": 1}
    assert game.colonies("A") == 0


@rule("R-DESTINY-7")
def test_allies_gain_a_foreign_colony_at_the_offenses_home():
    game = scenario(
        defense="C",
        planet="A2",
        gate={"A": 1, "D": 1},
        ships={"A2": {"A": 0, "C": 1}},
        hands={"A": "attack 20", "C": "attack 04"},
    )
    game.play()
    assert (game.colonies("A"), game.colonies("D")) == (0, 1)


@rule("R-DESTINY-8", "Q26")
def test_a_home_colony_is_re_established_and_the_encounter_was_successful():
    game = scenario(start="destiny", destiny="A", hands=CARDS, ships={"A4": {"A": 0}, "C1": {"A": 2}})
    game.answers(A=["settle A4", {"C1": 2, "A1": 1}, "second encounter: yes"]).play()
    assert game.ships("A4") == {"A": 3}
    assert game.homes("A") == 5
    assert not game.was_asked("B")
    assert (game.next_offense, game.next_encounter) == ("A", 2)


@rule("R-DESTINY-8", "Q22")
def test_it_is_not_possible_where_a_foreign_colony_stands():
    game = scenario(start="destiny", destiny="A", hands=CARDS, ships={"A4": {"A": 0, "C": 1}})
    assert game.options("A") == ["draw again", "attack C on A4"]


@rule("R-DESTINY-8")
def test_one_to_four_ships_may_settle_and_may_empty_other_planets():
    single = {f"A{i}": {"A": 1} for i in (1, 2, 3)} | {"A4": {"A": 0}, "A5": {"A": 0}}
    game = scenario(start="destiny", destiny="A", hands=CARDS, ships=single, warp={"A": 17}, aliens={"A": "tripler"})
    game.answer("A", "settle A4")
    assert game.refuses("A", {})
    game.answer("A", {"A1": 1, "A2": 1})
    assert game.power("A") == "lost"


@rule("R-DESTINY-8", "R-DESTINY-13")
def test_there_is_no_defense_when_a_home_colony_is_re_established():
    game = (
        scenario(start="destiny", destiny="A", hands=CARDS, ships={"A4": {"A": 0}}).answers(A=["settle A4", 1]).play()
    )
    assert "destiny.defense_fixed" not in game.passed
    assert game.passed[-1] in ("encounter.end", "turn.end")


@rule("R-DESTINY-9", "Q23")
def test_several_own_cards_in_a_row_go_to_the_discards():
    game = scenario(start="destiny", destiny="A, A, A, C", hands=CARDS).play(until="launch")
    assert game.defense == "C"
    assert sorted(card.rstrip("!") for card in game.destiny_discard) == ["A", "A", "A", "C"]


@rule("R-DESTINY-10", "D-DECK-3", "Q27")
def test_the_last_card_is_shuffled_with_the_discards():
    game = scenario(start="destiny", destiny="A", destiny_rest="discard", hands=CARDS).play(until="launch")
    assert len(game.destiny) + len(game.destiny_discard) == 20
    assert len(game.destiny_discard) < 19
    assert any("destiny" in text.lower() for text in game.told("E", kind="destiny_reshuffled"))


@rule("R-DESTINY-12", "D-DECK-2")
def test_the_hazard_mark_is_remembered_also_from_a_card_passed_over():
    for cards, marked in (("B", False), ("B!", True), ("A!, B", True), ("A, B", False), ("wild", False)):
        assert scenario(start="destiny", destiny=cards, hands=CARDS).play(until="launch").hazard is marked


@rule("R-DESTINY-13")
def test_main_players_exist_when_the_defense_is_fixed_and_cannot_ally():
    game = scenario(start="destiny", destiny="B", hands=CARDS).play(until="alliance")
    assert (game.role("A"), game.role("B"), game.role("C")) == ("offense", "defense", "outsider")
    assert "B" not in game.options("A")


@rule("R-DESTINY-14")
def test_the_order_inside_destiny():
    game = scenario(start="destiny", destiny="A, B", hands=CARDS).play(until="launch")
    order = [moment for moment in game.passed if moment.startswith("destiny.")]
    assert order == ["destiny.turned_up", "destiny.after_draw"] * 2 + ["destiny.defense_fixed"]


@rule("D-DECK-1", "R-SETUP-2")
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7, 8])
def test_three_cards_a_colour_two_wilds_three_specials(players: int):
    game = scenario(players=players, start="alliance")
    cards = game.destiny
    assert len(cards) == 3 * players + 5
    assert cards.count("wild") == 2
    assert all(sum(card.rstrip("!") == seat for card in cards) == 3 for seat in "ABCDEFGH"[:players])
    assert sum(card.endswith("!") for card in cards) == players
    assert {"most foreign colonies", "fewest ships in the warp", "most cards"} < set(cards)


@rule("R-DESTINY-8", "R-REGROUP-3")
def test_a_ship_that_came_into_the_gate_may_re_establish_a_colony():
    game = scenario(start="regroup", homes={"A": 0}, warp={"A": 20}, destiny="A", hands=CARDS)
    game.answers(A="settle A3").play()
    assert (game.ships("A3"), game.gate, game.warp) == ({"A": 1}, {}, {"A": 19})
    assert game.was_asked("A", question="second encounter")


@rule("R-DESTINY-8")
def test_four_ships_at_most_re_establish_a_colony():
    game = scenario(start="destiny", destiny="A", hands=CARDS, ships={"A4": {"A": 0}}).answer("A", "settle A4")
    assert game.refuses("A", {"A1": 5})
    game.answer("A", {"A1": 2, "A2": 2}).play()
    assert game.ships("A4") == {"A": 4}


@rule("R-DESTINY-6")
def test_all_see_that_the_own_colour_was_passed_over():
    game = scenario(start="destiny", destiny="A, D", hands=CARDS, ships={"A1": {"C": 1}}).play(until="launch")
    assert "A passes over the own colour and draws again." in game.told("E")
