"""What the moons share at which all show an attack card."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.cards import ATTACK
from app.engine.moon_card import INTERMITTENT, MoonCard


class ShowsAttacks(MoonCard):
    """Every player shows one attack card of the hand to all."""

    wording = INTERMITTENT
    __slots__ = ()

    def pick(self, cards: list[int]) -> int:
        """The card that is shown, of all attacks in a hand."""
        return cards[0]

    def happens(self) -> Steps:
        g = self.g
        for seat in g.order():
            attacks = [card for card in g.state.hands[seat] if g.face(card).kind == ATTACK]
            if not attacks:
                g.emit_event("moon_no_attack", seat, {}, self.source)
                continue
            card = self.pick(attacks)
            g.publish(card)
            args = {"card": ("face", g.face(card).id)}
            g.emit_event("moon_shows", seat, args, self.source, {"cards": [g.card(card, None)]})
        yield from ()
