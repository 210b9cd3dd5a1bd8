"""Chapter 26: what each hazard card does."""

from typing import Any

import pytest

from app.engine import IllegalAnswer
from tests.kit import Offer, Scenario, acts, changes, rule, scenario

from .test_hazards import CARDS, warned

AFTER_HAZARD = ("alliance", "planning", "reveal", "resolution")


@rule("HW-ALLIANCE-1")
def test_alliance_binds_two_players_to_invite_each_other():
    game = warned("alliance").answers(A=["alliance.whom: D", "alliance.ship: A2"]).play(until="planning")
    assert game.invited["offense"] == ["D"]
    assert game.ships("A2", "A") == 3
    assert game.view("C")["hazards"]["open"] == [{"card": "alliance", "permanent": True, "seats": [0, 3]}]
    assert game.view("C")["elsewhere"] == {"0": 1}


@rule("HW-ALLIANCE-1")
def test_the_ally_may_decline_and_opponents_need_not():
    game = warned("alliance").answers(A="alliance.whom: B").play(until="planning")
    assert game.invited == {"offense": [], "defense": []}


@rule("HW-HOLE-1")
def test_black_hole_takes_ships_out_of_the_game():
    game = scenario(hazards="black hole", gate={"A": 3}, hands={"A": "attack 04", "B": "attack 20"}).play()
    assert (game.out, game.warp) == ({"A": 3}, {})
    assert "3 ships of A fall into the black hole." in game.told("C")
    assert "3 ships of A leave the game." in game.told("C")
    assert not any("saves" in line for line in game.told("C"))


@rule("HW-HOLE-1")
def test_nobody_falls_below_the_ships_that_are_needed_to_win():
    game = scenario(
        hazards="black hole", gate={"A": 3}, hands={"A": "attack 04", "B": "attack 20"}, out={"A": 13}
    ).play()
    assert (game.out, game.warp) == ({"A": 15}, {"A": 1})


@rule("HW-HOLE-1")
def test_lost_ships_do_not_count_for_compensation():
    hands = {"A": "negotiate", "B": "attack 20, attack 08, +2"}
    game = scenario(hazards="black hole", gate={"A": 2}, hands=hands).play()
    assert game.hand("A") == []


@rule("HW-GUARDIAN-1")
@pytest.mark.parametrize(("card", "result"), [("attack 23", "defense wins"), ("attack 20", "offense wins")])
def test_the_guardian_makes_high_attacks_negotiates(card, result):
    game = scenario(hazards="cosmic guardian", gate={"A": 1}, hands={"A": card, "B": "attack 08"}).play()
    assert game.result == result


@rule("HW-GUARDIAN-1")
def test_a_morph_that_copies_such_a_card_is_a_negotiate_too():
    game = scenario(hazards="cosmic guardian", gate={"A": 1}, hands={"A": "attack 40", "B": "morph"})
    assert game.answers(A="refuse").play().result == "deal failed"


@rule("HW-NEBULA-1")
def test_nebula_stops_powers_from_now_on():
    game = warned("cosmic nebula", aliens={"A": "tripler"}, hands=CARDS | {"A": "attack 04"}).play()
    assert game.totals[0] == 4 + 1


@rule("HW-UPHEAVAL-1")
def test_upheaval_mixes_all_hands():
    hands = {"A": "attack 10, +2", "B": "attack 08", "C": "attack 06, +3, morph"}
    game = warned("cosmic upheaval", hands=hands).play(until="invite")
    assert [len(game.hand(x)) for x in "ABCDE"] == [2, 1, 3, 0, 0]
    assert sorted(game.hand("A") + game.hand("B") + game.hand("C")) == sorted(
        ["attack 10", "reinforcement +2", "attack 08", "attack 06", "reinforcement +3", "morph"]
    )
    assert len(game.view("C")["hand"]) == 3


