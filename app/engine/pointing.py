"""Whom the open destiny card points at, and what it is."""

from __future__ import annotations

from typing import Any

from .cards import WILD
from .refs import wire
from .totals import Totals


class Pointing(Totals):
    """Reading destiny cards."""

    def destiny_ref(self, card: int) -> tuple[str, object]:
        """A destiny card as an argument of a sentence."""
        face = self.destiny_faces[card]
        return ("seat", face.seat) if face.seat >= 0 else ("face", face.kind)

    def destiny_wire(self, card: int) -> Any:
        """A destiny card as the wire names it."""
        return wire(self.destiny_ref(card))

    def target_ref(self) -> tuple[Any, ...]:
        """Where the encounter is, as an argument of a sentence."""
        return ("warp",) if self.in_warp else ("planet", self.encounter.planet)

    def pointed_at(self, seat: int) -> list[int]:
        """The other players at whom the open destiny card points: one, on a wild card all, on a colourless one that
        fits several all of those; clockwise from the left of ``seat``."""
        encounter = self.encounter
        if encounter.colour >= 0:
            return [encounter.colour] if encounter.colour != seat else []
        return [x for x in self.clockwise(seat) if not encounter.omen.fits or x in encounter.omen.fits]

    def is_reverse(self, card: int) -> bool:
        """The destiny card is a reverse cone (DV-22)."""
        return self.setup.options.reverse_cones and self.destiny_faces[card].marked

    def is_comet(self, card: int) -> bool:
        """The destiny card names nobody and only changes the encounter."""
        return self.destiny_faces[card].extra == "comet"

    def note_comet(self, card: str) -> None:
        """CM-2, CM-3: the first comet of an encounter counts."""
        encounter = self.encounter
        line = "comet_wasted" if encounter.omen.comet else "comet"
        if not encounter.omen.comet:
            encounter.foretell(comet=card)
            self.look_again()
        self.emit(line, None, card=("face", card))

    def is_wild(self) -> bool:
        """The destiny card leaves open whom it means (R-DESTINY-3, DV-8)."""
        return self.destiny_faces[self.encounter.card].kind == WILD or len(self.encounter.omen.fits) > 1
