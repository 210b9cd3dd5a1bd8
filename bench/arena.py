"""Bots against each other, on the engine directly.

``python -m bench.arena --table easy,easy,easy,normal --games 500 --seed 1`` plays games at one table, moving everybody
one seat on after each game, and prints what share of the games each level won: ``share`` counts a victory shared by k
as 1/k, ``among`` counts every winner fully; both with their standard error, for the average seat of that level.
"""

from __future__ import annotations

import argparse
import copy
import hashlib
import math
import multiprocessing
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from app.bots import LEVELS, choose, waits
from app.engine import COLOURS, Game, Options, SeatSetup, Setup
from app.engine.asks import Ask
from bench.results import where, write

TABLES: tuple[str, ...] = ("easy,easy,easy,normal", "normal,normal,normal,hard")
GAMES = 500
MOST_ANSWERS = 50_000  # a game takes about a thousand


@dataclass
class Played:
    """One game: who sat where, who won, what the answers cost."""

    levels: list[str]
    winners: list[int]
    encounters: int
    answers: int = 0
    seconds: dict[str, list[float]] = field(default_factory=dict)  # by level, one entry an ask


def setup_of(seats: int, seed: int, options: Options, asleep: Sequence[int] = ()) -> Setup:
    """The set-up of the game with this seed."""
    key = hashlib.sha256(f"arena {seed}".encode()).digest()
    sitting = [SeatSetup(f"Seat {i}", COLOURS[i]) for i in range(seats)]
    return Setup(sitting, options, key, [""] * seats, list(asleep))


def play(
    levels: list[str], seed: int, options: Options | None = None, asleep: Sequence[int] = (), best_of: int = 1
) -> Played:
    """One game of bots to its end. Hidden passes are made at once, views only where somebody really chooses.

    Without ``options`` any aliens are dealt; seats ``asleep`` play without their power. Each answer is timed as the
    fastest ``best_of`` so many tries: on a busy machine the first is slowed down by others.
    """
    game = Game.new(setup_of(len(levels), seed, options or Options(), asleep))
    rng = random.Random(seed)
    done = Played(levels, [], 0, seconds={level: [] for level in levels})
    told, shared = -1, {}
    value: Any = None
    while not game.over:
        ask = next_ask(game)
        if ask is None:
            game.lapse()
            continue
        if told != game.seq:  # what all may see stays the same until all are told
            told, shared = game.seq, game.public_view()
        level = levels[ask.seat]
        if game.state.free:
            _spend(game, ask.seat, level, rng)
            if ask not in game.asks:  # what was bought was carried out at once, and the question is made anew
                continue
        wire, view = game.wire(ask), {**shared, **game.private_view(ask.seat)}
        tries: list[float] = []
        for last in range(best_of - 1, -1, -1):
            chance = copy.copy(rng) if last else rng
            start = time.process_time()
            value = choose(level, view, wire, chance)
            tries.append(time.process_time() - start)
        done.seconds[level].append(min(tries))
        game.answer(ask.id, value)
        done.answers += 1
        if done.answers > MOST_ANSWERS:
            raise RuntimeError(f"seed {seed}: expected the game to end within {MOST_ANSWERS} answers")
    done.winners = list(game.winners or [])
    done.encounters = game.state.encounters
    return done


def next_ask(game: Game) -> Ask | None:
    """The first question that a bot has to answer; None if only hidden passes are open."""
    for ask in sorted(game.asks, key=lambda ask: not ask.eager):
        if ask.silent or (ask.free and not ask.eager):
            continue
        if ask.kind == "deal" and waits(game.wire(ask)):
            continue
        return ask
    return None


def _spend(game: Game, seat: int, level: str, rng: random.Random) -> None:
    """What the bot does of its own accord before it answers."""
    for ask in [ask for ask in game.asks if ask.free and ask.seat == seat]:
        value = choose(level, game.view(seat), game.wire(ask), rng)
        if value != ask.default:
            game.answer(ask.id, value)


