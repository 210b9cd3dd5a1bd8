"""Rings (chapter 31 of the rules)."""

import pytest

from tests.kit import rule, scenario

RINGS = {"B": "rings"}
BOTH = {"A": "attack 08", "B": "attack 08"}


@rule("RI-1", "RI-2")
@pytest.mark.parametrize(("planet", "bonus"), [("B1", 10), ("B2", 8), ("B3", 6), ("B4", 4), ("B5", 2)])
def test_the_number_of_the_planet_is_added_to_the_owners_total(planet, bonus):
    game = scenario(systems=RINGS, planet=planet, gate={"A": 1}, hands=BOTH).play()
    assert game.totals == (9, 12 + bonus)


@rule("RI-3")
def test_the_owner_may_subtract_it_instead():
    game = scenario(systems=RINGS, planet="B2", gate={"A": 4}, hands={"A": "attack 08", "B": "attack 14"})
    game.answers(B="subtract").play()
    assert game.totals == (12, 10)
    assert game.result == "offense wins"


@rule("RI-3")
def test_it_is_no_ship_and_brings_no_compensation():
    game = scenario(systems=RINGS, planet="B1", gate={"A": 1}, hands={"A": "attack 08", "B": "negotiate, attack 04"})
    game.answers(B="negotiate").play()
    assert not game.was_asked("B", "rings.sign")
    assert len(game.hand("B")) == 1


@rule("RI-4")
def test_the_owner_gets_nothing_as_offense_at_its_own_ring():
    game = scenario(systems={"A": "rings"}, planet="A2", ships={"A2": {"B": 2}}, gate={"A": 2}, hands=BOTH).play()
    assert game.totals == (10, 10)


@rule("RI-5")
def test_an_empty_ring_counts_too():
    game = scenario(systems=RINGS, planet="B2", ships={"B2": {"B": 0}}, gate={"A": 4}, hands=BOTH).play()
    assert game.totals == (12, 16)


@rule("RI-3")
def test_everybody_sees_why():
    game = scenario(systems=RINGS, planet="B1", gate={"A": 1}, hands=BOTH).play(until="resolution.outcome")
    terms = game.totals_shown()["defense"]["terms"]
    assert {"label": "Rings", "value": 10} in [{k: term[k] for k in ("label", "value")} for term in terms]
