"""Bots lay a kicker where it turns the encounter, the strongest, and count with it."""

import pytest

from tests.bots.asked import asked, says
from tests.kit import scenario


@pytest.mark.parametrize("level", ["normal", "hard"])
@pytest.mark.parametrize(("cards", "lays"), [("attack 09, kicker x3, kicker x2", 9), ("attack 40, kicker x0", 0)])
def test_a_kicker_is_laid_where_it_helps(level: str, cards: str, lays: int):
    game = scenario(
        players=4, gate={"A": 3}, hands={"A": cards, "B": "attack 20, attack 15"}, options={"kickers": True}
    )
    game.play(until=asked("A", "window"))
    laid = sum(says(game, "A", level, seed) != ["Pass"] for seed in range(12))
    assert laid >= lays if lays else laid == 0


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_the_strongest_kicker_is_laid(level: str):
    hands = {"A": "attack 14, kicker x2, kicker x3", "B": "attack 20"}
    game = scenario(players=4, gate={"A": 3}, hands=hands, options={"kickers": True})
    game.answers(A="kickers").play(until=asked("A", "kickers.card"))
    assert says(game, "A", level) == ["Kicker x3"]
