"""What the sheets say about destiny of the old universe, money, limbo, other systems and edicts."""

from __future__ import annotations

import pytest

from tests.engine.aliens.test_diplomat import YES
from tests.engine.aliens.test_negator import table
from tests.engine.variants.test_lucre import buy
from tests.kit import Offer, Scenario, rule, ruling, scenario

FIGHT = {"A": "attack 10", "B": "attack 04"}
CONES = {"start": "destiny", "options": {"colourless_cones": True}, "hands": FIGHT}
KICKERS = {"kickers": True}
COMETS = {"start": "destiny", "options": {"comets": True}, "hands": FIGHT}


def offered(game: Scenario, what: str, seat: str = "") -> bool:
    """This could be chosen, at any time until now."""
    asks = [asked for asked in game.asked if seat in ("", asked.seat)]
    return any(what in option for asked in asks for option in asked.options)


# --- destiny
@ruling("assassin", 4)
@ruling("shadow", 7)
@ruling("disease", 8)
@pytest.mark.parametrize("alien", ["assassin", "shadow", "disease"])
def test_a_cone_is_of_the_colour_of_whom_it_points_at(alien: str):
    ships = {"B2": {"D": 3}} if alien == "disease" else {}
    game = scenario(**CONES, destiny="left turn", ships=ships, aliens={"D": alien})
    if alien == "disease":
        game.answers(D=["disease", 1, "B3"]).play(until="aim")
        assert game.ships("B3", "D") == 1
    else:
        game.answers(D="B4").play(until="aim")
        assert game.warp == {"B": 1}


@ruling("assassin", 5)
@rule("CM-2")
def test_a_comet_is_no_colour():
    game = scenario(**COMETS, destiny="last stand, C", aliens={"D": "assassin"}).answers(D="C2").play(until="aim")
    assert game.warp == {"C": 1}
    assert len([asked for asked in game.asked if asked.question == "assassin.ship"]) == 1


@ruling("assassin", 9)
@ruling("will", 5)
@rule("WS-2", "WS-7")
def test_only_the_card_that_lies_face_up_in_the_end_counts():
    position = {"systems": {"B": "worldships"}, "start": "destiny", "destiny": "B", "destiny_cards": {"B": "C, wild"}}
    game = (
        scenario(**position, aliens={"D": "assassin"}, hands=FIGHT)
        .answers(B=["worldships", "C"], D="C2")
        .play(until="aim")
    )
    assert game.warp == {"C": 1}
    game = (
        scenario(**position, aliens={"A": "will"}, hands=FIGHT)
        .answers(B=["worldships", "C"], A="will.whom: E")
        .play(until="aim")
    )
    assert game.defense == "E"


# --- money
@ruling("assessor", 6)
def test_a_bought_card_is_no_reward():
    hands = {"A": "attack 10", "B": "attack 04", "C": "attack 06"}
    game = scenario(start="regroup", destiny="B", lucre={"A": 12}, aliens={"C": "assessor"}, hands=hands)
    buy(game, "A", "card").play(until="launch")
    assert not offered(game, "assessor")
    assert len(game.hand("A")) == 2


@ruling("connoisseur", 7)
def test_a_bought_card_is_a_drawn_card():
    hands = {"A": "attack 10", "B": "attack 04"}
    game = scenario(start="regroup", destiny="B", lucre={"A": 12}, aliens={"A": "connoisseur"}, hands=hands,
                    deck="attack 01, attack 30")  # fmt: skip
    buy(game, "A", "card").answers(A=["connoisseur", "attack 01"]).play(until="launch")
    assert sorted(game.hand("A")) == ["attack 10", "attack 30"]


@ruling("extortionist", 7)
def test_a_single_bought_card_gives_nothing():
    hands = {"A": "attack 10", "B": "attack 04"}
    game = scenario(start="regroup", destiny="B", lucre={"A": 12}, aliens={"C": "extortionist"}, hands=hands)
    buy(game, "A", "card").play(until="launch")
    assert not offered(game, "extortionist")


# --- other systems
@ruling("filth", 8)
@rule("GG-8", "EX-21")
def test_filth_has_no_effect_on_a_gas_giant():
    position = {"systems": {"B": "gas giant"}, "hands": {"A": "attack 40", "B": "attack 04"}}
    game = scenario(**position, gate={"A": 2}, ships={"B1": {"B": 18}}, warp={"B": 2}, aliens={"B": "filth"}).play()
    assert game.colonies("A") == 1
    assert not offered(game, "filth")
    game = scenario(**position, gate={"A": 2, "C": 1}, aliens={"A": "filth"}).play()
    assert (game.colonies("A"), game.colonies("C")) == (1, 1)
    hands = {"A": "negotiate", "B": "negotiate"}
    game = scenario(systems={"B": "gas giant"}, gate={"A": 1}, hands=hands, aliens={"B": "filth"})
    game.answers(A=Offer(take_colony="B1"), B="accept").play()
    assert game.colonies("A") == 1
    assert game.ships("B1", "B") == 20


