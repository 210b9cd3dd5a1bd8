"""The chances of an encounter: two cards, two bases of ships, and who wins."""

from __future__ import annotations

from bisect import bisect_left

from .cards import Laid
from .insight import ship_worth, side_worth
from .reading import Reading


class Odds:
    """Chances that the offense wins, that the defense wins and that a deal is talked about."""

    __slots__ = ("deal", "defense", "offense")

    def __init__(self, offense: float, defense: float, deal: float) -> None:
        self.offense, self.defense, self.deal = offense, defense, deal


def odds(reading: Reading, attacker: Laid, defender: Laid, ahead: float) -> Odds:
    """The chances when the offense's ships are ``ahead`` of the defense's by so much; the defense wins ties."""
    wins = 0.0
    values, below = defender.values, defender.below
    for value, chance in zip(attacker.values, attacker.chances, strict=True):
        wins += chance * below[bisect_left(values, value + ahead)]
    if reading.reversed:  # an upset is in force
        wins = attacker.attack * defender.attack - wins
    if not _peaceful(reading, reading.defense):
        wins += attacker.attack * defender.negotiate
    if _peaceful(reading, reading.offense):
        wins += attacker.negotiate * defender.attack
    deal = attacker.negotiate * defender.negotiate
    deal += attacker.morph * defender.negotiate + attacker.negotiate * defender.morph
    if ahead > 0:  # a morph becomes the other's card
        wins += attacker.morph * defender.attack + attacker.attack * defender.morph
    total = attacker.attack + attacker.negotiate + attacker.morph
    both = (defender.attack + defender.negotiate + defender.morph) * total
    return Odds(wins, max(0.0, both - wins - deal), deal)


def _peaceful(reading: Reading, seat: int) -> bool:
    """A negotiate of this main player beats an attack."""
    return seat >= 0 and bool(reading.traits(seat).get("negotiate_wins"))


def base(reading: Reading, allies: dict[int, int], ring: dict[int, int], gate: int, planet: str) -> float:
    """How far the offense's ships are ahead of the defense's."""
    attack = gate * ship_worth(reading, reading.offense)
    attack += sum(ships * ship_worth(reading, seat) for seat, ships in allies.items())
    defend = reading.holding(planet, reading.defense) * ship_worth(reading, reading.defense)
    defend += reading.ground(planet, reading.defense)
    defend += sum(ships * ship_worth(reading, seat) for seat, ships in ring.items())
    for seat in (reading.offense, *allies):
        attack += side_worth(reading, seat) if seat >= 0 else 0
    for seat in (reading.defense, *ring):
        defend += side_worth(reading, seat) if seat >= 0 else 0
    return attack - defend
