"""Fanfare Moon."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import on
from app.engine.moments import AFTER_SHIPS, MAIN
from app.engine.moon_card import MoonCard


class Fanfare(MoonCard):
    """A fanfare for the winner."""

    id, name, category, when = "fanfare", "Fanfare Moon", "cheese", "resolution"
    text = "When you win an encounter, a fanfare is shown to all."
    events = {"plays": "A fanfare for {who}, who has won."}

    @on(AFTER_SHIPS, roles=MAIN, must=True, when=lambda me: me.g.won(me.seat))
    def play_it(self) -> Steps:
        self.g.emit_event("fanfare.plays", self.seat, {}, self.source)
        yield from ()
