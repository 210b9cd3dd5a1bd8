"""How fast the engine is, with a random player of everything and no views.

Seconds are those of the processor, so that other work on the machine disturbs little.

- decisions a second: answered asks, pass-only ones included, no window skipped; encounters a second beside them;
- clones in the middle of a phase;
- resuming a table after 50, 500 and 5,000 answers at the same place in a phase: the length of a game must not matter.
"""

from __future__ import annotations

import gc
from collections import deque
from collections.abc import Callable, Iterator
from functools import partial
from statistics import mean, median
from time import process_time

from msgspec.structs import replace

from app.engine import Game, Options, Setup
from app.engine.aliens import ALIENS
from app.engine.moon_card import CATEGORIES
from app.engine.pool import SETS, pool

from .randomplay import Chance, make_setup, of_eight, play, random_entry
from .results import table, where, write

SEATS = 5
GAMES, ROUNDS = 60, 3
CLONE_GAMES, CLONE_EVERY = 12, 5
CLONE_AIM = 300  # microseconds
LENGTHS = (50, 500, 5000)
TABLES, PLACES = 8, 8
PHASE, JOURNAL = "reveal", 3  # the place in a phase at which resumed tables are compared


def timed(call: Callable[[], object], repeat: int = 3) -> float:
    """Microseconds of the fastest of some calls."""
    best = float("inf")
    for _ in range(repeat):
        start = process_time()
        call()
        best = min(best, process_time() - start)
    return best * 1e6


def eight(seed: int) -> Setup:
    """Eight aliens in the pool, artifacts."""
    return make_setup(seed, SEATS, of_eight(seed, SEATS))


def everything(seed: int) -> Setup:
    """All base aliens in the pool, flares and tech."""
    return make_setup(seed, SEATS, flares=True, tech=True)


def old_universe(seed: int) -> Setup:
    """All aliens in the pool, and every option that adds something."""
    setup = make_setup(seed, SEATS, flares=True, tech=True, sets=tuple(SETS))
    more = dict.fromkeys(
        (
            "hazards", "comets", "colourless_cones", "reverse_cones", "kickers", "reward_deck", "legacy_edicts",
            "lucre", "inverted_systems", "inverted_warp",
        ),
        True,
    )  # fmt: skip
    options = replace(setup.options, moons=tuple(CATEGORIES), **more)
    return replace(setup, options=options)


def speed(setup: Callable[[int], Setup]) -> tuple[float, float, float, float]:
    """Decisions a second, encounters a second (the fastest round), decisions and encounters of a game."""
    best = (0.0, 0.0)
    decisions = encounters = 0
    for _ in range(ROUNDS):
        decisions = encounters = 0
        start = process_time()
        for seed in range(GAMES):
            game = Game.new(setup(seed))
            decisions += play(game, Chance(seed), 100_000)
            encounters += game.state.encounters
        seconds = process_time() - start
        best = max(best, (decisions / seconds, encounters / seconds))
    return (*best, decisions / GAMES, encounters / GAMES)


def clones() -> tuple[list[float], list[int]]:
    """Microseconds of a clone at many places in the middle of a phase, and the journal lengths there."""
    times: list[float] = []
    journals: list[int] = []
    for seed in range(CLONE_GAMES):
        game, chance = Game.new(make_setup(seed, SEATS, of_eight(seed, SEATS))), Chance(seed)
        count = 0
        while not game.over:
            if game.entries and count % CLONE_EVERY == 0:
                times.append(timed(game.clone))
                journals.append(len(game.entries))
            game.apply(random_entry(game, chance))
            count += 1
    return times, journals


def long_game(seed: int) -> Iterator[tuple[Game, int]]:
    """A table at which nobody ever wins, after each answer, with the number of answers given: when somebody does, play
    goes on from a quieter place before, by other answers."""
    game, chance = Game.new(make_setup(seed, SEATS, of_eight(seed, SEATS))), Chance(seed)
    answers = 0
    past: deque[tuple[int, int, bytes]] = deque(maxlen=400)  # foreign colonies of the leader, answers, checkpoint
    while True:
        outcome = game.apply(random_entry(game, chance))
        answers += 1
        if game.over:
            _, answers, checkpoint = min(past, key=lambda place: (place[0], -place[1]))
            game = Game.resume(game.setup, checkpoint, [])
            while past and past[-1][1] > answers:
                past.pop()
        elif outcome.new_phase:
            lead = max(len(game.foreign_colonies(seat)) for seat in range(SEATS))
            past.append((lead, answers - len(game.entries), game.checkpoint))
        yield game, answers


def resumes() -> dict[int, list[float]]:
    """Number of answers -> microseconds to resume a table from its last checkpoint, at one place in a phase."""
    found: dict[int, list[float]] = {length: [] for length in LENGTHS}
    for seed in range(TABLES):
        wanted = list(LENGTHS)
        places = 0
        for game, answers in long_game(seed):
            if not wanted:
                break
            if answers < wanted[0] or game.phase != PHASE or len(game.entries) != JOURNAL:
                continue
            setup, checkpoint, entries = game.setup, game.checkpoint, list(game.entries)
            found[wanted[0]].append(timed(partial(Game.resume, setup, checkpoint, entries), 5))
            places += 1
            if places == PLACES:
                places = 0
                wanted.pop(0)
    return found


def run() -> None:
    """Measure, and write the section."""
    gc.collect()
    gc.disable()
    pools = {
        "eight aliens": speed(eight),
        f"all {len(pool(Options()))} base aliens, flares and tech": speed(everything),
        f"all {len(ALIENS)} aliens and every option of the old universe": speed(old_universe),
    }
    times, journals = clones()
    resumed = resumes()
    gc.enable()
    typical = {n: median(times) for n, times in resumed.items()}
    flat = max(typical.values()) / min(typical.values())
    rows = [
        *(row for pool, (decisions, encounters, length, count) in pools.items() for row in (
            (f"{pool}: decisions a second (answered asks, pass-only ones too, no window skipped, views off)",
             f"{decisions:,.0f}"),
            (f"{pool}: encounters a second", f"{encounters:,.0f}"),
            (f"{pool}: decisions and encounters of a game", f"{length:,.0f}, {count:.0f}"),
        )),
        (f"clone in the middle of a phase, {len(times):,} places: median, 99th percentile, longest",
         f"{median(times):.0f}, {sorted(times)[len(times) * 99 // 100]:.0f}, {max(times):.0f} µs"),
        ("of them within 300 µs", f"{sum(time <= CLONE_AIM for time in times) / len(times):.0%}"),
        ("answers since the checkpoint there: mean, most", f"{mean(journals):.1f}, {max(journals)}"),
        *((f"resume after {n:,} answers ({PHASE}, {JOURNAL} answers since its start), {len(resumed[n])} places: median",
           f"{typical[n]:.0f} µs") for n in LENGTHS),
        ("slowest of the three lengths over the fastest", f"{flat:.2f}"),
    ]  # fmt: skip
    players = f"{SEATS} random players, base artifacts, one process; clones and resumes with eight aliens."
    write("Engine", f"{players} {where()}\n\n{table(('what', 'figure'), rows)}")
    for what, figure in rows:
        print(f"{what}: {figure}")