# --- limbo
@ruling("grief", 7)
@rule("IW-2")
def test_ships_in_limbo_are_lost_once():
    game = scenario(gate={"A": 1, "C": 3}, aliens={"C": "grief"}, hands={"A": "attack 04", "B": "attack 40"},
                    options={"inverted_warp": True})  # fmt: skip
    game.answers(C="grief").play()
    assert len(game.hand("C")) == 3
    assert game.warp == {}


@ruling("vacuum", 10)
@rule("IW-2")
def test_ships_laid_beside_the_ring_have_gone_to_the_warp():
    hands = {"A": "attack 04", "B": "attack 40"}
    game = scenario(gate={"A": 3}, aliens={"A": "vacuum"}, hands=hands, options={"inverted_warp": True})
    game.answers(A={"C": 3}).play()
    assert game.ships_of("C") == 17


# --- powers and cards
@ruling("human", 10)
@rule("HW-NEBULA-1", "CM-OUTAGE-1")
def test_where_no_power_can_be_used_there_is_no_win_either():
    hands = {"A": "attack 10", "B": "attack 04"}
    game = scenario(start="destiny", destiny="B!", hazard_deck="cosmic nebula", aliens={"A": "human"}, hands=hands)
    game.play()
    assert game.totals == (11, 8)
    assert game.winners is None or game.winners == []


@ruling("insect", 8)
@ruling("pentaform", 7)
@rule("LE-3")
@pytest.mark.parametrize(("powers", "kept"), [("insect > mirror", "mirror"), ("pentaform > *virus", "pentaform")])
def test_sanity_leaves_one_power_of_several(powers: str, kept: str):
    hands = FIGHT | {"C": "sanity"}
    options = {"legacy_edicts": True, "flares": True}
    game = scenario(start="regroup", destiny="B", aliens={"A": powers}, hands=hands, options=options)
    game.answers(C="sanity", A=f"sanity.power: {kept}").play(until="destiny")
    states = {power["alien"]: power.get("aside", False) for power in game.view()["seats"][0]["powers"]}
    assert [alien for alien, aside in states.items() if not aside] == [kept]


@ruling("mesmer", 4)
def test_artifacts_that_are_not_in_the_game_are_not_named():
    for edicts in (False, True):
        game = scenario(start="regroup", destiny="B", aliens={"A": "mesmer"}, hands={"A": "attack 10, mobius tubes"},
                        options={"legacy_edicts": edicts}, warp={"A": 1})  # fmt: skip
        game.play(until="destiny")
        assert offered(game, "rebirth", "A") == edicts
        assert offered(game, "plague", "A")


@ruling("negator", 7)
@rule("K-1")
def test_a_kicker_is_not_sent_back():
    game = table("card", gate={"A": 1}, hands={"A": "attack 10, kicker x2", "B": "attack 04"}, options=KICKERS)
    game.answers(A="kickers").play()
    assert game.totals == (21, 8)
    assert not offered(game, "negator", "C")


@ruling("parasite", 2)
def test_who_may_not_be_invited_may_still_be_joined():
    techs = {"A": "energy cloak"}
    game = scenario(start="launch", aliens={"C": "parasite"}, techs=techs, hands=FIGHT)
    game.answers(A=["aim: B1", "energy cloak"], C="defense by power").play(until="planning")
    assert game.role("C") == "defensive ally"


@ruling("parasite", 3)
@rule("HW-SILENCE-1")
def test_where_nobody_may_ally_nobody_joins():
    game = scenario(start="destiny", destiny="B!", hazard_deck="radio silence", aliens={"C": "parasite"}, hands=FIGHT)
    game.play(until="planning")
    assert game.role("C") == "outsider"
    assert not game.was_asked("C", "ally")


@ruling("empath", 8)
@rule("R-DEAL-8")
def test_in_a_deal_of_three_all_parties_get_the_rewards():
    hands = {"A": "attack 20, +2, empath flare", "B": "attack 10, +3", "C": "negotiate, plague"}
    game = scenario(gate={"A": 2}, aliens={"C": "diplomat"}, hands=hands)
    game.answers(A=["empath flare", Offer(to="B", take="1 random"), YES], B=["accept A", YES], C=["diplomat", YES])
    game.play()
    assert game.result == "deal made"
    assert [len(game.hand(name)) for name in "ABC"] == [1 + 1 + 3 + 1, 3, 1 + 3]


@ruling("loser", 8)
@pytest.mark.parametrize(("answer", "offers"), [("yes", False), ("no", True)])
def test_who_has_said_that_it_will_negotiate_declares_no_upset(answer: str, offers: bool):
    hands = {"A": "attack 10, negotiate", "B": "attack 04"}
    game = scenario(start="alliance", gate={"A": 1}, aliens={"A": "loser", "B": "seeker"}, hands=hands)
    game.answers(B=["seeker", "intends", "seeker.plan: negotiate"], A=f"seeker.will: {answer}")
    game.play(until="select")
    assert offered(game, "loser", "A") == offers
