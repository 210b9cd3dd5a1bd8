"""What each power is worth to the seat that has it: the same table twice, with the power and with it switched off.

One alien sits with three others, all played by ``normal``; the second game has the same deal, the same neighbours and
the same chance, but the seat's power is set aside from the start. A victory shared by k counts 1/k. Tables of different
aliens share the game without the power wherever the neighbours are the same, so their gains have that part of the error
in common; ``--without`` plays only those games, for a base rate out of many more of them.

``python -m bench.power --games 400 --out POWER.jsonl`` adds a line for each pair of games and goes on where the file
ends; ``--summary POWER.jsonl`` writes the section of RESULTS.md.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Sequence
from pathlib import Path
from time import process_time
from typing import Any

from app.engine import Options
from app.engine.aliens import ALIENS
from bench.arena import play
from bench.long_run import commit, read
from bench.randomplay import Chance
from bench.results import table, where, write

SEATS, GAMES, LEVEL = 4, 400, "normal"
SEED = 7_000_000
NOBODY = ""  # the alien of lines that tell of a game without a power alone
CERTAIN = 2  # standard errors

Line = dict[str, Any]


def neighbours(number: int, alien: str) -> list[str]:
    """The three other aliens of a game: the same for every alien that is none of them and may meet them."""
    chance = Chance(SEED + number)
    able = [a for a, sheet in sorted(ALIENS.items()) if sheet.min_seats <= SEATS and not sheet.needs_flares]
    found: list[str] = []
    for other in chance.sample(able, len(able)):
        if other != alien and not any(_apart(other, one) for one in (*found, alien)):
            found.append(other)
    return found[: SEATS - 1]


def _apart(one: str, other: str) -> bool:
    return other in ALIENS[one].not_with or one in ALIENS[other].not_with


def share(number: int, alien: str, others: Sequence[str], works: bool) -> tuple[float, list[float]]:
    """(the seat's part of the victory, seconds of each answer) of one game."""
    seat = number % SEATS
    aliens = [*others[:seat], alien, *others[seat:]]
    options = Options(aliens=aliens, flares=ALIENS[alien].needs_flares)
    played = play([LEVEL] * SEATS, SEED + number, options, [] if works else [seat])
    won = seat in played.winners
    return (1 / len(played.winners) if won else 0.0), played.seconds[LEVEL]


def run_part(aliens: Sequence[str], first: int, games: int, out: Path) -> None:
    """Pairs of games of every alien, one number after the other, added to the file but for those it has."""
    played = {(line["alien"], line["game"]) for line in read(out) if "alien" in line}
    with out.open("a", encoding="utf-8") as file:
        print(json.dumps({"commit": commit(), "first": first, "games": games}), file=file, flush=True)
        for number in range(first, first + games):
            without: dict[tuple[str, ...], float] = {}
            for alien in aliens:
                if (alien, number) in played:
                    continue
                others, start = neighbours(number, alien), process_time()
                key = (*others, "flares" if ALIENS[alien].needs_flares else "")
                on, seconds = share(number, alien, others, True)
                if key not in without:
                    without[key] = share(number, alien, others, False)[0]
                line = {"alien": alien, "game": number, "on": on, "off": without[key], "asks": len(seconds)}
                line |= {"thought": round(sum(seconds), 4), "seconds": round(process_time() - start, 3)}
                print(json.dumps(line), file=file, flush=True)


def run_without(first: int, games: int, out: Path) -> None:
    """Games of a seat without power alone, added to the file but for those it has."""
    played = {line["game"] for line in read(out) if line.get("alien") == NOBODY}
    alien = sorted(ALIENS)[0]
    with out.open("a", encoding="utf-8") as file:
        for number in range(first, first + games):
            if number not in played:
                off = share(number, alien, neighbours(number, alien), False)[0]
                print(json.dumps({"alien": NOBODY, "game": number, "off": off}), file=file, flush=True)


# --- the summary
def _mean(values: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean, math.sqrt(spread / len(values))


class Figures:
    """One alien's pairs of games."""

    def __init__(self, alien: str, lines: Sequence[Line]) -> None:
        self.alien, self.games = alien, len(lines)
        gains = [line["on"] - line["off"] for line in lines]
        self.on, self.on_error = _mean([line["on"] for line in lines])
        self.off, _ = _mean([line["off"] for line in lines])
        self.gain, self.error = _mean(gains)

    @property
    def verdict(self) -> str:
        """What the figures say: a gain of less than some standard errors is no proof either way."""
        if abs(self.gain) < CERTAIN * self.error:
            return "within the error"
        return "helps" if self.gain > 0 else "hurts"


def figures(paths: Sequence[Path]) -> tuple[list[Figures], list[Line]]:
    """The figures of every alien, the most helpful power first, and all pairs of games."""
    lines = {(line["alien"], line["game"]): line for path in paths for line in read(path) if line.get("alien")}
    found: dict[str, list[Line]] = {}
    for (alien, _), line in lines.items():
        found.setdefault(alien, []).append(line)
    return sorted((Figures(*item) for item in found.items()), key=lambda f: -f.gain), list(lines.values())


def report(paths: Sequence[Path], reasons: dict[str, str]) -> str:
    """The body of the section; ``reasons`` says for single aliens why they do not gain."""
    rows, lines = figures(paths)
    commits = dict.fromkeys(line["commit"] for path in paths for line in read(path) if "commit" in line)
    thought = 1e6 * sum(line["thought"] for line in lines) / sum(line["asks"] for line in lines)
    helps = [f.alien for f in rows if f.gain > 0]
    sure = [f.alien for f in rows if f.verdict == "helps"]
    text = (
        f"One alien and three others, all `{LEVEL}`, with the power and with it switched off; a shared victory counts "
        f"1/k. No flares, no tech (aliens that need flares: with flares). Engine and bots of "
        f"{', '.join(f'`{one}`' for one in commits)}. {where()}\n\n"
        f"{len(helps)} of {len(rows)} aliens win more often with their power, {len(sure)} of them by more than "
        f"{CERTAIN} standard errors. `{LEVEL}` took {thought:.0f} µs of processor time an ask on average.\n\n"
    )
    alone = {line["game"]: line["off"] for path in paths for line in read(path) if line.get("alien") == NOBODY}
    base, base_error = _mean(list(alone.values())) if alone else (0.0, 0.0)
    if alone:
        text += (
            f"The gains of all aliens have the luck of the same games without a power in common; over {len(alone)} of "
            f"them a seat without power won {base:.1%} ± {base_error:.1%}. The last column but one compares with these."
            "\n\n"
        )
    compared = ("with, less the base rate",) if alone else ()
    head = ("alien", "pairs of games", "with", "without", "gain", "error", *compared, "")
    text += table(head, [
        (f.alien, f.games, f"{f.on:.1%}", f"{f.off:.1%}", f"{f.gain:+.1%}", f"{f.error:.1%}",
         *((f"{f.on - base:+.1%} ± {math.hypot(f.on_error, base_error):.1%}",) if alone else ()),
         "; ".join(part for part in (f.verdict, reasons.get(f.alien, "")) if part))
        for f in rows
    ])  # fmt: skip
    return text


def main(arguments: list[str] | None = None) -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--aliens", default="", help="parted by commas; all by default")
    parser.add_argument("--first", type=int, default=0, help="number of the first pair")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--out", type=Path, help="the file of this part, outside the tree; goes on where it ends")
    parser.add_argument("--without", action="store_true", help="with --out: only games without a power, any alien's")
    parser.add_argument("--summary", type=Path, nargs="+", help="write the section from the files of these parts")
    parser.add_argument("--show", type=Path, nargs="+", help="print it instead")
    parser.add_argument("--reasons", type=Path, help="a JSON object: alien -> why it does not gain")
    chosen: Any = parser.parse_args(arguments)
    reasons = json.loads(chosen.reasons.read_text(encoding="utf-8")) if chosen.reasons else {}
    if chosen.summary or chosen.show:
        text = report(chosen.summary or chosen.show, reasons)
        if chosen.show:
            print(text)
        else:
            write("Powers", text)
    elif chosen.out and chosen.without:
        run_without(chosen.first, chosen.games, chosen.out)
    elif chosen.out:
        run_part(chosen.aliens.split(",") if chosen.aliens else sorted(ALIENS), chosen.first, chosen.games, chosen.out)
    else:
        parser.error("expected --out, --show or --summary")


if __name__ == "__main__":
    main()
