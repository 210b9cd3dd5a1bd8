"""What things are called: by the name on their sheet or card, else by the words of the catalogue id."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from .aliens import ALIENS
from .artifacts import ARTIFACTS
from .cards import (
    ARTIFACT,
    ATTACK,
    BASE_DECK,
    COSMIC,
    FLARE,
    KICKER,
    REINFORCEMENT,
    RIFT,
    Face,
    as_words,
    is_flare,
    printed,
)
from .tech import TECHS
from .variants import VARIANTS

_NAMES: dict[str, str] = {
    identity: sheet.name for kind in (ALIENS, ARTIFACTS, TECHS, VARIANTS) for identity, sheet in kind.items()
}
_OWN_WORDS: dict[str, str] = {
    f"{identity}.{name}": text
    for kind in (ALIENS, ARTIFACTS, TECHS, VARIANTS)
    for identity, sheet in kind.items()
    for name, text in sheet.labels.items()
}


def named(identifier: str) -> bool:
    """It is an alien, artifact, tech or card of a variant."""
    return identifier in _NAMES


def title(identifier: str) -> str:
    """The name of an alien, artifact, tech or anything else that has a catalogue id."""
    return _NAMES.get(identifier) or as_words(identifier)


def choice(key: str) -> str:
    """The words of an option that a sheet or card brings, by ``<id>.<name>``."""
    return _OWN_WORDS.get(key, key)


def extra_faces(cards: list[str]) -> tuple[tuple[str, str], ...]:
    """The extra destiny cards of a table with the deck that each is of."""
    return tuple((card, VARIANTS[card].deck) for card in cards)


@lru_cache(maxsize=64)
def faces_of(extra: tuple[str, ...]) -> tuple[Face, ...]:
    """The faces of all cards of a game, by instance: the base deck, then the flares and other cards that it adds."""
    return BASE_DECK + tuple(_added(entry) for entry in extra)


@lru_cache(maxsize=64)
def prints_of(extra: tuple[str, ...]) -> tuple[dict[str, Any], ...]:
    """What every CARD of the protocol says beside its id, by instance, in the same order. Do not change them."""
    return tuple(_print(face) for face in faces_of(extra))


def _print(face: Face) -> dict[str, Any]:
    body: dict[str, Any] = {"card": face.id, "kind": face.kind, "name": face.name}
    if face.kind in (ATTACK, REINFORCEMENT, KICKER, RIFT):
        body["value"] = face.value
    if face.effect:
        body["effect"] = face.effect
    if face.deck != COSMIC:
        body["deck"] = face.deck
    return body


def _added(entry: str) -> Face:
    if is_flare(entry):
        return Face(f"flare_{entry}", FLARE, 0, f"{title(entry)} Flare", entry)
    deck, _, face = entry.partition(":")
    card = printed(face)
    return card._replace(deck=deck, name=title(card.id) if card.kind == ARTIFACT else card.name)
