"""What can be read off a table, in the words of the game."""

from typing import Any

from app.engine.moments import DEF, DEF_ALLY, OFF, OFF_ALLY
from app.engine.state import GATE, OUT, RING, WARP, Moon, State

from .watched import Passage, Watched
from .words import SEATS, card_words, destiny_words, plain, seat_of

RESULTS = {
    "": "no result",
    "offense": "offense wins",
    "defense": "defense wins",
    "both_lose": "both lose",
    "deal": "deal",
    "deal_made": "deal made",
    "deal_failed": "deal failed",
}
ROLES = {OFF: "offense", DEF: "defense", OFF_ALLY: "offensive ally", DEF_ALLY: "defensive ally"}


class Reading:
    """Properties of a table. `state`, `still`, `game`, `events` and `passages` are given by the scenario."""

    game: Watched
    position: Any
    book: Any

    @property
    def state(self) -> State:
        """The table that is read."""
        return self.game.state

    @property
    def still(self) -> Watched:
        """The engine on that table."""
        return self.game

    @property
    def events(self) -> list[Any]:
        """Everything that has happened."""
        return self.game.events

    @property
    def passages(self) -> list[Passage]:
        """The moments that were passed."""
        return []

    # --- ships
    def ships(self, planet: str, name: str = "") -> Any:
        """Ships on a planet: of one seat, or of each seat that has some there."""
        number = self.book.number(planet)
        return self.state.ships[number][seat_of(name)] if name else self._row(number)

    @property
    def gate(self) -> dict[str, int]:
        """Ships in the gate, by seat."""
        return self._row(GATE)

    @property
    def ring(self) -> dict[str, int]:
        """Ships beside the target planet, by seat."""
        return self._row(RING)

    @property
    def warp(self) -> dict[str, int]:
        """Ships in the warp, by seat."""
        return self._row(WARP)

    @property
    def limbo(self) -> dict[str, dict[str, int]]:
        """What lies in the sections of the inverted warp, and what was lost in this encounter; empty ones left out."""
        lost, *sections = self.state.inverted.limbo if self.state.inverted else [0]
        rows = {"lost": self._row(lost)} | {SEATS[i]: self._row(place) for i, place in enumerate(sections)}
        return {name: row for name, row in rows.items() if row}

    @property
    def marker(self) -> str:
        """The section of the inverted warp that is filled next."""
        return SEATS[self.state.inverted.marker] if self.state.inverted else ""

    @property
    def out(self) -> dict[str, int]:
        """Ships out of the game, by seat."""
        return self._row(OUT)

    def ships_of(self, name: str) -> int:
        """All ships of a seat in its colonies."""
        return self.still.available(seat_of(name))

    def colonies(self, name: str) -> int:
        """Foreign colonies."""
        return len(self.still.foreign_colonies(seat_of(name)))

    def homes(self, name: str) -> int:
        """Home colonies."""
        return len(self.still.home_colonies(seat_of(name)))

    def _row(self, place: int) -> dict[str, int]:
        return {SEATS[seat]: count for seat, count in enumerate(self.state.ships[place]) if count}

    # --- techs
    def techs(self, name: str) -> list[str]:
        """The techs of a seat: "lunar cannon" completed, "gluon mines (3)" face down with so many ships on it."""
        own = [card for card in self.state.techs if card.seat == seat_of(name)]
        return [plain(c.card) + ("" if c.up else f" ({sum(self.state.ships[c.place])})") for c in own]

    @property
    def tech_discard(self) -> list[str]:
        """The discarded techs, the oldest first."""
        return [plain(card) for card in self.state.tech_discard]

    # --- moons
    def occupant(self, moon: str) -> str:
        """Whose a moon is, or an empty string."""
        seat = self._moon(moon).seat
        return SEATS[seat] if seat >= 0 else ""

    def lies(self, moon: str) -> str:
        """ "face up", "face down" or "discarded"."""
        found = self._moon(moon)
        return "discarded" if found.gone else "face up" if found.up else "face down"

    def _moon(self, name: str) -> Moon:
        return next(moon for moon in self.state.moons if plain(moon.card) == plain(name))

    # --- cards
    def hand(self, name: str) -> list[str]:
        """The cards in a hand, in the order in which they came."""
        return self._cards(self.state.hands[seat_of(name)])

    @property
    def deck(self) -> list[str]:
        """The cosmic deck, the top first."""
        return self._cards(self.state.deck[::-1])

    @property
    def discard(self) -> list[str]:
        """The discard pile, the oldest card first."""
        return self._cards(self.state.discard)

    @property
    def destiny(self) -> list[str]:
        """The destiny deck, the top first; "B!" is a marked card."""
        return [destiny_words(self.still.destiny_faces[card]) for card in self.state.destiny[::-1]]

    @property
    def destiny_discard(self) -> list[str]:
        """The destiny discards, the oldest first."""
        return [destiny_words(self.still.destiny_faces[card]) for card in self.state.destiny_discard]

    @property
    def selected(self) -> tuple[str | None, str | None]:
        """The cards before the main players, face up or down: offense, defense."""
        first, second = (card_words(self.still.face(card)) if card >= 0 else None for card in self._encounter.slots)
        return first, second

    @property
    def revealed(self) -> tuple[str | None, str | None]:
        """The cards that lie open before the main players, or have lain there: offense, defense."""
        event = next((e for e in reversed(self.events) if e.kind == "revealed"), None)
        if event is None:
            return None, None
        said = event.args["offense_card"][1], event.args["defense_card"][1]
        first, second = (card.replace("_", " ") for card in said)
        return first, second

    def _cards(self, cards: list[int]) -> list[str]:
        return [card_words(self.game.face(card)) for card in cards]

    # --- the encounter
    @property
    def _encounter(self) -> Any:
        return self.state.encounter

    @property
    def offense(self) -> str:
        """The seat whose encounter it is."""
        return SEATS[self._encounter.offense]

    @property
    def defense(self) -> str:
        """The seat it is against, or an empty string before that is fixed."""
        return SEATS[self._encounter.defense] if self._encounter.fixed else ""

    @property
    def planet(self) -> str:
        """The target planet."""
        planet = self._encounter.planet
        return self.book.planet(planet) if planet >= 0 else ""

    def stacks(self, system: str, name: str) -> list[int]:
        """The sizes of the stacks of a seat in the system of another."""
        places = [p for p in self.still.colonies(seat_of(name)) if self.still.is_fluid(p)]
        return [self.state.ships[p][seat_of(name)] for p in places if self.still.system(p) == seat_of(system)]

    def destiny_cards(self, name: str) -> list[str]:
        """The destiny cards that lie with a seat."""
        held = self.state.inverted.destiny if self.state.inverted else []
        return [destiny_words(self.still.destiny_faces[card]) for seat, card in held if seat == seat_of(name)]

    @property
    def invited(self) -> dict[str, list[str]]:
        """Who was invited by which side."""
        bits = {"offense": OFF_ALLY, "defense": DEF_ALLY}
        return {
            side: [SEATS[i] for i, invited in enumerate(self._encounter.invited) if invited & bit]
            for side, bit in bits.items()
        }

    def role(self, name: str) -> str:
        """What a seat is in the encounter: offense, defense, offensive ally, defensive ally, outsider."""
        return ROLES.get(self.still.role(seat_of(name)), "outsider")

    @property
    def hazard(self) -> bool:
        """A marked destiny card was turned up in this encounter."""
        return self._encounter.hazard

    @property
    def comet(self) -> str:
        """The comet of the encounter."""
        return plain(self._encounter.omen.comet)

    @property
    def reversed(self) -> bool:
        """The allies' gains are exchanged."""
        return self._encounter.omen.reverse

    @property
    def hazards(self) -> list[str]:
        """The hazard cards that lie open, the oldest first."""
        return [plain(hazard.card) for hazard in self.state.extra.hazards]

    @property
    def destiny_colour(self) -> str:
        """The seat whose colour the destiny card counts as."""
        return SEATS[self._encounter.colour]

    @property
    def totals(self) -> tuple[int, ...]:
        """Both totals when the outcome was fixed, the offense's first; empty before."""
        return tuple(self._encounter.totals)

    def totals_shown(self) -> Any:
        """The totals with their terms, as everybody sees them."""
        return self.view()["encounter"]["totals"]

    @property
    def result(self) -> str:
        """ "offense wins", "defense wins", "both lose", "deal made", "deal failed" or "no result"."""
        return RESULTS[self._encounter.result]

    @property
    def successful(self) -> bool:
        """The encounter was successful for the offense."""
        return self._encounter.success

    @property
    def winners(self) -> list[str]:
        """Who has won the game."""
        return [SEATS[seat] for seat in self.game.state.winners or []]

    # --- after the encounter
    @property
    def next_offense(self) -> str:
        """Whose encounter follows."""
        return SEATS[self.game.state.encounter.offense]

    @property
    def next_defense(self) -> str:
        """Against whom, if that is fixed already."""
        encounter = self.game.state.encounter
        return SEATS[encounter.defense] if encounter.fixed else ""

    @property
    def next_encounter(self) -> int:
        """Whether the next one is the first or the second of its turn."""
        return self.game.state.encounter.number

    @property
    def passed(self) -> list[str]:
        """The moments passed in this encounter, in order."""
        return [passage.name for passage in self.passages if not self._later(passage) or passage.name == "turn.end"]

    @property
    def passed_after(self) -> list[str]:
        """The moments passed since the encounter ended."""
        return [passage.name for passage in self.passages if self._later(passage) and passage.name != "turn.end"]

    def _later(self, passage: Passage) -> bool:
        return False

    # --- powers
    def power(self, name: str) -> str:
        """ "active", "lost" or "zapped"."""
        power = self.still.powers_of(seat_of(name))[0]
        return "lost" if not power.up else "zapped" if power.zapped else "active"

    def alien(self, name: str) -> str:
        """The alien of a seat."""
        return self.still.powers_of(seat_of(name))[0].alien

    def tokens(self, name: str) -> int:
        """Tokens on the seat's sheet."""
        return self.still.powers_of(seat_of(name))[0].tokens

    # --- what players see
    def view(self, name: str | None = None) -> dict[str, Any]:
        """The view of a seat, of spectators (None), or with open hands ("all")."""
        return self.still.view(name if name is None or name == "all" else seat_of(name))

    def heard(self, name: str | None = None, kind: str = "") -> list[dict[str, Any]]:
        """The events as a seat (or a spectator) got them, all or of one kind."""
        viewer = None if name is None else seat_of(name)
        seen = [event.for_viewer(viewer) for event in self.events if not kind or event.kind == kind]
        return [event for event in seen if event is not None]

    def told(self, name: str | None = None, kind: str = "") -> list[str]:
        """The sentences of the log as a seat (or a spectator) reads them."""
        return [event["text"] for event in self.heard(name, kind)]
