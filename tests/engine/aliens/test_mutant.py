"""Mutant."""

from tests.kit import changes, check, rule, ruling, scenario

FIVE = "attack 04, attack 05, attack 06, +2, +3"


@check("mutant", 1)
@ruling("mutant", 2)
def test_it_refills_from_hands_and_deck():
    hands = {"A": FIVE, "B": "attack 07, attack 08, attack 09, +5", "C": "morph"}
    game = scenario(start="alliance", gate={"A": 1}, aliens={"A": "mutant"}, hands=hands, deck="attack 40")
    game.answers(A=["mutant", "mutant.source: B", "mutant.source: C", "mutant.source: deck"]).play(until="invite")
    assert len(game.hand("A")) == 8
    assert game.hand("A")[-2:] == ["morph", "attack 40"]
    assert (len(game.hand("B")), game.hand("C")) == (3, [])


@check("mutant", 2)
@ruling("mutant", 4)
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


@ruling("mutant", 2)
def test_it_may_take_all_cards_of_its_opponent_who_draws_a_new_hand_then():
    hands = {"A": FIVE + ", morph, plague", "B": "attack 09"}
    game = scenario(start="alliance", gate={"A": 1}, aliens={"A": "mutant"}, hands=hands)
    game.answers(A=["mutant", "mutant.source: B"]).play(until="invite")
    assert game.hand("B") == []
    game.play(until="select")
    assert len(game.hand("B")) == 8


@ruling("mutant", 3)
def test_it_cannot_draw_from_itself():
    hands = {"A": FIVE, "B": "attack 07", "D": "morph"}
    game = scenario(start="alliance", gate={"A": 1}, aliens={"A": "mutant"}, hands=hands).answers(A="mutant")
    game.play(until="mutant.source")
    assert game.options("A") == ["deck", "B", "D"]


@ruling("mutant", 7)
@ruling("remora", 7)
def test_a_remora_clings_once_to_the_whole_refill():
    hands = {"A": FIVE, "B": "attack 07"}
    game = scenario(start="alliance", gate={"A": 1}, aliens={"A": "mutant", "C": "remora"}, hands=hands)
    game.answers(A=["mutant", "mutant.source: deck", "mutant.source: B", "mutant.source: deck"], C="remora")
    game.play(until="invite")
    assert len(game.hand("A")) == 8
    assert len(game.hand("C")) == 1
    assert sum("remora" in asked.options for asked in game.asked) == 1


@ruling("mutant", 8)
def test_wild_the_cards_are_taken_before_a_negotiate_is_paid():
    hands = {"A": "attack 40, mutant flare", "B": "negotiate, +2"}
    game = scenario(gate={"A": 1}, ships={"B1": {"B": 1}}, hands=hands).answers(A="mutant flare")
    game.play(until="resolution.compensation")
    assert sorted(game.hand("A")) == ["mutant flare", "reinforcement +2"]
    game.play()
    assert len(game.hand("B")) == 1


def test_super_one_to_three_cards_may_be_discarded_and_only_before_the_refill():
    hands = {"A": FIVE + ", morph, mutant flare", "B": "attack 09"}
    game = scenario(start="alliance", gate={"A": 1}, aliens={"A": "mutant"}, hands=hands).answers(A="mutant flare")
    game.play(until="mutant.discard")
    assert (game.ask("A").low, game.ask("A").high) == (1, 3)
    game = scenario(start="alliance", gate={"A": 1}, aliens={"A": "mutant"}, hands=hands).answers(A="mutant")
    game.play(until="invite")
    assert sum("mutant flare" in asked.options for asked in game.asked) == 1


def test_super_without_another_card_there_is_nothing_to_discard():
    hands = {"A": "mutant flare", "B": "attack 09"}
    game = scenario(start="alliance", gate={"A": 1}, aliens={"A": "mutant"}, hands=hands).play()
    assert not any("mutant flare" in asked.options for asked in game.asked)
    assert any("mutant" in asked.options for asked in game.asked)


@rule("R-CARD-9")
def test_where_nothing_can_be_taken_the_refill_stops():
    @changes("hand.safe", seat="C")
    def insured(me, cards, seat):
        return list(me.g.state.hands[seat]) if seat == 2 else cards

    hands = {"A": FIVE, "B": "attack 07", "C": "morph"}
    game = scenario(start="alliance", gate={"A": 1}, aliens={"A": "mutant"}, hands=hands, rest="box", probes=[insured])
    game.answers(A="mutant").play(until="invite")
    assert (len(game.hand("A")), game.hand("B"), game.hand("C")) == (6, [], ["morph"])
