"""Sorts of cards that players speak of: a kind of card, one card by name, or attacks above, below or of a value."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .cards import ATTACK, Face

ABOVE, BELOW, EXACTLY = "above", "below", "exactly"


def is_of(face: Face, sort: str, value: int = 0) -> bool:
    """A card is of this sort: of that kind, or an attack above, below or of the value."""
    if sort not in (ABOVE, BELOW, EXACTLY):
        return face.kind == sort
    if face.kind != ATTACK:
        return False
    return face.value > value if sort == ABOVE else face.value < value if sort == BELOW else face.value == value


def attack_values(faces: Iterable[Face]) -> dict[str, int]:
    """Face -> value of the attack cards of a game, the lowest first."""
    found = {face.id: face.value for face in faces if face.kind == ATTACK}
    return dict(sorted(found.items(), key=lambda item: item[1]))


def named_attacks(faces: Sequence[Face], sort: str) -> list[str]:
    """The attack cards with which such a sort may be named so that some card of the game is of it."""
    if sort not in (ABOVE, BELOW, EXACTLY):
        return []
    values = attack_values(faces)
    least, most = min(values.values()), max(values.values())
    return [face for face, value in values.items() if (sort, value) not in ((ABOVE, most), (BELOW, least))]


def fitting(faces: Sequence[Face], cards: Iterable[int], sort: str, named: str = "") -> list[int]:
    """Those of the cards that are of a sort; ``named`` is the attack card that gives the value, or with a kind the one
    card that is meant."""
    if sort not in (ABOVE, BELOW, EXACTLY):
        return [card for card in cards if faces[card].kind == sort and named in ("", faces[card].id)]
    value = attack_values(faces).get(named, 0)
    return [card for card in cards if is_of(faces[card], sort, value)]


def kinds(faces: Iterable[Face]) -> list[str]:
    """The kinds of cards of a game, encounter cards first."""
    return list(dict.fromkeys(face.kind for face in faces))


def names_of(faces: Iterable[Face], kind: str) -> list[str]:
    """The different cards of a kind, by catalogue id."""
    return list(dict.fromkeys(face.id for face in faces if face.kind == kind))
