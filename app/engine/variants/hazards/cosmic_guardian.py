"""The Cosmic Guardian."""

from __future__ import annotations

from app.engine.cards import ATTACK, NEGOTIATE
from app.engine.effects import modify
from app.engine.moments import CARD_FACE

from .hazard import Hazard

HIGHEST = 20  # of the attacks that still are attacks


class CosmicGuardian(Hazard):
    """High attacks count as negotiates."""

    id, name = "cosmic_guardian", "The Cosmic Guardian"
    text = (
        "While this lies open every attack card above 20 counts as a negotiate when it is revealed. The "
        "Entropy Beast and the Witness go."
    )
    permanent = legend = True
    __slots__ = ()

    @modify(CARD_FACE, layer=-1)
    def forbid(self, face: tuple[str, int], side: int) -> tuple[str, int]:
        return (NEGOTIATE, 0) if face[0] == ATTACK and face[1] > HIGHEST else face
