"""Expense War."""

from __future__ import annotations

from app.engine.effects import POWER, Act, Hook, modify, on
from app.engine.moments import AFTER_SELECT, DECLARED, MAY_USE, OFF

from .comet import Comet

PRICE = 2
CARDS = ("card", "reinforcement")  # acts that play a card
KICKERS = "kickers"  # the rule by which kickers are laid


class ExpenseWar(Comet):
    """Cards cost lucre."""

    id, name = "expense_war", "Expense War"
    text = (
        "Each card played costs its player two lucre, and without them none can be played but the encounter card, for "
        "which main players pay what they have."
    )
    needs = "lucre"
    events = {"paid": "{who} pays {n} lucre for playing a card."}
    __slots__ = ()

    @modify(MAY_USE)
    def afford(self, may: bool, seat: int, hook: Hook | None) -> bool:
        """No hook: a reinforcement."""
        plays = hook is None or hook.owner.kind == "artifact" or hook.side != POWER or hook.owner.id == KICKERS
        return may and (not plays or self.g.lucre(seat) >= PRICE)

    @on(DECLARED, roles=OFF, must=True, once=False, when=lambda me, act: act.kind in CARDS)
    def charge(self, act: Act) -> None:
        """When it is announced, and not given back."""
        self.pay(act.seat)

    @on(AFTER_SELECT, layer=-9, roles=OFF, must=True)
    def charge_both(self) -> None:
        """For the kicker and the encounter card of each main player."""
        g = self.g
        for seat in (g.encounter.offense, g.encounter.defense):
            for _ in [*g.kickers_of(seat), "encounter card"]:
                self.pay(seat)

    def pay(self, seat: int) -> None:
        """As far as the purse goes."""
        paid = self.g.pay(seat, PRICE)
        if paid:
            self.g.emit_event("expense_war.paid", seat, {"n": paid}, self.source)
