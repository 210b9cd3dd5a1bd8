"""Pairs of aliens at one table with flares and tech: another sample every day, the same one under ``PAIRS_SEED``.

All pairs are played by hand, hundreds of games of each (bench/long_run.py); here some of them, so that a fault that a
change brings in is met sooner or later. A failure says how to play its sample again.
"""

from __future__ import annotations

import os
import time

import pytest

from app.engine import COLOURS, Game, Options, SeatSetup, Setup
from app.engine.aliens import ALIENS
from bench.conserved import check_conserved
from bench.long_run import possible_pairs
from bench.randomplay import Chance, random_entry

from .invariants import check_asks, check_view, check_wire

SAMPLE = 20
MOST_INPUTS = 50_000
LOOK_EVERY = 50
LONG = 8_000  # inputs after which players who throw their ships away by chance mostly take what is proposed
DAY = 86_400  # seconds


def seed_of_today() -> int:
    """``PAIRS_SEED`` if it is set, else the number of the day."""
    return int(os.environ.get("PAIRS_SEED") or time.time() // DAY)


def table_of(pair: tuple[str, str], chance: Chance) -> Setup:
    """Four to six seats: the pair and others that may sit with it; all other options as chance wills."""
    seats = chance.between(4, 6)
    aliens = list(pair)
    for alien in chance.sample(sorted(ALIENS), len(ALIENS)):
        apart = any(alien in ALIENS[other].not_with or other in ALIENS[alien].not_with for other in aliens)
        if len(aliens) < seats and alien not in aliens and not apart and ALIENS[alien].min_seats <= seats:
            aliens.append(alien)
    options = Options(
        aliens=chance.sample(aliens, seats), flares=True, tech=True, secret_flares=chance.percent(30),
        hidden_powers=chance.percent(20), four_planets=chance.percent(25), single_encounter=chance.percent(25),
    )  # fmt: skip
    players = [SeatSetup(f"Player {i + 1}", COLOURS[i]) for i in range(seats)]
    return Setup(players, options, key=chance.bits().to_bytes(32, "big"), nonces=[""] * seats)


@pytest.mark.parametrize("number", range(SAMPLE))
def test_a_pair_of_aliens_plays_to_the_end_and_nothing_is_lost(number: int) -> None:
    seed = seed_of_today()
    chance = Chance(seed * SAMPLE + number)
    pair = chance.pick(possible_pairs())
    again = f"{pair[0]} and {pair[1]}, to be played again with PAIRS_SEED={seed}"
    print(again)
    game = Game.new(table_of(pair, chance))
    try:
        for count in range(MOST_INPUTS):
            check_conserved(game)
            check_asks(game)
            if count % LOOK_EVERY == 0:
                check_wire(game)
                check_view(game, chance.pick([None, *range(game.state.seats)]))
            if game.over:
                break
            game.apply(random_entry(game, chance, other_inputs=5 if count < LONG else 80))
    except Exception as error:
        error.add_note(again)
        raise
    assert game.winners, f"no winner after {MOST_INPUTS} inputs: {again}"


def test_the_sample_of_a_seed_is_always_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PAIRS_SEED", "20000")
    assert seed_of_today() == 20000
    setups = [table_of(("amoeba", "zombie"), Chance(seed_of_today())) for _ in range(2)]
    assert setups[0] == setups[1]
    monkeypatch.setenv("PAIRS_SEED", "20001")
    assert table_of(("amoeba", "zombie"), Chance(seed_of_today())) != setups[0]
