"""Clones, resumed games and repeated games are the same game, byte for byte."""

from __future__ import annotations

import hashlib
import subprocess
import sys

import pytest

from app.engine import Entry, Game, ReplayMismatch
from app.engine.state import encode
from bench.randomplay import Chance, any_setup, make_setup, play, random_entry

FURTHER = 60


def position(game: Game) -> tuple[object, ...]:
    """Everything that two games in the same position have in common."""
    asks = [(game.wire(ask), ask.key, ask.silent, ask.clock) for ask in game.asks]
    views = [
        game.view(viewer) for viewer in (None, game.state.encounters % game.state.seats)
    ]  # kept parts, fresh parts
    return (
        views,
        encode(game.state),
        asks,
        game.checkpoint,
        game.entries,
        game.seq,
        game.waiting,
        game.window,
        game.moment,
    )


def step(game: Game, entry: Entry) -> tuple[object, ...]:
    """One input and everything that it told."""
    outcome = game.apply(entry)
    told = [event.for_viewer(viewer) for event in outcome.events for viewer in (None, *range(game.state.seats))]
    return told, outcome.public, outcome.seats, outcome.new_phase


@pytest.mark.parametrize("seed", range(6))
def test_a_clone_and_a_resumed_game_equal_the_game_at_every_ask(seed: int) -> None:
    setup = any_setup(seed)
    game, chance = Game.new(setup), Chance(seed)
    for count in range(700):
        if game.over:
            break
        twin = game.clone()
        assert position(twin) == position(game)
        if count % 23 == 0:
            resumed = Game.resume(setup, game.checkpoint, game.entries)
            ahead, dice = game.clone(), Chance(seed + count)
            for _ in range(FURTHER):
                if ahead.over:
                    break
                entry = random_entry(ahead, dice, other_inputs=5)
                told = step(ahead, entry)
                assert step(twin, entry) == told
                assert step(resumed, entry) == told
            assert position(twin) == position(resumed) == position(ahead)
        game.apply(random_entry(game, chance, other_inputs=5))


def test_what_a_clone_does_leaves_the_game_alone() -> None:
    game = Game.new(make_setup(5))
    play(game, Chance(5), 300)
    before = position(game)
    twin = game.clone()
    play(twin, Chance(6), 200)
    assert position(game) == before
    assert position(twin) != before


def test_a_journal_that_does_not_fit_is_refused() -> None:
    game = Game.new(make_setup(7))
    play(game, Chance(7), 100)
    for bad in (["a", "s0-99999", ["0"]], ["t", "nothing"], ["a", game.asks[0].id, "nonsense"]):
        with pytest.raises(ReplayMismatch):
            Game.resume(game.setup, game.checkpoint, [*game.entries, bad])
    with pytest.raises(ReplayMismatch):
        Game.resume(game.setup, game.checkpoint[:-3], game.entries)


def fingerprint(seed: int, most: int = 1_500) -> str:
    """A digest of all that one game tells within so many inputs, of its draws and of its checkpoints."""
    game, chance = Game.new(any_setup(seed)), Chance(seed)
    digest = hashlib.sha256()
    for _ in range(most):
        if game.over:
            break
        entry = random_entry(game, chance, other_inputs=5)
        digest.update(repr((entry, step(game, entry))).encode())
        digest.update(game.checkpoint)
        digest.update(repr(game.take_draws()).encode())
    digest.update(encode(game.state))
    return digest.hexdigest()


def test_the_same_setup_and_answers_make_the_same_bytes() -> None:
    for seed in (1, 2, 9):
        assert fingerprint(seed) == fingerprint(seed)


def test_the_hash_seed_of_the_process_changes_nothing() -> None:
    code = "from tests.engine.properties.test_replay import fingerprint; print(fingerprint(11))"
    seen = {
        subprocess.run(
            [sys.executable, "-c", code], env={"PYTHONHASHSEED": number, "PYTHONPATH": "."},
            capture_output=True, text=True, check=True,
        ).stdout
        for number in ("1", "2", "77")
    }  # fmt: skip
    assert len(seen) == 1
