"""A mark that one effect finds by its kind alone is made by no other: no alien reads the marks of its neighbour."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

import app.engine

SOURCES = sorted(Path(app.engine.__file__).parent.rglob("*.py"))
MADE = re.compile(r'\.mark\(\s*"(\w+)"')
FOUND = re.compile(r'(?:marks|has_mark)\(\s*"(\w+)"')


def test_a_mark_that_is_found_by_its_kind_has_one_maker() -> None:
    makers: dict[str, set[str]] = defaultdict(set)
    found: set[str] = set()
    for path in SOURCES:
        text = path.read_text(encoding="utf-8")
        found.update(FOUND.findall(text))
        for kind in MADE.findall(text):
            makers[kind].add(path.stem)
    assert len(makers) > 50
    shared = {kind: sorted(makers[kind]) for kind in makers if len(makers[kind]) > 1 and kind in found}
    assert shared == {}
