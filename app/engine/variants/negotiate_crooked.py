"""Crooked deals (RD-6): negotiates of the reward deck."""

from __future__ import annotations

from app.engine.effects import modify
from app.engine.moments import COMP_COUNT, DEAL_PENALTY, DEAL_SHOWN, DEFENSE, EXTRA, OFFENSE
from app.engine.setup import Options
from app.engine.variant import Variant


class CrookedDeal(Variant):
    """A negotiate that is compensated for with one card more, and that moves a lost ship to the opponent when the deal
    fails."""

    id, name = "negotiate_crooked", "Crooked Deal"
    text = (
        "A negotiate. If you are compensated for it you take one card more. If your deal fails you lose one ship less "
        "and your opponent one more; two Crooked Deals cancel each other."
    )

    @classmethod
    def played(cls, options: Options) -> bool:
        return options.reward_deck

    def revealed(self, side: int) -> str:
        """The card that a side has revealed, or what a morph has copied; empty without one."""
        g = self.g
        if g.encounter.slots[side] < 0 and not g.encounter.stated[side]:
            return ""
        return g.encounter.became[side] or g.printed_face(side)

    @modify(COMP_COUNT, layer=EXTRA)
    def one_more_card(self, count: int, seat: int) -> int:
        return count + 1 if count > 0 and self.revealed(self.g.side_of(seat)) == self.id else count

    @modify(DEAL_PENALTY, layer=EXTRA)
    def one_ship_moves(self, count: int, seat: int) -> int:
        """Whoever makes the deal with it; all others are its opponents."""
        g = self.g
        shown = g.q(DEAL_SHOWN, {g.main_player(side): self.revealed(side) for side in (OFFENSE, DEFENSE)})
        crooked = [party for party, face in shown.items() if face == self.id]
        return count - (seat in crooked) + sum(party != seat for party in crooked)
