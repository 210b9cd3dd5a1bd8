"""A phase as it is kept: after each seq what all saw alike, and each audience's own part, packed into a few bytes."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec

from .told import SPECTATORS

EVERYTHING = "all"
"""The audience that sees all hands, after the end."""
Step = tuple[int, dict[str, Any], dict[str, dict[str, Any]]]
"""A seq, what all saw alike after it, and each audience's own part."""
Steps = list[Step]
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Steps).decode


def pack(steps: Steps) -> bytes:
    """A phase for the record."""
    return zlib.compress(_encode(steps))


def view(body: bytes, seq: int, viewer: int | str | None) -> dict[str, Any] | None:
    """The view at a seq out of a packed phase: ``seq`` and ``view``; ``None`` if it does not reach so far."""
    steps = _decode(zlib.decompress(body))
    if seq > steps[-1][0]:
        return None
    at, public, own = next(step for step in reversed(steps) if step[0] <= seq)
    return {"seq": at, "view": public | own[SPECTATORS if viewer is None else str(viewer)]}
