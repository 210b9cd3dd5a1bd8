"""Bots know no alien by name: what they are to know of one its own file says (docs/bots.md)."""

import re
from pathlib import Path

import pytest

import app.bots
from app.engine.aliens import ALIENS

FILES = sorted(Path(app.bots.__file__).parent.glob("*.py"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_no_alien_is_named(path: Path):
    code = re.sub(r'"""[\s\S]*?"""|#.*', "", path.read_text(encoding="utf-8"))
    for alien in ALIENS:
        assert not re.search(rf"""["']{alien}(\.\w+)?["']""", code), f"{path.name} names {alien}"


def test_a_name_would_be_found():
    assert re.search(r"""["']mind(\.\w+)?["']""", 'X = {"mind.whom": look}')