@rule("HW-FIELDS-1")
def test_energy_fields_give_open_cards():
    game = warned("energy fields", deck="attack 01, +5, attack 40, morph").play(until="invite")
    assert game.hand("A") == ["attack 10", "attack 01", "reinforcement +5"]
    assert game.hand("B") == ["attack 08", "attack 40", "morph"]
    assert "B shows Attack 40 and Morph." in game.told("E")
    assert {known["card"]["card"] for known in game.view("E")["known"]} == {
        "attack_01", "reinforcement_5", "attack_40", "morph",
    }  # fmt: skip


@rule("HW-BEAST-1")
def test_the_beast_devours_the_planet_with_the_most_ships():
    game = scenario(
        start="destiny", destiny="most cards", hazards="entropy beast", hands=CARDS, ships={"C2": {"C": 7, "D": 1}}
    ).play(until="launch")  # fmt: skip
    assert game.warp == {"C": 7, "D": 1}
    assert game.state.gone == [11]


@rule("HW-BEAST-1")
def test_on_ties_the_offense_chooses():
    game = scenario(start="destiny", destiny="wild", hazards="entropy beast", hands=CARDS,
                    ships={"C2": {"C": 7}, "A1": {"A": 7}})  # fmt: skip
    assert game.options("A") == ["A1", "C2"]
    game.timeout("A")
    assert game.state.gone == [11]


@rule("HW-BEAST-1")
def test_a_system_with_too_few_planets_ends_the_game_for_all():
    @acts("destiny.turned_up", layer=-2)
    def two_are_gone(me):
        for planet in (12, 13):
            yield from me.g.remove_planet(planet, "probe")

    game = scenario(start="destiny", destiny="wild", hazards="entropy beast", hands=CARDS, probes=[two_are_gone])
    game.answer("A", "C2")
    assert (game.game.over, game.winners) == (True, [])
    assert "The game is over. Everybody has lost." in game.told("E")


@rule("HW-COUNCIL-1")
def test_a_council_that_agrees_is_a_successful_encounter():
    game = council().play(until="galactic_council.pair")
    assert game.gate == {}
    settle(game)
    assert sorted(game.waiting) == ["A", "B", "C", "D", "E"]
    game.answers(A=[AGREE, {"A2": 1}], B=AGREE, C=AGREE, D=[AGREE, {"D1": 2}], E=AGREE).play()
    assert game.ships("B1", "A") == 1
    assert game.ships("A3", "D") == 2
    assert (game.hand("A"), len(game.hand("B")), game.hand("C"), len(game.hand("E"))) == (
        ["attack 06"],
        2,
        ["attack 10"],
        2,
    )
    assert game.successful
    assert "planning.before_select" not in game.passed


AGREE = "galactic_council.consent: yes"


def council(**position: Any) -> Scenario:
    """Two cards with the offense, one with each other player, and the council is called."""
    hands = {"A": "attack 10, +2", "B": "attack 08", "C": "attack 06", "D": "attack 07", "E": "attack 09"}
    return warned("galactic council", **{"hands": hands} | position)


def settle(game: Scenario) -> None:
    """Four parts by which everybody gains: A a colony, B a card, C a card, D a colony, E a card."""
    game.answers(
        A=[Offer(to="B", give="+2", take_colony="B1"), Offer(to="C", give="attack 10", take="any attack"),
           Offer(to="D", give_colony="A3")],
        B="accept A", C="accept A", D=["accept A", Offer(to="E", give="attack 07")], E="accept D",
    ).play(until="galactic_council.consent")  # fmt: skip


@rule("HW-COUNCIL-1")
def test_nobody_is_asked_to_agree_before_everybody_gains():
    game = council().play(until="galactic_council.pair")
    game.answers(A=Offer(to="B", give="+2", take_colony="B1"), B="accept A")
    game.play(until=lambda game: "B accepts the deal." in game.told())
    assert not any(ask.text == "galactic_council.consent" for ask in game.game.asks)
    offers = {(ask.seat, ask.target): game.game.wire(ask) for ask in game.game.asks if ask.kind == "deal"}
    assert offers[0, 2]["can_receive"]["colonies"] == []  # nobody gets a second colony
    assert offers[2, 3]["can_receive"]["colonies"] != []
    assert [card["card"] for card in offers[0, 3]["can_give"]["cards"]] == ["attack_10"]  # +2 is promised


