"""Non-interference: what a viewer may not know changes nothing of what the viewer gets (architecture.md section 5)."""

from __future__ import annotations

import pytest

from app.engine import Game
from bench.randomplay import Chance, any_setup, play

from .worlds import Pair, knows_most

STEPS = 250
ANYBODY = -1
RUNS, BATCHES = 28, 4
LONG_RUNS, LONG_BATCHES = 500, 10


def run(seed: int, orders: int = 30, viewer: int | None = ANYBODY) -> tuple[int, int]:
    """One position of one game, one viewer: (messages compared, windows in which the worlds had unlike menus)."""
    chance = Chance(seed * 7919 + 1)
    game = Game.new(any_setup(seed))
    answers = Chance(seed)
    while game.state.phase == "setup":  # before the hands are dealt nothing is hidden
        play(game, answers, 1)
    if seed % 4:
        play(game, answers, chance.below(900))
    if game.over:
        return 0, 0
    if viewer == ANYBODY:
        knowing = chance.percent(10 + orders)
        viewer = knows_most(game.state) if knowing else chance.pick([None, *range(game.state.seats)])
    pair = Pair(game, viewer, chance, orders)
    if not pair.differ or pair.sees_a_change():
        return 0, 0
    pair.compare()
    for _ in range(STEPS):
        if not pair.step():
            break
    return pair.compared, pair.unlike


@pytest.mark.parametrize("seed", [4, 11, 17])
def test_every_seat_and_the_spectators_are_kept_from_what_is_hidden(seed: int) -> None:
    viewers = [None, *range(3 + seed % 6)]
    assert sum(run(seed, viewer=viewer)[0] for viewer in viewers) > 10 * len(viewers)


def test_the_default_selection_does_not_tell_copies_apart() -> None:
    game = Game.new(any_setup(0))
    two = [card for card, face in enumerate(game.faces) if face.id == "attack_06"][:2]
    assert game.lowest(two) == two[0]
    assert game.lowest(two[::-1]) == two[1]


def check(seeds: range) -> None:
    """Run many, and see that they compared something."""
    results = [run(seed) for seed in seeds]
    assert sum(compared for compared, _ in results) > 20 * len(seeds)
    assert sum(unlike for _, unlike in results) > len(seeds) // 4, "the worlds must differ where it matters"


@pytest.mark.parametrize("batch", range(BATCHES))
def test_what_a_viewer_gets_does_not_depend_on_what_is_hidden(batch: int) -> None:
    check(range(batch * RUNS, (batch + 1) * RUNS))


@pytest.mark.long
@pytest.mark.parametrize("batch", range(LONG_BATCHES))
def test_what_a_viewer_gets_does_not_depend_on_what_is_hidden_in_many_games(batch: int) -> None:
    check(range(10_000 + batch * LONG_RUNS, 10_000 + (batch + 1) * LONG_RUNS))
