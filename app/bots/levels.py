"""The levels of play and the numbers that make them differ."""

from __future__ import annotations

from dataclasses import dataclass

LEVELS = ("easy", "normal", "hard")


@dataclass(frozen=True, slots=True)
class Level:
    """What a level looks at. Worth is counted in foreign colonies of one's own."""

    name: str
    shares: bool  # weighs positions by everybody's chance to win; else by the own gain and a part of the others'
    plans: bool  # weighs ships and allies with the card in mind that it would lay, and expects habits and later allies
    rivalry: float  # without ``shares``: what a colony of another seat costs
    steepness: float  # with ``shares``: how much a colony multiplies the chance to win, as an exponent
    ship: float  # what a ship is worth that is not in the warp
    card: float  # what an unknown card is worth
    home: float  # what a home colony is worth
    top: float  # how often somebody is expected to lay the highest attack of the hand
    attack_weight: float  # how much sooner an attack is laid than a negotiate
    play: float  # least gain for which a card is spent that could be kept
    blur: float  # how far it misjudges the strength of a side, in points of its total
    mood: float  # how far a single choice of a card or of company may be off, in colonies
    greed: float  # what a party to a deal asks for beyond an even share


NORMAL = Level(
    "normal", shares=False, plans=False, rivalry=0.25, steepness=0.0, ship=0.05, card=0.06, home=0.07, top=0.3,
    attack_weight=2.0, play=0.3, blur=8.0, mood=0.35, greed=0.0,
)  # fmt: skip
HARD = Level(
    "hard", shares=True, plans=True, rivalry=0.0, steepness=0.35, ship=0.1, card=0.1, home=0.07, top=0.1,
    attack_weight=1.2, play=0.25, blur=0.0, mood=0.0, greed=0.1,
)  # fmt: skip
BY_NAME = {level.name: level for level in (NORMAL, HARD)}
