"""Mutant."""

from tests.kit import check, scenario

FIVE = "attack 04, attack 05, attack 06, +2, +3"


@check("mutant", 1)
def test_it_refills_from_hands_and_deck():
    hands = {"A": FIVE, "B": "attack 07, attack 08, attack 09, +5", "C": "morph"}
    game = scenario(start="alliance", gate={"A": 1}, aliens={"A": "mutant"}, hands=hands, deck="attack 40")
    game.answers(A=["mutant", "mutant.source: B", "mutant.source: C", "mutant.source: deck"]).play(until="invite")
    assert len(game.hand("A")) == 8
    assert game.hand("A")[-2:] == ["morph", "attack 40"]
    assert (len(game.hand("B")), game.hand("C")) == (3, [])


@check("mutant", 2)
def test_with_eight_cards_it_is_not_offered():
    hands = {"A": FIVE + ", attack 07, attack 08, morph", "B": "attack 09"}
    game = scenario(start="alliance", gate={"A": 1}, aliens={"A": "mutant"}, hands=hands).play(until="invite")
    assert not game.was_asked("A", moment="alliance.before_invite")


@check("mutant", 3)
def test_zapped_no_card_is_drawn():
    hands = {"A": FIVE + ", morph", "B": "attack 09", "C": "cosmic zap"}
    game = scenario(start="alliance", gate={"A": 1}, aliens={"A": "mutant"}, hands=hands)
    game.answers(A="mutant", C="cosmic zap").play(until="invite")
    assert len(game.hand("A")) == 6


@check("mutant", 4)
def test_super_three_cards_are_discarded_first():
    hands = {"A": FIVE + ", morph, plague, mutant flare", "B": "attack 09"}
    game = scenario(start="alliance", gate={"A": 1}, aliens={"A": "mutant"}, hands=hands)
    game.answers(A=["mutant flare", "mutant.discard: attack 04, +2, +3", "mutant"]).play(until="invite")
    assert len(game.hand("A")) == 8
    assert "mutant flare" in game.hand("A")
    assert len(game.heard("A", kind="drew")) == 3
    assert sorted(game.discard) == ["attack 04", "reinforcement +2", "reinforcement +3"]


def test_by_default_it_draws_from_the_deck():
    hands = {"A": FIVE, "B": "attack 07"}
    game = scenario(start="alliance", gate={"A": 1}, aliens={"A": "mutant"}, hands=hands)
    game.answers(A="mutant").play(until="invite")
    assert (len(game.hand("A")), len(game.hand("B"))) == (8, 1)


def test_wild_a_card_of_the_opponent_and_of_each_ally():
    hands = {"A": "attack 40, mutant flare", "B": "attack 04, +2", "C": "+3"}
    game = scenario(gate={"A": 1}, ring={"C": 1}, hands=hands).answers(A="mutant flare").play()
    assert sorted(game.hand("A")) == ["mutant flare", "reinforcement +2", "reinforcement +3"]


def test_wild_is_not_offered_to_a_loser():
    hands = {"A": "attack 04, mutant flare", "B": "attack 40, +2"}
    game = scenario(gate={"A": 1}, hands=hands).play()
    assert not any("mutant flare" in asked.options for asked in game.asked)
