"""Calm."""

from __future__ import annotations

from .hazard import Hazard


class Calm(Hazard):
    """Nothing."""

    id, name = "calm", "Calm"
    text = "Nothing happens."
    __slots__ = ()
