"""The live tables: commands in, transitions out; presence, clocks, standing orders, spectators, chat."""

from .attachment import Attachment
from .audience import Sink
from .clock import Clock, Randomness, SystemClock, SystemRandomness
from .errors import Refused
from .service import Player, Tables
from .settings import TableSettings

__all__ = [
    "Attachment",
    "Clock",
    "Player",
    "Randomness",
    "Refused",
    "Sink",
    "SystemClock",
    "SystemRandomness",
    "TableSettings",
    "Tables",
]
