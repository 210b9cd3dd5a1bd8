"""Warrior."""

from tests.kit import Offer, check, rule, ruling, scenario


@check("warrior", 1)
def test_tokens_add_to_its_total_and_stay():
    hands = {"A": "attack 20", "B": "attack 08"}
    game = scenario(gate={"A": 1}, ships={"B1": {"B": 2}}, aliens={"B": "warrior"}, tokens={"B": 6}, hands=hands)
    game.play(until="resolution.outcome")
    assert game.totals[1] == 16
    assert game.tokens("B") == 6


@check("warrior", 2)
@rule("Q67")
@ruling("warrior", 1)
def test_zapped_nothing_is_added_but_it_still_learns():
    hands = {"A": "attack 20", "B": "attack 08", "C": "cosmic zap"}
    game = scenario(gate={"A": 1}, ships={"B1": {"B": 2}}, aliens={"B": "warrior"}, tokens={"B": 6}, hands=hands)
    game.answers(C="cosmic zap").play()
    assert game.totals[1] == 10
    assert game.tokens("B") == 8


@check("warrior", 3)
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


@check("warrior", 4)
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


@ruling("warrior", 5)
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


@rule("R-START-5", "R-CARD-5")
def test_wild_the_defense_has_an_encounter_of_its_own_with_the_offense():
    hands = {"A": "attack 20, attack 06, attack 06", "B": "attack 04, attack 10, warrior flare"}
    game = scenario(gate={"A": 1}, hands=hands, aliens={"C": "mind"}).answers(A="attack 20", B="warrior flare").play()
    assert (game.next_offense, game.next_defense) == ("B", "A")
    assert game.game.state.turn_owner == 0
    for _ in range(40):  # the extra encounter by defaults
        ask = game.game.asks[0]
        if ask.text == "second_encounter":
            break
        game.game.timeout(ask.id)
    assert (ask.text, ask.seat) == ("second_encounter", 0), "the interrupted turn goes on: it was a success"


@rule("R-REGROUP-3")
def test_wild_who_has_lost_its_last_colony_strikes_back_with_the_ship_that_comes_out_of_the_warp():
    hands = {"A": "attack 20, attack 06", "B": "attack 04, attack 10, warrior flare"}
    game = scenario(gate={"A": 1}, homes={"B": 1}, ships={"B1": {"B": 1}}, warp={"B": 19}, hands=hands)
    game.answers(A="attack 20", B=["select: attack 04", "warrior flare"]).play()
    assert (game.next_offense, game.next_defense) == ("B", "A")


def test_wild_needs_an_encounter_card():
    hands = {"A": "attack 20, attack 06", "B": "attack 04, warrior flare"}
    game = scenario(gate={"A": 1}, hands=hands).answers(A="attack 20").play()
    assert not any("warrior flare" in asked.options for asked in game.asked)


@rule("R-POWER-7")
def test_super_as_ally_it_adds_its_tokens():
    hands = {"A": "attack 10", "B": "attack 20", "C": "warrior flare"}
    game = scenario(gate={"A": 1, "C": 1}, aliens={"C": "warrior"}, tokens={"C": 9}, hands=hands)
    game.answers(C="warrior").play()
    assert game.totals[0] == 10 + 2 + 9
    assert game.tokens("C") == 9


def test_super_without_a_token_there_is_nothing_to_add_as_ally():
    hands = {"A": "attack 10", "B": "attack 20", "C": "warrior flare"}
    game = scenario(gate={"A": 1, "C": 1}, aliens={"C": "warrior"}, hands=hands).play(until="reveal.after_reveal")
    assert game.options("C") == ["pass"]


@rule("R-POWER-7")
def test_super_the_use_as_ally_can_be_zapped():
    hands = {"A": "attack 10", "B": "attack 20", "C": "warrior flare", "D": "cosmic zap"}
    game = scenario(gate={"A": 1, "C": 1}, aliens={"C": "warrior"}, tokens={"C": 9}, hands=hands)
    game.answers(C="warrior", D="cosmic zap").play()
    assert game.totals[0] == 10 + 2
    assert game.hand("C") == ["warrior flare"]


@ruling("warrior", 3)
def test_super_as_an_ally_it_learns_nothing():
    hands = {"A": "attack 10", "B": "attack 04", "C": "warrior flare"}
    game = scenario(gate={"A": 1, "C": 1}, aliens={"C": "warrior"}, tokens={"C": 9}, hands=hands)
    game.answers(C="warrior").play()
    assert game.tokens("C") == 9


@ruling("warrior", 4)
def test_against_a_negotiate_it_learns_by_the_win():
    game = scenario(gate={"A": 1}, aliens={"A": "warrior"}, tokens={"A": 4}, hands={"A": "attack 04", "B": "negotiate"})
    assert game.play().tokens("A") == 5


@ruling("warrior", 6)
def test_it_learns_after_each_of_two_encounters():
    for number in (1, 2):
        hands = {"A": "attack 20", "B": "attack 04"}
        game = scenario(gate={"A": 1}, encounter=number, aliens={"A": "warrior"}, tokens={"A": 3}, hands=hands).play()
        assert game.tokens("A") == 4


@ruling("warrior", 7)
def test_wild_in_the_extra_encounter_flares_may_be_played_anew():
    hands = {"A": "attack 20, attack 06", "B": "attack 04, attack 10, warrior flare"}
    game = scenario(gate={"A": 1}, hands=hands).answers(A="attack 20", B="warrior flare").play()
    extra = game.game.state.encounter
    assert (extra.offense, extra.defense, extra.flare_cards, extra.flare_seats) == (1, 0, [], [])


@ruling("warrior", 8)
def test_wild_it_is_the_flare_of_the_encounter_that_has_ended():
    hands = {"A": "attack 20, attack 06", "B": "attack 04, attack 10, tripler flare, warrior flare"}
    game = scenario(gate={"A": 1}, hands=hands).answers(A="attack 20", B="tripler flare").play()
    assert not any("warrior flare" in asked.options for asked in game.asked)
