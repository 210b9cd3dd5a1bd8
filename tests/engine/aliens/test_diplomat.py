"""Diplomat."""

from typing import Any

from tests.engine.aliens.test_miser import with_hoard
from tests.kit import Offer, acts, check, rule, ruling, scenario

HANDS = {"A": "attack 20, +2", "B": "attack 10, +3, +5, quash", "C": "negotiate, plague"}
YES = "deal consent: yes"


def mediated(hands: Any = HANDS, use: Any = "diplomat", **position: Any):
    """The Diplomat, no main player, turns the attacks of both into negotiates."""
    position = {"gate": {"A": 2}, "aliens": {"C": "diplomat"}} | position
    return scenario(hands=hands, **position).answers(C=use)


@check("diplomat", 1)
@rule("R-DEAL-8")
def test_a_common_deal_of_three_is_carried_out():
    game = mediated(gate={"A": 2, "D": 1})
    game.answers(
        A=[Offer(to="B", take="2 random"), YES],
        B=["accept A", YES],
        C=[Offer(to="B", take_colony="B2"), YES, {"C1": 2}],
    ).answers(B="accept C").play()
    assert game.result == "deal made"
    assert game.successful
    assert game.warp == {}
    assert game.ships("B2") == {"B": 4, "C": 2}
    assert len(game.hand("A")) == 3
    assert len(game.hand("B")) == 1
    assert game.ships_of("D") == 20
    assert game.hand("D") == []


@rule("R-DEAL-1")
def test_the_entrepreneur_draws_for_each_other_party():
    game = mediated(aliens={"A": "entrepreneur", "C": "diplomat"}, deck="attack 06, attack 07")
    game.answers(A=[Offer(to="B", take="2 random"), YES], B=["accept A", YES])
    game.answers(C=[Offer(to="B", take_colony="B2"), YES, {"C1": 1}]).answers(B="accept C").play()
    assert game.result == "deal made"
    assert {"attack 06", "attack 07"} <= set(game.hand("A"))


@check("diplomat", 2)
@rule("R-DEAL-10")
def test_without_agreement_all_three_lose_ships():
    game = mediated().play()
    assert game.result == "deal failed"
    assert game.warp == {"A": 3, "B": 3, "C": 3}


@rule("RD-6", "K-6")
def test_what_is_printed_on_any_of_the_three_counts():
    options = {"reward_deck": True}
    hands = HANDS | {"C": "negotiate, crooked deal"}
    game = mediated(hands=hands, use=["diplomat", "crooked deal"], options=options).play()
    assert game.warp == {"A": 4, "B": 4, "C": 2}
    assert game.hand("C") == ["negotiate"]
    kicked = mediated(hands=HANDS | {"A": "attack 20, kicker x0"}, options=options).answers(A="kickers").play()
    assert kicked.warp == {"A": 3}


@check("diplomat", 3)
def test_super_a_vote_decides_the_encounter():
    hands = {"A": "attack 20, diplomat flare", "B": "attack 10", "C": "negotiate"}
    game = scenario(start="alliance", gate={"A": 2}, aliens={"A": "diplomat"}, hands=hands)
    game.answers(A=["diplomat flare", "diplomat.vote: offense"], C="diplomat.vote: offense", E="diplomat.vote: offense")
    game.play()
    assert game.result == "offense wins"
    assert game.selected == (None, None)
    assert game.ships("B1") == {"A": 2}
    assert game.warp == {"B": 4}
    assert sorted(game.hand("A")) == ["attack 20", "diplomat flare"]
    assert game.hand("B") == ["attack 10"]


@check("diplomat", 4)
def test_two_negotiates_are_a_deal_already():
    game = mediated(hands=HANDS | {"A": "negotiate", "B": "negotiate, +2"}, use=[]).play()
    assert not any("diplomat" in asked.options for asked in game.asked)


def test_zapped_the_attacks_stay_and_the_negotiate_is_spent():
    game = mediated(hands=HANDS | {"D": "cosmic zap"}).answers(D="cosmic zap").play()
    assert game.result == "offense wins"
    assert "negotiate" in game.discard
    assert game.hand("C") == ["plague"]


@rule("R-INFO-2")
def test_only_the_two_of_a_pair_see_the_cards_that_are_named():
    game = mediated()
    game.answers(B=Offer(to="C", give="quash", take="1 random")).play(
        until=lambda game: bool(game.told(kind="deal_offer"))
    )
    assert "quash" in str(game.heard("C", kind="deal_offer"))
    assert "quash" not in str(game.heard("A", kind="deal_offer")) + str(game.heard("D", kind="deal_offer"))


def test_a_new_part_asks_for_everybodys_consent_again():
    game = mediated()
    game.answers(A=[Offer(to="B", take="1 random"), YES], B="accept A", C=[Offer(to="A", take="1 random")])
    game.answers(A="accept C").play()
    consents = [asked.seat for asked in game.asked if asked.question == "deal_consent"]
    assert consents.count("B") == 2
    assert game.result == "deal failed"


