"""`@rule("R-LAUNCH-1", "Q17")`: the numbered rules of docs/rules that a test proves (see scripts/rules_coverage.py)."""

import re
from collections.abc import Callable
from typing import Any, TypeVar

Test = TypeVar("Test", bound=Callable[..., Any])
NUMBER = re.compile(r"(?:R|C|D)-[A-Z]+-\d+|Q\d+")


def rule(*numbers: str) -> Callable[[Test], Test]:
    """Mark a test as the proof of these rules. Raises ValueError at a number that cannot be one."""
    for number in numbers:
        if not NUMBER.fullmatch(number):
            raise ValueError(f"expected rule numbers such as R-LAUNCH-1, C-PLAGUE-2 or Q17, got {number!r}")

    def mark(test: Test) -> Test:
        return test

    return mark
