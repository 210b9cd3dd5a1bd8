"""Assurance Moon."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.cards import ATTACK
from app.engine.effects import modify, on
from app.engine.moments import AFTER_INVITE, DEF_ALLY, MAIN, OFF_ALLY, OFFENSE, SELECT_OPTIONS
from app.engine.moon_card import SECRET, MoonCard


class Assurance(MoonCard):
    """Who asks for allies names an encounter card that will not be played."""

    id, name, category = "assurance", "Assurance Moon", "half"
    play, when = SECRET, "alliance"
    text = (
        "When you invite allies and hold more than one encounter card, you must name one of them, which you cannot "
        "select in this encounter."
    )
    asks = {
        "card": (
            "Assurance Moon: name a card",
            "Name the encounter card that you are not going to play. By default the highest attack, unless it is the "
            "only one.",
        )
    }
    like = {"card": "give"}
    events = {"names": "{who} is not going to play {card}.", "silent": "{who} has no two encounter cards to name one."}

    @on(AFTER_INVITE, roles=MAIN, must=True, when=lambda me: any(bit & me.ally() for bit in me.g.encounter.invited))
    def name_one(self) -> Steps:
        g = self.g
        cards = g.selectable(self.seat)
        if len(cards) < 2:
            g.emit_event("assurance.silent", self.seat, {}, self.source)
            return
        options = [("card", card) for card in cards]
        card = (yield from g.choose(self.seat, "assurance.card", options, self.best(cards), source=self.source))[1]
        g.emit_event("assurance.names", self.seat, {"card": ("face", g.face(card).id)}, self.source)
        self.mark("named", data=[card])

    def ally(self) -> int:
        """The bit of an invitation to the own side."""
        return OFF_ALLY if self.side == OFFENSE else DEF_ALLY

    def best(self, cards: list[int]) -> int:
        """The highest attack, unless it is the only one."""
        faces = self.g.faces
        attacks = [card for card in cards if faces[card].kind == ATTACK]
        if len(attacks) > 1:
            return cards.index(max(attacks, key=lambda card: faces[card].value))
        return next((i for i, card in enumerate(cards) if card not in attacks), 0)

    @modify(SELECT_OPTIONS, mark="named")
    def without(self, cards: list[int], seat: int) -> list[int]:
        named = self.mark_.data if self.mark_ and seat == self.seat else []
        return [card for card in cards if card not in named]
