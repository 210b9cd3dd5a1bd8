"""The words of the game for what the engine keeps as numbers.

Seats are A, B, C ... clockwise, planets A1 to A5, cards "attack 08", "negotiate", "reinforcement +3", "cosmic zap".
Capitals, leading zeros and underscores do not matter in what a test writes; what the kit gives back is always
written as here.
"""

import re
from collections.abc import Iterable

from app.engine.cards import Destiny, Face

SEATS = "ABCDEFGH"
DESTINY_WORDS = {
    "wild": "wild",
    "special_foreign_colonies": "most foreign colonies",
    "special_fewest_warp": "fewest ships in the warp",
    "special_most_cards": "most cards",
}


def seat_of(name: str) -> int:
    """The number of a seat. Raises ValueError at a name that is no letter of a seat."""
    if len(name) != 1 or name.upper() not in SEATS:
        raise ValueError(f"expected a seat from A to H, got {name!r}")
    return SEATS.index(name.upper())


def plain(words: str) -> str:
    """Words as they are compared: small letters, single spaces, numbers without leading zeros."""
    text = " ".join(words.replace("_", " ").replace("-", " ").lower().split())
    return re.sub(r"\b0+(\d)", r"\1", text)


def listed(words: str | Iterable[str]) -> list[str]:
    """ "attack 10, negotiate" or a list of such words as a list of plain words."""
    parts = words.split(",") if isinstance(words, str) else words
    return [plain(part) for part in parts if part.strip()]


def card_words(face: Face) -> str:
    """What a card is called: "attack 08", "reinforcement +3", "cosmic zap"."""
    return face.name.lower()


def destiny_words(card: Destiny) -> str:
    """What a destiny card is called: the letter of its colour, marked ("A!") or not, or its name."""
    if card.kind == "colour":
        return SEATS[card.seat] + "!" * card.marked
    return DESTINY_WORDS.get(card.kind) or plain(card.kind)


def short(words: str) -> set[str]:
    """All ways to write a card's name: "reinforcement +3" is "+3" too."""
    text = plain(words)
    return {text, text.removeprefix("reinforcement ")}


def called(card: Destiny, text: str) -> bool:
    """Does a test that writes `text` mean this destiny card? "B" is any blue card, "B!" the marked one."""
    words = plain(destiny_words(card))
    return text == words or (card.marked and text == words.rstrip("!"))