@rule("HW-COUNCIL-1")
def test_who_has_only_given_and_talks_with_nobody_any_more_ends_the_council():
    game = council().play(until="galactic_council.pair")
    game.answers(B=["refuse C", "refuse D", "refuse E", Offer(to="A", give="attack 08")], A="accept B")
    game.play(until=lambda game: "The council ends without a deal." in game.told())
    assert game.hand("B") == ["attack 08"], "what was offered is not given"


@rule("HW-COUNCIL-1")
def test_two_may_settle_nothing_and_the_others_talk_on():
    game = council().play(until="galactic_council.pair")
    game.answers(E=["refuse A", "refuse B"]).play(until=lambda game: "E settles nothing with B." in game.told())
    assert ("deal", 4, 3) in {(ask.kind, ask.seat, ask.target) for ask in game.game.asks}
    assert ("deal", 0, 4) not in {(ask.kind, ask.seat, ask.target) for ask in game.game.asks}
    assert game.warp == {}


@rule("HW-COUNCIL-1")
def test_whoever_cannot_gain_any_more_ends_the_council():
    game = council().play(until="galactic_council.pair")
    game.answers(E=[f"refuse {other}" for other in "ABCD"]).play()
    assert "The council ends without a deal." in game.told("A")
    assert game.warp == dict.fromkeys("ABCDE", 3)


@rule("HW-COUNCIL-1")
def test_all_must_agree_to_the_whole():
    game = council().play(until="galactic_council.pair")
    settle(game)
    game.answers(A=AGREE, B=AGREE, C="galactic_council.consent: no").play()
    assert not game.successful
    assert game.warp == dict.fromkeys("ABCDE", 3)
    assert game.hand("A") == ["attack 10", "reinforcement +2"]


@rule("HW-COUNCIL-1")
def test_another_part_asks_for_everybodys_consent_again():
    game = council().play(until="galactic_council.pair")
    settle(game)
    first = {ask.seat: ask.id for ask in game.game.asks if ask.text == "galactic_council.consent"}
    game.answers(B=[AGREE, Offer(to="C", give="attack 08")], C="accept B").play(
        until=lambda game: "C accepts the deal." in game.told()[-1:]
    )
    again = {ask.seat: ask.id for ask in game.game.asks if ask.text == "galactic_council.consent"}
    assert (set(first), set(again)) == (set(range(5)), set(range(5)))  # B, who had agreed, among them
    assert not set(first.values()) & set(again.values())


@rule("HW-COUNCIL-1")
def test_who_would_win_by_it_is_told_to_all():
    game = council(colonies={"D": 4}).play(until="galactic_council.pair")
    settle(game)
    asks = [ask for ask in game.game.asks if ask.text == "galactic_council.consent"]
    assert {tuple(ask.args["whom"]) for ask in asks} == {(("seat", 3),)}
    game.answers(A=AGREE, B=AGREE, C=AGREE, D=AGREE, E=AGREE).play()
    assert game.winners == ["D"]


@rule("HW-COUNCIL-1", "R-DEAL-8")
def test_the_same_card_cannot_be_promised_twice_at_random():
    game = council().play(until="galactic_council.pair")
    game.answers(B=Offer(to="A", give="1 random", take="1 random"), A="accept B")
    game.play(until=lambda game: "A accepts the deal." in game.told())
    offers = {(ask.seat, ask.target): game.game.wire(ask) for ask in game.game.asks if ask.kind == "deal"}
    assert (offers[1, 2]["can_give"]["cards"], offers[2, 1]["can_receive"]["random_cards"]) == ([], 0)
    assert (len(offers[0, 2]["can_give"]["cards"]), offers[0, 2]["can_give"]["random_cards"]) == (2, 1)
    names = [card["id"] for card in offers[0, 2]["can_give"]["cards"]]
    with pytest.raises(IllegalAnswer, match="at most 1 cards"):
        game.game.answer(offers[0, 2]["id"], {"action": "offer", "offer": {"give": {"cards": names}}})


