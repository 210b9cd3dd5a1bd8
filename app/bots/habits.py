"""How players are seen to play: who joins whom, and what main players lay, by role and by how the ships stand.

Counted over some hundred games of thinking bots against each other. ``hard`` expects these habits of everybody; a table
of people may have others, but the directions are those of the game: who is ahead lays low, who defends negotiates.
"""

from __future__ import annotations

from dataclasses import dataclass

from .insight import most_ships, ship_worth
from .reading import DEFENSE, OFFENSE, Reading

# invited by both sides, by the defense only, by the offense only: (joins the offense, joins the defense)
JOINS = {(True, True): (0.38, 0.42), (False, True): (0.0, 0.6), (True, False): (0.7, 0.0), (False, False): (0.0, 0.0)}
SHIPS_FOR_OFFENSE, SHIPS_FOR_DEFENSE = 1.5, 3.5
STEP = 4  # ships by which standings are told apart
FAR = 4  # steps beyond which nothing changes any more


@dataclass(frozen=True, slots=True)
class Habit:
    """How much sooner an attack is laid than a negotiate, how often the highest attack and how often the lowest."""

    attack_weight: float
    top: float
    bottom: float


def habit(offense: bool, ahead: int) -> Habit:
    """The habit of a main player whose side has ``ahead`` steps more ships than the other."""
    if offense:
        return Habit(1.65, min(0.5, max(0.0, 0.2 - 0.12 * ahead)), min(0.3, max(0.0, 0.05 * ahead)))
    return Habit(0.45 + 0.08 * max(0, ahead), max(0.0, 0.05 - 0.04 * ahead), 0.2)


def steps(ahead: float) -> int:
    """How many steps a side is ahead."""
    return max(-FAR, min(FAR, round(ahead / STEP)))


def company(reading: Reading, seats: list[int], offense: bool | None = None) -> float:
    """By how many ships the offense is expected to come ahead through ``seats``, which have not answered yet.

    ``offense`` = whether the offense invites them, where its invitations are not known.
    """
    invitations = reading.encounter.get("invited") or {}
    shift = 0.0
    for seat in seats:
        sides = invitations.get(str(seat)) or ()
        by_offense = OFFENSE in sides if offense is None else offense
        by_defense = DEFENSE in sides or offense is not None
        joins, resists = JOINS[by_offense, by_defense]
        most, worth = most_ships(reading, seat), ship_worth(reading, seat)
        shift += worth * (joins * min(most, SHIPS_FOR_OFFENSE) - resists * min(most, SHIPS_FOR_DEFENSE))
    return shift


def pending(reading: Reading) -> list[int]:
    """The seats that answer their invitations after this one."""
    count, first = reading.count, reading.offense

    def turn(seat: int) -> int:
        return (seat - first) % count

    later = [seat for seat in range(count) if turn(seat) > turn(reading.me)]
    return [seat for seat in later if seat != reading.defense]


def outsiders(reading: Reading) -> list[int]:
    """Everybody but the main players."""
    return [seat for seat in range(reading.count) if seat not in (reading.offense, reading.defense)]
