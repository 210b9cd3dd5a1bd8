"""What a test proves.

`@rule("R-LAUNCH-1", "Q17")`: numbered rules of docs/rules (see scripts/rules_coverage.py).
`@check("oracle", 1)`: the first of the checks of docs/rules/aliens/oracle.yaml, in the alien's own test file.
`@ruling("oracle", 2)`: the second of the rulings on the alien's sheet (see scripts/rules_catalogue.py).
"""

import re
from collections.abc import Callable
from typing import Any, TypeVar

from app.engine.aliens import ALIENS

Test = TypeVar("Test", bound=Callable[..., Any])
NUMBER = re.compile(r"[A-Z]{1,2}-(?:[A-Z]+-)?\d+|Q\d+")


def rule(*numbers: str) -> Callable[[Test], Test]:
    """Mark a test as the proof of these rules. Raises ValueError at a number that cannot be one."""
    for number in numbers:
        if not NUMBER.fullmatch(number):
            raise ValueError(f"expected rule numbers such as R-LAUNCH-1, C-PLAGUE-2 or Q17, got {number!r}")
    return _unchanged


def check(alien: str, *numbers: int) -> Callable[[Test], Test]:
    """Mark a test as one of the numbered checks of an alien. Raises ValueError at an alien that is not in the game."""
    if alien not in ALIENS or not numbers or min(numbers) < 1:
        raise ValueError(f"expected an alien of the game and numbers from 1, got {alien!r} {numbers}")
    return _unchanged


def ruling(alien: str, *numbers: int) -> Callable[[Test], Test]:
    """Mark a test as the proof of rulings on an alien's sheet, counted from 1. Raises ValueError at one it has not."""
    if alien not in ALIENS or not numbers or not all(1 <= n <= len(ALIENS[alien].rulings) for n in numbers):
        raise ValueError(f"expected an alien of the game and numbers of its rulings, got {alien!r} {numbers}")
    return _unchanged


def _unchanged(test: Test) -> Test:
    return test
