"""Space Dust: no planets, every ship is a colony (SD)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.engine.asks import Steps
from app.engine.effects import modify, on
from app.engine.hexagon import Undivided
from app.engine.moments import (
    AFTER_SELECT,
    BARE_HOMES,
    DEF,
    DEFENSE,
    ENCOUNTER_END,
    SETUP_DONE,
    SIDE_TERMS,
)
from app.engine.outcomes import BOTH_LOSE, OFFENSE_WINS, Term
from app.engine.state import ALL

if TYPE_CHECKING:
    from app.engine.game import Game

BONUS = 5


class SpaceDust(Undivided):
    """Twenty single ships, and a colour that is seldom turned up."""

    id, name = "space_dust", "Space Dust"
    text = (
        "No planets: each ship is a colony of its own. The owner's destiny cards lie beside it; as defense it may play "
        "one for 5 more."
    )
    planets, apart = (0, 0), ALL
    events = {
        "takes": "{who} lays {n|destiny card|destiny cards} beside the dust.",
        "plays": "{who} plays a dust card: 5 more.",
        "loses": "The dust card of {who} goes to the destiny discard pile.",
    }
    does = {"play_card": lambda me: {"kind": "total", "side": "defense", "by": BONUS}}
    labels = {"side": "Space Dust: every ship a colony"}

    @classmethod
    def world(cls, index: int, each: int) -> str:
        return f"dust {index + 1}"

    @classmethod
    def details(cls, g: Game, seat: int) -> dict[str, Any]:
        return {"dust_cards": [g.destiny_wire(card) for card in cls.cards_of(g, seat)]}

    @classmethod
    def cards_of(cls, g: Game, seat: int) -> list[int]:
        """The destiny cards that lie beside the dust."""
        return [card for owner, card in g.inverted.destiny if owner == seat] if g.inverted else []

    @on(SETUP_DONE, must=True)
    def take_cards(self) -> None:
        """SD-1: all cards of the own colour."""
        g = self.g
        cards = [card for card in g.state.destiny if g.destiny_faces[card].seat == self.seat]
        g.state.destiny = [card for card in g.state.destiny if card not in cards]
        self.record.destiny += [[self.seat, card] for card in sorted(cards)]
        g.emit("space_dust.takes", self.seat, n=len(cards))

    @on(AFTER_SELECT, roles=DEF, when=lambda me: me.may_play(), says="a dust card: 5 more for your side")
    def play_card(self) -> Steps:
        """SD-4."""
        card = self.cards_of(self.g, self.seat)[0]
        if (yield from self.announce()):
            self.mark("dusted", data=[card])
            self.g.emit("space_dust.plays", self.seat)

    def may_play(self) -> bool:
        """A card lies there, and none is played yet."""
        return self.defends() and bool(self.cards_of(self.g, self.seat)) and not self.g.has_mark("dusted")

    @modify(SIDE_TERMS, mark="dusted")
    def total(self, terms: list[Term], side: int) -> list[Term]:
        return [*terms, ("space_dust", BONUS, "variant:space_dust")] if side == DEFENSE else terms

    @on(ENCOUNTER_END, must=True, mark="dusted", when=lambda me: me.g.encounter.result in (OFFENSE_WINS, BOTH_LOSE))
    def lose_card(self) -> None:
        """SD-4: a card that did not save its ship is discarded; else it lies beside the dust as before."""
        g, card = self.g, self.mark_.data[0] if self.mark_ else -1
        if [self.seat, card] in self.record.destiny:
            self.record.destiny.remove([self.seat, card])
            g.state.destiny_discard.append(card)
            g.emit("space_dust.loses", self.seat)

    @modify(BARE_HOMES)
    def always_open(self, homes: list[int], seat: int) -> list[int]:
        """SD-9: the dust need not be empty, but the ships come from elsewhere."""
        g = self.g
        if seat != self.seat or not (g.foreign_colonies(seat) or g.state.ships[-1][seat]):
            return homes
        dust = [p for p in g.home_planets(seat) if g.is_mote(p)][:1]
        return [p for p in homes if p not in dust] + dust
