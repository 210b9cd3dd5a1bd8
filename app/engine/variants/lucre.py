"""Lucre (L-1 to L-5, L-9, L-10): money at the start and at each own turn, and +1 for it in planning and after the
reveal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.engine.asks import Steps
from app.engine.effects import modify, on
from app.engine.moments import (
    AFTER_REVEAL,
    AFTER_SELECT,
    BEFORE_SELECT,
    INCOME,
    MAIN,
    OFF,
    SETUP_DONE,
    SIDE_TERMS,
    START_TURN,
)
from app.engine.outcomes import Term
from app.engine.setup import Options
from app.engine.variant import Variant

if TYPE_CHECKING:
    from app.engine.game import Game

START, BASIC = 3, 3  # L-1, L-2
EARLY, LATE = 3, 6  # prices of +1 (L-5)
FIRST = -1  # the layer of the income: before anything else of the start of a turn


class Lucre(Variant):
    """What everybody gets, and the modifiers that main players buy."""

    id, name = "lucre", "Lucre"
    sentence = (
        "Money: income at the start of the own turn, spent by main players on ships, cards, and +1 to their total."
    )
    events = {
        "start": "{who} starts with {n} lucre.",
        "income": "{who} gets {n} lucre.",
        "raised": "{who} pays {n} lucre for +1.",
    }
    does = {"raise_early": lambda me: me.offer(EARLY), "raise_late": lambda me: me.offer(LATE)}

    @classmethod
    def played(cls, options: Options) -> bool:
        return options.lucre

    # --- income
    @on(SETUP_DONE, roles=OFF, must=True, use=False)
    def start(self) -> None:
        state = self.g.state
        order = [(state.turn_owner + i) % state.seats for i in range(state.seats)]
        state.lucre = [START + 1 + order.index(seat) for seat in range(state.seats)]
        for seat in order:
            self.g.emit("lucre.start", seat, n=self.g.lucre(seat))

    @on(START_TURN, layer=FIRST, roles=OFF, must=True, use=False)
    def income(self) -> None:
        g = self.g
        colonies = len(g.home_colonies(self.seat)) + len(g.home_moons(self.seat))  # MO-16
        count = g.q(INCOME, BASIC + colonies, self.seat)
        g.earn(self.seat, count)
        g.emit("lucre.income", self.seat, n=count)

    # --- +1 to the own side's total
    @property
    def tag(self) -> tuple[Any, ...]:
        """A purchase may be made as often as the money lasts (L-5)."""
        return super().tag if self.hook.must else (*super().tag, self.g.lucre(self.seat))

    @on(
        BEFORE_SELECT, AFTER_SELECT, roles=MAIN, when=lambda me: me.g.lucre(me.seat) >= EARLY,
        says="+1 to your total for 3 lucre",
    )  # fmt: skip
    def raise_early(self) -> Steps:
        yield from self.buy(EARLY)

    @on(
        AFTER_REVEAL, roles=MAIN, when=lambda me: me.g.lucre(me.seat) >= LATE and me.g.both_attacks(),
        says="+1 to your total for 6 lucre",
    )  # fmt: skip
    def raise_late(self) -> Steps:
        yield from self.buy(LATE)

    def buy(self, price: int) -> Steps:
        """One more for the own side, for good."""
        g = self.g
        if not (yield from self.announce()):
            return
        g.emit("lucre.raised", self.seat, n=g.pay(self.seat, price))
        mark = next((mark for mark in g.marks("raised") if mark.seat == self.seat), None) or self.mark(
            "raised", data=[0]
        )
        mark.data[0] += 1

    @modify(SIDE_TERMS, mark="raised")
    def raised(self, terms: list[Term], side: int) -> list[Term]:
        count = self.mark_.data[0] if self.mark_ and side == self.side else 0
        return [*terms, ("lucre", count, f"seat:{self.seat}")] if count else terms

    def offer(self, price: int) -> dict[str, Any]:
        """The hint of a purchase."""
        side = ("offense", "defense")[self.side]
        return {"kind": "raise", "side": side, "by": 1, "price": price, "purse": self.g.lucre(self.seat)}

    @classmethod
    def shown(cls, g: Game) -> dict[str, Any]:
        return {"lucre": {str(seat): count for seat, count in enumerate(g.purses)}}
