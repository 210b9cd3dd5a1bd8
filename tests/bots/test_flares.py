"""Flares and questions of the old universe that bots know by the hints of their sheets alone."""

import pytest

from app.bots import waits
from tests.bots.asked import asked, says, value
from tests.bots.test_powers import LEVELS, often
from tests.kit import Offer, scenario

FLATTEN = "Anomaly Flare: the side with the even card has 6 less"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("card", "uses"), [("attack 05", True), ("attack 40", False)])
def test_a_flare_is_played_where_it_turns_the_outcome(level: str, card: str, uses: bool):
    game = scenario(
        players=4, gate={"A": 4}, ships={"B1": {"B": 1}}, hands={"A": f"{card}, anomaly flare", "B": "attack 10"}
    )
    if not uses:
        game.answers(A=f"select: {card}")
    game.play(until=asked("A", "window"))
    played = often(game, "A", level, [FLATTEN])
    assert played >= 10 if uses else played <= 2


@pytest.mark.parametrize("level", LEVELS)
def test_a_flare_that_costs_nothing_is_played(level: str):
    game = scenario(players=4, start="destiny", destiny="wild", hands={"C": "assassin flare", "A": "attack 10"})
    game.play(until=asked("C", "window"))
    assert often(game, "C", level, ["Assassin Flare: send one ship of any other player to the warp"]) >= 10


@pytest.mark.parametrize("level", LEVELS)
def test_a_flare_that_hardly_ever_gains_is_kept(level: str):
    game = scenario(players=4, start="regroup", destiny="B", hands={"A": "butler flare, attack 10"})
    game.play(until=asked("A", "window"))
    assert often(game, "A", level, ["Pass"]) >= 10


@pytest.mark.parametrize("level", LEVELS)
def test_a_lease_is_taken_and_a_deal_of_three_is_agreed_to(level: str):
    game = scenario(players=4, gate={"A": 2}, aliens={"C": "hurtz"}, hands={"A": "attack 10", "B": "attack 08"})
    game.answers(C="hurtz").play(until=asked("A", "hurtz.accept"))
    assert says(game, "A", level) == ["Yes"]
    hands = {"A": "attack 20, +2", "B": "attack 10, quash", "C": "negotiate, plague"}
    game = scenario(players=4, gate={"A": 2}, aliens={"C": "diplomat"}, hands=hands)
    game.answers(C="diplomat", A=Offer(to="B", take="1 random"), B="accept A").play(until=asked("C", "deal_consent"))
    consent = next(ask for ask in game.game.asks if ask.text == "deal_consent" and ask.seat == 2)
    assert value(game, consent, level) == ["0"]
    assert consent.default == ["1"]


@pytest.mark.parametrize("level", LEVELS)
def test_the_own_ships_are_called_out_of_the_warp(level: str):
    hands = {"A": "attack 10", "B": "attack 08"}
    game = scenario(
        players=4, start="alliance", gate={"A": 1}, warp={"A": 3, "C": 4}, aliens={"A": "ghost"}, hands=hands
    )
    game.play(until=asked("A", "window"))
    game.answer("A", "ghost")
    game.play(until=asked("A", "ghost.whose"))
    assert says(game, "A", level) == ["A"]


@pytest.mark.parametrize("level", LEVELS)
def test_bots_settle_a_council_of_all(level: str):
    hands = {"A": "attack 10, attack 08", "B": "attack 07, +2", "C": "attack 20, plague", "D": "attack 14, attack 06"}
    game = scenario(players=4, start="destiny", destiny="B!", hazard_deck="galactic council", hands=hands)
    game.play(until="galactic_council.pair")
    agreed = 0
    for _ in range(200):
        ask = next((a for a in game.game.asks if a.text.startswith("galactic") and not waits(game.game.wire(a))), None)
        if ask is None:
            break
        events = game.game.answer(ask.id, value(game, ask, level)).events
        agreed += sum(event.kind == "deal_consent" for event in events)
    assert agreed >= 4
    assert not any(ask.text == "penalty" for ask in game.game.asks)
