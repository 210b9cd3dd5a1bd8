"""What effects may and may not do (effects.md section 10, invariants 5 and 8)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from types import GeneratorType
from typing import Any

import pytest

import app.engine
from app.engine import Game
from app.engine.aliens import ALIENS
from app.engine.queries import Queries
from app.engine.state import encode
from bench.randomplay import Chance, any_setup, play

ENGINE = Path(app.engine.__file__).parent


def test_modifiers_never_ask_emit_or_change_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Queries.q
    asked: set[str] = set()

    def watched(g: Any, query: str, value: Any, *args: Any) -> Any:
        if query not in g.modifiers:
            return plain(g, query, value, *args)
        before = encode(g.state), len(g.events), len(g.dice.log)
        result = plain(g, query, value, *args)
        assert (encode(g.state), len(g.events), len(g.dice.log)) == before, f"a modifier of {query} changed something"
        assert not isinstance(result, GeneratorType), f"a modifier of {query} asks"
        asked.add(query)
        return result

    monkeypatch.setattr(Queries, "q", watched)
    for seed in range(8):
        play(Game.new(any_setup(seed)), Chance(seed), 1500)
    assert len(asked) >= 50, "the games did not reach the modifiers"


def core_files() -> Iterator[Path]:
    """The engine without the folders of which each file belongs to one alien."""
    for path in sorted(ENGINE.rglob("*.py")):
        if path.parent.name != "aliens" and path.name != "combos.py":  # named sets of aliens
            yield path


@pytest.mark.parametrize("path", [pytest.param(path, id=str(path.relative_to(ENGINE))) for path in core_files()])
def test_the_core_names_no_alien(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    code = re.sub(r'"""[\s\S]*?"""|#.*', "", text)  # prose may give an example
    said = re.findall(r"""(?=["'](?:alien:|flare:)?(\w+)["']|aliens\.(\w+))""", code)  # many are everyday words too
    assert not {word.lower() for pair in said for word in pair} & set(ALIENS), f"{path.name} names an alien"


def test_an_alien_file_names_no_other_alien() -> None:
    for alien in ALIENS:
        code = re.sub(r'"""[\s\S]*?"""|#.*', "", (ENGINE / "aliens" / f"{alien}.py").read_text(encoding="utf-8"))
        said = set(re.findall(r"\baliens\.(\w+)|import (\w+)", code))
        assert not {word for pair in said for word in pair} & (set(ALIENS) - {alien}), alien
