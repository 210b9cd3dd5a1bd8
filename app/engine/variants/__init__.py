"""The rules and cards that options add: one file each, named by its id; found here and named nowhere else.

A family of cards is a package of such files. To add one, add its file and its test.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from app.engine.registry import find
from app.engine.setup import Options
from app.engine.variant import Variant

VARIANTS = find(__name__, __path__, Variant)


@lru_cache(maxsize=256)
def _played(options: Options) -> frozenset[str]:
    return frozenset(name for name, variant in VARIANTS.items() if variant.played(options))


def added_cards(options: Options) -> list[str]:
    """The cards that a game of these options is played with besides the base deck and flares."""
    return [card for name in sorted(played(options)) for card in VARIANTS[name].brings(options)]


@lru_cache(maxsize=256)
def showing(variants: frozenset[str]) -> tuple[type[Variant], ...]:
    """Those of the variants that add something to views."""
    plain = Variant.shown.__func__, Variant.shown_to.__func__
    found = (VARIANTS[name] for name in sorted(variants))
    return tuple(v for v in found if (v.shown.__func__, v.shown_to.__func__) != plain)


def played(options: Options) -> frozenset[str]:
    """The variants that a game of these options is played with."""
    return _played(replace(options, aliens=""))  # a list of aliens cannot be looked up, and no variant depends on it
