"""Lloyd."""

from typing import Any

import pytest

from app.engine.state import Mark
from tests.engine.variants.test_lucre import buy
from tests.kit import acts, check, rule, ruling, scenario

LOST = {"A": "attack 04", "B": "attack 40"}
WON = {"A": "attack 40", "B": "attack 04"}


def policy(whom: str, what: str, *more: str, accepts: str = "yes", lloyd: str = "C", **position):
    """A table where Lloyd makes this offer before cards are selected."""
    position.setdefault("aliens", {lloyd: "lloyd"})
    position.setdefault("gate", {"A": 4})
    game = scenario(**position)
    lines = ["planning.before_select: lloyd", f"lloyd.whom: {whom}", f"lloyd.what: {what}", *more]
    return game.answers(**{lloyd: lines}, **({whom: f"lloyd.accept: {accepts}"} if accepts else {}))


@check("lloyd", 1)
@ruling("lloyd", 1)
def test_insured_ships_of_the_encounter_return():
    game = policy("A", "encounter", hands=LOST).play()
    assert game.warp == {}
    assert game.ships_of("A") == 20
    assert game.tokens("C") == 1


@check("lloyd", 2)
@ruling("lloyd", 3)
def test_an_insured_power_cannot_be_zapped():
    hands = {"A": "attack 04", "B": "attack 40", "D": "cosmic zap"}
    game = policy("A", "power", hands=hands, aliens={"A": "tripler", "C": "lloyd"}).play()
    assert game.totals[0] == 12 + 4
    assert game.hand("D") == ["cosmic zap"]
    zaps = [asked for asked in game.asked if asked.seat == "D" and "cosmic zap" in asked.options]
    assert len(zaps) == 1, "the offer itself can be zapped, the insured power cannot"


@check("lloyd", 3)
@ruling("lloyd", 7)
@rule("R-COMP-1")
def test_insured_cards_are_not_collected_as_compensation():
    hands = {"A": "negotiate", "B": "attack 20, attack 30, attack 08"}
    game = policy("B", "cards", "lloyd.cards: attack 30", hands=hands, gate={"A": 2})
    game.answers(B="select: attack 20").play()
    assert game.hand("B") == ["attack 30"]
    assert game.hand("A") == ["attack 08"]


@check("lloyd", 4)
def test_tokens_are_given_back_for_ships():
    game = scenario(gate={"A": 1}, aliens={"C": "lloyd"}, tokens={"C": 2}, warp={"C": 3}, hands=WON)

    def spend():
        uses = [option[-1] for option in game.ask("C").options]
        number = next(i for i, me in enumerate(uses) if i and me.hook.name == "spend")
        game.game.answer(game.ask("C").id, [str(number)])
        while not any(ask.text == "reward" for ask in game.game.asks):
            game.game.timeout(game.game.asks[0].id)
        game.answer("C", {"ships": 1})

    for moment in ("planning.before_select", "reveal.after_reveal"):
        game.play(
            until=lambda g, moment=moment: (
                g.game.moment == moment and any(a.seat == 2 and len(a.options) > 2 for a in g.game.asks)
            )
        )
        spend()
    game.play()
    assert game.tokens("C") == 0
    assert game.warp["C"] == 1


def test_without_consent_there_is_no_policy():
    game = policy("A", "encounter", accepts="no", hands=LOST).play()
    assert game.warp == {"A": 4}
    assert game.tokens("C") == 0


def test_zapped_there_is_no_policy_and_no_further_offer():
    game = policy("A", "encounter", accepts="", hands=LOST | {"D": "cosmic zap"}).answers(D="cosmic zap").play()
    assert game.warp == {"A": 4}
    assert game.tokens("C") == 0
    assert not game.was_asked("A", "lloyd.accept")


@ruling("lloyd", 2)
def test_insured_defenders_leave_the_planet():
    game = policy("B", "all", hands=WON).play()
    assert game.ships("B1") == {"A": 4}
    assert game.ships_of("B") == 20
    assert game.warp == {}


@ruling("lloyd", 4)
@rule("R-POWER-1")
def test_an_insured_power_works_until_the_encounter_ends():
    @acts("planning.after_select", seat="D")
    def lost(me):
        yield from me.g.lose([(0, 9, me.g.home_planets(0)[0])], "probe")

    position = {"homes": {"A": 3}, "warp": {"A": 4}, "probes": [lost], "aliens": {"A": "tripler", "C": "lloyd"}}
    game = policy("A", "power", hands=LOST, **position).play(until="reveal.totals")
    assert game.power("A") == "active"
    game.play()
    assert game.power("A") == "lost"


@ruling("lloyd", 5)
@rule("R-REVEAL-6")
def test_an_insured_card_is_played_once():
    hands = {"A": "attack 04, +3", "B": "attack 40", "D": "filch flare"}

    game = policy("A", "cards", "lloyd.cards: +3", hands=hands)
    game.answers(A="+3 for offense").play(until="resolution.outcome")
    card = game.game.encounter.added[0].card
    assert card in game.game.encounter.barred


def insured(card: str, **position: Any) -> Any:
    """A table where A has this card insured."""
    game = scenario(aliens={"C": "lloyd"}, **position)
    g = game.game
    held = next(c for c in g.state.hands[0] if g.face(c).id == card)
    g.state.marks.append(Mark("insured_cards", "alien:lloyd", 2, "encounter", 0, g.state.powers[0].id, [0, held]))
    return game


