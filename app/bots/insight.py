"""What the powers on the table do to an encounter: the one place where bots know aliens by name.

An alien that is not named here plays as if it had no power. Facts a bot may read from the sheets, which everybody sees.
"""

from __future__ import annotations

from .reading import Reading

SHIP_WORTH = {"macron": 4}
MOST_SHIPS = {"macron": 1}
TRIPLER_TRIPLES_TO = 10

SEES_FIRST = "oracle"  # the other main player lays open, first
SWAPS = "sorcerer"  # may change the two cards that lie face down
KEEPS_SHIPS = "zombie"  # its lost ships go to its colonies
JOINS_UNASKED = "parasite"

# how much a power is worth when one may choose, in colonies over a game
POWER = {
    "oracle": 1.0, "sorcerer": 1.0, "tripler": 0.9, "macron": 0.9, "parasite": 0.9, "zombie": 0.7, "warrior": 0.6,
    "mind": 0.5,
}  # fmt: skip
USUAL_POWER = 0.7


def ship_worth(reading: Reading, seat: int) -> int:
    """What a ship of this seat counts for in totals."""
    return SHIP_WORTH.get(reading.power(seat), 1)


def most_ships(reading: Reading, seat: int) -> int:
    """How many ships a seat may send into an encounter."""
    return MOST_SHIPS.get(reading.power(seat), 4)


def attack_value(reading: Reading, seat: int, value: int) -> int:
    """What an attack card of this value counts for in the hand of this main player, tokens included."""
    power = reading.power(seat)
    if power == "tripler":
        return 3 * value if value <= TRIPLER_TRIPLES_TO else -(-value // 3)
    return value + reading.tokens(seat) if power == "warrior" else value


def loses_ships(reading: Reading, seat: int) -> bool:
    """Ships that this seat loses go to the warp."""
    return reading.power(seat) != KEEPS_SHIPS


def alien_worth(alien: str) -> float:
    """How good a power is, for choosing one and for taking one away."""
    return POWER.get(alien, USUAL_POWER)
