"""Legacy edicts (LE-1): which cards there are."""

from collections import Counter

import pytest

from app.engine.cards import ARTIFACT, BASE_DECK
from tests.kit import rule, scenario


@rule("LE-1", "C-PLAGUE-2", "EX-22")
def test_eleven_artifacts_come_into_the_cosmic_deck():
    added = scenario(options={"legacy_edicts": True}).game.faces[len(BASE_DECK) :]
    assert Counter(face.id for face in added) == {
        "keeper": 1, "sanity": 1, "warp_break": 1, "un_zap": 2, "flare_zap": 2, "stellar_gas": 1, "time_gash": 1,
        "insurance": 1, "rebirth": 1,
    }  # fmt: skip
    assert {face.kind for face in added} == {ARTIFACT}
    assert {face.deck for face in added} == {"cosmic"}


@rule("LE-1", "EX-22")
def test_plague_takes_kickers_and_reinforcements_too():
    options = {"legacy_edicts": True, "kickers": True}
    game = scenario(start="regroup", hands={"A": "plague", "B": "kicker x2, +3, keeper"}, options=options)
    game.answers(A=["plague", "B"]).play(until="destiny")
    assert game.hand("B") == []


@rule("EX-29")
def test_of_two_who_could_declare_an_upset_the_offense_speaks_first():
    position = {"gate": {"A": 1}, "aliens": {"A": "loser", "B": "loser"}}
    game = scenario(**position, hands={"A": "attack 10", "B": "attack 30"}).answers(A="loser", B="loser")
    with pytest.raises(AssertionError, match="never asked for"):
        game.play()
    assert game.result == "offense wins"
