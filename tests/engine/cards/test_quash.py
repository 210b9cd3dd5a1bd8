"""Quash."""

from tests.kit import Offer, Scenario, rule, scenario


def agreed(**hands: str) -> Scenario:
    """A and B talk; A will offer a card and B will accept."""
    cards = {"A": "negotiate, attack 10", "B": "negotiate"} | hands
    game = scenario(gate={"A": 2}, hands=cards).answers(A="select: negotiate", B="select: negotiate").play(until="deal")
    return game.answer("A", Offer(give="attack 10")).answer("B", "accept")


@rule("C-QUASH-1")
def test_the_deal_does_not_happen_and_both_pay_the_penalty():
    game = agreed(C="quash").answers(C="quash").play()
    assert (game.result, game.warp) == ("deal failed", {"A": 3, "B": 3})
    assert game.hand("A") == ["attack 10"]
    assert game.hand("B") == []
    assert "C plays Quash." in game.told("E")


@rule("C-QUASH-1")
def test_it_is_not_played_by_the_clock():
    game = agreed(C="quash").play()
    assert game.was_asked("C", moment="resolution.deal_agreed")
    assert game.result == "deal made"
    assert game.hand("C") == ["quash"]


@rule("C-QUASH-1")
def test_it_is_not_offered_when_the_talks_have_failed():
    game = scenario(gate={"A": 2}, hands={"A": "negotiate", "B": "negotiate", "C": "quash"}).play()
    assert not any("quash" in asked.options for asked in game.asked)


@rule("C-QUASH-2")
def test_if_the_quash_is_cancelled_the_deal_is_carried_out():
    game = agreed(C="quash", D="card zap").answers(C="quash", D="card zap").play()
    assert game.result == "deal made"
    assert game.hand("B") == ["attack 10"]


@rule("C-QUASH-3")
def test_the_encounter_is_not_successful():
    game = agreed(C="quash", A="negotiate, attack 10, attack 04").answers(C="quash").play()
    assert not game.was_asked("A", question="second encounter")
    assert game.next_offense == "B"


@rule("C-QUASH-4")
def test_the_dealing_players_may_quash_their_own_deal():
    game = agreed(B="negotiate, quash").answers(B="quash").play()
    assert game.result == "deal failed"
