"""What a test proves.

`@rule("R-LAUNCH-1", "Q17")`: numbered rules of docs/rules (see scripts/rules_coverage.py).
`@check("oracle", 1)`: the first of the checks that an alien must pass, in its own test file.
"""

import re
from collections.abc import Callable
from typing import Any, TypeVar

from app.engine.aliens import ALIENS

Test = TypeVar("Test", bound=Callable[..., Any])
NUMBER = re.compile(r"(?:R|C|D|T)-[A-Z]+-\d+|T-\d+|Q\d+")


def rule(*numbers: str) -> Callable[[Test], Test]:
    """Mark a test as the proof of these rules. Raises ValueError at a number that cannot be one."""
    for number in numbers:
        if not NUMBER.fullmatch(number):
            raise ValueError(f"expected rule numbers such as R-LAUNCH-1, C-PLAGUE-2 or Q17, got {number!r}")

    def mark(test: Test) -> Test:
        return test

    return mark


def check(alien: str, *numbers: int) -> Callable[[Test], Test]:
    """Mark a test as one of the numbered checks of an alien. Raises ValueError at an alien that is not in the game."""
    if alien not in ALIENS or not numbers or min(numbers) < 1:
        raise ValueError(f"expected an alien of the game and numbers from 1, got {alien!r} {numbers}")

    def mark(test: Test) -> Test:
        return test

    return mark
