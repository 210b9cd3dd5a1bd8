"""Nothing Here."""

from __future__ import annotations

from app.engine.moon_card import SECRET, MoonCard


class NothingHere(MoonCard):
    """Worthless."""

    id, name, category, play = "nothing_here", "Nothing Here", "cheese", SECRET
    text = "Nothing."
