"""Every use that a player may make or leave says what it does, and bots know every word that is said."""

import re
from collections.abc import Iterator
from pathlib import Path

from app.bots import naming, picks, placing, plays
from app.bots.thinking import _CHOICES, _NUMBERS
from app.bots.uses import _GAINS
from app.engine.aliens import ALIENS
from app.engine.artifacts import ARTIFACTS
from app.engine.effects import Effect
from app.engine.tech import TECHS
from app.engine.texts import ASKS
from app.engine.variants import VARIANTS

EFFECTS: list[type[Effect]] = [*ALIENS.values(), *ARTIFACTS.values(), *TECHS.values(), *VARIANTS.values()]
PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"
KNOWN = {*plays._GAINS, "card_zap", "cosmic_zap"}  # the artifacts of the rules, which say nothing
ELSEWHERE = {"foresee", "no_payment"}  # what a mandatory use does; what is weighed in plays.py


def choices(effect: type[Effect]) -> Iterator[str]:
    """The names of the uses, and of what is no use but offered like one, that are left to the player."""
    for hook in effect.hooks:
        offered = hook.kind == "on" and (hook.use or hook.says) and not hook.must
        if offered and hook.name not in ("along", "mask"):
            yield hook.name


def test_every_choice_says_what_it_does():
    assert sum(len(list(choices(effect))) for effect in EFFECTS) > 300
    assert [(e.id, name) for e in EFFECTS for name in choices(e) if name not in e.does and e.id not in KNOWN] == []


def test_words_of_uses_are_known_and_written_down():
    table = PROTOCOL.read_text(encoding="utf-8")
    words = {hint for effect in EFFECTS for hint in effect.does.values() if isinstance(hint, str)}
    assert words - set(_GAINS) <= ELSEWHERE
    assert {word for word in set(_GAINS) | words if f"`{word}`" not in table} == set()


def test_words_of_questions_are_known():
    own = {word for effect in EFFECTS for word in effect.like.values()}
    assert {
        word for word in own if word not in _CHOICES and word not in _NUMBERS and word not in ("deal", "bargain")
    } == set()


def test_every_word_belongs_to_a_question_that_exists():
    for effect in EFFECTS:
        assert [name for name in effect.like if f"{effect.id}.{name}" not in ASKS] == []
        assert [name for name in effect.does if name not in {hook.name for hook in effect.hooks}] == []


def test_no_effect_is_named_where_bots_choose():
    for module in (picks, naming, placing):
        source = Path(str(module.__file__)).read_text(encoding="utf-8")
        assert [name for name in ALIENS if re.search(rf'"{name}[."]', source)] == []
