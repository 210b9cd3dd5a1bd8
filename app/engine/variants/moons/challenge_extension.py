"""Challenge Extension Moon."""

from __future__ import annotations

from app.engine.effects import modify
from app.engine.moments import ENCOUNTERS
from app.engine.moon_card import MoonCard


class ChallengeExtension(MoonCard):
    """Global: one more encounter a turn, after success in the one before."""

    id, name, category = "challenge_extension", "Challenge Extension Moon", "quarter"
    opposite, when = "challenge_limitation", "resolution"
    text = "A turn may have up to three encounters instead of two; each needs success in the one before."

    @modify(ENCOUNTERS)
    def one_more(self, count: int, seat: int) -> int:
        return count + 1