@ruling("diplomat", 1)
def test_an_attack_against_a_negotiate_is_turned_and_nobody_is_compensated():
    game = mediated(hands=HANDS | {"A": "negotiate"}).play()
    assert game.result == "deal failed"
    assert game.hand("A") == []


@ruling("diplomat", 2)
def test_as_an_ally_it_goes_home_and_deals_as_a_free_party():
    game = mediated(gate={"A": 2, "C": 3})
    game.answers(A=[Offer(to="C", take="1 random"), YES], B=YES, C=["accept A", YES]).play()
    assert game.result == "deal made"
    assert game.ships_of("C") == 20
    assert game.hand("A") == ["reinforcement +2", "plague"]


@ruling("diplomat", 3)
def test_a_party_gets_one_colony_and_may_grant_two():
    game = mediated()
    game.answers(A=[Offer(to="B", take_colony="B2")], B=["accept A"], C=[Offer(to="B", take_colony="B3")]).answers(
        B="accept C", A=YES
    ).answers(B=YES, C=YES).play()
    assert game.result == "deal made"
    assert game.ships("B2", "A") == 1
    assert game.ships("B3", "C") == 1
    game = mediated()
    game.answers(A=[Offer(to="B", take_colony="B2")], B=["accept A"])
    game.play(until="deal consent")
    asks = [ask for ask in game.game.asks if ask.kind == "deal" and ask.seat == 2 and ask.target == 0]
    assert asks
    assert game.game.wire(asks[0])["can_give"]["colonies"] == []


@ruling("diplomat", 11)
@rule("R-DEAL-4")
def test_one_card_in_the_whole_deal_is_enough():
    game = mediated()
    game.answers(A=[Offer(to="B", take="1 random"), YES], B=["accept A", YES], C=YES).play()
    assert game.result == "deal made"
    assert (len(game.hand("A")), game.hand("C")) == (2, ["plague"])
    assert game.warp == {}


@ruling("diplomat", 11)
@rule("R-DEAL-4")
def test_nobody_is_asked_to_agree_to_nothing():
    game = mediated().play()
    assert not any(asked.question == "deal_consent" for asked in game.asked)


@ruling("diplomat", 4)
def test_one_refusal_fails_it_for_all_three():
    game = mediated()
    game.answers(A=[Offer(to="B", take="1 random"), YES], B=["accept A", YES], C="deal consent: no").play()
    assert game.result == "deal failed"
    assert game.warp == {"A": 3, "B": 3, "C": 3}


def test_an_agreed_deal_of_three_can_be_quashed():
    game = mediated(hands=HANDS | {"D": "quash", "B": "attack 10, +3"})
    game.answers(A=[Offer(to="B", take="1 random"), YES], B=["accept A", YES], C=YES, D="quash").play()
    assert game.result == "deal failed"
    assert game.warp == {"A": 3, "B": 3, "C": 3}


def test_cards_cannot_be_given_twice():
    game = mediated()
    game.answers(
        B=[Offer(to="A", give="quash", take="1 random"), Offer(to="C", give="quash", take="1 random")], A="accept B"
    ).play(until="deal consent")
    with_c = next(ask for ask in game.game.asks if ask.kind == "deal" and ask.seat == 2 and ask.target == 1)
    assert game.game.wire(with_c)["received"] is None


@ruling("diplomat", 5)
def test_powers_that_need_an_attack_against_a_negotiate_do_not_apply_any_more():
    hands = HANDS | {"A": "attack 20", "B": "negotiate"}
    game = mediated(hands=hands, aliens={"B": "pacifist", "C": "diplomat"}).play()
    assert game.result == "deal failed"
    game = mediated(hands=hands, aliens={"B": "empath", "C": "diplomat"}, use=[]).answers(B="empath").play()
    assert not any("diplomat" in asked.options for asked in game.asked if asked.moment != "reveal.after_reveal")
    assert "negotiate" in game.hand("C")


@ruling("diplomat", 7)
def test_a_morph_that_copied_an_attack_is_turned_too():
    game = mediated(hands=HANDS | {"A": "morph"}).play()
    assert game.result == "deal failed"


@ruling("diplomat", 10)
def test_without_a_negotiate_it_cannot_be_used():
    game = mediated(hands=HANDS | {"C": "plague"}, use=[]).play()
    assert not any("diplomat" in asked.options for asked in game.asked)
    assert any(asked.silent for asked in game.asked if asked.seat == "C" and asked.moment == "reveal.after_reveal")


@ruling("diplomat", 6)
def test_super_a_vote_that_is_won_pays_what_was_offered_and_rewards_as_usual():
    hands = {"A": "attack 20", "B": "attack 10, diplomat flare, quash"}
    bribes = [Offer(to="C", give="quash", give_colony="B2"), Offer(to="E", give="1 random")]
    game = scenario(start="alliance", gate={"A": 2}, aliens={"B": "diplomat"}, hands=hands, deck="attack 06, attack 08")
    game.answers(
        B=["invite: D", "diplomat flare", *bribes],
        C=["accept", "diplomat.vote: defense", {"C1": 1}], D=["defense", 1], E="refuse",
    ).play()  # fmt: skip
    assert game.result == "defense wins"
    assert game.warp == {"A": 2}
    assert game.hand("C") == ["quash"]
    assert game.ships("B2") == {"B": 4, "C": 1}
    assert game.hand("D") == ["attack 06"]
    assert game.hand("E") == []
    assert "diplomat flare" in game.hand("B")


