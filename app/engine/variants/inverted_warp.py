"""The inverted warp: lost ships lie in limbo, a ring of colours round the warp, before they come to the warp (IW)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.engine.cards import COLOUR, WILD
from app.engine.effects import on
from app.engine.hexagon import FIRST, LATEST
from app.engine.moments import (
    AFTER_AIM,
    DEFENSE_FIXED,
    DESTINY_PUT,
    ENCOUNTER_END,
    OFF,
    SETUP_DONE,
    SETUP_SHIPS,
    SHOWN,
    TURNED_UP,
)
from app.engine.plans import Plan
from app.engine.setup import Options
from app.engine.state import APART, FIXED_PLACES, WARP, Inverted, Place, State
from app.engine.variant import Variant

if TYPE_CHECKING:
    from app.engine.game import Game


def open_limbo(state: State, planets: int) -> None:
    """Lay out the ring: a place for what is lost in this encounter and a section for each colour (IW-1, IW-3)."""
    inverted = state.inverted or Inverted()
    first = planets + len(state.places)
    count = 1 + state.seats
    inverted.limbo = list(range(first, first + count))
    for _ in range(count):
        state.places.append(Place("limbo", system=APART))
        state.ships.insert(len(state.ships) - FIXED_PLACES, [0] * state.seats)
    state.inverted = inverted


class InvertedWarp(Variant):
    """Limbo."""

    id, name = "inverted_warp", "Inverted Warp"
    sentence = "Lost ships lie in limbo first, a ring of colours round the warp, until destiny empties the section."
    events = {
        "filled": "{n|lost ship goes|lost ships go} into the limbo section of {whom}.",
        "emptied": "The limbo section of {whom} empties: {n|ship comes|ships come} to the warp.",
    }

    @classmethod
    def played(cls, options: Options) -> bool:
        return options.inverted_warp

    @classmethod
    def shown(cls, g: Game) -> dict[str, Any]:
        if not g.inverted or not g.inverted.limbo or not g.state.ships:
            return {}
        lost, *sections = g.inverted.limbo
        rows = [{str(seat): n for seat, n in enumerate(g.state.ships[place]) if n} for place in (lost, *sections)]
        return {"limbo": {"marker": g.inverted.marker, "lost": rows[0], "sections": rows[1:]}}

    @property
    def ring(self) -> Inverted:
        """The ring as it lies; it is laid out with the ships."""
        return self.g.state.inverted or Inverted()

    @on(SETUP_SHIPS, roles=OFF, must=True)
    def lay_out(self) -> None:
        open_limbo(self.g.state, self.g.planet_count)
        self.g.find_planets()

    @on(SETUP_DONE, roles=OFF, must=True)
    def set_marker(self) -> None:
        """IW-2."""
        self.ring.marker = self.g.state.turn_owner

    @on(ENCOUNTER_END, roles=OFF, must=True, layer=LATEST)
    def fill(self) -> None:
        """IW-4: everything lost in this encounter goes into one section; the marker moves on in any case."""
        lost, *sections = self.ring.limbo
        colour = self.ring.marker
        count = self.g.pour(lost, sections[colour])
        if count:
            self.g.emit("inverted_warp.filled", None, n=count, whom=("seat", colour))
        self.ring.marker = (colour + 1) % len(sections)

    @on(SHOWN, roles=OFF, must=True, layer=FIRST)
    def shown_card(self, plan: Plan) -> None:
        """IW-7: also one that another card then replaces."""
        self.colour_card()

    @on(TURNED_UP, roles=OFF, must=True, layer=FIRST)
    def colour_card(self) -> None:
        """IW-6, IW-7: each colour card that is turned up empties the section of its colour, but for reverse cones."""
        card = self.g.encounter.card
        if self.lies_open(COLOUR) and not self.g.is_reverse(card):
            self.empty(self.g.destiny_faces[card].seat)

    @on(DEFENSE_FIXED, roles=OFF, must=True, layer=FIRST, when=lambda me: me.lies_open(WILD))
    def wild_card(self) -> None:
        """IW-6: the system that the offense has named, whoever takes the defense's place then."""
        self.known()

    @on(
        DEFENSE_FIXED,
        roles=OFF,
        must=True,
        layer=LATEST,
        when=lambda me: not me.lies_open(WILD) and not me.lies_open(COLOUR),
    )
    def other_card(self) -> None:
        """IW-6: any other card empties the section of the system in which the encounter takes place."""
        self.known()

    def known(self) -> None:
        """Where the gate may be aimed into several systems the section is known when it is aimed."""
        g, encounter = self.g, self.g.encounter
        if encounter.planet < 0 and not g.in_warp and any(g.system(p) != encounter.defense for p in g.aims()):
            self.mark("unaimed")
        else:
            self.empty(self.where())

    @on(AFTER_AIM, ENCOUNTER_END, roles=OFF, must=True, mark="unaimed", layer=FIRST)
    def aimed(self) -> None:
        """IW-6: now it is known; if nothing was aimed at, it is the section of the defense."""
        g = self.g
        g.unmark("unaimed")
        self.empty(self.where())

    @on(DESTINY_PUT, roles=OFF, must=True, layer=FIRST)
    def without_defense(self, card: int) -> None:
        """IW-6, IW-7, DV-7: another card that comes to the offense itself is its own colour, passed over or not; and so
        a home colony or a free moon may be taken by it, and nobody is fought."""
        g, encounter = self.g, self.g.encounter
        if encounter.fixed or encounter.colour < 0 or g.destiny_faces[card].kind == COLOUR:
            return
        if encounter.colour == encounter.offense or g.state.phase == "end":
            self.empty(encounter.colour)

    def lies_open(self, kind: str) -> bool:
        """The open destiny card is of this kind: a reverse cone is a colour card too."""
        card = self.g.encounter.card
        return card >= 0 and self.g.destiny_faces[card].kind == kind

    def where(self) -> int:
        """The colour of the system of the encounter; in the warp, or without a target, that of the defense."""
        planet, defense = self.g.encounter.planet, self.g.encounter.defense
        at = self.g.system(planet) if planet >= 0 else defense
        return at if at >= 0 else defense

    def empty(self, colour: int) -> None:
        """All ships of a section come to the warp proper, whosever they are."""
        count = self.g.pour(self.ring.limbo[1 + colour], WARP)
        if count:
            self.g.emit("inverted_warp.emptied", None, n=count, whom=("seat", colour))
