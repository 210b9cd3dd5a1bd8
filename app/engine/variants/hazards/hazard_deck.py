"""The hazard deck: when a card of it is drawn, and when it goes (HW-2 to HW-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.engine.asks import Steps
from app.engine.effects import on
from app.engine.moments import BEFORE_INVITE, ENCOUNTER_END, OFF, SETUP_HANDS
from app.engine.state import OpenHazard, Options
from app.engine.variant import Variant

from .hazard import Hazard

if TYPE_CHECKING:
    from app.engine.game import Game

FIRST, LAST = -1, 99  # layers: before anybody can do anything else; when all else has been done


class HazardDeck(Variant):
    """Draws a hazard where a warning was turned up, before allies are invited."""

    id, name = "hazard_deck", "Hazard deck"
    sentence = "A marked destiny card brings a card of the hazard deck before allies are invited."
    events = {"turned": "{who} draws a hazard: {card}.", "over": "{card} is over.", "none": "No hazard is left."}
    __slots__ = ()

    @classmethod
    def played(cls, options: Options) -> bool:
        """A table option."""
        return options.hazards

    @classmethod
    def shown(cls, g: Game) -> dict[str, Any]:
        """Size and discards of the deck, and the cards that lie open."""
        state = g.state
        lying = [{"card": h.card, "permanent": h.permanent, **cls.sheet(g, h.card).about(g, h)} for h in state.hazards]
        return {"hazards": {"deck": len(state.hazard_deck), "discard": list(state.hazard_discard), "open": lying}}

    @staticmethod
    def sheet(g: Game, card: str) -> type[Hazard]:
        """The card with its text and its orders."""
        return g.variant(card)  # type: ignore[return-value]

    @on(SETUP_HANDS, roles=OFF, must=True)
    def shuffle(self) -> None:
        cards = [card for name in sorted(self.g.variants) for card in [name] * self._copies(name)]
        self.g.state.hazard_deck = self.g.dice.shuffled(cards, "hazard deck")

    def _copies(self, name: str) -> int:
        card = self.g.variant(name)
        return card.count if card.deck == "hazard" else 0

    @on(BEFORE_INVITE, layer=FIRST, roles=OFF, must=True, when=lambda me: me.due())
    def draw(self) -> Steps:
        """HW-4: once an encounter."""
        g, state = self.g, self.g.state
        g.encounter.warned = True
        self.put_away([h for h in state.hazards if self.sheet(g, h.card).until_next])
        if not state.hazard_deck:  # HW-8
            state.hazard_deck, state.hazard_discard = g.dice.shuffled(state.hazard_discard, "hazard deck"), []
        if not state.hazard_deck:
            g.emit("hazard_deck.none")
            return
        card = state.hazard_deck.pop()
        sheet = self.sheet(g, card)
        g.emit_event("hazard_deck.turned", self.seat, {"card": ("face", card)}, ("variant", card))
        if sheet.legend:
            self.put_away([h for h in state.hazards if self.sheet(g, h.card).legend])
        state.hazards.append(OpenHazard(card, sheet.permanent))
        g.doing.append(card)
        use = sheet(g, self.seat, self.hook)
        yield from use.enters()
        g.doing.pop()

    def due(self) -> bool:
        """A warning was turned up, or every encounter is hazardous (HW-10)."""
        encounter = self.g.encounter
        return not encounter.warned and (encounter.hazard or self.g.setup.options.always_hazards)

    @on(
        ENCOUNTER_END,
        layer=LAST,
        roles=OFF,
        must=True,
        when=lambda me: any(not h.permanent for h in me.g.state.hazards),
    )
    def clear(self) -> None:
        """HW-7."""
        self.put_away([h for h in self.g.state.hazards if not h.permanent])

    def put_away(self, cards: list[OpenHazard]) -> None:
        """Open cards go to the discard pile."""
        for hazard in cards:
            self.g.state.hazards.remove(hazard)
            self.g.state.hazard_discard.append(hazard.card)
            self.g.emit_event("hazard_deck.over", None, {"card": ("face", hazard.card)}, ("variant", hazard.card))
