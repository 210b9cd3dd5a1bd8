"""Chapter 20, cards and decks."""

from tests.kit import acts, rule, scenario


@rule("R-CARD-2")
def test_all_are_told_that_the_discard_pile_was_shuffled():
    hands = {"A": "attack 10", "B": "attack 20"}
    game = scenario(gate={"A": 1}, ring={"D": 2}, hands=hands, deck="+2", discard="morph", rest="box").play()
    assert "The discard pile is shuffled into a new cosmic deck." in game.told("E")
    assert sorted(game.hand("D")) == ["morph", "reinforcement +2"]


@rule("R-CARD-6")
def test_in_a_quake_all_hands_are_shuffled_and_dealt_in_order_of_play_as_far_as_the_cards_reach():
    hands = {"A": "attack 10, attack 08, attack 06", "C": "attack 04, attack 05, attack 07"}
    game = scenario(gate={"A": 1}, hands=hands, deck="attack 09, attack 11", rest="box").play(until="select")
    assert [len(game.hand(seat)) for seat in "ABCDE"] == [2, 2, 2, 1, 1]
    assert any("quake" in text.lower() for text in game.told("E"))
    assert game.deck == game.discard == []


@rule("R-CARD-6", "R-PLANNING-3")
def test_in_a_redraw_the_cards_dealt_are_the_new_hand_and_the_check_is_repeated():
    hands = {"A": "attack 10, attack 08", "B": "+2"}
    game = scenario(players=3, gate={"A": 1}, hands=hands, deck="+3", rest="box", key=3).play(until=ready_or_over)
    if game.game.phase == "planning":
        assert "attack" in str(game.hand("B"))
        assert len(game.hand("A")) + len(game.hand("B")) + len(game.hand("C")) == 4
    else:
        assert game.next_offense == "B"


def ready_or_over(game) -> bool:
    return any(ask.text == "select" for ask in game.game.asks) or game.game.state.encounters > 0


@rule("R-CARD-6")
def test_cards_that_lie_before_the_players_are_not_touched():
    hands = {"A": "attack 04", "B": "attack 20", "C": "attack 05, attack 06"}
    game = scenario(gate={"A": 1}, ring={"D": 2}, hands=hands, deck="attack 01", rest="box").play()
    assert game.discard == ["attack 04", "attack 20"]
    assert sorted(card for seat in "ABCDE" for card in game.hand(seat)) == ["attack 01", "attack 05", "attack 06"]


@rule("R-CARD-6")
def test_the_draw_that_caused_the_quake_is_not_continued():
    hands = {"A": "attack 04", "B": "attack 20", "C": "attack 05, attack 06"}
    game = scenario(gate={"A": 1}, ring={"D": 4}, hands=hands, deck="attack 01", rest="box").play()
    assert sum(len(game.hand(seat)) for seat in "ABCDE") == 3


@rule("R-CARD-10")
def test_cards_go_to_the_pile_of_the_deck_they_came_from():
    game = scenario(start="destiny", destiny="B", hands={"A": "attack 10", "B": "attack 08"}).play()
    assert game.discard == ["attack 10", "attack 08"]
    assert game.destiny_discard == ["B"]


@rule("R-CARD-3")
def test_an_empty_hand_is_not_filled_by_itself():
    hands = {"A": "attack 10", "B": "attack 08"}
    game = scenario(gate={"A": 1}, hands=hands, start="alliance").answers(A="invite: C", C=["offense", 1]).play()
    assert game.hand("A") == game.hand("B") == game.hand("C") == []


@rule("R-CARD-6", "R-CARD-1")
def test_what_a_quake_took_out_of_the_hand_again_was_not_drawn():
    @acts("cards.moved")
    def listen(me, happened):
        heard.append(happened.verb)

    heard: list[str] = []
    hands = {"A": "attack 04", "B": "attack 20", "C": "attack 05, attack 06"}
    position = {"gate": {"A": 1}, "ring": {"D": 4}, "hands": hands, "rest": "box", "probes": [listen]}
    scenario(**position, deck="attack 01").play()
    assert "drawn" not in heard, "effects that look at drawn cards would see those of other hands"
    scenario(**position, deck="attack 01, attack 07, attack 08, attack 09").play()
    assert "drawn" in heard
