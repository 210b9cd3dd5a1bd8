"""Chosen."""

from tests.kit import check, rule, ruling, scenario


@check("chosen", 1)
@rule("R-REVEAL-4")
def test_an_attack_may_be_added_to_the_revealed_one():
    position = {"gate": {"A": 2}, "aliens": {"A": "chosen"}, "hands": {"A": "attack 08", "B": "attack 12"}}
    game = scenario(**position, deck="attack 10, negotiate, plague").answers(A=["chosen", "add attack 10"]).play()
    assert game.totals == (8 + 10 + 2, 16)
    assert game.result == "offense wins"
    assert {"negotiate", "plague", "attack 10", "attack 08"} <= set(game.discard)


@check("chosen", 2)
def test_a_drawn_card_may_replace_the_revealed_one_and_the_types_are_read_again():
    hands = {"A": "negotiate", "B": "attack 14, +2"}
    game = scenario(
        gate={"A": 4}, ships={"B1": {"B": 3}}, aliens={"A": "chosen"}, hands=hands,
        deck="attack 20, attack 04, macron flare",
    ).answers(A=["chosen", "replace attack 20"])  # fmt: skip
    game.play()
    assert game.totals == (24, 17)
    assert (game.result, game.hand("A"), game.hand("B")) == ("offense wins", [], ["reinforcement +2"])
    assert "negotiate" in game.discard


@check("chosen", 3)
@rule("R-INFO-5")
@ruling("chosen", 1)
def test_super_cards_that_are_no_encounter_cards_are_kept_unseen():
    hands = {"A": "attack 08, chosen flare", "B": "attack 12"}
    game = scenario(gate={"A": 2}, aliens={"A": "chosen"}, hands=hands, deck="force field, +3, mobius tubes")
    game.answers(A=["chosen", "chosen flare", "force field, +3, mobius tubes"]).play()
    assert sorted(game.hand("A")) == ["chosen flare", "force field", "mobius tubes", "reinforcement +3"]
    assert game.totals[0] == 10
    assert [known["card"]["name"] for known in game.view("C")["known"]] == ["Chosen Flare"]
    assert "Tubes" not in str(game.heard("C"))


def test_super_it_is_not_offered_where_only_encounter_cards_were_drawn():
    hands = {"A": "attack 08, chosen flare", "B": "attack 12"}
    game = scenario(gate={"A": 2}, aliens={"A": "chosen"}, hands=hands, deck="attack 06, attack 04, negotiate")
    game.answers(A=["chosen", "add attack 06"]).play()
    assert game.totals[0] == 16
    assert not any("chosen flare" in asked.options for asked in game.asked if asked.seat == "A")


@check("chosen", 4)
@rule("R-TIME-6")
@ruling("chosen", 2)
def test_a_zap_after_the_draw_throws_everything_away():
    hands = {"A": "attack 06", "B": "attack 12, cosmic zap"}
    game = scenario(gate={"A": 2}, aliens={"A": "chosen"}, hands=hands, deck="attack 30, morph, +3")
    game.answers(A=["chosen", "replace attack 30"]).play(until="announced.use")
    game.timeout("B")
    game.answers(B="cosmic zap").play()
    assert game.totals[0] == 6 + 2
    assert {"attack 30", "morph", "reinforcement +3"} <= set(game.discard)
    assert game.told("E", kind="use").count("A uses Chosen.") == 2


def test_a_zap_of_the_prayer_lets_nothing_be_drawn():
    hands = {"A": "attack 06", "B": "attack 12, cosmic zap"}
    game = scenario(gate={"A": 2}, aliens={"A": "chosen"}, hands=hands, deck="attack 30, morph, +3")
    game.answers(A="chosen", B="cosmic zap").play()
    assert game.deck[:3] == ["attack 30", "morph", "reinforcement +3"]
    assert not game.was_asked("A", question="chosen.answer")


def test_a_drawn_morph_can_only_replace_and_copies_the_opponents_card():
    hands = {"A": "attack 06", "B": "attack 12"}
    game = scenario(gate={"A": 2}, aliens={"A": "chosen"}, hands=hands, deck="morph, +2, +3").answers(A="chosen")
    game.play(until="chosen.answer")
    assert game.options("A") == ["nothing", "replace morph"]
    game.answer("A", "replace morph").play()
    assert game.totals[0] == 12 + 2


def test_to_a_negotiate_nothing_can_be_added():
    hands = {"A": "negotiate", "B": "attack 12"}
    game = scenario(gate={"A": 2}, aliens={"A": "chosen"}, hands=hands, deck="attack 04, +2, +3").answers(A="chosen")
    game.play(until="chosen.answer")
    assert game.options("A") == ["nothing", "replace attack 04"]


