"""The levels of play and the numbers that make them differ."""

from __future__ import annotations

LEVELS = ("easy", "normal", "hard")
