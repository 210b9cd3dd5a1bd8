"""Which card to lay: the one whose outcomes are worth most, less what it is worth in the hand."""

from __future__ import annotations

from .legal import Ask, with_type
from .thought import Thought


def select(ask: Ask, thought: Thought) -> list[str]:
    """The answer to the selection."""
    options = with_type(ask, "card")
    worth: dict[str, float] = {}
    for option in options:
        card = option["ref"]["card"]
        if card["card"] not in worth:
            worth[card["card"]] = thought.laying(card, thought.now) + thought.mood()
    return [max(options, key=lambda o: worth[o["ref"]["card"]["card"]])["id"]]
