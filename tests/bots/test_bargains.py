"""Talks about captured ships: a keeper asks for something, an owner pays little."""

import pytest

from tests.bots.asked import asked, says
from tests.bots.test_powers import LEVELS
from tests.bots.test_uses import makes
from tests.engine.aliens.test_pirate import bargaining, captured
from tests.kit import Offer, Scenario, scenario

FULL = "attack 06, attack 08, attack 10, attack 12, attack 20"


def talks(colonies: int = 0) -> Scenario:
    """C holds three ships of B."""
    return scenario(start="regroup", destiny="B", aliens={"C": "pirate"}, probes=captured(B=3), hands={"B": FULL},
                    colonies={"C": colonies})  # fmt: skip


@pytest.mark.parametrize("level", LEVELS)
def test_captives_are_sold_or_bargained_for(level: str):
    game = talks()
    game.play(until=asked("C", "window"))
    assert makes(game, "C", level, "Pirate") >= 10


@pytest.mark.parametrize("level", LEVELS)
def test_a_keeper_asks_for_something(level: str):
    game = talks()
    bargaining(game)
    said = says(game, "C", level)
    assert said["action"] == "offer"
    assert said["offer"]["give"]["release"] == {"1": 3}
    assert said["offer"]["take"].get("colony") is not None or said["offer"]["take"].get("random_cards")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("offer", "answer"), [
    (Offer(release={"B": 3}, take="1 random"), "accept"),
    (Offer(release={"B": 1}, take="4 random", take_colony="B2"), "refuse"),
])  # fmt: skip
def test_an_owner_pays_little_and_not_much(level: str, offer: Offer, answer: str):
    game = talks(colonies=4)
    bargaining(game)
    game.answer("C", offer)
    said = says(game, "B", level)["action"]
    assert (said == "accept") == (answer == "accept")


@pytest.mark.parametrize("level", LEVELS)
def test_an_owner_asks_for_his_ships_himself(level: str):
    game = talks()
    bargaining(game)
    said = says(game, "B", level)
    assert said["action"] == "offer"
    assert said["offer"]["take"]["release"] == {"1": 3}
    assert 1 <= said["offer"]["give"]["random_cards"] <= 4
