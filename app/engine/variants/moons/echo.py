"""Echo Moon."""

from __future__ import annotations

from app.engine.moon_card import MoonCard


class Echo(MoonCard):
    """The browser shows it."""

    id, name, category = "echo", "Echo Moon", "cheese"
    text = "Every chat line of yours appears twice."
