"""What a game starts from: who sits where, which options hold, the committed randomness (architecture.md section 5)."""

from __future__ import annotations

import msgspec


class SeatSetup(msgspec.Struct, frozen=True):
    """One seat as it sits down: the name shown in texts and the colour of its ships."""

    name: str
    colour: str


class Options(msgspec.Struct, frozen=True):
    """The table options that the rules read (protocol.md ``options``)."""

    aliens: str | list[str] = "random"
    alien_sets: tuple[str, ...] = ("base",)  # the sets that chance deals from
    four_planets: bool = False
    single_encounter: bool = False
    flares: bool = False
    secret_flares: bool = False
    hidden_powers: bool = False
    tech: bool = False
    # the old universe
    hazards: bool = False  # hazard-marked destiny cards turn up a card of the hazard deck
    always_hazards: bool = False  # a hazard card in every encounter that reaches the alliance phase
    comets: bool = False
    colourless_cones: bool = False
    all_new_extras: bool = False  # a rebuilt destiny deck gets other extra cards for all of its own
    reverse_cones: bool = False
    kickers: bool = False
    reward_deck: bool = False
    legacy_edicts: bool = False
    lucre: bool = False
    lucre_gifts: bool = True
    moons: tuple[str, ...] = ()  # categories
    inverted_systems: bool = False
    inverted_seats: tuple[int, ...] = ()  # who plays with an inverted system; empty: all
    inverted_choice: bool = False  # the systems are chosen, not dealt
    inverted_warp: bool = False
    no_abuse: bool = False  # aliens whose old form was open to abuse are left out
    two_powers: bool = False  # two aliens each
    classic_silence: bool = False  # the Silencer forbids to speak and penalizes nobody


class Setup(msgspec.Struct, frozen=True):
    """What a game starts from: seats, options and the committed randomness (architecture.md section 5)."""

    seats: list[SeatSetup]
    options: Options
    key: bytes
    nonces: list[str]
    asleep: list[int] = []  # seats that play without their power, to measure what it is worth; no option offers it
