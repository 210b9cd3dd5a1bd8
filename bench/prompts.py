"""How often a person is asked something in a window to which a pass is the only sensible answer.

Games of five `hard` bots with flares and all artifacts, each seat taken for a person with the default preferences of
a live table: questions in which nothing could be used are passed for it unseen (docs/tables.md), every other question
of a window is a prompt. Where `hard` passes, the pass was sensible. Counted for each encounter and seat.
"""

from __future__ import annotations

import random
from collections import Counter
from statistics import mean, median

from app.bots import choose
from app.engine import Game, Options
from app.engine.asks import Ask
from bench.arena import next_ask, setup_of
from bench.results import table, where, write

SEATS, GAMES, LEVEL = 5, 60, "hard"
SEED = 9_000_000
AIM = 2

Count = Counter[tuple[int, int]]


def is_prompt(ask: Ask) -> bool:
    """A person is shown the menu of a window."""
    return ask.window and not ask.silent and not ask.free and not ask.back


def count(seed: int, options: Options) -> tuple[Count, Counter[str], list[tuple[int, int]]]:
    """(prompts passed by encounter and seat, by moment, every encounter and seat) of one game."""
    game, rng = Game.new(setup_of(SEATS, seed, options)), random.Random(seed)
    passed: Count = Counter()
    moments: Counter[str] = Counter()
    told, shared = -1, {}
    while not game.over:
        ask = next_ask(game)
        if ask is None:
            game.lapse()
            continue
        if told != game.seq:
            told, shared = game.seq, game.public_view()
        value = choose(LEVEL, {**shared, **game.private_view(ask.seat)}, game.wire(ask), rng)
        if is_prompt(ask) and value == ["0"]:
            passed[game.state.encounters, ask.seat] += 1
            moments[ask.moment] += 1
        game.answer(ask.id, value)
    return passed, moments, [(n, seat) for n in range(game.state.encounters) for seat in range(SEATS)]


def measure(games: int, options: Options) -> tuple[list[int], Counter[str]]:
    """Prompts with only a pass as sensible answer, of every encounter and seat; and by moment."""
    numbers: list[int] = []
    moments: Counter[str] = Counter()
    for seed in range(SEED, SEED + games):
        passed, at, places = count(seed, options)
        numbers += [passed[place] for place in places]
        moments += at
    return numbers, moments


def run() -> None:
    """Measure with and without the list of flares, and write the section."""
    rows: list[tuple[object, ...]] = []
    often = ""
    for name, options in (
        ("flares and artifacts", Options(flares=True)),
        ("flares, artifacts and tech", Options(flares=True, tech=True)),
        ("secret flares and artifacts", Options(flares=True, secret_flares=True)),
    ):
        numbers, moments = measure(GAMES, options)
        share = sum(n <= AIM for n in numbers) / len(numbers)
        tail = sorted(numbers)[len(numbers) * 9 // 10]
        rows.append((name, f"{len(numbers):,}", f"{median(numbers):g}", f"{mean(numbers):.1f}", tail, f"{share:.0%}"))
        often = often or ", ".join(f"{moment} {n / len(numbers):.2f}" for moment, n in moments.most_common(8))
    head = ("games of five with", "encounters x persons", "median", "mean", "nine in ten at most", f"at most {AIM}")
    text = f"{(__doc__ or '').strip()}\n\n{where()}\n\n{table(head, rows)}"
    write("Prompts", f"{text}\n\nMost often, of the first, by encounter and person: {often}.")
    print(table(head, rows))
    print(often)


if __name__ == "__main__":
    run()