def test_super_after_a_lost_vote_nothing_is_given():
    hands = {"A": "attack 20, diplomat flare, quash", "B": "attack 10"}
    game = scenario(start="alliance", gate={"A": 2}, aliens={"A": "diplomat"}, hands=hands)
    game.answers(A=["diplomat flare", Offer(to="C", give="quash")], C="accept").play()
    assert game.result == "defense wins"
    assert "quash" in game.hand("A")
    assert game.warp == {"A": 2}


def test_wild_the_deal_is_made_in_the_place_of_another():
    hands = {"A": "negotiate", "B": "negotiate, +3", "C": "negotiate, diplomat flare, plague"}
    game = scenario(gate={"A": 2}, hands=hands).answers(C=["diplomat flare", "A", Offer(take_colony="B2"), {"C1": 1}])
    game.answers(B="accept").play()
    assert game.result == "deal made"
    assert game.successful
    assert game.ships("B2") == {"B": 4, "C": 1}
    assert game.ships_of("A") == 20
    assert game.hand("C") == ["plague", "diplomat flare"]
    assert game.discard.count("negotiate") == 3


def test_wild_if_it_fails_the_one_in_the_place_pays():
    hands = {"A": "negotiate", "B": "negotiate, +3", "C": "negotiate, diplomat flare"}
    game = scenario(gate={"A": 2}, hands=hands).answers(C=["diplomat flare", "A"]).play()
    assert game.result == "deal failed"
    assert game.warp == {"B": 3, "C": 3}
    assert game.ships_of("A") == 20


def test_wild_also_in_a_deal_of_three():
    game = mediated(hands=HANDS | {"D": "negotiate, diplomat flare"}, use=["diplomat"])
    game.answers(D=["diplomat flare", "B"]).play()
    assert game.result == "deal failed"
    assert game.warp == {"A": 3, "C": 3, "D": 3}


def test_a_card_that_is_gone_makes_the_whole_deal_fail():
    @acts("resolution.deal_agreed")
    def rob(me):
        yield from me.g.take(4, 1, list(me.g.state.hands[1]), "probe")

    game = mediated(probes=[rob])
    game.answers(A=[Offer(to="B", take="1 random"), YES], B=["accept A", YES], C=YES).play()
    assert game.result == "deal failed"
    assert game.warp == {"A": 3, "B": 3, "C": 3}


@rule("L-6")
def test_lucre_in_a_deal_of_three_cannot_be_spent_twice():
    for price, result in ((4, "deal made"), (5, "deal failed")):
        game = mediated(lucre={"A": 8, "B": 1, "C": 1})
        game.answers(
            A=[Offer(to="B", give_lucre=4, take="1 random"), "accept C", YES],
            B=["accept A", YES],
            C=[Offer(to="A", take_lucre=price, give="plague"), YES],
        ).play()
        assert game.result == result


def test_the_negotiate_may_come_out_of_the_hoard():
    hands = {"A": "attack 20", "B": "attack 10", "C": "attack 04"}
    game = with_hoard("negotiate", gate={"A": 2}, aliens={"C": "diplomat + miser"}, hands=hands, rest="deck")
    game.answers(C="diplomat").play()
    assert game.result == "deal failed"
    assert game.warp == {"A": 3, "B": 3, "C": 3}
    assert game.discard.count("negotiate") == 1


def test_super_no_card_is_offered_for_two_votes():
    hands = {"A": "diplomat flare, attack 04, attack 06", "B": "negotiate"}
    game = scenario(start="alliance", gate={"A": 2}, aliens={"A": "diplomat"}, hands=hands)
    game.answers(A=["diplomat flare", Offer(give="attack 04")], B=["accept"])
    game.play(until=lambda game: any(ask.deal and ask.deal.parties == (0, 2) for ask in game.game.asks))
    deal = next(ask.deal for ask in game.game.asks)
    assert [game.game.face(card).id for card in deal.cards_to_give(0)] == ["attack_06"]
    assert deal.most_cards(0) == 1


@rule("L-6")
def test_super_no_lucre_is_offered_for_a_vote():
    hands = {"A": "diplomat flare, attack 04", "B": "negotiate"}
    game = scenario(start="alliance", gate={"A": 2}, aliens={"A": "diplomat"}, hands=hands, lucre={"A": 9, "B": 3})
    game.answers(A="diplomat flare").play(until="diplomat.bribe")
    deal = game.game.asks[0].deal
    assert [deal.lucre_to_give(seat) for seat in (0, 1)] == [0, 0]
    game.refuses("A", Offer(give="attack 04", give_lucre=2))
