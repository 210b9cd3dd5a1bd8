"""Which checks and rulings of the aliens, and which aliens, artifacts and techs, lack a test.

A check stands in docs/rules/aliens/<id>.yaml (given, when, then); the test that does it says `@check("oracle", 1)`.
A ruling stands on the sheet (`rulings` in app/engine/aliens/<id>.py); its proof says `@ruling("oracle", 2)`.
Rulings about things that the engine does not have are listed with number and reason under `cannot_arise` in the yaml
file; "needs the Seeker" is a fault as soon as the Seeker can be played. A check of such things says itself what it
`needs`.

Every alien has at least five tests, of the power, the wild and the super side each one or more (a test of a side has
the word in its name); every artifact and tech has at least five. An alien that cannot be played yet is listed in
docs/rules/not_in_play.yaml, and its yaml file holds the whole entry; once it can be played, sheet and rulings stand in
its Python file alone.

Exit status 1 if something has no test, is written down twice, or is named but does not exist.

    python -m scripts.rules_catalogue           the check, one line if all is well
    python -m scripts.rules_catalogue --list    every check and ruling with its tests
"""

import ast
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import yaml

from app.engine.aliens import ALIENS
from app.engine.artifacts import ARTIFACTS
from app.engine.tech import TECHS
from scripts.rules_coverage import asserts, test_functions

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "docs" / "rules"
TESTS = ROOT / "tests" / "engine"
FEWEST = 5
IN_PLAY = {"checks", "cannot_arise"}  # what stands in the yaml file of an alien that can be played
Cited = dict[tuple[str, str, int], list[str]]


def entries() -> dict[str, dict[str, Any]]:
    """Alien id -> its yaml file."""
    files = sorted((RULES / "aliens").glob("*.yaml"))
    return {path.stem: yaml.safe_load(path.read_text(encoding="utf-8")) for path in files}


def not_in_play() -> list[str]:
    """The aliens that cannot be played yet."""
    listed = yaml.safe_load((RULES / "not_in_play.yaml").read_text(encoding="utf-8")) or {}
    return list(listed.get("aliens") or [])


def cited() -> Cited:
    """("check" or "ruling", alien, number) -> the tests that cite it. A test that asserts nothing proves nothing."""
    found: Cited = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for test in filter(asserts, test_functions(path)):
            for kind, alien, number in citations(test):
                found.setdefault((kind, alien, number), []).append(f"{path.relative_to(ROOT)}::{test.name}")
    return found


def citations(test: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[tuple[str, str, int]]:
    """What the @check(...) and @ruling(...) of a test name."""
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id in ("check", "ruling"):
            alien, *numbers = [value.value for value in mark.args if isinstance(value, ast.Constant)]
            for number in numbers:
                yield mark.func.id, str(alien), int(str(number))


def misplaced(aliens: Mapping[str, Any], written: Mapping[str, dict[str, Any]]) -> Iterator[str]:
    """What stands in the wrong place, twice or nowhere."""
    listed = not_in_play()
    for alien in sorted(set(aliens) - set(written)):
        yield f"{alien} has no docs/rules/aliens/{alien}.yaml"
    for alien, entry in written.items():
        if alien not in aliens:
            if alien not in listed:
                yield f"{alien} cannot be played but is not listed in not_in_play.yaml"
        elif twice := sorted(set(entry) - IN_PLAY):
            yield f"{alien} can be played, so {', '.join(twice)} in its yaml file is a second copy of its sheet"
    for alien in listed:
        if alien in aliens:
            yield f"{alien} can be played but is still listed in not_in_play.yaml"
        elif alien not in written:
            yield f"{alien} is listed in not_in_play.yaml but has no file in docs/rules/aliens"


def unproven(aliens: Mapping[str, Any], written: Mapping[str, dict[str, Any]]) -> Iterator[str]:
    """Checks and rulings without a test, and tests of some that do not exist or are said not to arise."""
    tests = cited()
    playable = {sheet.name for sheet in aliens.values()}
    for alien, sheet in aliens.items():
        entry = written.get(alien, {})
        checks: list[dict[str, str]] = entry.get("checks") or []
        idle: dict[str, dict[int, str]] = {
            "check": {n: f"needs {check['needs']}" for n, check in enumerate(checks, 1) if "needs" in check},
            "ruling": entry.get("cannot_arise") or {},
        }
        counts = {"check": len(checks), "ruling": len(sheet.rulings)}
        for kind, count in counts.items():
            for number in range(1, count + 1):
                proofs = tests.get((kind, alien, number))
                if number in idle[kind]:
                    if proofs:
                        yield f"{kind} {number} of {alien} cannot arise ({idle[kind][number]}) but {proofs[0]} cites it"
                elif not proofs:
                    about = sheet.rulings[number - 1][0] if kind == "ruling" else checks[number - 1]["when"]
                    yield f"{kind} {number} of {alien} has no test: {about}"
            for number, reason in idle[kind].items():
                if reason.removeprefix("needs the ") in playable:
                    yield f"{kind} {number} of {alien} cannot arise ({reason}), but that alien can be played"
                if not 1 <= number <= count:
                    yield f"{kind} {number} of {alien} is said not to arise but is not on its sheet"
        for kind, named, number in tests:
            if named == alien and not 1 <= number <= counts[kind]:
                yield f"{kind} {number} of {alien} is cited by {tests[kind, named, number][0]} but does not exist"


def names(*places: str) -> list[str]:
    """The names of the tests in these files."""
    files = [TESTS / place for place in places]
    return [test.name for path in files if path.is_file() for test in test_functions(path)]


def too_few(aliens: Mapping[str, Any], artifacts: Mapping[str, Any], techs: Mapping[str, Any]) -> Iterator[str]:
    """Aliens, artifacts and techs with fewer tests than they need."""
    for alien in aliens:
        found = names(f"aliens/test_{alien}.py")
        sides = [next((side for side in ("wild", "super") if side in name), "power") for name in found]
        if len(found) < FEWEST:
            yield f"{alien} has {len(found)} tests, fewer than {FEWEST}"
        for side in ("power", "wild", "super"):
            if side not in sides:
                yield f"{alien} has no test of the {side} side"
    for folder, things in (("cards", artifacts), ("tech", techs)):
        for thing in things:
            count = len(names(f"{folder}/test_{thing}.py"))
            if count < FEWEST:
                yield f"{thing} has {count} tests in tests/engine/{folder}/test_{thing}.py, fewer than {FEWEST}"


def faults() -> list[str]:
    """Everything that is wrong, as sentences."""
    written = entries()
    return [*misplaced(ALIENS, written), *unproven(ALIENS, written), *too_few(ALIENS, ARTIFACTS, TECHS)]


def main(arguments: list[str]) -> int:
    """Print the result; the exit status."""
    tests = cited()
    if "--list" in arguments:
        for (kind, alien, number), where in sorted(tests.items()):
            print(f"{kind} {number} of {alien}", *where, sep="\n    ")
    wrong = faults()
    for line in wrong:
        print(line)
    checks = sum(1 for kind, *_ in tests if kind == "check")
    print(
        f"{len(ALIENS)} aliens in play, {len(not_in_play())} not: {checks} checks and {len(tests) - checks} rulings "
        f"proven by tests, {len(wrong)} faults"
    )
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
