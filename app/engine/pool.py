"""Which aliens a table plays with: those of its sets, and those that it names (R-SETUP-3)."""

from __future__ import annotations

from .aliens import ALIENS
from .combos import COMBOS
from .effects import POWER
from .setup import Options

SETS = {
    "base": "The 51 aliens of the base game.",
    "classic": "The aliens of the old universe.",
}


def pool(options: Options) -> list[str]:
    """The aliens that may come into a game of these options, by their ids in order. An alien that is named may be of
    any set. What was open to abuse a table may leave out (EX-32)."""
    named: list[str] = []
    if isinstance(options.aliens, list):
        named = options.aliens
    elif options.aliens.startswith("combo:"):
        named = list(COMBOS[options.aliens.removeprefix("combo:")].aliens)
    able = (alien for alien, sheet in ALIENS.items() if sheet.set in options.alien_sets or alien in named)
    return sorted(alien for alien in able if not (options.no_abuse and ALIENS[alien].open_to_abuse))


def flare_aliens(options: Options) -> list[str]:
    """The aliens of the pool that have a flare, in the order of their cards."""
    return [alien for alien in pool(options) if any(hook.side != POWER for hook in ALIENS[alien].hooks)]
