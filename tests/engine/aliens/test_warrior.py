"""Warrior."""

from tests.kit import Offer, rule, scenario


def test_tokens_add_to_its_total_and_stay():
    hands = {"A": "attack 20", "B": "attack 08"}
    game = scenario(gate={"A": 1}, ships={"B1": {"B": 2}}, aliens={"B": "warrior"}, tokens={"B": 6}, hands=hands)
    game.play(until="resolution.outcome")
    assert game.totals[1] == 16
    assert game.tokens("B") == 6


@rule("Q67")
def test_zapped_nothing_is_added_but_it_still_learns():
    hands = {"A": "attack 20", "B": "attack 08", "C": "cosmic zap"}
    game = scenario(gate={"A": 1}, ships={"B1": {"B": 2}}, aliens={"B": "warrior"}, tokens={"B": 6}, hands=hands)
    game.answers(C="cosmic zap").play()
    assert game.totals[1] == 10
    assert game.tokens("B") == 8


@rule("R-VAR-1")
def test_with_four_planets_it_learns_one_more_each_time():
    hands = {"A": "negotiate, +2", "B": "negotiate"}
    game = scenario(
        gate={"A": 1}, aliens={"A": "warrior"}, tokens={"A": 3}, hands=hands, options={"four_planets": True}
    )
    game.play(until="deal").answer("A", Offer(give="+2")).answer("B", "accept").play()
    assert game.tokens("A") == 5
    game = scenario(gate={"A": 1}, aliens={"A": "warrior"}, hands=hands, options={"four_planets": True}).play()
    assert game.tokens("A") == 3


def test_a_turn_that_ends_for_lack_of_cards_teaches_nothing():
    game = scenario(
        gate={"A": 1}, aliens={"A": "warrior"}, tokens={"A": 3}, hands={"A": "plague", "B": "attack 08"}
    ).play()
    assert game.tokens("A") == 3


def test_a_win_is_one_token_and_a_loss_two():
    for cards, tokens in (({"A": "attack 20", "B": "attack 04"}, 1), ({"A": "attack 04", "B": "attack 20"}, 2)):
        assert scenario(gate={"A": 1}, aliens={"A": "warrior"}, hands=cards).play().tokens("A") == tokens


def test_a_failed_deal_is_two_tokens():
    game = scenario(gate={"A": 1}, aliens={"A": "warrior"}, hands={"A": "negotiate", "B": "negotiate"}).play()
    assert game.tokens("A") == 2


def test_both_sides_losing_is_two_tokens():
    hands = {"A": "morph", "B": "attack 01"}
    game = scenario(gate={"A": 1}, aliens={"A": "warrior"}, hands=hands, reprint={"attack 01": "morph"}).play()
    assert (game.result, game.tokens("A")) == ("both lose", 2)


def test_as_ally_or_outsider_it_learns_nothing():
    game = scenario(
        gate={"A": 1, "C": 1}, aliens={"C": "warrior", "D": "warrior"}, hands={"A": "attack 20", "B": "attack 04"}
    )
    assert game.play().tokens("C") == game.tokens("D") == 0


def test_with_a_negotiate_it_adds_nothing_but_learns():
    game = scenario(
        gate={"A": 1}, aliens={"A": "warrior"}, tokens={"A": 4}, hands={"A": "negotiate", "B": "attack 04"}
    ).play()
    assert game.told("E", kind="use") == []
    assert game.tokens("A") == 6


def test_with_the_power_lost_by_this_very_encounter_it_learns_nothing():
    game = scenario(
        gate={"A": 1}, homes={"B": 3}, aliens={"B": "warrior"}, hands={"A": "attack 20", "B": "attack 04"}
    ).play()
    assert (game.power("B"), game.tokens("B")) == ("lost", 0)


def test_tokens_are_seen_by_all():
    game = scenario(gate={"A": 1}, aliens={"A": "warrior"}, tokens={"A": 4}, hands={"A": "attack 20", "B": "attack 04"})
    assert game.view()["seats"][0]["powers"][0]["tokens"] == 4
    game.play()
    assert any("Warrior" in text for text in game.told("E", kind="warrior.learn"))
