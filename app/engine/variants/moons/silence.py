"""Hush Moon."""

from __future__ import annotations

from app.engine.moon_card import MoonCard


class Silence(MoonCard):
    """The browser keeps it."""

    id, name, category = "silence", "Hush Moon", "cheese"
    text = "You cannot chat while others talk about a deal."
