"""Ready mixes of options for a table: names, one sentence each, and what they switch on.

A preset names the options that it would like; what this server does not offer (yet) is left out. So a new option needs
no line here to be a part of "everything", and one line to be a part of another preset.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

ALL = "*"
"""Everything that may be chosen of a list."""


class Preset(NamedTuple):
    """``wants``: option -> value; ``ALL`` for a whole list. ``rest`` = also every other switch and list there is."""

    name: str
    sentence: str
    wants: Mapping[str, Any] = MappingProxyType({})
    rest: bool = False


PRESETS: dict[str, Preset] = {
    "base": Preset("Base", "The plain game: no flares, no extra decks. The best way to learn it."),
    "advanced": Preset(
        "Advanced",
        "Flares, technology and what else belongs to the newer boxes.",
        {"flares": True, "tech": True, "hazards": True, "reward_deck": True},
    ),
    "old_universe": Preset(
        "Old universe",
        "Aliens and extras of the older editions: other destiny cards, money, moons.",
        {
            "alien_sets": ALL, "flares": True, "comets": True, "colourless_cones": True, "reverse_cones": True,
            "lucre": True, "moons": ALL, "kickers": True, "legacy_edicts": True, "inverted_warp": True,
        },
    ),
    "everything": Preset("Everything", "All that there is at once, for people who know it all.", rest=True),
}  # fmt: skip
ASIDE = frozenset(
    {
        "secret_flares", "inverted_seats", "inverted_choice", "hidden_powers", "two_powers", "four_planets",
        "single_encounter", "always_hazards", "all_new_extras", "classic_silence", "no_abuse",
    }
)  # fmt: skip
"""Switches that no preset touches: they make the same game shorter or more secret, one part of it louder or other than
usual, or leave something out."""


def presets(properties: dict[str, Any]) -> list[dict[str, Any]]:
    """The presets over the options of a JSON schema: ``id``, ``name``, ``description``, and ``options`` with a value
    for every option that any of them sets, so that taking one replaces another."""
    offered = {name: schema for name, schema in properties.items() if "const" not in schema and name not in ASIDE}
    full = {name: _fullest(schema) for name, schema in offered.items()}
    free = {name: value for name, value in full.items() if value is not None}
    chosen = {key: _options(preset, free) for key, preset in PRESETS.items()}
    touched = sorted({name for options in chosen.values() for name in options})
    usual = {name: properties[name].get("default") for name in touched}
    return [
        {"id": key, "name": preset.name, "description": preset.sentence, "options": usual | chosen[key]}
        for key, preset in PRESETS.items()
    ]


def _fullest(schema: dict[str, Any]) -> Any:
    """What an option is with all of it: a switch on, a list whole; ``None`` for other kinds."""
    if schema.get("type") == "boolean":
        return True
    if schema.get("type") == "array":
        return list(schema.get("items", {}).get("enum", ())) or None
    return None


def _options(preset: Preset, free: dict[str, Any]) -> dict[str, Any]:
    wanted = {name: free[name] if value == ALL else value for name, value in preset.wants.items() if name in free}
    return free | wanted if preset.rest else wanted