@rule("L-5")
def test_an_insured_card_may_be_discarded_of_ones_own_will():
    game = insured("attack_08", start="regroup", lucre={"A": 12}, hands={"A": "attack 10, attack 08"})
    buy(game, "A", "discard").answers(A="attack 08").play(until="destiny")
    assert game.hand("A") == ["attack 10"]


@ruling("lloyd", 7)
@rule("C-PLAGUE-1")
def test_what_is_discarded_by_force_is_chosen_among_the_other_cards():
    game = insured("attack_08", start="regroup", hands={"A": "attack 10, attack 08, +2", "B": "plague"})
    game.answers(B=["plague", "A"]).play(until="destiny")
    assert game.hand("A") == ["attack 08"]


@ruling("lloyd", 7)
@rule("R-COMP-2")
@pytest.mark.parametrize("key", [b"a" * 32, b"b" * 32, b"c" * 32])
def test_compensation_is_taken_in_full_from_the_other_cards(key: bytes):
    hands = {"A": "attack 20, attack 30, +2, +3", "B": "negotiate"}
    game = insured("attack_30", gate={"A": 2}, ships={"B1": {"B": 2}}, hands=hands, key=key)
    game.answers(A="select: attack 20").play()
    assert (game.hand("A"), len(game.hand("B"))) == (["attack 30"], 2)


@ruling("lloyd", 6)
def test_it_does_not_insure_itself_without_the_flare():
    game = scenario(gate={"A": 1}, aliens={"C": "lloyd"}, hands=WON).play(until="planning.before_select")
    game.answer("C", "lloyd")
    assert game.options("C") == ["D", "E", "A", "B"]


@ruling("lloyd", 8)
def test_one_offer_to_each_player():
    game = policy("A", "encounter", hands=WON).play(until="planning.after_select")
    game.answer("C", "lloyd")
    assert game.options("C") == ["D", "E", "B"]


def test_only_the_named_colonies_are_insured():
    hands = WON | {"D": "plague"}

    @acts("planning.after_select", seat="D")
    def lost(me):
        yield from me.g.lose([(1, 1, 6), (1, 1, 7)], "probe")

    game = policy("B", "colonies", "lloyd.colonies: B2", hands=hands, probes=[lost]).play(until="reveal")
    assert game.warp == {"B": 1}
    assert game.ships("B3", "B") == 3


def test_a_captured_ship_returns_instead():
    game = policy("B", "all", hands=WON, aliens={"A": "pirate", "C": "lloyd"}).play()
    assert not any("pirate" in asked.options for asked in game.asked if asked.seat == "A")
    assert game.ships_of("B") == 20


def test_a_swap_does_not_take_an_insured_power():
    hands = LOST | {"D": "sorcerer flare"}
    game = policy("A", "power", hands=hands, aliens={"A": "tripler", "B": "macron", "C": "lloyd"}).play(until="select")
    game.play()
    assert game.alien("A") == "tripler"


@rule("R-INFO-1")
def test_nobody_learns_whether_a_named_card_is_held():
    hands = {"A": "negotiate", "B": "attack 20, attack 30, attack 08"}
    other = {"A": "negotiate", "B": "attack 20, attack 06, attack 08"}
    heard = []
    for held in (hands, other):
        game = policy("B", "cards", "lloyd.cards: attack 30", hands=held, gate={"A": 2}).play(until="select")
        heard.append(([text for text in game.told("C") if "Lloyd" in text], game.view("C").get("in_force")))
    assert heard[0] == heard[1]


def test_super_it_insures_itself_with_consent():
    hands = {"A": "attack 04, lloyd flare", "B": "attack 40"}
    game = scenario(gate={"A": 4}, aliens={"A": "lloyd"}, hands=hands)
    game.answers(A=["planning.before_select: lloyd flare", "lloyd.whom: C", "encounter"], C="lloyd.consent: yes").play()
    assert game.warp == {}
    assert game.tokens("A") == 1
    assert len(game.hand("C")) == 1


def test_wild_one_ship_stays_on_its_planet():
    hands = {"A": "attack 40", "B": "attack 04, lloyd flare"}
    game = scenario(gate={"A": 2}, hands=hands).answers(B="lloyd flare").play()
    assert game.ships("B1") == {"A": 2, "B": 1}
    assert game.warp == {"B": 3}


@rule("R-ALLIANCE-9")
def test_insured_ships_that_have_nowhere_to_stay_go_to_the_warp():
    """The last ships of Hurtz are leased to a loser: no colony is left, and what they lay under is gone."""
    homes, aliens = {"C1": {"C": 1}, "C2": {"C": 1}, "C3": {"C": 1}}, {"C": "hurtz", "D": "lloyd"}
    empty = {"C4": {"C": 0}, "C5": {"C": 0}}
    game = scenario(gate={"A": 3}, ships=homes | empty, warp={"C": 17}, aliens=aliens, hands=LOST)
    leases = ["hurtz", {"C1": 1, "C2": 1, "C3": 1}, "lloyd.accept: yes"]
    game.answers(C=leases, A="hurtz.accept: yes", B="hurtz.accept: no")
    game.answers(D=["reveal.after_reveal: lloyd", "lloyd.whom: C", "lloyd.what: all"]).play()
    assert game.tokens("D") == 1
    assert game.warp["C"] == 20
