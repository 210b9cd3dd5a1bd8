"""The table options that the rules read: checking and describing them (protocol.md ``options``)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .aliens import ALIENS
from .combos import COMBOS
from .moon_card import CATEGORIES
from .pool import SETS, pool
from .presets import presets
from .setup import Options


class InvalidOptions(Exception):
    """Options that no game can be played with; the message says what was expected."""

    def __init__(self, message: str, details: dict[str, Any] | None = None) -> None:
        super().__init__(message)
        self.message, self.details = message, details or {}


MOST_INVERTED = 6  # IS-2: each inverted system is there once
SEAT_NUMBERS = ("1", "2", "3", "4", "5", "6", "7", "8")

ABUSED = ", ".join(sheet.name for _, sheet in sorted(ALIENS.items()) if sheet.open_to_abuse)  # EX-32

SWITCHES = {
    "flares": "Flare cards are shuffled into the deck: one wild and one super side for each alien.",
    "secret_flares": "Nobody is told which flares are in the deck; windows then ask more often.",
    "tech": "Technology: tech cards are researched with ships and used when they are completed.",
    "hidden_powers": "Sheets start face down; each player turns the own one up at any time.",
    "two_powers": "Two powers each: every player gets a second alien and uses both.",
    "four_planets": "Four home planets and 16 ships each; four foreign colonies win.",
    "single_encounter": "One encounter per turn, even after a success.",
    "classic_silence": "The old Silencer: who is silenced makes no deal and uses nothing that needs a word.",
    "no_abuse": f"Powers that players could abuse in their older, freer form are left out: {ABUSED}.",
    "inverted_systems": "Home systems of another shape: Binary, Gas Giant, Rings, Rosette, Space Dust, Worldships.",
    "inverted_choice": "Inverted systems are chosen in the order of the seats, not dealt.",
    "lucre": "Lucre: money that main players spend on ships, cards and +1 to their total; part of deals too.",
    "lucre_gifts": "With lucre: it may be given away between actions, for whatever is promised.",
    "kickers": "Kickers are shuffled into the deck: cards that multiply the encounter card of their player.",
    "reward_deck": "The reward deck: rewards may be drawn from 32 further cards, among them kickers and rifts.",
    "legacy_edicts": "Legacy edicts: eleven artifacts of older editions are shuffled into the deck.",
    "hazards": "Hazards: a marked destiny card brings a card of the hazard deck, before allies are invited.",
    "always_hazards": "Extremely hazardous: every encounter that reaches the alliance phase draws a hazard.",
    "comets": "Comets: destiny cards that name nobody and change the rules of the encounter.",
    "colourless_cones": "Colourless cones: destiny cards that describe the defense instead of naming a colour.",
    "all_new_extras": "A rebuilt destiny deck gets new comets and cones for all it had, not for the last one alone.",
    "reverse_cones": "Reverse cones: after a marked destiny card the allies' gains change sides.",
    "inverted_warp": "Lost ships lie in limbo first, a ring round the warp, until destiny empties their section.",
}


DEFAULTS: dict[str, bool] = {name: getattr(Options(), name) for name in SWITCHES}
# An option that does nothing unless one of others is on.
NEEDS = {"always_hazards": ("hazards",), "all_new_extras": ("comets", "colourless_cones")}

WHEN = {"inverted_choice": "inverted_systems", "inverted_seats": "inverted_systems", "lucre_gifts": "lucre"}
"""An option that says how another works, and that other one."""


def able_aliens(seats: int) -> list[str]:
    """The aliens that may be used with this number of players."""
    return [alien for alien in sorted(ALIENS) if ALIENS[alien].min_seats <= seats <= ALIENS[alien].max_seats]


def _sets(wanted: Any) -> tuple[str, ...]:
    """The sets of aliens that chance deals from."""
    if not isinstance(wanted, list | tuple) or not wanted or any(name not in SETS for name in wanted):
        raise InvalidOptions(
            f"expected one or more of {', '.join(SETS)} in alien_sets, got {str(wanted)[:80]}", {"option": "alien_sets"}
        )
    return tuple(name for name in SETS if name in wanted)


def check_options(options: dict[str, Any], seats: int) -> Options:
    """The options of a game for ``seats`` players. Raises ``InvalidOptions``."""
    known = {"aliens", "alien_sets", "inverted_seats", "moons", *SWITCHES}
    for name in options:
        if name not in known:
            raise InvalidOptions(f"expected options among {', '.join(sorted(known))}, got {name!r}", {"option": name})
    switches = {}
    for name in SWITCHES:
        value = options.get(name, DEFAULTS[name])
        if not isinstance(value, bool):
            raise InvalidOptions(f"expected true or false for {name}, got {value!r}", {"option": name})
        switches[name] = value
    for name, others in NEEDS.items():
        if switches[name] and not any(switches[other] for other in others):
            raise InvalidOptions(f"{name} does nothing without {' or '.join(others)}; switch that on too",
                                 {"option": name, "needs": list(others)})  # fmt: skip
    sets = _sets(options.get("alien_sets", ["base"]))
    others = Options(alien_sets=sets, no_abuse=switches["no_abuse"], two_powers=switches["two_powers"])
    aliens = _aliens(options.get("aliens", "random"), seats, others)
    handicap = _inverted(options.get("inverted_seats", []), seats, switches, aliens)
    moons = _moons(options.get("moons", []))
    return Options(aliens=aliens, alien_sets=sets, inverted_seats=handicap, moons=moons, **switches)


def _moons(wanted: Any) -> tuple[str, ...]:
    """The categories of moons that are dealt (MO-1)."""
    if not isinstance(wanted, list | tuple) or any(name not in CATEGORIES for name in wanted):
        names = ", ".join(CATEGORIES)
        raise InvalidOptions(f"expected any of {names} in moons, got {str(wanted)[:80]}", {"option": "moons"})
    return tuple(name for name in CATEGORIES if name in wanted)


def _inverted(wanted: Any, seats: int, switches: dict[str, bool], aliens: str | list[str]) -> tuple[int, ...]:
    """The seats with an inverted system, if not all have one; what goes with no inverted system is explained."""
    details = {"option": "inverted_seats"}
    numbers = SEAT_NUMBERS[:seats]
    if not isinstance(wanted, list | tuple) or any(x not in numbers for x in wanted):
        raise InvalidOptions(f"expected seats from 1 to {seats} in inverted_seats, got {str(wanted)[:80]}", details)
    if not switches["inverted_systems"]:
        for name, given in (("inverted_seats", wanted), ("inverted_choice", switches["inverted_choice"])):
            if given:
                raise InvalidOptions(f"{name} needs inverted_systems", {"option": name})
        return ()
    if len(set(wanted)) > MOST_INVERTED:
        raise InvalidOptions(f"there are {MOST_INVERTED} inverted systems, got {len(set(wanted))} seats", details)
    handicap = tuple(i for i, number in enumerate(numbers) if number in wanted)
    named = aliens if isinstance(aliens, list) else []
    combo = COMBOS[str(aliens).removeprefix("combo:")].aliens[:seats] if str(aliens).startswith("combo:") else ()
    for seat, alien in [*enumerate(named), *((-1, alien) for alien in combo)]:
        if ALIENS[alien].places_ships and (not handicap or seat in handicap or seat < 0):
            raise InvalidOptions(
                f"{alien} places ships by itself and cannot have an inverted system; name the seats that have one in "
                "inverted_seats", {"option": "inverted_systems"},
            )  # fmt: skip
    return handicap


def _aliens(wanted: Any, seats: int, others: Options) -> str | list[str]:
    able = able_aliens(seats)
    details = {"option": "aliens", "available": able}
    if isinstance(wanted, str) and wanted.startswith("combo:"):
        chosen = _combo(wanted, seats)
        _unabused(COMBOS[chosen.removeprefix("combo:")].aliens[:seats], others)
        return chosen
    if isinstance(wanted, str):
        if wanted not in ("random", "choice_of_two"):
            raise InvalidOptions(f"expected random, choice_of_two or a list of aliens, got {wanted!r}", details)
        dealt = pool(others)
        able = [alien for alien in able if alien in dealt]
        most = len(able) // 2 if wanted == "choice_of_two" or others.two_powers else len(able)
        if seats > most:
            raise InvalidOptions(
                f"{wanted} works for at most {most} players with the {len(able)} aliens there are, got {seats} seats",
                details | {"most_seats": most},
            )
        return wanted
    if not isinstance(wanted, list) or not all(isinstance(alien, str) for alien in wanted):
        raise InvalidOptions(f"expected random, choice_of_two or a list of aliens, got {str(wanted)[:80]}", details)
    for alien in wanted:
        if alien not in able:
            raise InvalidOptions(f"expected aliens among {', '.join(able)}, got {alien!r}", details)
    _unabused(wanted, others)
    for alien in wanted:
        clash = [other for other in ALIENS[alien].not_with if other in wanted]
        if clash:
            raise InvalidOptions(f"{alien} may not be in one game with {', '.join(clash)}", details)
    if len(wanted) != seats or len(set(wanted)) != seats:
        raise InvalidOptions(f"expected {seats} different aliens, one per seat, got {len(wanted)}", details)
    return list(wanted)


def _unabused(wanted: Sequence[str], others: Options) -> None:
    """EX-32: what a table leaves out cannot be named."""
    out = [alien for alien in wanted if others.no_abuse and ALIENS[alien].open_to_abuse]
    if out:
        raise InvalidOptions(
            f"no_abuse leaves out {', '.join(out)}; name others or switch it off",
            {"option": "no_abuse", "aliens": out},
        )


def _combo(wanted: str, seats: int) -> str:
    """A combo by its id, if it is large enough and all its aliens are here."""
    combo = COMBOS.get(wanted.removeprefix("combo:"))
    details = {"option": "aliens", "combos": sorted(COMBOS)}
    if combo is None:
        raise InvalidOptions(f"expected a combo among {', '.join(sorted(COMBOS))}, got {wanted!r}", details)
    if seats > len(combo.aliens):
        raise InvalidOptions(f"a combo works for at most {len(combo.aliens)} players, got {seats} seats", details)
    missing = [alien for alien in combo.aliens[:seats] if alien not in able_aliens(seats)]
    if missing:
        raise InvalidOptions(f"expected a combo of aliens that there are, got one with {', '.join(missing)}", details)
    return wanted


def options_schema() -> dict[str, Any]:
    """JSON schema of the rules' options, with defaults and one sentence each."""
    aliens = {
        "oneOf": [
            {"type": "string", "enum": ["random", "choice_of_two", *(f"combo:{combo}" for combo in COMBOS)]},
            {"type": "array", "items": {"type": "string", "enum": sorted(ALIENS)}, "uniqueItems": True},
        ],
        "default": "random",
        "labels": {f"combo:{key}": f"{combo.name} ({combo.level}): {combo.why}" for key, combo in COMBOS.items()},
        "description": "How aliens are chosen: at random, one of two, a combo, or named, one per seat.",
    }
    sets = {
        "type": "array", "items": {"type": "string", "enum": list(SETS)}, "uniqueItems": True, "minItems": 1,
        "default": ["base"], "labels": dict(SETS),
        "description": "From which sets chance deals aliens; aliens that are named may be of any set.",
    }  # fmt: skip
    moons = {
        "type": "array", "items": {"type": "string", "enum": list(CATEGORIES)}, "uniqueItems": True, "default": [],
        "labels": CATEGORIES,
        "description": "Moons of these categories lie face down in every system and are fought over one against one.",
    }  # fmt: skip
    handicap = {
        "type": "array", "items": {"type": "string", "enum": list(SEAT_NUMBERS)}, "uniqueItems": True, "default": [],
        "labels": {number: f"Seat {number}" for number in SEAT_NUMBERS},
        "description": "A handicap: only these seats have inverted systems; with none named all have.",
        **_needs("inverted_seats"),
    }  # fmt: skip
    switches = {name: _switch(name) for name in SWITCHES}
    properties = {"aliens": aliens, "alien_sets": sets, "moons": moons, "inverted_seats": handicap, **switches}
    return {"type": "object", "properties": properties, "presets": presets(properties)}


def _switch(name: str) -> dict[str, Any]:
    """The schema of a switch."""
    return {"type": "boolean", "default": DEFAULTS[name], "description": SWITCHES[name], **_needs(name)}


def _needs(name: str) -> dict[str, Any]:
    """What an option does nothing without: ``needs`` = of these one must be on."""
    needs = NEEDS.get(name) or ((WHEN[name],) if name in WHEN else ())
    return {"needs": list(needs)} if needs else {}
