"""Ways to win by something else than enough foreign colonies: closed conditions of the colonies, or of what has just
happened (Schizoid). Every one of them asks for at least three foreign colonies."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .game import Game

CONDITIONS = (
    "bluffer", "colonizer", "conciliator", "intruder", "relocator", "traditionalist", "wanderer", "xenophobe",
)  # fmt: skip
BLUFFER, COLONIZER, CONCILIATOR, INTRUDER, RELOCATOR, TRADITIONALIST, WANDERER, XENOPHOBE = range(8)
FEWEST, GARRISON = 3, 4  # foreign colonies that most conditions ask for; ships in each of the Intruder's


def is_met(g: Game, condition: int, seat: int, happened: bool) -> bool:
    """The player meets it now; ``happened``: what it asks for beside the colonies has just happened to the player."""
    foreign, ships = g.foreign_colonies(seat), g.state.ships
    if condition == INTRUDER:
        return sum(ships[p][seat] >= GARRISON for p in foreign) >= FEWEST
    if condition == RELOCATOR:
        systems = [g.system(p) for p in foreign]
        return any(systems.count(system) >= FEWEST for system in systems)
    if condition == TRADITIONALIST:
        return g.foreign_count(seat) >= g.colonies_needed and g.home_count(seat) >= g.home_needed
    if condition == WANDERER:
        return len({g.system(p) for p in foreign}) >= FEWEST and g.home_count(seat) <= g.home_needed
    least = g.colonies_needed - 1 if condition == BLUFFER else FEWEST
    return happened and g.foreign_count(seat) >= least
