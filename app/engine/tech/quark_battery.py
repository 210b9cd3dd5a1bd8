"""Quark Battery."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import on
from app.engine.hints import becomes
from app.engine.moments import AFTER_REVEAL, FREE_REGROUP, MAIN
from app.engine.tech_effect import Tech


class QuarkBattery(Tech):
    """Quark Battery."""

    id, name, number = "quark_battery", "Quark Battery", 3
    who, when = "main", "reveal.after_reveal"
    text = (
        "When completed put one encounter card of your hand face down under it. Later, as main player after "
        "the reveal, you may replace your revealed card by the hidden one; then tech and replaced card are "
        "discarded."
    )

    asks = {
        "hide": (
            "Quark Battery: hide a card",
            "Choose the encounter card that lies under the battery. By default your lowest attack.",
        )
    }
    does = {"reload": "store", "swap": becomes(lambda me: me.hidden_face(), own=True)}
    like = {"hide": "take"}

    def completed(self) -> Steps:
        yield from self.load()

    def load(self) -> Steps:
        """An encounter card of the hand goes face down under the battery."""
        g = self.g
        cards = g.encounter_cards(self.seat)
        if cards and not self.card_.cards:
            options = [("card", card) for card in cards]
            default = cards.index(g.lowest(cards))
            card = (yield from g.choose(self.seat, "quark_battery.hide", options, default, source=self.source))[1]
            g.lose_track(self.seat, card)
            g.from_hand(card, self.seat)
            self.card_.cards = [card]

    @on(*FREE_REGROUP, when=lambda me: not me.loaded(), own=lambda me: bool(me.g.encounter_cards(me.seat)),
        says="hide an encounter card under it")  # fmt: skip
    def reload(self) -> Steps:
        if (yield from self.announce()):
            yield from self.load()

    @on(
        AFTER_REVEAL,
        roles=MAIN,
        when=lambda me: me.loaded(),
        says="replace your card by the hidden one",
    )
    def swap(self) -> Steps:
        g = self.g
        if not (yield from self.announce()) or not self.card_.cards:
            return
        hidden, self.card_.cards = self.card_.cards[0], []
        yield from g.replace_card(self.side, hidden, self.seat)
        yield from self.discard()

    def loaded(self) -> bool:
        """A card lies under a battery of this seat."""
        return any(card.cards for card in self.own_cards())

    def left(self) -> Steps:
        if self.card_.cards:
            cards, self.card_.cards = self.card_.cards, []
            yield from self.g.discard(self.seat, cards, self.id)

    def hidden_face(self) -> str:
        """The card under the battery."""
        return self.g.face(self.card_.cards[0]).id
