"""Cone Size 3 Moon."""

from __future__ import annotations

from .gate_limit import GateLimit


class ConeSize3(GateLimit):
    """Three ships at most."""

    id, name, category = "cone_size_3", "Cone Size 3 Moon", "quarter"
    opposite = "cone_size_5"
    text = "At most three ships a player may be launched into the gate."

    def most(self) -> int:
        return 3
