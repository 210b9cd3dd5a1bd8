"""Things are called by the name on their sheet or card."""

import pytest

from app.engine.aliens import ALIENS
from app.engine.artifacts import ARTIFACTS
from app.engine.cards import BASE_DECK
from app.engine.names import faces_of, title
from app.engine.tech import TECHS
from tests.kit import scenario


@pytest.mark.parametrize("kind", [ALIENS, ARTIFACTS, TECHS], ids=["aliens", "artifacts", "techs"])
def test_by_the_name_that_stands_there(kind):
    assert {identity: title(identity) for identity in kind} == {identity: kind[identity].name for identity in kind}


def test_artifacts_have_one_name_on_card_and_sheet():
    for face in BASE_DECK:
        assert face.kind != "artifact" or face.name == ARTIFACTS[face.effect].name


def test_flares_too():
    assert faces_of(("anti_matter", "tick_tock"))[-2].name == "Anti-Matter Flare"
    assert faces_of(("anti_matter", "tick_tock"))[-1].name == "Tick-Tock Flare"


def test_in_the_log_and_in_questions():
    hands = {"A": "attack 08, anti-matter flare", "B": "attack 20, cosmic zap"}
    game = scenario(gate={"A": 1}, aliens={"A": "anti matter"}, hands=hands).play()
    assert "A uses Anti-Matter." in game.told("C")
    asked = [game.game.wire(ask) for ask in game.game.asks]
    assert "Anti Matter" not in str(asked) + str(game.told("A"))


def test_a_choice_that_is_announced_is_told_in_its_words():
    cards = {"A": "attack 10", "B": "attack 04"}
    game = scenario(start="destiny", destiny="B", aliens={"A": "changeling", "B": "warrior"}, hands=cards)
    game.answers(A="draw").play(until="aim")
    assert "A uses Changeling and says: Draw a card." in game.told("C")
