"""What a main player has said that it will do in this encounter: the answer limits its choices as far as possible.

A promise is a mark of the kind ``promise`` with the numbers: whom it binds, which plan it is about (an index of
``PLANS``), a card of the game that names a face (or -1), whether the answer was yes, how many cards had been played
before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .card_sorts import BELOW, fitting
from .cards import ARTIFACT, ATTACK, FLARE, NEGOTIATE, REINFORCEMENT
from .effects import POWER, Effect, Hook, modify
from .moments import MAY_USE, MUST_USE, SELECT_OPTIONS

if TYPE_CHECKING:
    from .game import Game

AT_LEAST, NAMED, USE_POWER = "at_least", "named", "power"
SELECTS = (NEGOTIATE, ATTACK, AT_LEAST, NAMED)  # about the encounter card
PLANS = (*SELECTS, ARTIFACT, FLARE, REINFORCEMENT, USE_POWER)


def promised(g: Game, seat: int, plan: str) -> bool:
    """The seat has said in this encounter that it will do this."""
    return any(m.data[0] == seat and m.data[1] == PLANS.index(plan) and m.data[3] for m in g.marks("promise"))


class Promises(Effect):
    """An effect that makes a player say what it will do."""

    __slots__ = ()

    def bind(self, whom: int, plan: str, named: int, yes: bool) -> None:
        """From now on the player keeps to the answer."""
        played = len(self.g.encounter.played)
        self.mark("promise", data=[whom, PLANS.index(plan), named, int(yes), played])

    def meant(self, cards: list[int], plan: str, named: int) -> list[int]:
        """The cards that would carry out a plan about the encounter card."""
        faces = self.g.faces
        if plan == AT_LEAST:
            below = fitting(faces, cards, BELOW, faces[named].id)
            return [card for card in fitting(faces, cards, ATTACK) if card not in below]
        if plan == NAMED:
            return [card for card in cards if faces[card].id == faces[named].id]
        return fitting(faces, cards, plan)

    @modify(SELECT_OPTIONS, mark="promise")
    def selects_as_told(self, cards: list[int], seat: int) -> list[int]:
        whom, plan, named, yes, _ = self.mark_.data if self.mark_ else (-1, 0, -1, 0, 0)
        if seat != whom or PLANS[plan] not in SELECTS or self.g.has_selected(seat):
            return cards
        meant = self.meant(cards, PLANS[plan], named)
        return (meant if yes else [card for card in cards if card not in meant]) or cards

    @modify(MAY_USE, mark="promise")
    def keeps_off(self, may: bool, seat: int, hook: Hook | None) -> bool:
        return may and not (self.speaks_of(seat, hook) and self.mark_ is not None and not self.mark_.data[3])

    @modify(MUST_USE, mark="promise")
    def has_to(self, must: bool, seat: int, hook: Hook | None) -> bool:
        return must or (
            self.speaks_of(seat, hook) and self.mark_ is not None and bool(self.mark_.data[3]) and not self.is_kept()
        )

    def speaks_of(self, seat: int, hook: Hook | None) -> bool:
        """The promise is about such a play of that seat; what a power must do is not its owner's to promise."""
        if self.mark_ is None or seat != self.mark_.data[0]:
            return False
        plan = PLANS[self.mark_.data[1]]
        if hook is None:
            return plan == REINFORCEMENT
        if hook.owner.kind == ARTIFACT:
            return plan == ARTIFACT
        if hook.side != POWER:
            return plan == FLARE
        return plan == USE_POWER and hook.owner.kind == "alien" and hook.use and not hook.must

    def is_kept(self) -> bool:
        """What was promised has been played or used since."""
        g = self.g
        if self.mark_ is None:
            return True
        whom, plan, _, _, before = self.mark_.data
        if PLANS[plan] == USE_POWER:
            return any(power.used for power in g.powers_of(whom))
        played = [card for card, seat, _ in g.encounter.played[before:] if seat == whom]
        return bool(fitting(g.faces, played, PLANS[plan]))
