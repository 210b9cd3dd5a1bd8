"""Sanity."""

from typing import Any

from tests.kit import Scenario, rule, scenario


def table(hands: dict[str, str], **said: Any) -> Scenario:
    """A table with legacy edicts: A attacks B."""
    said = {"gate": {"A": 2}} | said
    return scenario(hands=hands, options={"legacy_edicts": True}, **said)


@rule("LE-3", "EX-22")
def test_no_flare_is_played_until_the_encounter_ends():
    game = table({"A": "attack 10", "B": "attack 04, mind flare", "C": "sanity"}, start="alliance")
    game.answers(C="sanity").play()
    after = [a for a in game.asked if a.moment.startswith(("planning", "reveal"))]
    assert not any("mind flare" in asked.options for asked in after)
    assert not game.game.has_mark("sanity")


@rule("LE-3", "EX-22")
def test_what_flares_have_done_stops():
    hands = {"A": "attack 06, virus flare", "B": "attack 10", "C": "sanity"}
    position = {"gate": {"A": 3, "D": 2}}
    assert table(hands, **position).answers(A="virus flare").play().totals[0] == 6 + 3 * 2
    game = table(hands, **position).answers(A="virus flare", C="reveal.after_reveal: sanity").play()
    assert game.totals[0] == 6 + 3 + 2


@rule("LE-3", "EX-22", "R-POWER-9")
def test_a_player_with_two_powers_keeps_one():
    hands = {"A": "attack 06", "B": "attack 10", "C": "sanity"}
    game = table(hands, aliens={"A": "tripler + warrior"}, tokens={"A": 5}, start="alliance")
    game.answers(A="sanity.power: warrior", C="sanity").play()
    assert game.totals[0] == 6 + 2 + 5
    assert "Tripler of A rests until the encounter ends." in game.told("B")


@rule("LE-3")
def test_a_single_power_goes_on():
    hands = {"A": "attack 06", "B": "attack 10", "C": "sanity"}
    game = table(hands, aliens={"A": "tripler"}, start="alliance").answers(C="sanity").play()
    assert game.totals[0] == 18 + 2


@rule("LE-3", "R-CARD-4")
def test_card_zap_cancels_it():
    hands = {"A": "attack 10", "B": "attack 04", "C": "sanity", "D": "card zap"}
    game = table(hands, start="alliance").answers(C="sanity", D="card zap").play(until="select")
    assert not game.game.has_mark("sanity")


@rule("LE-3", "MO-19")
def test_moons_do_nothing():
    for card, most in (("attack 08", 3), ("sanity", 4)):
        hands = {"A": "attack 10", "B": "attack 04", "C": card}
        game = scenario(hands=hands, options={"legacy_edicts": True}, start="regroup", destiny="B",
                        moons={"B": "cone size 3*"}, ships={"cone size 3": {"C": 2}})  # fmt: skip
        if card == "sanity":
            game.answers(C="sanity")
        assert game.play(until="launch.after_aim").game.asks[0].total == (1, most)