@rule("HW-COUNCIL-1", "R-DEAL-7")
def test_who_may_not_speak_cannot_agree_so_the_council_fails():
    def not_with_e(me, may, parties):
        return may and 4 not in parties

    game = council(probes=[changes("deal.may")(not_with_e)]).play()
    assert not any(asked.question == "galactic_council.pair" for asked in game.asked)
    assert game.warp == dict.fromkeys("ABCDE", 3)


@rule("HW-COUNCIL-1", "L-6")
def test_money_may_be_a_part_of_it():
    game = council(lucre={"A": 5}).play(until="galactic_council.pair")
    ask = next(ask for ask in game.game.asks if (ask.kind, ask.seat, ask.target) == ("deal", 0, 1))
    assert game.game.wire(ask)["can_give"]["lucre"] == 5


@rule("HW-COUNCIL-1")
def test_a_council_without_a_deal_costs_three_ships_each():
    game = warned("galactic council").play()
    assert game.warp == dict.fromkeys("ABCDE", 3)
    assert not game.successful
    assert "planning.before_select" not in game.passed


@rule("HW-WITNESS-1")
def test_the_witness_shows_the_hands_of_both_main_players():
    game = scenario(start="alliance", hazards="witness", gate={"A": 1}, hands=CARDS).play(until="select")
    known = {(card["seat"], card["card"]["card"]) for card in game.view("E")["known"]}
    assert known == {(0, "attack_10"), (1, "attack_08")}


@rule("HW-WITNESS-1", "R-PLANNING-2")
def test_the_witness_shows_a_hand_that_the_defense_has_only_just_drawn():
    hands = {"A": "attack 10", "B": "+2"}
    game = scenario(start="planning", hazards="witness", gate={"A": 1}, hands=hands, deck="attack 09, attack 07")
    game.play(until="select")
    known = {card["card"]["card"] for card in game.view("E")["known"] if card["seat"] == 1}
    assert {"attack_09", "attack_07"} <= known


@rule("HW-EDDY-1")
def test_a_time_eddy_turns_the_order_of_turns():
    game = scenario(hazards="turn reversal", gate={"A": 1}, hands={"A": "attack 04", "B": "attack 20"}).play()
    assert game.next_offense == "E"


@rule("HW-STORM-1")
def test_no_artifact_in_an_ion_storm():
    hands = CARDS | {"C": "emotion control, cosmic zap"}
    game = warned("ion storm", hands=hands, aliens={"A": "tripler"}).play()
    assert not game.was_asked("C", moment="alliance.after_invite")
    assert "cosmic zap" in game.hand("C")
    assert not game.was_asked("C", moment="announced.use")


@rule("HW-STORM-1")
@pytest.mark.parametrize(("card", "offered"), [("calm", True), ("ion storm", False)])
def test_no_other_card_can_be_played_as_an_artifact_either(card: str, offered: bool):
    hands = CARDS | {"A": "attack 10", "C": "+2, mesmer flare"}
    game = warned(card, hands=hands, aliens={"C": "mesmer"}).play()
    options = [option for asked in game.asked if asked.phase in AFTER_HAZARD for option in asked.options]
    assert any("emotion control" in option for option in options) == offered


@rule("HW-STORM-1")
def test_legacy_edicts_are_artifacts_too():
    hands = CARDS | {"C": "sanity"}
    for card, offered in (("calm", True), ("ion storm", False)):
        game = warned(card, hands=hands, options={"legacy_edicts": True}).play()
        assert any("sanity" in option for asked in game.asked if asked.phase in AFTER_HAZARD
                   for option in asked.options) == offered  # fmt: skip


@rule("HW-DROUGHT-1")
def test_no_flare_in_a_drought():
    hands = CARDS | {"A": "attack 10, oracle flare"}
    for card, offered in (("calm", True), ("flare drought", False)):
        game = warned(card, hands=hands).play()
        since = [a for a in game.asked if a.phase in AFTER_HAZARD]
        assert any("flare" in option for ask in since for option in ask.options) == offered


