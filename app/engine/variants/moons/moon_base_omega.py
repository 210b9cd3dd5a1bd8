"""Moon Base Omega."""

from __future__ import annotations

from app.engine.effects import modify
from app.engine.moments import COLONIES_COUNT
from app.engine.moon_card import MoonCard


class MoonBaseOmega(MoonCard):
    """Counts toward victory."""

    id, name, category = "moon_base_omega", "Moon Base Omega", "full"
    counts = True
    traits = {"counts": True}
    text = "This moon counts as one foreign colony of yours, in your own system too."

    @modify(COLONIES_COUNT)
    def one_more(self, count: int, seat: int) -> int:
        return count + (seat == self.seat)
