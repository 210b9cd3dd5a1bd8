"""Kickers (K-1 to K-9): cards that multiply what the encounter card of their player is worth."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, Any

from app.engine.asks import Steps
from app.engine.cards import KICKER
from app.engine.effects import Act, modify, on
from app.engine.moments import (
    BESIDE,
    CARD_PLAYED,
    CARD_VALUES,
    COMP_COUNT,
    DEAL_PENALTY,
    DEFENSE,
    KICK,
    KICKERS,
    MAIN,
    MULTIPLIED,
    NAMING,
    OFFENSE,
    SIDES,
    TURNING,
)
from app.engine.moments import KICKER as FACTOR
from app.engine.setup import Options
from app.engine.state import EVERYBODY, OWNER
from app.engine.variant import Variant

if TYPE_CHECKING:
    from app.engine.game import Game

COUNTS = {0: 1, 1: 1, 2: 2, 3: 1}  # K-1


class Kickers(Variant):
    """Laid face down beside the encounter card before it is selected, turned up with it, discarded with it.

    A laid kicker is a pile of kind ``kicker`` that belongs to a hand; whatever ends the encounter before it is turned
    up sends it back there.
    """

    id, name = "kickers", "Kicker"
    plays_cards = True
    sentence = "Before encounter cards are selected, each main player may lay one kicker face down."
    asks = {"card": ("Which kicker?", "Choose the kicker that you lay face down beside your encounter card.")}
    events = {"laid": "{who} lays a kicker.", "revealed": "{who} has laid {card}."}
    does = {"lay": lambda me: {"kind": "kick", "factors": [me.g.face(card).value for card in me.held()]}}
    like = {"card": "take"}

    @classmethod
    def played(cls, options: Options) -> bool:
        return options.kickers or options.reward_deck  # which has kickers of its own

    @classmethod
    def brings(cls, options: Options) -> tuple[str, ...]:
        if not options.kickers:
            return ()
        return tuple(f"cosmic:kicker_{factor}" for factor, count in COUNTS.items() for _ in range(count))

    # --- laying
    def may_lay(self) -> bool:
        """As far as the public knows the seat could hold a kicker, and it has laid none (K-2)."""
        g = self.g
        if g.kickers_of(self.seat):
            return False
        return any(face.kind == KICKER and g.might_hold(self.seat, card) for card, face in enumerate(g.faces))

    def held(self) -> list[int]:
        """The kickers at hand, the strongest first."""
        g = self.g
        cards = [card for card in g.at_hand(self.seat) if g.face(card).kind == KICKER]
        return sorted(cards, key=lambda card: -g.face(card).value)

    @on(
        NAMING, KICK, roles=MAIN, when=lambda me: me.may_lay(), own=lambda me: bool(me.held()),
        says="it multiplies your encounter card",
    )  # fmt: skip
    def lay(self) -> Steps:
        g = self.g
        options = [("card", card) for card in self.held()]
        card = (yield from g.choose(self.seat, "kickers.card", options))[1]
        pile = (yield from g.lay_aside(KICKER, self.seat, card)) if (yield from self.announce()) else None
        if pile is not None:
            g.emit("kickers.laid", self.seat)
            if g.hooked(CARD_PLAYED):
                yield from g.reach(CARD_PLAYED, Act(KICKER, self.seat, self.source, "", None, card, {}))

    # --- turning up
    @on(TURNING, layer=2, roles=MAIN, must=True, use=False, when=lambda me: me.hides())
    def turn_up(self) -> None:
        for pile in self.g.kickers_of(self.seat):
            if pile.faces == OWNER:
                self.g.show_kicker(pile)

    def hides(self) -> bool:
        """A kicker of this seat lies face down, and no effect keeps it so."""
        return any(pile.faces == OWNER for pile in self.g.kickers_of(self.seat))

    def lying_open(self, side: int) -> list[int]:
        """The kickers that lie open on a side."""
        piles = self.g.kickers_of(self.g.main_player(side))
        return [pile.cards[0] for pile in piles if pile.faces == EVERYBODY]

    # --- what it does
    @modify(FACTOR)
    def factor(self, factor: int, side: int) -> int:
        return prod((self.g.face(card).value for card in self.lying_open(side)), start=factor)

    @modify(CARD_VALUES, layer=KICKERS)
    def multiply(self, values: list[int]) -> list[int]:
        return [value * self.g.kicked(side) for side, value in enumerate(values)]

    @modify(COMP_COUNT, layer=MULTIPLIED)
    def multiply_compensation(self, count: int, seat: int) -> int:
        return count * self.g.kicked(self.g.side_of(seat))

    @modify(DEAL_PENALTY, layer=MULTIPLIED)
    def multiply_penalty(self, count: int, seat: int) -> int:
        """By the kickers of its opponents in the deal (K-6)."""
        g = self.g
        parties = g.deal_parties()
        mains = {side: g.main_player(side) for side in (OFFENSE, DEFENSE)}
        return count * prod(g.kicked(side) for side, main in mains.items() if main != seat and main in parties)

    @modify(BESIDE)
    def goes_along(self, cards: list[tuple[int, int]]) -> list[tuple[int, int]]:
        return cards + [
            (card, self.g.main_player(side)) for side in (OFFENSE, DEFENSE) for card in self.lying_open(side)
        ]

    # --- for views
    @classmethod
    def shown(cls, g: Game) -> dict[str, Any]:
        """Who has laid a kicker, and what it is once it lies open."""
        laid: dict[str, list[Any]] = {"offense": [], "defense": []}
        for pile in g.state.piles:
            if pile.kind == KICKER:
                card = g.card(pile.cards[0], None) if pile.faces == EVERYBODY else "face_down"
                laid[SIDES[g.side_of(pile.back)]].append(card)
        return {"kickers": {side: cards for side, cards in laid.items() if cards}}
