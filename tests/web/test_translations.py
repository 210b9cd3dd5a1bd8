"""The page's German says everything that the engine says in English (sheets and cards stay English)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from app.engine.aliens import ALIENS
from app.engine.texts import ASKS, EVENTS, LABELS
from app.engine.variants import VARIANTS

GERMAN = Path(__file__).resolve().parents[2] / "frontend" / "src" / "lib" / "i18n" / "de"
_KEY = re.compile(r"^\s+(?:'([\w.]+)'|(\w+)):", re.MULTILINE)
_FIELD = re.compile(r"\{(\w+)[|}]")


def _keys(text: str) -> set[str]:
    return {quoted or bare for quoted, bare in _KEY.findall(text)}


def _part(name: str) -> str:
    """The object called ``name`` in the file of the engine's sentences."""
    text = (GERMAN / "engine.ts").read_text(encoding="utf-8")
    return text.split(f"  {name}: {{", 1)[1].split("\n  },", 1)[0]


def _wanted(texts: Iterable[str]) -> set[str]:
    """Keys that must be there: all but those of aliens beyond the base set, whose questions may stay English."""
    free = {alien.id for alien in ALIENS.values() if alien.set != "base"}
    return {key for key in texts if key.partition(".")[0] not in free}


@pytest.mark.parametrize(("name", "texts"), [("events", EVENTS), ("labels", LABELS)])
def test_every_sentence_has_its_german(name: str, texts: dict[str, str]) -> None:
    part = _part(name)
    assert _wanted(texts) - _keys(part) == set()
    assert _keys(part) - set(texts) == set()


def test_what_the_rules_own_uses_do_has_its_german() -> None:
    uses = {f"{each.id}.{hook.name}" for each in VARIANTS.values() for hook in each.hooks if hook.says}
    assert uses == _keys(_part("uses"))


def test_every_question_has_its_german() -> None:
    german = _keys((GERMAN / "asks.ts").read_text(encoding="utf-8"))
    assert _wanted(ASKS) - german == set()
    assert german - set(ASKS) == set()


def test_german_questions_use_no_field_that_is_not_there() -> None:
    lines = (GERMAN / "asks.ts").read_text(encoding="utf-8").splitlines()
    for line in lines:
        for key in _keys(line + "\n"):
            used = set(_FIELD.findall(line))
            assert used <= set(_FIELD.findall(" ".join(ASKS[key]))), key