@rule("HW-SILENCE-1")
def test_in_radio_silence_there_are_no_allies():
    game = warned("radio silence", aliens={"C": "parasite"}).play(until="planning")
    assert game.invited == {"offense": [], "defense": []}
    assert not game.was_asked("C", question="ally")


@rule("HW-SILENCE-1")
def test_in_radio_silence_nothing_is_offered_that_would_make_an_ally():
    game = warned("radio silence", hands=CARDS | {"D": "attack 07, sniveler flare"}).play()
    assert not any("sniveler flare" in asked.options for asked in game.asked)


@rule("HW-CHANNELS-1")
def test_open_channels_invite_everybody():
    game = warned("open channels").play(until="ally")
    assert game.invited == {"offense": ["C", "D", "E"], "defense": ["C", "D", "E"]}
    assert not game.was_asked("A", question="invite")


@rule("HW-GRAVITY-1")
def test_allies_commit_two_ships_in_a_gravity_well():
    game = warned("gravity well").answers(A=["aim: B1", 4, "invite: C"], C="offense").play(until="ally_ships")
    assert game.gate == {"A": 4}
    assert game.refuses("C", 3)
    assert game.answer("C", 2).play(until="planning").gate == {"A": 4, "C": 2}


@rule("HW-WIND-1")
def test_a_tail_wind_brings_more_than_four():
    game = warned("tail wind").answers(A=["aim: B1", 4, 2]).play(until="planning")
    assert game.gate == {"A": 6}
    assert warned("tail wind").answers(A=["aim: B1", 4]).play(until="planning").gate == {"A": 4}


@rule("HW-METEOR-1")
def test_meteors_take_a_ship_of_each():
    game = warned("meteor swarm").answers(C="C3").play(until="planning")
    assert game.warp == dict.fromkeys("ABCDE", 1)
    assert game.ships("C3", "C") == 3


@rule("HW-LEAK-1")
def test_a_warp_leak_returns_a_ship_to_each():
    game = warned("warp leak", warp={"C": 2, "D": 20}, homes={"D": 0}).answers(C="C4").play(until="planning")
    assert game.warp == {"C": 1, "D": 20}


@rule("HW-LEAK-1", "R-REGROUP-1")
def test_by_default_it_returns_to_the_smallest_home_colony():
    game = warned("warp leak", warp={"C": 1}, ships={"C3": {"C": 1}, "A1": {"C": 1}}).play(until="planning")
    assert (game.ships("C3", "C"), game.ships("A1", "C")) == (2, 1)


@rule("HW-GALE-1")
def test_a_solar_gale_passes_cards_to_the_left():
    hands = CARDS | {"A": "attack 10, +2", "D": ""}
    game = warned("solar gale", hands=hands)
    game.play(until="solar_gale.card")
    assert game.waiting == ["A", "B", "C", "E"]
    game.answer("A", "+2").play(until="invite")
    assert game.hand("A") == ["attack 10", "attack 09"]
    assert (game.hand("B"), game.hand("C"), game.hand("D")) == (["reinforcement +2"], ["attack 08"], ["attack 06"])


@rule("HW-MIRROR-1")
@pytest.mark.parametrize(("card", "result"), [("attack 08", "defense wins"), ("attack 06", "offense wins"),
                                              ("attack 10", "defense wins")])  # fmt: skip
def test_in_a_mirror_cluster_the_lower_total_wins(card, result):
    game = scenario(hazards="mirror cluster", gate={"A": 4}, hands={"A": card, "B": "attack 08"}).play()
    assert game.result == result


@rule("HW-MIRROR-1")
def test_a_power_that_does_the_same_turns_it_back():
    position = {"gate": {"A": 1}, "hands": {"A": "attack 20", "B": "attack 08"}, "aliens": {"A": "anti-matter"}}
    alone = scenario(**position).play()
    both = scenario(hazards="mirror cluster", **position).play()
    assert {alone.result, both.result} == {"offense wins", "defense wins"}


@rule("HW-DEBRIS-1")
def test_a_debris_ring_covers_the_defense():
    assert scenario(hazards="debris ring", gate={"A": 1}, hands=CARDS).play().totals == (10 + 1, 8 + 4 + 4)


