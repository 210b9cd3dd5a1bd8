"""docs/testing.md: the examples of the scenario kit's chapter work as they stand there."""

import re
from pathlib import Path
from typing import Any

import pytest

import tests.kit as kit

CHAPTER = (
    (Path(__file__).resolve().parents[2] / "docs" / "testing.md")
    .read_text(encoding="utf-8")
    .split("## The scenario kit")[1]
)
EXAMPLES = re.findall(r"```python\n(.*?)```", CHAPTER, re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_of_the_manual_works(example: str):
    names: dict[str, Any] = {name: getattr(kit, name) for name in kit.__all__}
    exec(example, names)
    tests = [thing for name, thing in names.items() if name.startswith("test_")]
    for test in tests:
        test()
    assert tests or isinstance(names["game"], kit.Scenario)


def test_the_manual_names_every_word_of_a_position():
    table = CHAPTER.split("### The script")[0]
    for word in kit.Position.__dataclass_fields__:
        assert f"`{word}`" in table, word
