"""Non-interference: what a viewer may not know changes nothing of what the viewer gets (architecture.md section 5)."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine import Game
from bench.randomplay import Chance, any_setup, play

from .worlds import Pair

STEPS = 250
RUNS = 300


def run(seed: int) -> tuple[int, int]:
    """One position of one game, one viewer: (messages compared, windows with unlike menus)."""
    chance = Chance(seed * 7919 + 1)
    game = Game.new(any_setup(seed))
    if seed % 4:
        play(game, Chance(seed), chance.below(900))
    if game.over:
        return 0, 0
    viewer = chance.pick([None, *range(game.state.seats)])
    pair = Pair.at(game, viewer, chance, changes=1 + chance.below(3))
    if pair is None or pair.sees_a_change():
        return 0, 0
    pair.compare()
    for _ in range(STEPS):
        if not pair.step():
            break
    return pair.compared, pair.unlike


@pytest.mark.parametrize("batch", range(4))
def test_what_a_viewer_gets_does_not_depend_on_what_is_hidden(batch: int) -> None:
    results = [run(seed) for seed in range(batch * RUNS, (batch + 1) * RUNS)]
    assert sum(compared for compared, _ in results) > 20 * RUNS
    assert sum(unlike for _, unlike in results) > RUNS, "the worlds must differ where it matters"
