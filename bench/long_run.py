"""50,000 random games over all player counts and options: each must end with a winner, raise nothing, and keep every
ship and card in one place after every answer. Takes hours: ``nice python -m bench.long_run --out PART.jsonl``.

Game ``n`` is the one of seed ``SEED + n``: ``any_setup(seed)`` played by ``Chance(seed)``. Each game is one line of the
part's file, after a line that names the commit of the engine. A run that was stopped goes on where its file ends;
several parts make one summary: ``python -m bench.long_run --summary PART.jsonl ...`` writes the section of RESULTS.md.
With ``--base`` the games are those of ``base_setup(seed)``: the base set alone, a third as long.
"""

from __future__ import annotations

import argparse
import json
import signal
import subprocess
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from pathlib import Path
from time import process_time
from types import FrameType
from typing import Any

from app.engine import Game, Options, Setup
from app.engine.aliens import ALIENS
from app.engine.pool import pool

from .conserved import NotConserved, check_conserved
from .randomplay import Chance, any_setup, base_setup, random_entry
from .results import table, where, write

SEED, GAMES = 5_000_000, 50_000
MOST_INPUTS = 50_000
MOST_SECONDS = 300  # of the processor, for one game: the engine itself does not come back
OTHER_INPUTS = 5  # of a hundred inputs: a time-out or a lapse
LOOK_EVERY = 25  # inputs between two looks at a view, at the questions and at the log
FEWEST_PAIRED = 20  # games in which each pair of aliens is to meet, with flares and tech

Line = dict[str, Any]


class Hangs(Exception):
    """One game took longer than any game takes."""


def _too_long(number: int, frame: FrameType | None) -> None:
    del number
    where = f"{frame.f_code.co_filename}:{frame.f_lineno}" if frame else "somewhere"
    raise Hangs(f"expected a game within {MOST_SECONDS} s, still at {where}")


def play_checked(seed: int, setup: Setup | None = None) -> Line:
    """One game: how it ended, its inputs and encounters, what was in it, and the fault with its place, if any."""
    setup, chance = setup or any_setup(seed), Chance(seed)
    options = setup.options
    line: Line = {"seed": seed, "how": "", "seats": len(setup.seats), "inputs": 0, "encounters": 0, "aliens": []}
    line["options"] = [name for name in options.__struct_fields__ if getattr(options, name) is True]
    game = None
    try:
        game = Game.new(setup)
        _play(game, chance, line)
    except NotConserved as error:
        line |= {"how": "not conserved", "fault": str(error)}
    except Exception as error:  # noqa: BLE001 - the run reports every fault and goes on
        line |= {"how": "raised", "fault": f"{type(error).__name__}: {error}", "at": traceback.format_exc(limit=-6)}
    if game is not None:
        line["encounters"] = game.state.encounters
    return line


def _play(game: Game, chance: Chance, line: Line) -> None:
    sent = game.round
    while not game.over:
        if game.round is not sent:  # every question goes over the wire once, with what it tells programs
            sent = game.round
            for ask in game.asks:
                game.wire(ask)
        if line["inputs"] == MOST_INPUTS:
            line["how"] = "cut"
            return
        outcome = game.apply(random_entry(game, chance, OTHER_INPUTS))
        line["inputs"] += 1
        check_conserved(game)
        if not line["aliens"] and game.phase != "setup":
            line["aliens"] = sorted(power.alien for power in game.state.powers if power.beside < 0)
        if line["inputs"] % LOOK_EVERY == 0:
            viewer = chance.pick([None, *range(game.state.seats)])
            game.view(viewer)
            for event in outcome.events:
                event.for_viewer(viewer)
    # the hazard deck has a card by which everybody loses
    line["how"] = "won" if game.winners or game.setup.options.hazards else "over without a winner"


def commit() -> str:
    """The commit of the code that runs, with a mark if files were changed since."""
    here = Path(__file__).parent
    said = [
        subprocess.run(["git", *words], cwd=here, capture_output=True, text=True, check=False).stdout.strip()
        for words in (("rev-parse", "--short=12", "HEAD"), ("status", "--porcelain", "--", "../app", "."))
    ]
    return (said[0] or "unknown") + ("+" if said[1] else "")


# --- a part
def read(path: Path) -> Iterator[Line]:
    """The whole lines of a part; a last one that was cut off by a stop is left out."""
    for text in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
        try:
            yield json.loads(text)
        except ValueError:
            continue


def run_part(first: int, games: int, out: Path, setup_of: Callable[[int], Setup] = any_setup) -> None:
    """Play games ``first`` to ``first + games - 1`` but for those that the file already has, and add them to it."""
    played = {line["seed"] for line in read(out) if "seed" in line}
    signal.signal(signal.SIGVTALRM, _too_long)
    torn = out.exists() and not out.read_bytes().endswith(b"\n")
    with out.open("a", encoding="utf-8") as file:
        print(
            "\n" * torn + json.dumps({"commit": commit(), "first": SEED + first, "games": games}), file=file, flush=True
        )
        for seed in range(SEED + first, SEED + first + games):
            if seed in played:
                continue
            signal.setitimer(signal.ITIMER_VIRTUAL, MOST_SECONDS)
            start = process_time()
            line = play_checked(seed, setup_of(seed))
            line["seconds"] = round(process_time() - start, 3)
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            print(json.dumps(line), file=file, flush=True)
            if "fault" in line or line["how"] != "won":
                print(f"seed {seed}, input {line['inputs']}: {line['how']} {line.get('fault', '')}", flush=True)


