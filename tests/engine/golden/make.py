"""``python -m tests.engine.golden.make`` renews the golden numbers. A change of them needs a reason in the commit, and
another ``ENGINE_VERSION``: a table that was begun under the old rules is then compared with what it was told."""

from __future__ import annotations

import json
from pathlib import Path

from app.engine import ENGINE_VERSION

from .digests import digest_of, digest_of_game
from .paths import PLACES, deep_enough
from .setups import GAMES, SETUPS

HERE = Path(__file__).parent
PATHS, DIGESTS, VERSION = HERE / "paths.json", HERE / "digests.json", HERE / "version.txt"


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
    """Write the files and say what changed. Refuses other numbers under the old version."""
    made = {PATHS: paths(), DIGESTS: digests()}
    changed = [file for file in made if not file.exists() or json.loads(file.read_text()) != made[file]]
    if changed and VERSION.exists() and VERSION.read_text().strip() == ENGINE_VERSION:
        raise SystemExit(f"expected an ENGINE_VERSION other than {ENGINE_VERSION}: {changed[0].name} changes with it")
    for file in changed:
        file.write_text(json.dumps(made[file], indent=1) + "\n")
    VERSION.write_text(ENGINE_VERSION + "\n")
    print(f"changed: {', '.join(file.name for file in changed) or 'nothing'}")


if __name__ == "__main__":
    main()