@changes("ship.havens", layer=-9)
def closes_b1(me, places, seat):
    """The open card is made to remember B1."""
    me.g.state.extra.hazards[0].data = [5]
    return places


@rule("HW-QUARANTINE-1")
def test_nothing_returns_to_a_planet_under_quarantine():
    game = warned("quarantine, calm", warp={"B": 3}, hands={"A": "attack 04", "B": "attack 20", "C": "attack 06"})
    game.answers(A="aim: B1").play(until="planning")
    assert game.view()["hazards"]["open"] == [{"card": "quarantine", "permanent": True, "planet": "5"}]
    game.play()
    later = scenario(
        start="regroup", offense="B", hazards="quarantine", warp={"B": 3}, hands={"B": "attack 20"},
        probes=[closes_b1],
        ships={"B1": {"B": 1}},
    ).play(until="retrieve")  # fmt: skip
    assert later.options("B") == ["B2", "B3", "B4", "B5"]
    later.timeout("B")
    assert (later.ships("B1", "B"), later.warp) == (1, {"B": 2})


@rule("HW-QUARANTINE-1", "R-REWARD-3")
def test_who_has_no_other_colony_is_rewarded_with_cards():
    game = scenario(
        hazards="quarantine", probes=[closes_b1], offense="C", defense="D", planet="D1", gate={"C": 1}, ring={"B": 2},
        homes={"B": 1}, ships={"B1": {"B": 1}}, warp={"B": 17}, hands={"C": "attack 04", "D": "attack 20"},
    ).play()  # fmt: skip
    assert len(game.hand("B")) == 2
    assert game.ships("B1", "B") == 1


@rule("HW-QUARANTINE-1", "R-DEAL-8")
def test_zombie_cannot_let_out_ships_that_have_no_other_colony_to_return_to():
    game = scenario(
        hazards="quarantine", probes=[closes_b1], gate={"A": 1}, homes={"B": 1}, ships={"B1": {"B": 1}},
        warp={"B": 19, "C": 2}, aliens={"A": "zombie"}, hands={"A": "negotiate", "B": "negotiate"},
    ).play(until="deal")  # fmt: skip
    assert game.ask("A").deal.fields(0)["can_give"]["release"] == {"2": 2}


@rule("HW-QUARANTINE-1")
def test_ships_still_land_there_by_winning():
    game = warned("quarantine", hands={"A": "attack 20", "B": "attack 04"}).answers(A="aim: B1").play()
    assert game.ships("B1", "A") == 1


@rule("HW-QUARANTINE-1")
def test_the_next_hazard_ends_a_quarantine():
    game = warned("calm", hazards="quarantine").play(until="planning")
    assert game.hazards == ["calm"]


@rule("HW-CALM-1")
def test_calm():
    game = warned("calm").play()
    assert (game.warp, game.result) == ({"A": 1}, "defense wins")


@rule("HW-GUARDIAN-1", "C-EMOTION-3")
def test_emotion_control_calms_the_attack_that_the_guardian_has_left():
    hands = {"A": "attack 30, +2", "B": "attack 08", "C": "emotion control"}
    game = scenario(hazards="cosmic guardian", gate={"A": 1}, hands=hands).answers(C="emotion control")
    assert game.play(until="deal").waiting == ["A", "B"]


@rule("HW-HOLE-1", "R-DEAL-10")
def test_the_penalty_of_a_failed_deal_falls_into_the_black_hole():
    game = scenario(hazards="black hole", gate={"A": 1}, hands={"A": "negotiate", "B": "negotiate"}).play()
    assert (game.out, game.warp) == ({"A": 3, "B": 3}, {})


@rule("HW-9", "HW-MIRROR-1")
@pytest.mark.parametrize(("card", "result"), [("attack 04", "offense wins"), ("negotiate", "defense wins")])
def test_a_mirror_cluster_goes_before_an_odd_way_to_win(card: str, result: str):
    hands = {"A": card, "B": "attack 15"}
    game = scenario(hazards="mirror cluster", comet="an odd way to win", gate={"A": 1}, hands=hands).play()
    assert game.result == result
