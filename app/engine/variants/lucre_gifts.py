"""Gifts of lucre between actions (L-7): for an alliance, for a favour, or for nothing. They bind nobody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.engine.asks import ALLOCATE, Ask, Steps
from app.engine.setup import Options
from app.engine.state import FreeAsk
from app.engine.variant import Variant

if TYPE_CHECKING:
    from app.engine.game import Game


class LucreGifts(Variant):
    """One free question a seat, open while it has lucre."""

    id, name = "lucre_gifts", "Gifts"
    asks = {
        "give": ("Give lucre away?", "Give lucre to other players. It is final, and what they promise binds nobody.")
    }
    events = {"given": "{who} gives {whom} {n} lucre."}
    free = ("lucre_gifts.give",)

    @classmethod
    def played(cls, options: Options) -> bool:
        return options.lucre and options.lucre_gifts

    @classmethod
    def free_offers(cls, g: Game) -> dict[int, tuple[Any, ...]]:
        if g.state.phase == "setup":
            return {}
        purses = enumerate(g.purses) if not g.state.wishes else ((x, g.spendable(x)) for x in range(len(g.purses)))
        return {seat: (purse,) for seat, purse in purses if purse > 0}

    @classmethod
    def free_ask(cls, g: Game, asked: FreeAsk, offers: tuple[Any, ...]) -> Ask:
        purse: int = offers[0]
        slots = tuple((("seat", seat), 0, purse) for seat in g.clockwise(asked.seat))
        ask = Ask(asked.seat, "lucre_gifts.give", kind=ALLOCATE, slots=slots, total=(0, purse), default={})
        ask.source = ("variant", "lucre")
        ask.id = str(purse)
        return ask

    @classmethod
    def kept(cls, answer: Any) -> list[int]:
        return [sum(answer.values()), *(number for seat, count in answer.items() for number in (seat[1], count))]

    @classmethod
    def grant(cls, g: Game, wish: FreeAsk, data: list[int]) -> Steps:
        for taker, count in zip(data[1::2], data[2::2], strict=True):
            given = g.hand_over(wish.seat, taker, count)
            if given:
                g.emit("lucre_gifts.given", wish.seat, whom=("seat", taker), n=given)
        yield from ()