def _job(job: tuple[Sequence[str], int, int, Options]) -> Played:
    table, number, seed, options = job
    turn = number % len(table)
    return play([*table[turn:], *table[:turn]], seed * 1_000_003 + number, options)


def matches(table: Sequence[str], games: int, seed: int, workers: int = 2, full: bool = False) -> list[Played]:
    """Many games of one table, in several processes; ``full`` = with flares and tech."""
    options = Options(flares=full, tech=full)
    jobs = [(table, number, seed, options) for number in range(games)]
    if workers <= 1:
        return [_job(job) for job in jobs]
    with multiprocessing.get_context("fork").Pool(workers) as pool:
        return list(pool.imap(_job, jobs, chunksize=5))


def report(played: list[Played]) -> str:
    """The figures of a run as lines of text."""
    lines = [
        f"{len(played)} games, {sum(p.encounters for p in played) / len(played):.1f} encounters and "
        f"{sum(p.answers for p in played) / len(played):.0f} answers a game, "
        f"{sum(len(p.winners) > 1 for p in played) / len(played):.0%} shared"
    ]
    for level in LEVELS:
        shares, among, seats = [], [], 0
        for p in played:
            mine = [seat for seat, name in enumerate(p.levels) if name == level]
            seats = len(mine)
            if mine:
                won = [seat for seat in mine if seat in p.winners]
                shares.append(len(won) / max(1, len(p.winners)) / seats)
                among.append(len(won) / seats)
        if not shares:
            continue
        took = sorted(t for p in played for t in p.seconds.get(level, ()))
        lines.append(
            f"{level:>6} x{seats}: share {_with_error(shares)}, among the winners {_with_error(among)}, "
            f"{1e6 * sum(took) / len(took):.0f} µs an ask (median {1e6 * took[len(took) // 2]:.0f} µs, "
            f"slowest {1e3 * took[-1]:.1f} ms)"
        )
    return "\n".join(lines)


def _with_error(values: list[float]) -> str:
    mean = sum(values) / len(values)
    variance = sum((v - mean) ** 2 for v in values) / max(1, len(values) - 1)
    return f"{mean:.1%} +- {math.sqrt(variance / len(values)):.1%}"


def run() -> None:
    """Both tables of the levels, without and with flares and tech, into their section of RESULTS.md (some minutes)."""
    parts = [
        f"One seat against three, aliens of the whole base set, everybody moved one seat on after each game; `share` "
        f"counts a victory shared by k as 1/k. Times are of the processor. {where()}"
    ]
    for table in TABLES:
        for seed, full in ((1, False), (2, False), (1, True)):
            text = report(matches(table.split(","), GAMES, seed, full=full))
            call = f"--table {table} --games {GAMES} --seed {seed}{' --full' if full else ''}"
            parts.append(f"`{call}`\n\n```\n{text}\n```")
            print(parts[-1], flush=True)
    parts.append(think_times())
    write("Bots", "\n\n".join(parts))


def think_times(games: int = 20, best_of: int = 5) -> str:
    """What an answer costs each level, as far as a busy machine lets one see it."""
    parts: list[str] = []
    for level in LEVELS:
        took = [t for seed in range(games) for t in play([level] * 4, seed, best_of=best_of).seconds[level]]
        parts.append(f"`{level}` {1e6 * sum(took) / len(took):.0f} µs (longest {1e3 * max(took):.1f} ms)")
    return f"An ask on average, each the fastest of {best_of} tries, {games} games of a level: {', '.join(parts)}."


def main(arguments: list[str] | None = None) -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--table", default=TABLES[0], help="levels by seat, parted by commas")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--full", action="store_true", help="with flares and tech")
    chosen: Any = parser.parse_args(arguments)
    table = chosen.table.split(",")
    print(f"table {chosen.table}, seed {chosen.seed}")
    print(report(matches(table, chosen.games, chosen.seed, chosen.workers, chosen.full)))


if __name__ == "__main__":
    main()
