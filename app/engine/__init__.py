"""The rules of Cosmic Encounter as a pure, deterministic engine.

No clock, no I/O, no asyncio, nothing of the rest of ``app``: answers in, events and views out. ``Game`` is the face of
it; ``docs/engine.md`` is the way in for a reader.
"""

from .asks import Ask, IllegalAnswer, StaleAsk
from .catalogue import catalogue_aliens, catalogue_cards
from .dice import Draw, draw
from .events import Event
from .game import Entry, Game, Outcome, ReplayMismatch
from .options import InvalidOptions, check_options, options_schema
from .setup import Options, SeatSetup, Setup
from .state import State

ENGINE_VERSION = "9"
COLOURS = ("blue", "red", "yellow", "purple", "green", "orange", "cyan", "white")

__all__ = [
    "COLOURS", "ENGINE_VERSION", "Ask", "Draw", "Entry", "Event", "Game", "IllegalAnswer", "InvalidOptions", "Options",
    "Outcome", "ReplayMismatch", "SeatSetup", "Setup", "StaleAsk", "State", "catalogue_aliens", "catalogue_cards",
    "check_options", "draw", "options_schema",
]  # fmt: skip
