"""What the cards are: the faces of the cosmic deck and of the destiny deck (docs/rules, cards).

A card in the game is a number, an instance; its ``Face`` is what is printed on it. The base deck's numbers never
change, cards that options add (flares) follow after it, so a kept game can always be read.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

ATTACK, NEGOTIATE, MORPH = "attack", "negotiate", "morph"
REINFORCEMENT, ARTIFACT, FLARE, KICKER, RIFT = "reinforcement", "artifact", "flare", "kicker", "rift"
COSMIC, REWARD = "cosmic", "reward"  # the deck that a card comes from, and whose back it has
ENCOUNTER_KINDS = (ATTACK, NEGOTIATE, MORPH)
KINDS = (*ENCOUNTER_KINDS, REINFORCEMENT, ARTIFACT, FLARE, KICKER, RIFT)

ATTACK_COUNTS = {0: 1, 1: 1, 4: 4, 5: 1, 6: 7, 7: 1, 8: 7, 9: 1, 10: 4, 11: 1, 12: 2, 13: 1, 14: 2, 15: 1, 20: 2,
                 23: 1, 30: 1, 40: 1}  # fmt: skip
REINFORCEMENT_COUNTS = {2: 2, 3: 3, 5: 1}
NEGOTIATE_COUNT, MORPH_COUNT = 15, 1
ARTIFACT_COUNTS = {
    "card_zap": 2,
    "cosmic_zap": 2,
    "emotion_control": 1,
    "force_field": 1,
    "ionic_gas": 1,
    "mobius_tubes": 2,
    "plague": 1,
    "quash": 1,
}


class Face(NamedTuple):
    """What is printed on a card. ``id`` is its catalogue id, equal for all copies."""

    id: str
    kind: str
    value: int
    name: str
    effect: str = ""  # the id of the artifact, or of the alien of a flare
    deck: str = COSMIC

    @property
    def encounter(self) -> bool:
        """Attack, negotiate and morph are encounter cards, nothing else is (core.md section 0)."""
        return self.kind in ENCOUNTER_KINDS


def as_words(identifier: str) -> str:
    """A catalogue id as words: ``card_zap`` is Card Zap."""
    return identifier.replace("_", " ").title()


def attack(value: int) -> Face:
    """The face of an attack card; two digits are printed below ten too."""
    digits = f"{value:03d}" if value < 0 else f"{value:02d}"
    return Face(f"attack_{digits}", ATTACK, value, f"Attack {with_minus(digits)}")


def with_minus(digits: str) -> str:
    """A number as it is printed."""
    return digits.replace("-", "\N{MINUS SIGN}")


def kicker(factor: int) -> Face:
    """The face of a kicker."""
    return Face(f"kicker_{factor}", KICKER, factor, f"Kicker x{factor}")


def is_flare(entry: str) -> bool:
    """Among the cards that a game adds to the base deck (``State.extra_cards``) flares stand as the id of their alien,
    all others as ``<deck>:<face>``."""
    return ":" not in entry


def printed(face: str) -> Face:
    """The face of a card by its id, but for flares.

    >>> printed("kicker_2").name, printed("attack_-04").value, printed("negotiate").kind
    ('Kicker x2', -4, 'negotiate')
    """
    kind, _, value = face.rpartition("_")
    if kind == ATTACK:
        return attack(int(value))
    if kind == KICKER:
        return kicker(int(value))
    if kind == REINFORCEMENT:
        return reinforcement(int(value))
    if kind == RIFT:
        return Face(face, RIFT, int(value), f"Rift {value}")
    return {NEGOTIATE: NEGOTIATE_FACE, MORPH: MORPH_FACE, CROOKED_FACE.id: CROOKED_FACE}.get(face) or Face(
        face, ARTIFACT, 0, as_words(face), face
    )


def reinforcement(value: int) -> Face:
    """The face of a reinforcement."""
    return Face(f"reinforcement_{value}", REINFORCEMENT, value, f"Reinforcement +{value}")


def read_face(face: str) -> tuple[str, int]:
    """Type and value of an encounter card by its id.

    >>> read_face("attack_08"), read_face("attack_-07"), read_face("negotiate_crooked")
    (('attack', 8), ('attack', -7), ('negotiate', 0))
    """
    kind, _, value = face.partition("_")
    return kind, int(value) if value.lstrip("-").isdigit() else 0


NEGOTIATE_FACE = Face("negotiate", NEGOTIATE, 0, "Negotiate")
MORPH_FACE = Face("morph", MORPH, 0, "Morph")
CROOKED_FACE = Face("negotiate_crooked", NEGOTIATE, 0, "Crooked Deal")


def _base_deck() -> tuple[Face, ...]:
    faces: list[Face] = []
    for value, count in ATTACK_COUNTS.items():
        faces += [attack(value)] * count
    faces += [NEGOTIATE_FACE] * NEGOTIATE_COUNT + [MORPH_FACE] * MORPH_COUNT
    for value, count in REINFORCEMENT_COUNTS.items():
        faces += [reinforcement(value)] * count
    for artifact, count in ARTIFACT_COUNTS.items():
        faces += [Face(artifact, ARTIFACT, 0, as_words(artifact), artifact)] * count
    return tuple(faces)


BASE_DECK = _base_deck()


# --- the destiny deck: three cards a colour (one of them marked), two wilds, three specials (R-SETUP-2)
COLOUR, WILD = "colour", "wild"
MOST_FOREIGN, FEWEST_WARP, MOST_CARDS = "special_foreign_colonies", "special_fewest_warp", "special_most_cards"
SPECIALS = (MOST_FOREIGN, FEWEST_WARP, MOST_CARDS)
CARDS_A_COLOUR = 3


class Destiny(NamedTuple):
    """A destiny card: a colour (``seat`` >= 0), a wild or a special; ``marked`` = hazard warning. An ``extra`` card of
    the old universe has its catalogue id as kind; ``extra`` is the deck it is of: comet or cone."""

    kind: str
    seat: int
    marked: bool
    extra: str = ""


@lru_cache(maxsize=64)
def destiny_deck(seats: int, extras: tuple[tuple[str, str], ...] = ()) -> tuple[Destiny, ...]:
    """The destiny cards of a table of ``seats``, by number; cards of unused colours stay out. The extra cards follow
    after the base deck, whose numbers never change."""
    colours = [Destiny(COLOUR, seat, copy == 0) for seat in range(seats) for copy in range(CARDS_A_COLOUR)]
    return (
        *colours,
        Destiny(WILD, -1, False),
        Destiny(WILD, -1, False),
        *(Destiny(kind, -1, False) for kind in SPECIALS),
        *(Destiny(kind, -1, False, deck) for kind, deck in extras),
    )