# --- the summary
def pairs(lines: Sequence[Line], base: bool) -> Counter[tuple[str, str]]:
    """In how many games with flares and tech each pair of aliens (of the base set) met; every possible one is there."""
    met: Counter[tuple[str, str]] = Counter(dict.fromkeys(possible_pairs(base), 0))
    for line in lines:
        if {"flares", "tech"} <= {*line["options"]}:
            met.update(pair for pair in combinations(sorted(line["aliens"]), 2) if pair in met)
    return met


def possible_pairs(base: bool = False) -> list[tuple[str, str]]:
    """The pairs of aliens that may be in one game; those of the base set alone."""
    aliens = pool(Options()) if base else sorted(ALIENS)
    return [
        (one, other)
        for one, other in combinations(aliens, 2)
        if other not in ALIENS[one].not_with and one not in ALIENS[other].not_with
    ]


def summary(paths: Sequence[Path]) -> str:
    """The body of the section, from the files of all parts."""
    heads: list[str] = []
    games: dict[tuple[Path, int], Line] = {}
    faults: dict[int, str] = {}
    for path in paths:
        by = "unknown"
        own: list[tuple[str, int]] = []
        for line in read(path):
            if "commit" in line:
                by = line["commit"]
            elif "seed" in line:
                seed = line["seed"]
                if line["how"] != "won":
                    faults[seed] = f"{line['how']} ({by}): {line.get('fault', '')}"
                games[path, seed] = line
                own.append((by, seed))
        for one in dict.fromkeys(by for by, _ in own):
            seeds = [seed for by, seed in own if by == one]
            heads.append(f"`{one}`: {len(seeds):,} (seeds {min(seeds):,} to {max(seeds):,})")
    lines = list(games.values())
    ends = Counter(line["how"] for line in lines)
    inputs = [line["inputs"] for line in lines]
    seconds = sum(line.get("seconds", 0.0) for line in lines)
    options = Counter(name for line in lines for name in line["options"])
    seats = Counter(line["seats"] for line in lines)
    rows = [
        ("games", f"{len(lines):,} of {GAMES:,}"),
        ("by commit of the engine", "; ".join(heads)),
        ("players: games", ", ".join(f"{n}: {seats[n]:,}" for n in sorted(seats))),
        ("option: games", ", ".join(f"{name}: {count:,}" for name, count in sorted(options.items()))),
        ("won by somebody", f"{ends['won']:,}"),
        (f"stuck (not over after {MOST_INPUTS:,} inputs), over without a winner",
         f"{ends['cut']}, {ends['over without a winner']}"),
        ("raised an exception", ends["raised"]),
        ("a ship or card lost or doubled (looked for after every input)", ends["not conserved"]),
        ("inputs, encounters", f"{sum(inputs):,}, {sum(line['encounters'] for line in lines):,}"),
        ("inputs of a game: mean, most", f"{sum(inputs) / len(lines):,.0f}, {max(inputs):,}"),
        ("inputs a second of processor time, checks and looks at views included", f"{sum(inputs) / seconds:,.0f}"),
    ]  # fmt: skip
    for name, base in (("the base set", True), ("all sets", False)):
        met = pairs(lines, base)
        few = [pair for pair, count in met.items() if count < FEWEST_PAIRED]
        rows += [
            (f"pairs of aliens of {name} that may be in one game", f"{len(met):,}"),
            ("games with flares and tech in which such a pair met: least, mean, most",
             f"{min(met.values())}, {sum(met.values()) / len(met):.1f}, {max(met.values())}"),
            (f"such pairs that met in fewer than {FEWEST_PAIRED}", f"{len(few):,}"),
        ]  # fmt: skip
    text = "Random games of all sizes and options, `python -m bench.long_run`; those of seeds from 6,000,000 on by "
    text += f"`python -m bench.pair_run`, tables of aliens whose pairs had met least. {where()}\n\n"
    text += table(("what", "figure"), rows)
    if faults:
        text += "\n\nFaults that parts of the run met, the seeds to be played again after they were mended:\n\n"
        text += "\n".join(f"- {seed}: {fault}" for seed, fault in sorted(faults.items()))
    return text


def main(arguments: list[str] | None = None) -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--base", action="store_true", help="the base set alone")
    parser.add_argument("--out", type=Path, help="the file of this part, outside the tree; goes on where it ends")
    parser.add_argument("--seed", type=int, help="play one game of this seed and print its line")
    parser.add_argument("--summary", type=Path, nargs="+", help="write the section from the files of these parts")
    chosen: Any = parser.parse_args(arguments)
    setup_of = base_setup if chosen.base else any_setup
    if chosen.seed is not None:
        line = play_checked(chosen.seed, setup_of(chosen.seed))
        print(json.dumps(line | {"at": ""}))
        print(line.get("at", ""))
    elif chosen.summary:
        write("Long run", summary(chosen.summary))
    elif chosen.out:
        run_part(chosen.first, chosen.games, chosen.out, setup_of)
    else:
        parser.error("expected --out, --seed or --summary")


if __name__ == "__main__":
    main()
