"""What the powers on the table do to an encounter, as far as their sheets say it in numbers.

The view carries with each power the ``traits`` of its sheet (protocol.md, Hints), which every player may read there:
what ships and attack cards of its owner count for. No alien is known by name here or anywhere else among the bots;
one without traits plays as if it had no power.
"""

from __future__ import annotations

from .reading import Reading

USUAL_POWER = 0.7  # how much a power is worth when one may choose, in colonies over a game
MOST_LOST = 10  # ships in the warp from which on whoever wins without ships throws the others away
USUAL_FLEET = 4  # ships of a main player who has not launched yet
OF_LOW = 20  # where low attacks win, one of value v is as good in the hand as one of OF_LOW - v elsewhere


def ship_worth(reading: Reading, seat: int) -> int:
    """What a ship of this seat adds to how far its side is ahead."""
    worth: int = 0 if sheet_worth(reading, seat) else reading.traits(seat).get("ship", 1)
    return -worth if reading.lower >= 0 and seat == reading.other_main(reading.lower) else worth


def sheet_worth(reading: Reading, seat: int) -> int:
    """What each ship on the sheet of a main player counts for, in place of those in the encounter; usually nothing."""
    worth: int = reading.traits(seat).get("counts_sheet", 0)
    return worth if seat in (reading.offense, reading.defense) else 0


def most_ships(reading: Reading, seat: int) -> int:
    """How many ships a seat may send into an encounter."""
    return reading.traits(seat).get("most_ships", 4)


def attack_value(reading: Reading, seat: int, value: int) -> int:
    """What an attack card of this value adds to how far the side of this main player is ahead, tokens included."""
    traits = reading.traits(seat)
    if reading.kicks:
        value *= reading.kicks.get(seat, 1)
    if traits:
        if "attack" in traits:
            value = traits["attack"].get(str(value), value)
        if "token" in traits:
            value += traits["token"] * reading.tokens(seat)
        if "times_ships" in traits:
            value *= max(1, reading.committed(seat) or USUAL_FLEET)
    return -value if reading.lower >= 0 else value


def hand_value(reading: Reading, value: int) -> int:
    """How strong an attack card is in one's own hand, compared to a plain one of that value."""
    if reading.traits(reading.me).get("lower_wins"):
        return max(0, OF_LOW - value)
    return abs(attack_value(reading, reading.me, value))


def side_worth(reading: Reading, seat: int) -> int:
    """What a participant's power adds to its side beyond ships and card."""
    traits = reading.traits(seat)
    if not traits:
        return 0
    more: int = traits.get("side", 0)
    if traits.get("counts_warp") and seat in (reading.offense, reading.defense):
        more += sum(reading.warp)
    if worth := sheet_worth(reading, seat):
        more += worth * reading.on_sheet(seat)
    return -more if reading.lower >= 0 else more


def loses_ships(reading: Reading, seat: int) -> bool:
    """Ships that this seat loses go to the warp."""
    return not reading.traits(seat).get("keeps_ships")


def wants_losses(reading: Reading, seat: int) -> bool:
    """This seat wins when all its ships are lost, and so many are that it is the shorter way."""
    return bool(reading.traits(seat).get("wins_without_ships")) and reading.warp[seat] >= MOST_LOST


def alien_worth(traits: dict[str, float]) -> float:
    """How good a power with these traits is, for choosing one and for taking one away."""
    return traits.get("worth", USUAL_POWER)