def test_with_no_encounter_card_drawn_it_is_still_asked():
    hands = {"A": "attack 06", "B": "attack 12"}
    game = (
        scenario(gate={"A": 2}, aliens={"A": "chosen"}, hands=hands, deck="plague, +2, +3").answers(A="chosen").play()
    )
    assert game.was_asked("A", question="chosen.answer")
    assert {"plague", "reinforcement +2", "reinforcement +3"} <= set(game.discard)


def test_only_the_chosen_sees_the_drawn_cards():
    hands = {"A": "attack 06", "B": "attack 12"}
    game = scenario(gate={"A": 2}, aliens={"A": "chosen"}, hands=hands, deck="plague, +2, morph").answers(A="chosen")
    game.play(until="chosen.answer")
    assert [card["name"] for card in game.view("A")["own_piles"][0]["cards"]] == ["Plague", "Reinforcement +2", "Morph"]
    assert "cards" not in game.view("B")["piles"][0]
    assert game.view("B")["piles"][0]["count"] == 3


def test_wild_it_draws_a_card_before_the_selection():
    hands = {"A": "attack 06, chosen flare", "B": "attack 12"}
    game = (
        scenario(gate={"A": 2}, hands=hands, deck="attack 30").answers(A=["chosen flare", "select: attack 30"]).play()
    )
    assert game.totals[0] == 32


@ruling("chosen", 2)
def test_super_kept_cards_are_discarded_by_a_zap_after_the_draw():
    hands = {"A": "attack 08, chosen flare", "B": "attack 12, cosmic zap"}
    game = scenario(gate={"A": 2}, aliens={"A": "chosen"}, hands=hands, deck="force field, +3, attack 30")
    game.answers(A=["chosen", "replace attack 30", "chosen flare", "force field, +3"])
    game.play(until="announced.use").timeout("B")
    game.answers(B="cosmic zap").play()
    assert game.hand("A") == ["chosen flare"]
    assert {"force field", "reinforcement +3", "attack 30"} <= set(game.discard)


@ruling("chosen", 3)
def test_a_replaced_card_is_out_of_reach_and_the_new_one_is_not():
    hands = {"A": "negotiate", "B": "attack 14"}
    game = scenario(gate={"A": 2}, aliens={"A": "chosen", "B": "filch"}, hands=hands, deck="attack 20, +2, +3")
    game.answers(A=["chosen", "replace attack 20"], B="filch").play()
    assert game.hand("B") == ["attack 20"]
    assert "negotiate" in game.discard


@ruling("chosen", 4)
def test_after_emotion_control_nothing_can_be_added_but_a_new_attack_stays_one():
    hands = {"A": "attack 08", "B": "attack 12", "C": "emotion control"}
    deck = "attack 20, attack 04, +3"
    game = scenario(gate={"A": 2}, aliens={"A": "chosen"}, hands=hands, deck=deck).answers(C="emotion control")
    game.play(until=lambda game: "emotion control" in game.discard).answers(A="chosen").play(until="chosen.answer")
    assert game.options("A") == ["nothing", "replace attack 20", "replace attack 04"]
    game.answer("A", "replace attack 20").play()
    assert game.result == "offense wins", "an attack against a negotiate"


def test_the_picked_card_lies_on_the_table_until_the_end():
    hands = {"A": "attack 08", "B": "attack 12"}
    game = scenario(gate={"A": 2}, aliens={"A": "chosen"}, hands=hands, deck="attack 40, +2, +3")
    game.answers(A=["chosen", "replace attack 40"]).play(until="resolution.outcome")
    assert sorted(game.discard) == ["attack 08", "reinforcement +2", "reinforcement +3"]
    game.play()
    assert game.discard.count("attack 40") == 1


@rule("RD-4")
def test_it_draws_from_the_cosmic_deck_alone():
    game = scenario(gate={"A": 1}, aliens={"A": "chosen"}, hands={"A": "attack 04", "B": "attack 08"},
                    deck="attack 10, morph, quash", options={"reward_deck": True})  # fmt: skip
    game.answers(A=["chosen", "add attack 10"]).play()
    assert game.totals[0] == 4 + 10 + 1
    assert game.view()["reward_deck"]["cards"] == 32


@rule("R-CARD-6")
def test_a_quake_ends_the_draw_and_leaves_the_cards_that_were_drawn():
    game = scenario(gate={"A": 1}, aliens={"A": "chosen"}, hands={"A": "attack 04, +2", "B": "attack 08"},
                    deck="attack 10", rest="box")  # fmt: skip
    game.answers(A=["chosen", "add attack 10"]).play()
    assert len(game.heard("C", kind="quake")) == 1
    assert game.totals[0] == 4 + 10 + 1
