"""Which numbered rules of docs/rules have a test, and which have none.

A rule stands in docs/rules/*.md as a bold head: `**R-LAUNCH-1 Aim.**`, `**C-PLAGUE-2 Types:**`, `**T-5 Complete.**`,
`**HW-2 Noted.**`, `**Q17 May I ...?**`.
A test cites the rules it proves with the decorator of tests/kit: `@rule("R-LAUNCH-1", "Q17")`; it must
assert something.
docs/rules/not_in_play.yaml lists the rules that need no such test, each with its reason:

    documentation: {id: reason}               nothing to carry out
    needs: {thing: {id: reason}}              not in play until the engine has that thing
    elsewhere: {id: ["path::test_name"]}      carried out outside the engine; those tests must exist

Exit status 1 if a rule that applies has no test, or if anything named here does not exist.

    python scripts/rules_coverage.py            the check, one line if all is well
    python scripts/rules_coverage.py --list     every rule with its tests
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "docs" / "rules"
TESTS = ROOT / "tests"
HEAD = re.compile(r"^\*\*([A-Z]{1,2}-(?:[A-Z]+-)?\d+|Q\d+)\b", re.MULTILINE)


def numbered_rules() -> dict[str, str]:
    """Rule id -> chapter file, in the order of the chapters. Raises SystemExit if a number is given twice."""
    found: dict[str, str] = {}
    for chapter in sorted(RULES.glob("[0-9]*.md")):
        for name in HEAD.findall(chapter.read_text(encoding="utf-8")):
            if name in found:
                raise SystemExit(f"{name} stands in {found[name]} and again in {chapter.name}")
            found[name] = chapter.name
    return found


def test_functions(path: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """All functions of a test file whose name begins with test_, those in classes too."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            yield node


def cited(test: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[str]:
    """The ids in the @rule(...) decorators of a test."""
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
            for value in mark.args:
                if isinstance(value, ast.Constant) and isinstance(value.value, str):
                    yield value.value


def asserts(test: ast.AST) -> bool:
    """Does the test assert anything, or expect an exception?"""
    return any(
        isinstance(node, ast.Assert) or (isinstance(node, ast.Attribute) and node.attr == "raises")
        for node in ast.walk(test)
    )


def citations() -> tuple[dict[str, list[str]], list[str]]:
    """Rule id -> the tests that cite it; and the tests that cite a rule but assert nothing."""
    tests: dict[str, list[str]] = {}
    empty: list[str] = []
    for path in sorted(TESTS.rglob("test_*.py")):
        for test in test_functions(path):
            names = list(cited(test))
            where = f"{path.relative_to(ROOT)}::{test.name}"
            if names and not asserts(test):
                empty.append(where)
            for name in names:
                tests.setdefault(name, []).append(where)
    return tests, empty


def exceptions() -> tuple[dict[str, str], dict[str, list[str]]]:
    """From not_in_play.yaml: rule id -> reason, and rule id -> the tests elsewhere that prove it."""
    listed = yaml.safe_load((RULES / "not_in_play.yaml").read_text(encoding="utf-8")) or {}
    reasons: dict[str, str] = dict(listed.get("documentation") or {})
    for thing, rules in (listed.get("needs") or {}).items():
        reasons.update({name: f"needs {thing}: {reason}" for name, reason in rules.items()})
    return reasons, dict(listed.get("elsewhere") or {})


def exists(test: str) -> bool:
    """Is there a test of this name ("path::test_name")?"""
    path, _, name = test.partition("::")
    file = ROOT / path
    return file.is_file() and any(node.name == name for node in test_functions(file))


def faults() -> list[str]:
    """Everything that is wrong, as sentences; empty if all rules that apply are proven."""
    rules = numbered_rules()
    tests, empty = citations()
    reasons, elsewhere = exceptions()
    found = [f"{test} cites a rule but asserts nothing" for test in empty]
    found += [
        f"{name} is cited by {where[0]} but stands nowhere in docs/rules"
        for name, where in tests.items()
        if name not in rules
    ]
    found += [
        f"{name} is listed in not_in_play.yaml but stands nowhere in docs/rules"
        for name in {**reasons, **elsewhere}
        if name not in rules
    ]
    found += [
        f"{name} is listed as not in play ({reason}) but {tests[name][0]} cites it"
        for name, reason in reasons.items()
        if name in tests
    ]
    found += [
        f"{name}: {test}, named in not_in_play.yaml, does not exist"
        for name, proofs in elsewhere.items()
        for test in proofs
        if not exists(test)
    ]
    found += [
        f"{name} ({chapter}) has no test"
        for name, chapter in rules.items()
        if name not in tests and name not in reasons and name not in elsewhere
    ]
    return found


def main(arguments: list[str]) -> int:
    """Print the result; the exit status."""
    rules = numbered_rules()
    tests, _ = citations()
    reasons, elsewhere = exceptions()
    if "--list" in arguments:
        for name in rules:
            notes = [f"({reasons[name]})"] if name in reasons else elsewhere.get(name, [])
            print(name, *notes, *tests.get(name, []), sep="\n    ")
    wrong = faults()
    for line in wrong:
        print(line)
    proven = sum(1 for name in rules if name in tests)
    print(
        f"{len(rules)} numbered rules: {proven} proven by tests, {len(elsewhere)} elsewhere, "
        f"{len(reasons)} not in play, {len(wrong)} faults"
    )
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
