"""``python -m tests.engine.golden.make`` renews the golden numbers. A change of them needs a reason in the commit."""

from __future__ import annotations

import json
from pathlib import Path

from .digests import digest_of, digest_of_game
from .paths import PLACES, deep_enough
from .setups import GAMES, SETUPS

HERE = Path(__file__).parent
PATHS, DIGESTS = HERE / "paths.json", HERE / "digests.json"


def paths() -> dict[str, list[dict[str, int]]]:
    """Set-up -> where the counting starts, how deep it goes, how many paths there are."""
    found: dict[str, list[dict[str, int]]] = {}
    for name in SETUPS:
        found[name] = []
        for place, answers in enumerate(PLACES):
            depth, count = deep_enough(name, place)
            found[name].append({"game": place, "answers": answers, "depth": depth, "paths": count})
    return found


def digests() -> dict[str, dict[str, object]]:
    """Set-up -> digest over its games, and of each of them."""
    found: dict[str, dict[str, object]] = {}
    for name, count in GAMES.items():
        games = [digest_of_game(name, number) for number in range(count)]
        found[name] = {"digest": digest_of(games), "games": games}
    return found


def main() -> None:
    """Write both files and say what changed."""
    for file, made in ((PATHS, paths()), (DIGESTS, digests())):
        old = json.loads(file.read_text()) if file.exists() else None
        file.write_text(json.dumps(made, indent=1) + "\n")
        print(f"{file.name}: {'the same' if made == old else 'changed'}")


if __name__ == "__main__":
    main()
