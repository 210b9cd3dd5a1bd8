"""What main players may buy between actions (L-4, L-5): a ship, a card, to be rid of a card, a flare."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.engine.asks import Ask, Steps
from app.engine.effects import on
from app.engine.moments import MAIN, OFF, REGROUP_AFTER, RETRIEVE_COUNT
from app.engine.setup import Options
from app.engine.state import WARP, FreeAsk
from app.engine.variant import Variant

if TYPE_CHECKING:
    from app.engine.game import Game

PRICES = {"ship": 3, "card": 4, "discard": 10, "flare": 7}
GOODS = tuple(PRICES)
UP_TO_ALLIANCE = ("regroup", "destiny", "launch", "alliance")
PHASES = {
    "ship": ("regroup",), "card": UP_TO_ALLIANCE, "discard": UP_TO_ALLIANCE, "flare": ("regroup", "destiny", "launch"),
}  # fmt: skip


class LucreShop(Variant):
    """One free question a seat, open while there is something that it could buy now."""

    id, name = "lucre_shop", "Purchases"
    asks = {
        "shop": ("Spend lucre?", "Buy something now, as often as your lucre lasts. It is carried out between actions."),
        "discard": ("Which card goes?", "Choose the card that you pay to discard."),
    }
    labels = {
        "ship": "A ship from the warp for {n} lucre",
        "card": "A card for {n} lucre",
        "discard": "Discard a card of yours for {n} lucre",
        "flare": "A flare that is not in the game for {n} lucre",
    }
    events = {
        "ship": "{who} buys a ship out of the warp for {n} lucre.",
        "card": "{who} buys a card for {n} lucre.",
        "discard": "{who} pays {n} lucre to discard a card.",
        "flare": "{who} buys a flare for {n} lucre.",
    }
    like = {"discard": "give"}
    does = {"ship": lambda me: {"kind": "buy", "what": "ship", "price": PRICES["ship"]}}
    free = ("lucre_shop.shop",)

    @classmethod
    def played(cls, options: Options) -> bool:
        return options.lucre

    @classmethod
    def goods(cls, g: Game, seat: int) -> list[str]:
        """What the seat could buy now, as far as everybody knows."""
        role = g.role(seat)
        if not role & MAIN or g.state.phase not in UP_TO_ALLIANCE or g.encounter.offense < 0:
            return []
        purse = g.spendable(seat)
        return [good for good in GOODS if PRICES[good] <= purse and cls.for_sale(g, seat, role, good)]

    @classmethod
    def for_sale(cls, g: Game, seat: int, role: int, good: str) -> bool:
        """The phase allows it, and there is such a thing."""
        if g.state.phase not in PHASES[good]:
            return False
        if good == "ship":
            return role == OFF and g.state.ships[WARP][seat] > cls.wished(g, seat, good) and bool(g.refuges(seat))
        if good == "discard":
            return len(g.state.hands[seat]) > cls.wished(g, seat, good)
        if good == "flare":  # until the gate is aimed
            aimed = g.state.phase == "launch" and g.encounter.planet >= 0
            return not aimed and len(g.flares_in_box()) > cls.wished(g, seat, good)
        return True

    @classmethod
    def wished(cls, g: Game, seat: int, good: str) -> int:
        """How often the seat has said that it buys this, and has not got it yet."""
        return sum(wish.seat == seat and cls.bought(wish) == good for wish in g.state.wishes)

    @classmethod
    def bought(cls, wish: FreeAsk) -> str:
        """What was wished for; empty if it is no purchase."""
        return GOODS[wish.data[1]] if wish.kind in cls.free and isinstance(wish.data, list) else ""

    @on(REGROUP_AFTER, roles=OFF, when=lambda me: me.unasked(), says="a ship out of the warp for 3 lucre")
    def ship(self) -> Steps:
        """Who has one colony alone, or gets no ship back, is asked nothing in regroup: this is the time to say it."""
        if (yield from self.announce()):
            yield from self.buy_ship(self.g, self.seat)

    def unasked(self) -> bool:
        """A ship is for sale, and there was no question about ships in this phase."""
        g, seat = self.g, self.seat
        return "ship" in self.goods(g, seat) and (len(g.colonies(seat)) == 1 or not g.q(RETRIEVE_COUNT, 1, seat))

    @property
    def tag(self) -> tuple[Any, ...]:
        """Again as long as the money lasts (L-5)."""
        return (*super().tag, self.g.lucre(self.seat))

    # --- the free question
    @classmethod
    def free_offers(cls, g: Game) -> dict[int, tuple[Any, ...]]:
        if g.state.phase not in UP_TO_ALLIANCE:
            return {}
        mains = {g.encounter.offense, g.encounter.defense}
        return {seat: tuple(goods) for seat in mains if seat >= 0 and (goods := cls.goods(g, seat))}

    @classmethod
    def free_ask(cls, g: Game, asked: FreeAsk, offers: tuple[Any, ...]) -> Ask:
        options = tuple(("buy", (good, PRICES[good])) for good in offers)
        ask = Ask(asked.seat, "lucre_shop.shop", low=0, high=1, default=[], options=options)
        ask.source = ("variant", "lucre")
        ask.id = "".join(good[0] for good in offers)
        return ask

    @classmethod
    def kept(cls, answer: Any) -> list[int]:
        good, price = answer[0][1]
        return [price, GOODS.index(good)]

    @classmethod
    def grant(cls, g: Game, wish: FreeAsk, data: list[int]) -> Steps:
        good, seat = GOODS[data[1]], wish.seat
        if g.lucre(seat) < PRICES[good] or not g.role(seat) & MAIN:
            return
        yield from getattr(cls, f"buy_{good}")(g, seat)

    @classmethod
    def paid(cls, g: Game, seat: int, good: str) -> None:
        """The price goes to the bank, and all are told for what."""
        g.emit(f"lucre_shop.{good}", seat, n=g.pay(seat, PRICES[good]))

    @classmethod
    def buy_ship(cls, g: Game, seat: int) -> Steps:
        """R-SHIP-8, one ship more than the regroup phase gives."""
        if g.state.ships[WARP][seat] and g.refuges(seat):
            cls.paid(g, seat, "ship")
            yield from g.retrieve(seat, 1, "lucre")

    @classmethod
    def buy_card(cls, g: Game, seat: int) -> Steps:
        """From the cosmic deck, whatever other decks there are."""
        cls.paid(g, seat, "card")
        yield from g.draw(seat, 1, "lucre")

    @classmethod
    def buy_discard(cls, g: Game, seat: int) -> Steps:
        """Its main use: without an encounter card the defense gets a new hand."""
        cards = g.discardable(seat)
        if not cards:
            return
        card = (yield from g.choose(seat, "lucre_shop.discard", [("card", card) for card in cards], clock="select"))[1]
        if (yield from g.take_out(card, seat)):
            cls.paid(g, seat, "discard")
            yield from g.discard_from_hand(seat, [card], "lucre", own_will=True)

    @classmethod
    def buy_flare(cls, g: Game, seat: int) -> Steps:
        """A random one of those in the box; which of them came into the game, the others do not know."""
        if not g.flares_in_box():
            return
        cls.paid(g, seat, "flare")
        cards = g.draw_flares(seat, 1)
        private = {seat: {"cards": [g.card(card, seat) for card in cards]}}
        g.emit_event("drew", seat, {"n": 1, "why": ("cause", "lucre")}, None, {"n": 1, "cause": "lucre"}, private)
        yield from g.drawn(seat, cards, "lucre", piecemeal=False)
