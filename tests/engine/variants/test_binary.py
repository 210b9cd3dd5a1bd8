"""Binary (chapter 31 of the rules)."""

import pytest

from tests.engine.variants.games import begun
from tests.kit import rule, scenario

BINARY = {"A": "binary"}
TWO = {"A": "tripler + macron"}


@rule("BI-1", "BI-2")
def test_the_owner_has_six_planets_and_two_aliens():
    game = begun(4, "binary")
    seat = game.inverted.hexes.index("binary")
    assert len(game.home_planets(seat)) == 6
    powers = game.powers_of(seat)
    assert len(powers) == 2
    assert game.view(None)["systems"][seat]["stars"] == {f"p{powers[0].id}": "A", f"p{powers[1].id}": "B"}
    assert game.names.planet(game.home_planets(seat)[3]).endswith("planet B1")


@rule("BI-2")
def test_where_one_of_two_is_chosen_both_are_kept():
    game = begun(4, "binary", aliens="choice_of_two")
    seat = game.inverted.hexes.index("binary")
    assert len(game.powers_of(seat)) == 2
    assert all(len(game.powers_of(other)) == 1 for other in range(4) if other != seat)


@rule("BI-3")
def test_the_power_that_is_used_first_locks_out_the_other():
    hands = {"A": "attack 08", "B": "attack 04"}
    game = scenario(systems=BINARY, aliens={"A": "oracle + tripler"}, gate={"A": 2}, hands=hands)
    game.play(until="resolution.outcome")
    assert game.totals[0] == 10
    assert [power.alien for power in game.still.powers_of(0) if power.idle] == ["tripler"]
    assert [power["state"] for power in game.view()["seats"][0]["powers"]] == ["active", "lost"]
    game.play()
    assert not any(power.idle for power in game.game.powers_of(0))


@rule("BI-3")
@pytest.mark.parametrize(("answer", "locked"), [("yes", "tripler"), ("no", "")])
def test_of_two_mandatory_powers_the_owner_chooses_at_the_first(answer, locked):
    hands = {"A": "attack 08", "B": "attack 04"}
    game = scenario(systems=BINARY, aliens={"A": "oracle + tripler"}, gate={"A": 2}, hands=hands)
    game.answers(A=f"binary.either: {answer}").play(until="reveal.types_final" if locked else "resolution.outcome")
    idle = [power.alien for power in game.still.powers_of(0) if power.idle]
    assert idle == (["tripler"] if locked else ["oracle"])


@rule("BI-4")
def test_each_power_needs_two_colonies_at_its_star():
    ships = {"A1": {"A": 8}, "A2": {"A": 8}, "A3": {"A": 0}, "A4": {"A": 4}, "A5": {"A": 0}, "A6": {"A": 0}}
    game = scenario(systems=BINARY, aliens=TWO, ships=ships, start="regroup", destiny="B")
    game.play(until="launch")
    powers = {power.alien: power.up for power in game.still.powers_of(0)}
    assert powers == {"tripler": True, "macron": False}


@rule("BI-5")
def test_the_colour_stands_for_all_six_planets():
    game = scenario(systems={"B": "binary"}, start="launch")
    game.answers(A="B6").play(until="planning")
    assert game.planet == "B6"


@rule("BI-6")
def test_a_zap_does_not_unlock_the_other_power():
    hands = {"A": "attack 08", "B": "attack 04, cosmic zap"}
    game = scenario(systems=BINARY, aliens={"A": "oracle + tripler"}, gate={"A": 2}, hands=hands)
    game.answers(B="cosmic zap").play(until="resolution.outcome")
    assert game.totals[0] == 10
    assert [power.alien for power in game.still.powers_of(0) if power.idle] == ["tripler"]
