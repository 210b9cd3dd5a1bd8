"""Ally One-Half Moon."""

from __future__ import annotations

from .counts_allies import CountsAllies


class AllyHalf(CountsAllies):
    """Ships of allies count half."""

    id, name, category = "ally_half", "Ally One-Half Moon", "quarter"
    opposite = "ally_double"
    text = "The ships of every ally count half for the totals, rounded down for each ally."

    def weigh(self, sum_: int) -> int:
        return sum_ // 2
