"""Half-Hearted War."""

from __future__ import annotations

from app.engine.cards import ATTACK
from app.engine.effects import modify
from app.engine.moments import CARD_VALUES, FIRST

from .comet import Comet


class HalfHeartedWar(Comet):
    """Attacks count half."""

    id, name = "half_hearted_war", "Half-Hearted War"
    text = "Attack cards count half their value, rounded towards zero."
    __slots__ = ()

    @modify(CARD_VALUES, layer=FIRST)
    def halve(self, values: list[int]) -> list[int]:
        return [int(v / 2) if self.g.type_of(side) == ATTACK else v for side, v in enumerate(values)]
