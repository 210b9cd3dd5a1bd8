"""Worldships: five planets, and a hand of destiny cards (WS)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.engine.asks import Steps
from app.engine.effects import modify, on
from app.engine.hexagon import Hexagon
from app.engine.moments import DEFENSE_FIXED, DESTINY_BUILT, DESTINY_CHOOSER, DESTINY_SPENT, SETUP_DONE, SHOWN, STEERED
from app.engine.plans import Plan

if TYPE_CHECKING:
    from app.engine.game import Game

HAND, FEWER = 3, 2  # cards of the hand; with four planets
EARLY = -2  # layer: before comets begin to work
REST = 1  # cards that stay in the deck at least: the last one is not dealt


class Worldships(Hexagon):
    """Planets that steer: their owner puts a destiny card of a hand of its own in the place of one turned up."""

    id, name = "worldships", "Worldships"
    text = (
        "Five planets and a secret hand of three destiny cards: once an encounter the owner may put one of them in the "
        "place of the card that was turned up."
    )
    asks = {
        "card": ("Worldships: which destiny card?", "Choose the card that takes the place of the one turned up."),
        "comet": ("Worldships: which comet?", "Choose the comet that you play."),
    }
    events = {
        "dealt": "{who} takes {n|destiny card|destiny cards} into a hand of its own.",
        "steers": "{who} puts another destiny card in its place: {card}.",
    }
    does = {"steer": lambda me: me.hint(), "play_comet": "nothing"}
    like = {"card": "destiny"}
    labels = {"side": "Worldships: a hand of destiny cards"}

    @classmethod
    def details(cls, g: Game, seat: int) -> dict[str, Any]:
        return {"cards": len(cls.hand_of(g, seat))}

    @classmethod
    def shown_to(cls, g: Game, seat: int) -> dict[str, Any]:
        if seat not in cls.bearers(g):
            return {}
        return {"destiny_hand": [g.destiny_wire(card) for card in cls.hand_of(g, seat)]}

    @classmethod
    def opened(cls, g: Game) -> dict[str, Any]:
        hands = {str(seat): [g.destiny_wire(card) for card in cls.hand_of(g, seat)] for seat in cls.bearers(g)}
        return {"destiny": {seat: hand for seat, hand in hands.items() if hand}}

    @classmethod
    def hand_of(cls, g: Game, seat: int) -> list[int]:
        """The destiny cards that a seat holds."""
        return [card for owner, card in g.inverted.destiny if owner == seat] if g.inverted else []

    def hint(self) -> dict[str, Any] | None:
        """For programs: to be passed over as the defense is worth a card."""
        encounter = self.g.encounter
        return {"kind": "gain"} if encounter.colour == self.seat != encounter.offense else None

    @property
    def cards(self) -> list[int]:
        """The own hand."""
        return self.hand_of(self.g, self.seat)

    @on(SETUP_DONE, DESTINY_BUILT, must=True, layer=1)
    def deal(self) -> None:
        """WS-1, WS-5: the top cards of the new deck."""
        destiny = self.g.state.destiny
        count = min(FEWER if self.four else HAND, len(destiny) - REST)
        for _ in range(count):
            self.record.destiny.append([self.seat, destiny.pop()])
        self.g.emit("worldships.dealt", self.seat, n=count)

    @on(DESTINY_SPENT, must=True)
    def discard(self) -> None:
        """WS-5: what is left of the hand is shuffled into the new deck."""
        self.g.state.destiny_discard += self.cards
        self.record.destiny = [entry for entry in self.record.destiny if entry[0] != self.seat]

    @on(
        SHOWN,
        when=lambda me, plan: plan.data is None and me.may_steer(),
        own=lambda me, plan: bool(me.steering()),
        says="put a destiny card of your hand in its place",
    )
    def steer(self, plan: Plan) -> Steps:
        """WS-2: at once, before any effect reads the card; both cards are discarded. It binds nobody who chooses by
        himself where to go (WS-7)."""
        g = self.g
        options = [("destiny", card) for card in self.steering()]
        card = (yield from g.choose(self.seat, "worldships.card", options, source=self.source))[1]
        if not (yield from self.announce()):
            return
        self.record.destiny.remove([self.seat, card])
        plan.data = card
        self.mark("steers", data=[card])
        g.unmark(STEERED)
        g.emit("worldships.steers", self.seat, card=g.destiny_ref(card))

    def may_steer(self) -> bool:
        """Cards are left, and none was put in the place of another in this encounter."""
        return bool(self.cards) and not self.g.has_mark("steers")

    def steering(self) -> list[int]:
        """The cards of the hand that name somebody."""
        return [card for card in self.cards if not self.g.is_comet(card)]

    def comets(self) -> list[int]:
        """The other ones."""
        return [card for card in self.cards if self.g.is_comet(card)]

    @on(
        DEFENSE_FIXED,
        layer=EARLY,
        once=False,
        when=lambda me: me.g.setup.options.comets and bool(me.cards),
        own=lambda me: bool(me.comets()),
        says="play a comet of your destiny hand",
    )
    def play_comet(self) -> Steps:
        """CM-8: also in encounters of others; with a comet noted already it does nothing."""
        g = self.g
        options = [("destiny", card) for card in self.comets()]
        card = (yield from g.choose(self.seat, "worldships.comet", options, source=self.source))[1]
        if not (yield from self.announce()):
            return
        self.record.destiny.remove([self.seat, card])
        g.state.destiny_discard.append(card)
        g.note_comet(g.destiny_faces[card].kind)

    @modify(DESTINY_CHOOSER, mark="steers")
    def names_the_system(self, chooser: int) -> int:
        """WS-3: of a wild card played so its owner names the system."""
        played = self.mark_ is not None and self.mark_.data == [self.g.encounter.card]
        return self.seat if played and self.g.is_wild() else chooser
