"""Emotion Control."""

from tests.kit import Offer, rule, scenario

ATTACKS = {"A": "attack 10, +2", "B": "attack 08", "C": "emotion control"}


@rule("C-EMOTION-1")
def test_attacks_become_negotiates_and_a_deal_follows():
    game = scenario(gate={"A": 1}, hands=ATTACKS).answers(C="emotion control").play(until="deal")
    assert game.waiting == ["A", "B"]
    game.answer("A", Offer(give="+2")).answer("B", "accept").play()
    assert game.result == "deal made"
    assert game.hand("B") == ["reinforcement +2"]


@rule("C-EMOTION-1")
def test_any_player_may_play_it_and_nobody_must():
    game = scenario(gate={"A": 1}, hands=ATTACKS).play()
    assert game.result == "defense wins"
    assert game.hand("C") == ["emotion control"]
    game = scenario(gate={"A": 1}, hands={"A": "attack 10, emotion control", "B": "attack 08"})
    assert game.answers(A="emotion control").play().result == "deal failed"


@rule("C-EMOTION-2")
def test_a_morph_that_became_an_attack_is_changed_too():
    game = scenario(gate={"A": 1}, hands=ATTACKS | {"A": "morph"}).answers(C="emotion control").play(until="deal")
    assert game.waiting == ["A", "B"]


@rule("C-EMOTION-3", "Q62")
def test_one_attack_and_one_negotiate_lead_to_a_deal_without_compensation():
    hands = {"A": "attack 12, attack 04, +2, +3", "B": "negotiate", "C": "emotion control"}
    game = scenario(gate={"A": 1}, hands=hands).answers(A="select: attack 12", C="emotion control").play(until="deal")
    game.answer("A", "refuse").play()
    assert game.result == "deal failed"
    assert game.hand("B") == []
    assert len(game.hand("A")) == 3


@rule("C-EMOTION-4")
def test_in_the_discard_pile_the_cards_are_the_original_ones():
    game = scenario(gate={"A": 1}, hands=ATTACKS).answers(C="emotion control").play()
    assert game.discard == ["emotion control", "attack 10", "attack 08"]
    assert [card["kind"] for card in game.view()["decks"]["discard"]] == ["artifact", "attack", "attack"]


@rule("C-EMOTION-5")
def test_with_two_negotiates_it_cannot_be_played():
    game = scenario(gate={"A": 1}, hands={"A": "negotiate", "B": "negotiate", "C": "emotion control"}).play()
    assert not any("emotion control" in asked.options for asked in game.asked)


@rule("R-REVEAL-3")
def test_mandatory_uses_see_the_changed_types():
    game = (
        scenario(gate={"A": 1}, aliens={"A": "warrior"}, tokens={"A": 3}, hands=ATTACKS)
        .answers(C="emotion control")
        .play()
    )
    assert "A uses Warrior." not in game.told("E")
    assert game.tokens("A") == 3 + 2
