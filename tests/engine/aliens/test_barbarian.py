"""Barbarian."""

from tests.kit import Scenario, check, rule, ruling, scenario

FIVE = "attack 04, attack 06, morph, +2, +3"


def seen(game: Scenario, name: str) -> int:
    return len(game.view(name)["known"])


@check("barbarian", 1)
def test_it_takes_a_card_for_each_ship_and_the_rest_is_discarded():
    hands = {"A": "attack 30", "B": f"attack 08, {FIVE}"}
    game = scenario(gate={"A": 2}, aliens={"A": "barbarian"}, hands=hands)
    game.answers(B="select: attack 08", A="morph, +3").play()
    assert game.hand("A") == ["morph", "reinforcement +3"]
    assert game.hand("B") == []
    assert {"attack 04", "attack 06", "reinforcement +2"} <= set(game.discard)


@check("barbarian", 2)
@rule("R-COMP-4")
@ruling("barbarian", 1)
def test_compensation_is_taken_from_the_hand_with_the_looted_cards():
    hands = {"A": "attack 12, quash, plague", "B": "negotiate, morph, +2, +3, +5"}
    game = scenario(gate={"A": 4}, ships={"B1": {"B": 3}}, aliens={"A": "barbarian"}, hands=hands)
    game.answers(B="select: negotiate", A="morph, +2, +3, +5").play(until="resolution.compensation")
    assert len(game.hand("A")) == 6
    game.play()
    assert (len(game.hand("A")), len(game.hand("B"))) == (3, 3)


@check("barbarian", 3)
def test_a_deal_is_no_win():
    hands = {"A": "negotiate", "B": "negotiate, morph"}
    game = scenario(gate={"A": 2}, aliens={"A": "barbarian"}, hands=hands).answers(B="negotiate").play(until="deal")
    game.game.answer(game.ask("A").id, {"action": "offer", "offer": {"take": {"random_cards": 1}}})
    game.answer("B", "accept").play()
    assert game.hand("A") == ["morph"]
    assert game.told("E", kind="use_on") == []


@check("barbarian", 4)
@rule("R-TIME-6")
def test_zapped_the_hand_is_neither_seen_nor_lost():
    hands = {"A": "attack 30", "B": f"attack 08, {FIVE}, quash", "D": "cosmic zap"}
    game = scenario(gate={"A": 3}, aliens={"A": "barbarian"}, hands=hands)
    game.answers(B="select: attack 08", D="cosmic zap").play()
    assert len(game.hand("B")) == 6
    assert seen(game, "A") == 0


def test_only_the_two_know_the_looted_cards_and_by_default_they_are_random():
    hands = {"A": "attack 30", "B": f"attack 08, {FIVE}"}
    game = scenario(gate={"A": 2}, aliens={"A": "barbarian"}, hands=hands).answers(B="select: attack 08").play()
    assert len(game.hand("A")) == 2
    assert (seen(game, "B"), seen(game, "C")) == (2, 0)
    assert "A takes 2 cards from B (Barbarian)." in game.told("C")


@rule("R-WIN-2")
@ruling("barbarian", 4)
def test_a_winning_landing_comes_first():
    hands = {"A": "attack 30", "B": f"attack 08, {FIVE}"}
    game = scenario(gate={"A": 2}, colonies={"A": 4}, aliens={"A": "barbarian"}, hands=hands)
    game.answers(B="select: attack 08").play()
    assert game.winners == ["A"]
    assert game.told("E", kind="use_on") == []


@rule("R-POWER-7")
@ruling("barbarian", 2)
def test_super_an_offensive_ally_loots_the_defense():
    hands = {"A": "attack 30", "B": f"attack 08, {FIVE}", "C": "barbarian flare"}
    game = scenario(gate={"A": 2, "C": 1}, aliens={"C": "barbarian"}, hands=hands)
    game.answers(B="select: attack 08", C=["barbarian", "morph"]).play()
    assert sorted(game.hand("C")) == ["barbarian flare", "morph"]
    assert game.hand("B") == []


def test_wild_unwanted_compensation_goes_straight_to_the_discard_pile():
    hands = {"A": "attack 12, morph, +2", "B": "negotiate, barbarian flare"}
    game = scenario(gate={"A": 1}, ships={"B1": {"B": 2}}, hands=hands)
    game.answers(B=["barbarian flare", "+2"]).play()
    assert game.hand("B") == ["morph", "barbarian flare"]
    assert "reinforcement +2" in game.discard


def test_wild_it_works_for_rewards():
    hands = {"A": "attack 04", "B": "attack 20", "C": "barbarian flare"}
    game = scenario(gate={"A": 1}, ring={"C": 2}, hands=hands, deck="morph, +5").answers(C=["barbarian flare", "morph"])
    game.play()
    assert sorted(game.hand("C")) == ["barbarian flare", "reinforcement +5"]


@ruling("barbarian", 3)
def test_without_a_ship_left_in_the_encounter_it_takes_nothing_and_all_is_discarded():
    hands = {"A": "attack 40", "B": f"attack 08, {FIVE}"}
    game = scenario(gate={"A": 2}, aliens={"A": "barbarian + amoeba"}, hands=hands)
    game.answers(A=["amoeba", "out", 2], B="select: attack 08").play()
    assert game.result == "offense wins"
    assert (game.hand("A"), game.hand("B")) == ([], [])
    assert seen(game, "B") == 0
    assert "morph" in game.discard


@ruling("barbarian", 5)
def test_super_after_an_offense_that_loots_an_ally_finds_an_empty_hand():
    hands = {"A": "attack 30", "B": f"attack 08, {FIVE}", "C": "barbarian flare"}
    game = scenario(gate={"A": 2, "C": 1}, aliens={"A": "barbarian", "C": "barbarian"}, hands=hands)
    game.answers(B="select: attack 08", A="morph, +3", C="barbarian").play()
    assert sorted(game.hand("A")) == ["morph", "reinforcement +3"]
    assert game.hand("C") == ["barbarian flare"]


def test_a_beaten_barbarian_loots_nothing():
    hands = {"A": "attack 04", "B": f"attack 30, {FIVE}", "C": "barbarian flare"}
    game = scenario(gate={"A": 2, "C": 1}, aliens={"A": "barbarian", "C": "barbarian"}, hands=hands)
    game.answers(B="select: attack 30").play()
    assert len(game.hand("B")) == 5
    assert game.told("E", kind="use_on") == []


def test_wild_cards_drawn_in_another_way_must_be_kept():
    hands = {"A": "attack 30, barbarian flare", "B": "attack 08"}
    game = scenario(gate={"A": 1}, aliens={"A": "kamikaze"}, hands=hands).answers(A=["kamikaze", 1, "attack 30"]).play()
    assert not any("barbarian flare" in asked.options for asked in game.asked)


@rule("RD-8")
def test_wild_a_rift_that_is_refused_does_not_go_off():
    hands = {"A": "attack 20, rift 5", "B": "negotiate, barbarian flare"}
    game = scenario(gate={"A": 3}, hands=hands, options={"reward_deck": True})
    game.answers(B=["barbarian flare", "rift 5"]).play()
    assert game.warp == {"B": 4}
    assert [card["card"] for card in game.view()["reward_deck"]["discard"]] == ["rift_5"]
