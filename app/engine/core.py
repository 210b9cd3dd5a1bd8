"""The bottom of a running game: the state, who is who, where ships are, and raw moves of them.

Nothing here asks or triggers anything. Every ship moves through ``shift``, which keeps the derived colony tables right;
cards move through ``custody.py``.
"""

from __future__ import annotations

from typing import Any

from .cards import Face, destiny_deck
from .dice import Dice
from .events import Event
from .moments import CAUSE_CHOICE, DEF, MORE_SHIPS, OFF, OFF_ALLY, OFFENSE, OUTSIDER, PARTICIPANT
from .names import extra_faces, faces_of, prints_of, title
from .refs import Names
from .setup import Setup
from .state import GATE, LEASE, MOON, RING, STACK, WARP, Encounter, Inverted, Moon, State

MOST_IN_WARP = 4  # DV-16
NOWHERE = -1  # where[card] of a card in no hand


class Core:
    """State, order of play, raw moves."""

    def __init__(self, setup: Setup, state: State) -> None:
        self.setup, self.state = setup, state
        self.names = Names([seat.name for seat in setup.seats], state.planets_each)
        self.dice = Dice(setup.key, setup.nonces, state)
        self.events: list[Event] = []
        self.doing: list[str] = []  # the effects that are being carried out, the innermost last
        self.memo: dict[str, tuple[Any, Any]] = {}  # parts of the last view, see view.py
        self.planet_count = state.seats * state.planets_each
        self.destiny_faces = destiny_deck(state.seats, extra_faces(state.extra.faces))
        self.home_needed = 2 if state.planets_each == 4 else 3  # R-POWER-1, R-VAR-1
        self.colonies_needed = state.planets_each  # R-WIN-1, R-VAR-1: five, or four
        self._order: tuple[tuple[int, int], list[int]] = ((-9, -9), [])
        self._colonies: list[list[int] | None] = [None] * state.seats
        self.locate()

    def locate(self) -> None:
        """Rebuild what is derived from the state."""
        extra = tuple(self.state.extra_cards)
        self.faces: tuple[Face, ...] = faces_of(extra)
        self.prints: tuple[dict[str, Any], ...] = prints_of(extra)
        self.where = [NOWHERE] * len(self.faces)
        for seat, hand in enumerate(self.state.hands):
            for card in hand:
                self.where[card] = seat
        self._colonies = [None] * self.state.seats
        self.find_planets()

    def find_planets(self) -> None:
        """The planets in the game: those of the systems, less the removed ones, and those that effects have added;
        and the moons beside them."""
        state = self.state
        self.sink = self.inverted.limbo[0] if self.inverted and self.inverted.limbo else WARP
        added = {
            self.planet_count + i: place
            for i, place in enumerate(state.places)
            if place.system >= 0 and place.kind != MOON
        }
        self.planets = [p for p in range(self.planet_count) if p not in state.gone] + list(added)
        self.systems = [p // state.planets_each for p in range(self.planet_count)]
        self.systems += [place.system for place in state.places]
        self.names.added |= {planet: title(place.kind) for planet, place in added.items()}
        self._find_moons()
        self._colonies = [None] * state.seats

    def _find_moons(self) -> None:
        """The moons in the game, and with them all places where a colony can be."""
        moons = self.state.moons
        self.moon_at: dict[int, Moon] = {moon.place: moon for moon in moons if not moon.gone}
        self.grounds = [*self.planets, *self.moon_at] if moons else self.planets
        for moon in moons:
            self.names.added[moon.place] = f"{self.names.seats[moon.home]}'s moon {self.moon_index(moon) + 1}"

    def moon_index(self, moon: Moon) -> int:
        """The number of a moon in its system, from 0."""
        return [other.place for other in self.state.moons if other.home == moon.home].index(moon.place)

    # --- telling
    def emit(self, kind: str, seat: int | None = None, **args: Any) -> None:
        """Something that all may see."""
        if seat is not None:
            args["who"] = ("seat", seat)
        self.events.append(Event(kind, self.state.encounters + 1, self.names, args, seat))

    def emit_event(
        self, kind: str, seat: int | None, args: dict[str, Any], source: tuple[str, str] | None = None,
        fields: dict[str, Any] | None = None, private: dict[int, dict[str, Any]] | None = None,
        only: frozenset[int] | None = None,
    ) -> None:  # fmt: skip
        """Something with a source, extra fields, or fields that some seats alone get."""
        if seat is not None:
            args["who"] = ("seat", seat)
        self.events.append(
            Event(kind, self.state.encounters + 1, self.names, args, seat, source, fields, private, only)
        )

    def why(self, cause: str) -> tuple[str, str]:
        """The reason that a line of the log gives: a cause that says something, else the effect that does it now."""
        if cause in ("", CAUSE_CHOICE) and self.doing:
            cause = self.doing[-1]
        return ("cause", cause)

    # --- who is who
    @property
    def encounter(self) -> Encounter:
        """The running encounter."""
        return self.state.encounter

    def role(self, seat: int) -> int:
        """The role bit of a seat now."""
        encounter = self.state.encounter
        if seat == encounter.offense:
            return OFF
        if seat == encounter.defense and encounter.fixed:
            return DEF
        return (encounter.allies[seat] if encounter.allies else 0) or OUTSIDER

    def side_of(self, seat: int) -> int:
        """The side of a participant."""
        return OFFENSE if self.role(seat) & (OFF | OFF_ALLY) else 1

    def main_player(self, side: int) -> int:
        """The main player of a side."""
        encounter = self.state.encounter
        return encounter.offense if side == OFFENSE else encounter.defense

    def order(self) -> list[int]:
        """Order of play: offense, defense, then clockwise from the offense's left (core.md section 0)."""
        encounter = self.state.encounter
        start = encounter.offense if encounter.offense >= 0 else 0
        defense = encounter.defense if encounter.fixed else -1
        if self._order[0] != (start, defense):
            seats = self.state.seats
            order = [start]
            if defense >= 0 and defense != start:
                order.append(defense)
            order += [x for x in ((start + i) % seats for i in range(1, seats)) if x != defense]
            self._order = ((start, defense), order)
        return self._order[1]

    def clockwise(self, seat: int) -> list[int]:
        """The other seats, clockwise from the left of ``seat``."""
        seats = self.state.seats
        return [(seat + i) % seats for i in range(1, seats)]

    @property
    def inverted(self) -> Inverted | None:
        """What inverted systems and the inverted warp keep, if the table plays with them."""
        return self.state.inverted or None

    # --- ships
    def system(self, planet: int) -> int:
        """The seat whose home system the planet belongs to; -1 without a planet."""
        return self.systems[planet] if planet >= 0 else -1

    def place_index(self, planet: int) -> int:
        """The number of a planet in its system, from 0; added planets come after the others."""
        each = self.state.planets_each
        if planet < self.planet_count:
            return planet % each
        return each + sum(place.kind != MOON for place in self.state.places[: planet - self.planet_count])

    def orbit(self, seat: int) -> list[int]:
        """The planets of a system that have neighbours, in their order; the last one and the first are neighbours."""
        return self.home_planets(seat)

    def belonging(self, planet: int) -> list[int]:
        """A planet and what stands on it as colonies of their own: they go if it goes."""
        return [planet]

    def home_planets(self, seat: int) -> list[int]:
        """The planets of a seat's own colour, or added to that system."""
        systems = self.systems
        return [p for p in self.planets if systems[p] == seat]

    def colonies(self, seat: int) -> list[int]:
        """Planets and moons on which the seat has a ship, lowest number first. Do not change the list."""
        found = self._colonies[seat]
        if found is None:
            ships = self.state.ships
            found = self._colonies[seat] = [p for p in self.grounds if ships[p][seat]] if ships else []
        return found

    def home_colonies(self, seat: int) -> list[int]:
        """Colonies on own planets."""
        systems, moons = self.systems, self.moon_at
        return [p for p in self.colonies(seat) if systems[p] == seat and p not in moons]

    def foreign_colonies(self, seat: int) -> list[int]:
        """Colonies on planets outside the home system (R-SHIP-3, MO-15)."""
        systems, moons = self.systems, self.moon_at
        return [p for p in self.colonies(seat) if systems[p] != seat and p not in moons]

    def planet_colonies(self, seat: int) -> list[int]:
        """Colonies on planets of any system."""
        moons = self.moon_at
        return [p for p in self.colonies(seat) if p not in moons] if moons else self.colonies(seat)

    def home_moons(self, seat: int) -> list[int]:
        """Colonies on moons of the own system (MO-16)."""
        return [p for p, moon in self.moon_at.items() if moon.home == seat and self.state.ships[p][seat]]

    def on_moon(self) -> bool:
        """The encounter is at a moon: one against one, no alliance of any kind (MO-6)."""
        return self.state.encounter.planet in self.moon_at

    def available(self, seat: int) -> int:
        """Ships in colonies (core.md section 0)."""
        ships = self.state.ships
        return sum(ships[p][seat] for p in self.colonies(seat))

    def ships_in_encounter(self, seat: int) -> int:
        """Gate or ring ships of a participant, and ships that hold the target planet."""
        role, ships = self.role(seat), self.state.ships
        if role & (OFF | OFF_ALLY):
            return ships[GATE][seat]
        if self.state.encounter.planet >= 0:
            there = self.holding(seat) if seat in self.holders() else 0
        else:
            there = min(MOST_IN_WARP, ships[WARP][seat]) if self.in_warp and seat in self.holders() else 0
        return there + (ships[RING][seat] if role & PARTICIPANT else 0)

    def holding(self, seat: int) -> int:
        """Ships of a seat on the target planet that are in the encounter if it holds the planet."""
        return self.state.ships[self.state.encounter.planet][seat]

    def holders(self) -> list[int]:
        """The seats whose ships on the target planet are in the encounter: the defense, unless an effect says
        otherwise."""
        encounter = self.state.encounter
        return encounter.holders or ([encounter.defense] if encounter.fixed else [])

    def place_in_encounter(self, seat: int) -> int:
        """Where the ships of a participant stand in the encounter: the gate, the ring, or the target planet."""
        role = self.role(seat)
        if role & (OFF | OFF_ALLY):
            return GATE
        if seat not in self.holders():
            return RING
        return WARP if self.in_warp else self.state.encounter.planet

    @property
    def in_warp(self) -> bool:
        """The encounter is against ships in the warp, without a target planet (DV-16)."""
        encounter = self.state.encounter
        return encounter.planet < 0 and encounter.omen.warp

    def more_ships(self, seat: int) -> int:
        """Ships that a seat has beyond those of its colour: ships of a kind of their own, or another colour's."""
        state = self.state
        second = sum(mark.data[0] for mark in state.marks if mark.kind == MORE_SHIPS and mark.seat == seat)
        return second + sum(special.seat == seat and special.kind not in (STACK, LEASE) for special in state.specials)

    def shift(self, seat: int, count: int, origin: int, goal: int) -> int:
        """Move ships; clamped to what is there, because the world may have moved meanwhile (R-GEN-3)."""
        ships = self.state.ships
        if goal == WARP:
            goal = self.sink
        count = min(count, ships[origin][seat])
        if count > 0 and origin != goal:
            ships[origin][seat] -= count
            ships[goal][seat] += count
            self._colonies[seat] = None
        return max(count, 0)

    def pour(self, origin: int, goal: int) -> int:
        """All ships of a place go to another one, out of anybody's reach; how many there were."""
        ships = self.state.ships
        count = sum(ships[origin])
        for seat, n in enumerate(ships[origin]):
            ships[goal][seat] += n
            ships[origin][seat] = 0
        for special in self.state.specials:
            special.place = goal if special.place == origin else special.place
        return count
