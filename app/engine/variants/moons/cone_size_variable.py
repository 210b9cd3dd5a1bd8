"""Cone Size Variable Moon."""

from __future__ import annotations

from app.engine.effects import modify
from app.engine.moments import SHIP_LIMIT

from .gate_limit import EARLY, GateLimit


class ConeSizeVariable(GateLimit):
    """As many ships as stand here, read at launch and at each alliance; it goes before the other two."""

    id, name, category = "cone_size_variable", "Cone Size Variable Moon", "quarter"
    text = "At most as many ships a player may be launched into the gate as stand on this moon."

    def most(self) -> int:
        return sum(self.g.state.ships[self.moon.place])

    @modify(SHIP_LIMIT, layer=EARLY + 1)
    def limit(self, limit: tuple[int, int], seat: int, role: int) -> tuple[int, int]:
        return self.limited(limit, role)
