"""Cosmic combos: sets of aliens that make a lively table (R-SETUP-3). n players get the first n of a set."""

from __future__ import annotations

from typing import NamedTuple


class Combo(NamedTuple):
    """One set: its name, how demanding it is (green, yellow, red), its aliens, and why they go together."""

    name: str
    level: str
    aliens: tuple[str, ...]
    why: str


COMBOS: dict[str, Combo] = {
    "C01": Combo(
        "First Contact",
        "green",
        ("zombie", "machine", "tripler", "macron", "remora"),
        "simple",
    ),
    "C02": Combo(
        "Numbers War",
        "green",
        ("virus", "tripler", "macron", "human", "warpish"),
        "five ways to make a total big",
    ),
    "C03": Combo(
        "Card Sharks",
        "green",
        ("trader", "clone", "filch", "mutant", "vulch"),
        "hands and discards keep moving",
    ),
    "C04": Combo(
        "Hard Bargains",
        "green",
        ("pacifist", "hacker", "mite", "parasite", "spiff"),
        "negotiates and alliances matter",
    ),
    "C05": Combo(
        "Iron and Ashes",
        "green",
        ("cudgel", "void", "vacuum", "zombie", "observer"),
        "losses everywhere and three answers to them",
    ),
    "C06": Combo(
        "Mind Games",
        "yellow",
        ("oracle", "mind", "sorcerer", "gambler", "calculator"),
        "who knows what",
    ),
    "C07": Combo(
        "Upside Down",
        "yellow",
        ("anti_matter", "loser", "mirror", "calculator", "tripler"),
        "big is not always good",
    ),
    "C08": Combo(
        "Good Neighbours",
        "yellow",
        ("philanthropist", "healer", "fido", "fodder", "remora"),
        "gifts with strings",
    ),
    "C09": Combo(
        "Restless Fleets",
        "yellow",
        ("amoeba", "kamikaze", "shadow", "observer", "warrior"),
        "ships flow in and out",
    ),
    "C10": Combo(
        "Bad Company",
        "yellow",
        ("barbarian", "hate", "grudge", "shadow", "mite"),
        "everybody remembers",
    ),
    "C11": Combo(
        "Steered Stars",
        "red",
        ("dictator", "will", "citadel", "parasite", "chosen"),
        "who meets whom",
    ),
    "C12": Combo(
        "Other Roads",
        "red",
        ("tick_tock", "masochist", "warrior", "vacuum", "observer"),
        "two strange ways to win and people to stop them",
    ),
    "C13": Combo(
        "Hoarders",
        "yellow",
        ("miser", "reserve", "clone", "vulch", "mutant"),
        "cards pile up",
    ),
    "C14": Combo(
        "New Faces",
        "red",
        ("reincarnator", "sorcerer", "chosen", "human", "gambler"),
        "the unexpected",
    ),
    "C15": Combo(
        "Fortress",
        "red",
        ("citadel", "kamikaze", "fodder", "spiff", "warpish"),
        "strong planets",
    ),
}
