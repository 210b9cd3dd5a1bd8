"""Bots: they answer like people, from the view of their seat and the question alone.

``choose`` is the whole interface; ``waits`` says that a seat in talks has nothing to answer until the other party
moves.
"""

from .choose import choose, waits
from .levels import LEVELS

__all__ = ["LEVELS", "choose", "waits"]
