"""Cone Size 5 Moon."""

from __future__ import annotations

from .gate_limit import GateLimit


class ConeSize5(GateLimit):
    """Five ships at most."""

    id, name, category = "cone_size_5", "Cone Size 5 Moon", "quarter"
    opposite = "cone_size_3"
    text = "Up to five ships a player may be launched into the gate."

    def most(self) -> int:
        return 5
