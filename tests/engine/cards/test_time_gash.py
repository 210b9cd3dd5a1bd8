"""Time Gash."""

from typing import Any

from tests.kit import Scenario, rule, scenario


def table(hands: dict[str, str], **said: Any) -> Scenario:
    """A table with legacy edicts: A attacks B with an ally."""
    said = {"gate": {"A": 3, "C": 2}, "destiny": "D"} | said
    return scenario(hands=hands, options={"legacy_edicts": True}, **said)


HANDS = {"A": "attack 10", "B": "attack 04", "D": "attack 06", "E": "time gash"}


@rule("LE-8")
def test_the_encounter_begins_anew_at_destiny():
    game = table(HANDS).answers(E="time gash").play(until="aim")
    assert game.defense == "D"
    assert game.gate == {}
    assert game.role("C") == "outsider"
    assert "The encounter of A goes back to the beginning of destiny." in game.told("B")


@rule("LE-8")
def test_it_may_be_played_when_alliances_are_formed():
    game = table(HANDS, start="alliance", gate={"A": 3}).answers(E="alliance.after_formed: time gash").play(until="aim")
    assert game.defense == "D"


@rule("LE-8")
def test_ships_return_to_colonies_and_none_is_lost():
    game = table(HANDS).answers(E="time gash").play(until="aim")
    assert game.warp == {}
    assert game.ships_of("A") == game.ships_of("C") == 20


@rule("LE-8")
def test_cards_that_were_played_stay_played():
    game = table(HANDS | {"E": "time gash, force field"}, start="alliance", gate={"A": 3})
    game.answers(A="invite: C", C=["offense", 1], E=["force field", "force_field.allies: C", "time gash"]).play(
        until="aim"
    )
    assert {"force field", "time gash"} <= {*game.discard}


@rule("LE-8", "R-CARD-4")
def test_card_zap_cancels_it():
    game = table(HANDS | {"B": "attack 04, card zap"}).answers(E="time gash", B="card zap").play()
    assert game.defense == "B"
    assert game.totals[0] == 10 + 5


@rule("LE-8", "K-8")
def test_the_rest_of_the_encounter_is_played_as_usual():
    game = table(HANDS).answers(E="time gash").play()
    assert game.result in ("offense wins", "defense wins")
    assert game.defense == "D"


@rule("LE-8")
def test_powers_and_techs_are_used_anew_in_the_phases_that_begin_anew():
    said = {"start": "launch", "gate": {}, "aliens": {"A": "macron"}, "techs": {"C": "plasma thrusters"}}
    joins = ["ally: offense", "plasma thrusters", 5]
    game = table(HANDS, **said).answers(A=["B1", "invite: C"], C=joins, E="planning.before_select: time gash")
    game.play(until="planning.before_select")
    assert game.gate == {"A": 1, "C": 5}
    game.play(until="aim").answers(A="invite: C", C=joins).play(until="select")
    assert (game.defense, game.gate) == ("D", {"A": 1, "C": 5})
    assert list(game.told("B", kind="use")).count("A uses Macron.") == 2
