"""The hazard deck: when a card of it is drawn, and when it goes (HW-2 to HW-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.engine.asks import Steps
from app.engine.effects import on
from app.engine.moments import BEFORE_INVITE, ENCOUNTER_END, OFF, SETUP_HANDS
from app.engine.setup import Options
from app.engine.state import OpenHazard
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
        extra = g.state.extra
        lying = [{"card": h.card, "permanent": h.permanent, **cls.sheet(g, h.card).about(g, h)} for h in extra.hazards]
        return {"hazards": {"deck": len(extra.hazard_deck), "discard": list(extra.hazard_discard), "open": lying}}

    @staticmethod
    def sheet(g: Game, card: str) -> type[Hazard]:
        """The card with its text and its orders."""
        return g.variant(card)  # type: ignore[return-value]

    @on(SETUP_HANDS, roles=OFF, must=True)
    def shuffle(self) -> None:
        g = self.g
        cards = [g.variant(name) for name in sorted(g.rules_added) if g.variant(name).deck == "hazard"]
        copies = [card.id for card in cards for _ in range(card.count)]
        g.state.extra.hazard_deck = g.dice.shuffled(copies, "hazard deck")

    @on(BEFORE_INVITE, layer=FIRST, roles=OFF, must=True, when=lambda me: me.due())
    def draw(self) -> Steps:
        """HW-4: once an encounter."""
        g, extra = self.g, self.g.state.extra
        g.encounter.foretell(warned=True)
        self.put_away([h for h in extra.hazards if self.sheet(g, h.card).until_next])
        if not extra.hazard_deck:  # HW-8
            pile, extra.hazard_discard = extra.hazard_discard, []
            extra.hazard_deck = g.dice.shuffled(pile, "hazard deck")
        if not extra.hazard_deck:
            g.emit("hazard_deck.none")
            return
        card = extra.hazard_deck.pop()
        sheet = self.sheet(g, card)
        g.emit_event("hazard_deck.turned", self.seat, {"card": ("face", card)}, ("variant", card))
        if sheet.legend:
            self.put_away([h for h in extra.hazards if self.sheet(g, h.card).legend])
        extra.hazards.append(OpenHazard(card, sheet.permanent))
        g.look_again()
        g.doing.append(card)
        use = sheet(g, self.seat, self.hook)
        yield from use.enters()
        g.doing.pop()

    def due(self) -> bool:
        """A warning was turned up, or every encounter is hazardous (HW-10). Never at a moon (MO-23)."""
        encounter = self.g.encounter
        return (
            not encounter.omen.warned
            and not self.g.on_moon()
            and (encounter.hazard or self.g.setup.options.always_hazards)
        )

    @on(ENCOUNTER_END, layer=LAST, roles=OFF, must=True, when=lambda me: bool(me.passing()))
    def clear(self) -> None:
        """HW-7."""
        self.put_away(self.passing())

    def passing(self) -> list[OpenHazard]:
        """The temporary cards that lie open."""
        return [h for h in self.g.state.extra.hazards if not h.permanent]

    def put_away(self, cards: list[OpenHazard]) -> None:
        """Open cards go to the discard pile."""
        extra = self.g.state.extra
        for hazard in cards:
            extra.hazards.remove(hazard)
            extra.hazard_discard.append(hazard.card)
            self.g.emit_event("hazard_deck.over", None, {"card": ("face", hazard.card)}, ("variant", hazard.card))
        self.g.look_again()
