"""Challenge Limitation Moon."""

from __future__ import annotations

from app.engine.effects import modify
from app.engine.moments import ENCOUNTERS
from app.engine.moon_card import MoonCard


class ChallengeLimitation(MoonCard):
    """Global: one encounter a turn."""

    id, name, category = "challenge_limitation", "Challenge Limitation Moon", "quarter"
    opposite, when = "challenge_extension", "resolution"
    text = "A turn has one encounter only."

    @modify(ENCOUNTERS, layer=-1)
    def one(self, count: int, seat: int) -> int:
        return 1
