"""Bluff Moon."""

from __future__ import annotations

from app.engine.moon_card import SECRET, MoonCard


class BluffMoon(MoonCard):
    """Something to talk about."""

    id, name, category, play = "bluff_moon", "Bluff Moon", "cheese", SECRET
    text = "You may say what you like about this moon; it does nothing."
