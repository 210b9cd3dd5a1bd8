"""Wrong Side Moon."""

from __future__ import annotations

from app.engine.moon_card import MoonCard


class SwapSeats(MoonCard):
    """The browser draws it."""

    id, name, category = "swap_seats", "Wrong Side Moon", "cheese"
    text = "Your board is drawn mirrored."
