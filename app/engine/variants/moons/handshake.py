"""Handshake Moon."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import on
from app.engine.moments import AFTER_INVITE
from app.engine.moon_card import MoonCard


class Handshake(MoonCard):
    """A word more."""

    id, name, category, when = "handshake", "Handshake Moon", "cheese", "alliance"
    text = "When you are invited, the word please is added to the invitation."
    events = {"please": "The invitation says: please, {who}."}

    @on(AFTER_INVITE, must=True, when=lambda me: bool(me.g.encounter.invited[me.seat]))
    def ask_nicely(self) -> Steps:
        self.g.emit_event("handshake.please", self.seat, {}, self.source)
        yield from ()
