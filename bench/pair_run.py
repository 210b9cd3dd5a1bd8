"""Every pair of aliens of the base set in at least twenty random games with flares and tech:
``nice python -m bench.pair_run --out PAIRS.jsonl`` (some minutes of a free core). With ``--all`` each pair of all sets,
and each rule of the old universe at every fifth table (an hour).

Tables of five to eight are made up of the aliens whose pairs have met least, so few games do it; all other options are
as chance wills. Each game is checked as in the long run (bench/long_run.py), is one line of the file with its aliens by
seat, and counts in the same summary. A run that was stopped goes on where its file ends; ``--line SEED`` plays one of
its games again.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from app.engine import COLOURS, Options, SeatSetup, Setup
from app.engine.aliens import ALIENS
from app.engine.moon_card import CATEGORIES

from .long_run import FEWEST_PAIRED, Line, commit, play_checked, possible_pairs, read
from .randomplay import Chance

SEED = 6_000_000
FEWEST_SEATS, MOST_SEATS = 5, 8
OLD_RULES = (
    "hazards", "comets", "colourless_cones", "reverse_cones", "kickers", "reward_deck", "legacy_edicts", "lucre",
    "inverted_warp",
)  # fmt: skip
OLD_RULE_PERCENT = 20

Met = Counter[tuple[str, str]]


def pair(one: str, other: str) -> tuple[str, str]:
    """The pair by its names in order."""
    return (one, other) if one < other else (other, one)


def table_of(met: Met, chance: Chance) -> list[str]:
    """Aliens that may sit together, chosen for the most games that their pairs still lack."""
    able = chance.sample(sorted({alien for both in met for alien in both}), len({a for both in met for a in both}))
    lacking = {two: FEWEST_PAIRED - count for two, count in met.items()}
    most = max(lacking.values())
    first = chance.pick(sorted(two for two, lack in lacking.items() if lack == most))
    aliens = list(first)
    seats = min(chance.between(FEWEST_SEATS, MOST_SEATS), *(ALIENS[a].max_seats for a in aliens))
    able = [a for a in able if ALIENS[a].min_seats <= seats <= ALIENS[a].max_seats]
    while len(aliens) < seats:
        fits = [a for a in able if a not in aliens and all(pair(a, b) in met for b in aliens)]
        aliens.append(max(fits, key=lambda a: sum(max(0, lacking[pair(a, b)]) for b in aliens)))
    return chance.sample(aliens, seats)


def setup_of(seed: int, aliens: list[str], old: bool = False) -> Setup:
    """The table of these aliens by seat, flares and tech on, of the old universe what chance wills."""
    chance = Chance(seed)
    options = Options(
        aliens=aliens, flares=True, tech=True, secret_flares=chance.percent(30), hidden_powers=chance.percent(15),
        four_planets=chance.percent(25), single_encounter=chance.percent(25),
    )  # fmt: skip
    if old:
        more: dict[str, Any] = {rule: chance.percent(OLD_RULE_PERCENT) for rule in OLD_RULES}
        more["moons"] = (chance.pick(sorted(CATEGORIES)),) if chance.percent(OLD_RULE_PERCENT) else ()
        options = replace(options, **more)
    players = [SeatSetup(f"Player {i + 1}", COLOURS[i]) for i in range(len(aliens))]
    return Setup(players, options, key=seed.to_bytes(32, "big"), nonces=[""] * len(aliens))


def note(met: Met, line: Line) -> None:
    """The pairs of a game with flares and tech that was won have met once more."""
    if line["how"] == "won" and {"flares", "tech"} <= {*line["options"]}:
        met.update(two for two in (pair(*both) for both in combinations(line["aliens"], 2)) if two in met)


def run(out: Path, parts: Sequence[Path] = (), old: bool = False) -> None:
    """Play until no pair lacks a game, those of other parts counted; games are numbered on from those in the file."""
    met: Met = Counter(dict.fromkeys(possible_pairs(base=not old), 0))
    played = [line for line in read(out) if "seed" in line]
    for line in [*played, *(line for part in parts for line in read(part) if "seed" in line)]:
        note(met, line)
    with out.open("a", encoding="utf-8") as file:
        print(json.dumps({"commit": commit(), "first": SEED + len(played), "games": 0}), file=file, flush=True)
        seed = SEED + len(played)
        while min(met.values()) < FEWEST_PAIRED:
            aliens = table_of(met, Chance(seed))
            line = play_checked(seed, setup_of(seed, aliens, old)) | {"named": aliens, "aliens": sorted(aliens)}
            note(met, line)
            print(json.dumps(line), file=file, flush=True)
            if line["how"] != "won":
                print(f"seed {seed}, input {line['inputs']}: {line['how']} {line.get('fault', '')}", flush=True)
            seed += 1


def main(arguments: list[str] | None = None) -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, required=True, help="the file, outside the tree; goes on where it ends")
    parser.add_argument("--after", type=Path, nargs="*", default=[], help="parts whose games count too")
    parser.add_argument("--all", action="store_true", help="all sets and the rules of the old universe")
    parser.add_argument("--line", type=int, help="play the game of this seed of the file again and print its line")
    chosen: Any = parser.parse_args(arguments)
    if chosen.line is None:
        run(chosen.out, chosen.after, chosen.all)
        return
    kept = next(line for line in read(chosen.out) if line.get("seed") == chosen.line)
    line = play_checked(chosen.line, setup_of(chosen.line, kept["named"], chosen.all))
    print(json.dumps(line | {"at": ""}))
    print(line.get("at", ""))


if __name__ == "__main__":
    main()
