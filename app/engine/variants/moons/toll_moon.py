"""Toll Moon."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import on
from app.engine.moments import AFTER_AIM, AIMED_ALONE
from app.engine.moon_card import SECRET, MoonCard
from app.engine.plans import Happened


class TollMoon(MoonCard):
    """Who aims into this system shows a card."""

    id, name, category = "toll_moon", "Toll Moon", "half"
    play, when = SECRET, "launch"
    traits = {"worth": 0.08}
    text = "Whoever else aims the gate into this moon's system shows you one random card of the hand first."
    events = {"shows": "{whom} shows {who} a random card."}

    @on(AIMED_ALONE, must=True, when=lambda me, aimed: me.near(aimed.moves[0][2]))
    def toll_of_settlers(self, aimed: Happened) -> Steps:
        yield from self.toll()

    @on(AFTER_AIM, must=True, when=lambda me: me.near(me.g.encounter.planet))
    def toll(self) -> Steps:
        g, offense = self.g, self.g.encounter.offense
        cards = g.pick_random(offense, 1, self.id)
        for card in cards:
            g.show(card, self.seat)
            private = {seat: {"cards": [g.card(card, seat)]} for seat in (self.seat, offense)}
            g.emit_event("toll_moon.shows", self.seat, {"whom": ("seat", offense)}, self.source, None, private)
        yield from ()

    def near(self, place: int) -> bool:
        """Another player points the gate into the system of this moon."""
        return self.seat != self.g.encounter.offense and self.g.system(place) == self.moon.home
