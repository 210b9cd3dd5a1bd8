"""The catalogue that players browse: aliens and cards with their texts."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from .aliens import ALIENS
from .artifacts import ARTIFACTS
from .cards import BASE_DECK, FEWEST_WARP, MOST_CARDS, MOST_FOREIGN, destiny_deck
from .moon_card import MoonCard
from .names import faces_of
from .setup import Options
from .tech import TECHS
from .variants import VARIANTS

_KIND_TEXTS = {
    "attack": "An encounter card: its value counts for your side's total.",
    "negotiate": "An encounter card: two negotiates lead to a deal; against an attack you lose but take compensation.",
    "morph": "An encounter card: it becomes a copy of the card it is revealed against.",
    "reinforcement": "After the reveal, a main player or ally adds its value to one side's total.",
    "kicker": "A main player lays it before selecting: it multiplies the own attack, the compensation for a negotiate, "
    "or what a failed deal costs the opponent.",
    "rift": "In regroup it lets so many ships of any players out of the warp. Taken from a hand it goes off: the taker "
    "loses as many ships to the warp.",
}
_DESTINY_TEXTS = {
    "colour": "The encounter is against this player, in that home system.",
    "wild": "The offense names any other player.",
    MOST_FOREIGN: "The other player with the most foreign colonies.",
    FEWEST_WARP: "The other player with the fewest ships in the warp.",
    MOST_CARDS: "The other player with the most cards in hand.",
}


def catalogue_aliens() -> list[dict[str, Any]]:
    """Every alien with its sheet."""
    return [
        {
            "id": a.id, "name": a.name, "set": a.set, "tagline": a.tagline, "power_name": a.power_name,
            "alert": a.alert, "mandatory": a.mandatory, "roles": list(a.roles), "phases": list(a.phases),
            "power": a.text,
            "zap": a.zap_text, "wild": a.wild_text, "super": a.super_text, "min_seats": a.min_seats,
            "max_seats": a.max_seats,
            "rulings": [{"about": about, "answer": answer} for about, answer in a.rulings],
        }
        for a in ALIENS.values()
    ]  # fmt: skip


def _everything() -> Options:
    """All switches on: every card that an option can bring."""
    plain = Options()
    switches = [name for name in plain.__struct_fields__ if isinstance(getattr(plain, name), bool)]
    return msgspec.structs.replace(plain, **dict.fromkeys(switches, True))


def _of_options(known: set[str]) -> list[dict[str, Any]]:
    """The cards that options bring, each under the option's name as its deck. A card that another deck has too gets an
    id of its own here."""
    found: list[dict[str, Any]] = []
    options = _everything()
    for variant in VARIANTS.values():
        for face, count in Counter(faces_of(variant.brings(options))[len(BASE_DECK) :]).items():
            artifact = ARTIFACTS.get(face.effect)
            identity = f"{variant.id}:{face.id}" if face.id in known else face.id
            card: dict[str, Any] = {
                "id": identity, "deck": variant.id, "kind": face.kind, "name": face.name, "count": count
            }  # fmt: skip
            if not artifact:
                card["value"] = face.value
            card["text"] = artifact.text if artifact else variant.texts.get(face.id) or _KIND_TEXTS[face.kind]
            if artifact:
                card |= {"who": artifact.who, "when": artifact.when}
            found.append(card)
            known.add(identity)
    return found


def catalogue_cards() -> list[dict[str, Any]]:
    """Every card of the cosmic deck with text and count, the destiny cards of a five-player game, the cards that
    options bring, all tech cards and the cards of the old universe, moons among them.

    Flares are not among them: their texts stand with the aliens. The ``value`` of a tech card is its research number,
    0 if that is counted on the table.
    """
    cards: list[dict[str, Any]] = []
    for face, count in Counter(BASE_DECK).items():
        artifact = ARTIFACTS.get(face.effect)
        card: dict[str, Any] = {"id": face.id, "deck": "cosmic", "kind": face.kind, "name": face.name, "count": count}
        if face.kind in ("attack", "reinforcement"):
            card["value"] = face.value
        card["text"] = artifact.text if artifact else _KIND_TEXTS[face.kind]
        if artifact:
            card |= {"who": artifact.who, "when": artifact.when}
        cards.append(card)
    counts = Counter(card.kind for card in destiny_deck(5))
    for kind, text in _DESTINY_TEXTS.items():
        name = kind.removeprefix("special_").replace("_", " ").capitalize()
        cards.append(
            {"id": kind, "deck": "destiny", "kind": "destiny", "name": name, "count": counts[kind], "text": text}
        )
    cards += [
        {
            "id": moon.id, "deck": "moon", "kind": "moon", "name": moon.name, "count": 1, "text": moon.text,
            "category": moon.category, "wording": moon.wording, "play": moon.play, "when": moon.when,
        }
        for moon in VARIANTS.values()
        if issubclass(moon, MoonCard)
    ]  # fmt: skip
    cards += _of_options({card["id"] for card in cards})
    return cards + [
        {
            "id": tech.id, "deck": "tech", "kind": "tech", "name": tech.name, "count": 1, "value": tech.number,
            "text": tech.text, "who": tech.who, "when": tech.when, "secret": tech.hidden_until_used,
        }
        for tech in TECHS.values()
    ] + [
        {"id": card.id, "deck": card.deck, "kind": card.deck, "name": card.name, "count": card.count, "text": card.text}
        for card in VARIANTS.values() if card.deck
    ]  # fmt: skip
