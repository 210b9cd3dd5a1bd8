"""Curses that lie before players, each with a number of ships that lifts it: what they do.

A curse is a mark of the kind ``curse`` whose seat is the cursed player and whose one number says which curse it is.
"""

from __future__ import annotations

from .asks import Steps
from .cards import ARTIFACT, ATTACK, FLARE
from .effects import POWER, Effect, Hook, modify, on
from .moments import (
    BEFORE_SELECT,
    CARD_PLAYED,
    CARDS_MOVED,
    DEAL_DONE,
    FLARE_BACK,
    FREE_WINDOWS,
    INVITE_OPTIONS,
    LATER,
    MAIN,
    MAY_ALLY,
    MAY_USE,
    MAY_WIN,
    PHASE_WINDOW,
    SHIP_WORTH,
    SIGN,
)
from .plans import Happened

ALLIANCE, ARTIFACTS, FLARES, ATTACK_CARD, VICTORY, TOTALS, NON_ENCOUNTER = range(7)
NUMBERS = (3, 3, 3, 4, 3, 4, 3)  # ships that lift each of them
FORBIDDEN = {ARTIFACTS: ARTIFACT, FLARES: FLARE}  # curse -> the kind of card that is discarded
ANY_WINDOW = (*PHASE_WINDOW.values(), *(moment for moments in FREE_WINDOWS.values() for moment in moments))


class Curses(Effect):
    """An effect that lays curses, with a line ``<id>.shown``."""

    __slots__ = ()

    def is_(self, curse: int) -> bool:
        """The curse of this mark is of that kind."""
        return self.mark_ is not None and self.mark_.data == [curse]

    @modify(MAY_ALLY, mark="curse")
    def no_ally(self, may: bool, seat: int) -> bool:
        return may and not (seat == self.seat and self.is_(ALLIANCE))

    @modify(INVITE_OPTIONS, mark="curse", layer=1)
    def invites_nobody(self, others: list[int], main: int) -> list[int]:
        return [] if main == self.seat and self.is_(ALLIANCE) else others

    @modify(MAY_WIN, mark="curse")
    def cannot_win(self, winners: list[int]) -> list[int]:
        return [x for x in winners if x != self.seat] if self.is_(VICTORY) else winners

    @modify(SHIP_WORTH, mark="curse", layer=SIGN)
    def subtracted(self, worth: int, seat: int, side: int) -> int:
        return -worth if self.is_(TOTALS) and self.g.main_player(side) == self.seat else worth

    @modify(MAY_USE, mark="curse")
    def plays_nothing(self, may: bool, seat: int, hook: Hook | None) -> bool:
        if seat != self.seat or not self.is_(NON_ENCOUNTER):
            return may
        return may and hook is not None and not hook.owner.plays_cards and hook.side == POWER

    @on(BEFORE_SELECT, layer=LATER, mark="curse", must=True, use=False, when=lambda me: me.is_(ATTACK_CARD))
    def show_highest(self) -> None:
        g = self.g
        attacks = [card for card in g.state.hands[self.seat] if g.face(card).kind == ATTACK]
        if attacks and self.role & MAIN:
            card = max(attacks, key=lambda c: g.face(c).value)
            g.publish(card)
            g.emit_event(f"{self.id}.shown", self.seat, {"card": ("face", g.face(card).id)}, self.source)

    @on(CARDS_MOVED, DEAL_DONE, CARD_PLAYED, FLARE_BACK, layer=-9, mark="curse", must=True, use=False, once=False,
        when=lambda me, happened: bool(me.forbidden()))  # fmt: skip
    def throw_away(self, happened: Happened) -> Steps:
        yield from self.purge(self.seat, self.mark_.data[0] if self.mark_ else -1)

    @on(*ANY_WINDOW, layer=9, mark="curse", must=True, use=False, once=False, when=lambda me: bool(me.forbidden()))
    def throw_away_late(self) -> Steps:
        """Whatever has come to the hand in another way."""
        yield from self.purge(self.seat, self.mark_.data[0] if self.mark_ else -1)

    def forbidden(self) -> list[int]:
        """The cards in hand that the curse of this mark does not suffer."""
        kind = FORBIDDEN.get(self.mark_.data[0]) if self.mark_ else None
        return [card for card in self.g.state.hands[self.seat] if self.g.face(card).kind == kind]

    def purge(self, seat: int, curse: int) -> Steps:
        """Those cards of a hand are discarded."""
        g = self.g
        cards = [card for card in g.state.hands[seat] if g.face(card).kind == FORBIDDEN.get(curse)]
        if cards:
            yield from g.discard_from_hand(seat, cards, self.id)
