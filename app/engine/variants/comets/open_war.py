"""Open War."""

from __future__ import annotations

from app.engine.effects import modify
from app.engine.moments import DEFENSE, OFFENSE, SELECT_ROUNDS

from .comet import Comet

Selection = list[list[tuple[int, bool]]]


class OpenWar(Comet):
    """Cards are laid face up."""

    id, name = "open_war", "Open War"
    text = "Both main players select their encounter card face up, the defense first."
    __slots__ = ()

    @modify(SELECT_ROUNDS, layer=-1)
    def openly(self, rounds: Selection) -> Selection:
        return [[(DEFENSE, True)], [(OFFENSE, True)]]
