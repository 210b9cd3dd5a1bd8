"""Bribery Moon."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import modify, on
from app.engine.hints import paying
from app.engine.moments import ALLY, BEFORE_INVITE, INVITE_MUST, OUTSIDER
from app.engine.moon_card import SECRET, MoonCard


class Bribery(MoonCard):
    """A card for a main player buys an invitation."""

    id, name, category = "bribery", "Bribery Moon", "quarter"
    play, when = SECRET, "alliance"
    traits = {"worth": 0.08}
    does = {"bribe": paying("gain", cards=lambda me: me.g.state.hands[me.seat][:1])}
    text = (
        "Before invitations, when you are not a main player, you may show one main player a card of yours. That player "
        "may take it, but then has to invite you."
    )
    asks = {
        "whom": ("Bribery Moon: whom?", "Choose the main player to whom you show a card."),
        "card": ("Bribery Moon: which card?", "Choose the card that you show to {whom} alone."),
        "take": (
            "Take the bribe?",
            "{who} shows you {card}. You may take it, but then you have to invite {who}. By default you do not.",
        ),
    }
    events = {
        "shows": "{who} shows {whom} a card for an invitation.",
        "taken": "{whom} takes the card and will invite {who}.",
        "refused": "{whom} does not take the card of {who}.",
    }
    like = {"whom": "wild", "card": "give"}

    @on(
        BEFORE_INVITE,
        roles=OUTSIDER | ALLY,
        when=lambda me: bool(me.g.state.hands[me.seat]) and not me.g.on_moon(),
        says="show a main player a card for an invitation",
    )
    def bribe(self) -> Steps:
        g, e = self.g, self.g.encounter
        mains = [("seat", e.offense), ("seat", e.defense)]
        whom = (yield from g.choose(self.seat, "bribery.whom", mains, source=self.source))[1]
        hand = [("card", card) for card in g.state.hands[self.seat]]
        args = {"whom": ("seat", whom)}
        card = (yield from g.choose(self.seat, "bribery.card", hand, source=self.source, args=args))[1]
        if not (yield from self.announce()) or g.where[card] != self.seat:
            return
        g.show(card, whom)
        private = {seat: {"cards": [g.card(card, seat)]} for seat in (self.seat, whom)}
        g.emit_event("bribery.shows", self.seat, args, self.source, None, private)
        shown = {"who": ("seat", self.seat), "card": ("face", g.face(card).id)}
        taken = yield from g.yes(whom, "bribery.take", source=self.source, actor=self.seat, args=shown)
        g.emit_event("bribery.taken" if taken else "bribery.refused", self.seat, args, self.source)
        if taken:
            g.pass_cards(self.seat, whom, [card])
            self.mark("bribed", data=[whom])

    @modify(INVITE_MUST, mark="bribed")
    def invited(self, must: list[int], main: int) -> list[int]:
        return [*must, self.seat] if self.mark_ and self.mark_.data == [main] else must
