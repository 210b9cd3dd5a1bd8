"""Ally Double Moon."""

from __future__ import annotations

from .counts_allies import CountsAllies


class AllyDouble(CountsAllies):
    """Ships of allies count double; rewards do not."""

    id, name, category = "ally_double", "Ally Double Moon", "quarter"
    opposite = "ally_half"
    text = "The ships of every ally count double for the totals. Rewards stay as they are."

    def weigh(self, sum_: int) -> int:
        return sum_ * 2
