"""Lucre (L-1 to L-13): income, purchases, deals, gifts."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine import COLOURS, Game, IllegalAnswer, Options, SeatSetup, Setup, StaleAsk, check_options
from app.engine.asks import Ask
from tests.kit import Offer, Scenario, acts, changes, rule, scenario

ATTACKS = {"A": "attack 10", "B": "attack 10"}


def purses(game: Scenario) -> list[int]:
    """What everybody has, as all see it."""
    return list(game.view()["lucre"].values())


def shop(game: Scenario, name: str) -> list[str]:
    """What a seat could buy now."""
    asks = [ask for ask in game.game.asks if ask.text == "lucre_shop.shop" and ask.seat == ord(name) - ord("A")]
    return [option[1][0] for ask in asks for option in ask.options]


def buy(game: Scenario, name: str, good: str) -> Scenario:
    """The seat says now that it buys something."""
    ask = next(a for a in game.game.asks if a.text == "lucre_shop.shop" and a.seat == ord(name) - ord("A"))
    index = [option[1][0] for option in ask.options].index(good)
    game.game.answer(ask.id, [str(index)])
    return game


def give(game: Scenario, name: str, **gifts: int) -> Scenario:
    """The seat gives lucre away now."""
    ask = next(a for a in game.game.asks if a.text == "lucre_gifts.give" and a.seat == ord(name) - ord("A"))
    game.game.answer(ask.id, {f"seat-{ord(x) - ord('A')}": n for x, n in gifts.items()})
    return game


def market(start: str = "regroup", **said: Any) -> Scenario:
    """A table with lucre: A has 9, B 20."""
    said = {"lucre": {"A": 9, "B": 20}, "hands": ATTACKS, "destiny": "B"} | said
    return scenario(start=start, **said)


# --- income
@rule("L-1", "L-2")
def test_everybody_starts_with_more_the_later_the_turn_and_the_first_gets_its_income():
    seats = [SeatSetup(name, COLOURS[i]) for i, name in enumerate("ABC")]
    game = Game.new(Setup(seats, Options(lucre=True, aliens=["macron", "oracle", "tripler"]), b"l" * 32, [""] * 3))
    first = game.state.turn_owner
    expected = {first: 4 + 3 + 5, (first + 1) % 3: 5, (first + 2) % 3: 6}
    assert game.view(None)["lucre"] == {str(seat): expected[seat] for seat in range(3)}


@rule("L-2", "L-3")
def test_the_income_counts_colonies_in_the_own_system():
    game = market("start_turn", homes={"A": 4}, colonies={"A": 2}, ships={"A5": {"B": 1}}).play(until="regroup")
    assert purses(game)[0] == 9 + 3 + 4

    @changes("lucre.income")
    def rich(me, count, seat):
        return count + 7

    assert purses(market("start_turn", probes=[rich]).play(until="regroup"))[0] == 9 + 8 + 7


@rule("L-2")
def test_it_comes_before_ships_come_back():
    game = market("start_turn", homes={"A": 3}, warp={"A": 4}).play(until="regroup.after")
    told = game.told("C")
    assert told.index("A gets 6 lucre.") < next(i for i, line in enumerate(told) if "from the warp" in line)


@rule("L-2")
def test_a_second_encounter_brings_nothing():
    game = market("planning", gate={"A": 3}, hands={"A": "attack 40, attack 10", "B": "attack 10"})
    game.answers(A=["attack 40", "second encounter: yes"]).play()
    assert game.next_encounter == 2
    assert not [line for line in game.told("C") if "A gets" in line]
    assert game.game.lucre(0) == 9


@rule("L-9")
def test_neither_compensation_nor_rewards_bring_lucre():
    hands = {"A": "negotiate", "B": "attack 10, attack 04, attack 06"}
    game = market("planning", gate={"A": 2}, ring={"C": 2}, hands=hands).play()
    assert purses(game) == [9, 20, 0, 0, 0]


# --- who may spend, when
@rule("L-4", "R-INFO-2")
def test_before_destiny_is_fixed_only_the_offense_may_buy():
    game = market(warp={"A": 2, "B": 2}, lucre={"A": 20, "B": 20, "C": 20})
    assert shop(game, "A") == ["ship", "card", "discard"]
    assert shop(game, "B") == shop(game, "C") == []
    game.play(until="aim")
    assert shop(game, "A") == shop(game, "B") == ["card", "discard"]
    assert shop(game, "C") == []


@rule("L-4")
def test_allies_buy_nothing():
    game = market("planning", gate={"A": 1, "C": 1}, lucre={"A": 9, "C": 20}).play(until="reveal")
    assert not game.was_asked("C", moment="planning.before_select")
    assert shop(game, "C") == []


@rule("L-5")
def test_nothing_but_one_more_is_for_sale_in_planning():
    game = market("planning", lucre={"A": 30, "B": 30}).play(until="select")
    assert shop(game, "A") == shop(game, "B") == []


@rule("L-5")
def test_only_what_can_be_paid_is_offered():
    assert shop(market(lucre={"A": 3}, warp={"A": 1}), "A") == ["ship"]
    assert shop(market(lucre={"A": 2}, warp={"A": 1}), "A") == []
    assert shop(market(lucre={"A": 3}), "A") == []


# --- the goods
@rule("L-5", "L-8")
def test_a_ship_comes_back_besides_the_one_of_regroup():
    game = buy(market(warp={"A": 3}), "A", "ship").play(until="destiny")
    assert game.warp == {"A": 1}
    assert purses(game) == [6, 20, 0, 0, 0]
    assert "A buys a ship out of the warp for 3 lucre." in game.told("C")


@rule("L-5")
def test_the_same_thing_is_bought_again_while_the_money_lasts():
    game = buy(market(lucre={"A": 8}, warp={"A": 4}), "A", "ship")
    assert shop(game, "A") == ["ship", "card"]
    buy(game, "A", "ship")
    assert shop(game, "A") == []
    assert purses(game)[0] == 8
    game.play(until="aim")
    assert game.warp == {"A": 1}
    assert purses(game)[0] == 2


@rule("L-5")
def test_who_is_asked_nothing_in_regroup_may_buy_a_ship_in_its_window():
    game = market(homes={"A": 1}, ships={"A1": {"A": 16}}, warp={"A": 4}, lucre={"A": 7})
    game.answers(A=["regroup.after: lucre shop", "regroup.after: lucre shop"]).play(until="aim")
    assert game.warp == {"A": 1}
    assert purses(game)[0] == 1


@rule("L-5", "MO-38")
def test_who_gets_no_ship_back_in_regroup_is_asked_nothing_and_may_buy_one_in_its_window():
    moon = {"moons": {"E": "exception*"}, "ships": {"exception": {"E": 2}}}
    game = market(**moon, warp={"A": 3}, lucre={"A": 9}).answers(A="regroup.after: lucre shop").play(until="destiny")
    assert game.warp == {"A": 2}
    assert purses(game)[0] == 6


@rule("L-5", "R-INFO-2")
def test_a_card_is_seen_by_its_buyer_alone():
    game = buy(market(deck="morph"), "A", "card").play(until="destiny")
    assert game.hand("A") == ["attack 10", "morph"]
    assert purses(game)[0] == 5
    assert any("morph" in str(event) for event in game.heard("A", kind="drew"))
    assert "morph" not in str(game.heard("B"))


@rule("L-5", "R-PLANNING-1")
def test_a_bought_encounter_card_saves_the_encounter():
    game = market("alliance", gate={"A": 1}, hands={"A": "quash", "B": "attack 04"}, deck="attack 12")
    buy(game, "A", "card").play()
    assert game.totals[0] == 13


@rule("L-5", "R-PLANNING-2")
def test_paying_to_be_rid_of_the_last_encounter_card_brings_a_new_hand():
    game = market("alliance", gate={"A": 1}, hands={"A": "attack 10", "B": "attack 00, quash"})
    buy(game, "B", "discard").answers(B="lucre_shop.discard: attack 00").play(until="select")
    assert game.discard[:2] == ["attack 00", "quash"]
    assert len(game.hand("B")) == 8
    assert purses(game)[1] == 10


@rule("L-5", "R-INFO-2")
def test_a_flare_of_the_box_comes_to_the_hand_and_can_be_played():
    position = {"flares": "mind flare", "hands": ATTACKS | {"A": "attack 10"}, "lucre": {"A": 9}}
    game = market(**position)
    assert shop(game, "A") == ["card", "flare"]
    buy(game, "A", "flare").play(until="aim")
    flare = next(card for card in game.hand("A") if card.endswith("flare"))
    assert purses(game)[0] == 2
    assert flare.removesuffix(" flare").replace("-", "_") not in str(game.heard("B"))
    assert game.view()["flares"] == ["mind"]
    assert flare != "mind flare"
    assert game.game.flares_in_game == frozenset(game.game.state.extra_cards)


@rule("L-5")
def test_without_flares_none_is_sold_and_none_after_the_gate_is_aimed():
    assert "flare" not in shop(market(), "A")
    game = market("launch", flares="mind flare", lucre={"A": 20})
    assert "flare" in shop(game, "A")
    game.play(until=lambda g: g.game.asks[0].text == "launch")
    assert "flare" not in shop(game, "A")


@rule("L-5")
def test_what_can_no_longer_be_had_when_its_time_comes_costs_nothing():
    game = market(warp={"A": 1}, hands={"A": "attack 10, mobius tubes"})
    game.answer("A", "mobius tubes")
    buy(game, "A", "ship").play(until="destiny")
    assert purses(game)[0] == 9


# --- +1
@rule("L-5", "R-REVEAL-5")
def test_planning_sells_one_more_for_three_before_and_after_the_selection():
    game = market("planning", gate={"A": 1})
    game.answers(A=["planning.before_select: lucre", "planning.after_select: lucre"]).play(until="reveal.last")
    assert purses(game)[0] == 3
    game.play()
    assert game.totals[0] == 10 + 1 + 2
    assert "A pays 3 lucre for +1." in game.told("C")


@rule("L-5")
def test_both_sides_answer_each_other_until_both_pass():
    game = market("planning", gate={"A": 1}, lucre={"A": 9, "B": 7})
    game.answers(A=["lucre", "lucre", "pass"], B=["lucre"]).play(until="select")
    assert purses(game)[:2] == [3, 4]
    asked = [a.seat for a in game.asked if a.moment == "planning.before_select"]
    assert asked.count("A") >= 3


@rule("L-5")
def test_after_the_reveal_one_more_costs_six():
    game = market("planning", gate={"A": 4}, ships={"B1": {"B": 4}}, lucre={"A": 6})
    game.answers(A="reveal.after_reveal: lucre").play()
    assert game.totals == (15, 14)
    assert game.result == "offense wins"
    assert purses(game)[0] == 0


@rule("L-5")
def test_who_cannot_pay_six_loses_the_tie():
    game = market("planning", gate={"A": 4}, ships={"B1": {"B": 4}}, lucre={"A": 5}).play()
    assert game.result == "defense wins"
    assert not game.was_asked("A", moment="reveal.after_reveal")


@rule("L-5")
def test_where_no_totals_are_compared_it_is_not_sold_after_the_reveal_nor_given_back():
    game = market("planning", gate={"A": 1}, hands={"A": "negotiate", "B": "attack 10"})
    game.answers(A="planning.before_select: lucre").play()
    assert not game.was_asked("A", moment="reveal.after_reveal")
    assert purses(game)[0] == 6


@rule("L-4", "R-TIME-3")
def test_nobody_is_asked_who_cannot_pay():
    game = market("planning", gate={"A": 1}, lucre={"A": 2, "C": 20}).play()
    assert not any(asked.moment.startswith("planning") for asked in game.asked)


@rule("L-5")
def test_the_view_shows_where_the_points_come_from():
    game = market("planning", gate={"A": 1}).answers(A="planning.before_select: lucre").play(until="resolution")
    terms = game.view()["encounter"]["totals"]["offense"]["terms"]
    assert [term["label"] for term in terms if term["value"] == 1][-1] == "Bought by A"


# --- deals
@rule("L-6", "R-DEAL-4")
def test_lucre_is_a_part_of_a_deal():
    game = market("planning", gate={"A": 1}, hands={"A": "negotiate, attack 04", "B": "negotiate"})
    game.answers(A=["negotiate", Offer(give="attack 04", take_lucre=12)], B="accept").play()
    assert game.result == "deal made"
    assert purses(game)[:2] == [21, 8]
    assert "A offers B a deal: gives 1 card, takes 12 lucre." in game.told("C")
    assert "A receives 12 lucre from B." in game.told("C")


@rule("L-6", "R-DEAL-4")
def test_lucre_alone_is_no_deal_and_nobody_promises_more_than_he_has():
    game = market("planning", gate={"A": 1}, hands={"A": "negotiate, attack 04", "B": "negotiate"})
    game.answers(A="negotiate").play(until="deal")
    ask = game.ask("A")
    for offer in ({"give": {"lucre": 5}}, {"give": {"random_cards": 1, "lucre": 10}}, {"take": {"lucre": 21}}):
        with pytest.raises(IllegalAnswer):
            ask.read({"action": "offer", "offer": offer})
    assert game.game.wire(ask)["can_give"]["lucre"] == 9
    assert game.game.wire(ask)["can_receive"]["lucre"] == 20


@rule("L-6", "R-DEAL-8")
def test_a_purse_that_is_too_small_makes_the_deal_fail():
    @acts("resolution.deal_agreed")
    def empty(me):
        me.g.pay(1, 99)

    game = market("planning", gate={"A": 1}, hands={"A": "negotiate, attack 04", "B": "negotiate"}, probes=[empty])
    game.answers(A=["negotiate", Offer(give="attack 04", take_lucre=12)], B="accept").play()
    assert game.result == "deal failed"
    assert purses(game)[:2] == [9, 0]


# --- gifts
@rule("L-7", "L-8")
def test_anybody_may_give_lucre_between_actions():
    game = give(market("alliance", gate={"A": 1}, lucre={"A": 9, "C": 5}), "C", A=2, D=1).play(until="planning")
    assert purses(game) == [11, 0, 2, 1, 0]
    assert "C gives D 1 lucre." in game.told("B")


@rule("L-7", "L-10")
def test_a_gift_that_is_too_large_by_then_is_what_is_left():
    game = give(market("alliance", gate={"A": 1}, lucre={"C": 5}), "C", A=5)
    game.game.pay(2, 4)
    game.play(until="planning")
    assert purses(game) == [1, 0, 0, 0, 0]


@rule("L-7")
def test_a_table_can_do_without_gifts():
    game = market(options={"lucre_gifts": False})
    assert not any(ask.text == "lucre_gifts.give" for ask in game.game.asks)
    assert check_options({"lucre": True}, 3).lucre_gifts
    assert not check_options({"lucre": True, "lucre_gifts": False}, 3).lucre_gifts


# --- the rest
@rule("L-10")
def test_a_purse_is_never_less_than_empty():
    game = market().game
    assert game.pay(0, 50) == 9
    assert game.hand_over(1, 0, 25) == 20
    assert game.purses[:2] == [20, 0]


@rule("L-11", "R-PLANNING-1")
def test_an_encounter_that_ends_early_gives_nothing_back():
    game = market("alliance", gate={"A": 1}, hands={"A": "quash", "B": "attack 04"}, deck="plague")
    buy(game, "A", "card").play()
    assert game.totals == ()
    assert purses(game)[0] == 5


@rule("L-12")
def test_an_offense_that_founds_its_home_again_may_have_bought_before():
    game = market(
        "regroup", ships={"A1": {"A": 0}}, destiny="A", warp={"A": 2}, hands={"A": "attack 10", "B": "attack 04"}
    )
    buy(game, "A", "ship").answers(A="own_colour: settle A1").play()
    assert game.warp == {}
    assert purses(game)[0] == 6


@rule("L-13")
def test_research_ships_are_no_colonies_and_added_planets_are():
    game = market("start_turn", techs={"A": "lunar cannon (3)"}, homes={"A": 5}).play(until="regroup")
    assert purses(game)[0] == 9 + 8


@rule("L-5", "R-TIME-15")
def test_an_answer_to_what_is_no_longer_offered_is_stale():
    game = market(warp={"A": 1}, lucre={"A": 5})
    ask: Ask = next(a for a in game.game.asks if a.text == "lucre_shop.shop")
    game.game.answer(ask.id, ["0"])
    with pytest.raises(StaleAsk):  # the one ship is bought, and a further one is not for sale
        game.game.answer(ask.id, ["0"])


@rule("L-5")
def test_purchases_survive_a_resume():
    game = buy(market(warp={"A": 3}), "A", "ship").game
    twin = game.clone()
    for one in (game, twin):
        while one.phase == "regroup":
            one.timeout(next(ask for ask in one.asks if not ask.free).id)
    assert twin.view(None) == game.view(None)
    assert twin.lucre(0) == 6
