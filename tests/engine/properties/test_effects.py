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
from app.engine.moments import ENCOUNTER, PHASE
from app.engine.queries import Queries
from app.engine.state import Mark, encode
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
    for seed in range(20):
        play(Game.new(any_setup(seed)), Chance(seed), 1500)
    assert len(asked) >= 5, "the games did not reach the modifiers"


def core_files() -> Iterator[Path]:
    """The engine without the folder of which each file belongs to one alien, and without the sets of the combos."""
    for path in sorted(ENGINE.rglob("*.py")):
        if path.parent.name != "aliens" and path.name != "combos.py":
            yield path


@pytest.mark.parametrize("path", [pytest.param(path, id=str(path.relative_to(ENGINE))) for path in core_files()])
def test_the_core_names_no_alien(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    code = re.sub(r'"""[\s\S]*?"""|#.*', "", text)  # prose may give an example
    for alien in ALIENS:  # many names are ordinary words too; as a string, a class or a module they are the alien
        found = re.search(rf"[\"']{alien}[\"']|\b{ALIENS[alien].__name__}\b\(|aliens\.{alien}\b|import {alien}\b", code)
        assert not found, f"{path.name} names {alien}"


def test_an_alien_file_names_no_other_alien() -> None:
    for alien in ALIENS:
        code = re.sub(r'"""[\s\S]*?"""|#.*', "", (ENGINE / "aliens" / f"{alien}.py").read_text(encoding="utf-8"))
        for other in set(ALIENS) - {alien}:
            assert not re.search(rf"\baliens\.{other}\b|import {other}\b", code)


def test_a_mark_of_a_phase_ends_with_it() -> None:
    game, chance = Game.new(any_setup(2)), Chance(2)
    play(game, chance, 50)
    phase = game.state.phase
    game.state.marks += [Mark("one", "probe", 0, PHASE, 1), Mark("other", "probe", 0, ENCOUNTER, 1)]
    while game.state.phase == phase:
        play(game, chance, 1)
    assert not game.has_mark("one")
    assert game.has_mark("other")
