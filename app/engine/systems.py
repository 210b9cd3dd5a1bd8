"""Home systems that are not alike: other numbers of planets, and colonies that come and go with their ships.

In a normal game every system has as many planets as the others, and Core's numbers are all there is. With inverted
systems (rules chapter 31) the state says how many planets each has, and in which of them ships stand apart:

- ``GUESTS``: a conquest of another player is a stack, a colony of its own, though its ground is the same planet;
- ``ALL``: every ship of the owner is a colony (a mote), every conquest of another player a stack.

Stacks and motes are added places of ships (``State.places``). They are planets as long as a ship stands there, so
whatever looks at colonies needs to know nothing of them. Ships that are sent to one go where they belong: ``anchored``.
"""

from __future__ import annotations

from .custody import Custody
from .names import title
from .plans import Move
from .state import ALL, FIXED_PLACES, GUEST_STACK, GUESTS, MOON, MOTE, WARP, Place
from .variants.hexes import HEXES

FLUID = (GUEST_STACK, MOTE)


class Systems(Custody):
    """Where planets are in such a game."""

    fluid = False  # ships stand apart somewhere
    aimed = -1  # the target planet when planets were looked for
    named_for: list[str] | None = None  # the hexagons when the planets were named

    # --- planets
    def find_planets(self) -> None:
        """The planets of systems that differ; stacks and motes are among them while a ship stands there."""
        inverted, state = self.inverted, self.state
        if inverted is None or not inverted.layout:
            super().find_planets()
            return
        self.sink = inverted.limbo[0] if inverted.limbo else WARP
        self.fluid = any(inverted.apart)
        self.planet_count = sum(inverted.layout)
        self.first = [sum(inverted.layout[:seat]) for seat in range(state.seats)]
        self.systems = [seat for seat, count in enumerate(inverted.layout) for _ in range(count)]
        self.systems += [place.system for place in state.places]
        self.ordinal: dict[int, int] = {}
        counted: dict[tuple[str, int], int] = {}
        for number, place in enumerate(state.places, self.planet_count):
            if place.system >= 0 and place.kind in FLUID:
                what = (place.kind, place.system)
                self.ordinal[number] = counted.get(what, 0)
                counted[what] = self.ordinal[number] + 1
        added = {
            number: place
            for number, place in enumerate(state.places, self.planet_count)
            if place.system >= 0 and place.kind != MOON
        }
        self.planets = [p for p in range(self.planet_count) if p not in state.gone]
        left = self._left_motes()
        self.planets += [p for p in added if self._stands(p, left)]
        self._name_worlds(added)
        self._find_moons()
        self._colonies = [None] * state.seats
        self.aimed = self.encounter.planet

    def _name_worlds(self, added: dict[int, Place]) -> None:
        """Names stay with their planets, so only what is new is named, or all when the hexagons have been dealt."""
        names, hexes = self.names.added, list(self.inverted.hexes) if self.inverted else []
        if self.named_for != hexes:
            self.named_for = hexes
            names |= {p: self._world(p) for p in range(self.planet_count)}
            names |= {p: self._world(p) for p in added if p in self.ordinal}
        names |= {p: self._world(p) if p in self.ordinal else title(added[p].kind) for p in added if p not in names}

    def find_planets_again(self) -> None:
        """Another place is fought over: one without a ship is no planet any more."""
        if self.fluid and self.aimed != self.encounter.planet:
            self.find_planets()

    def _stands(self, planet: int, left: list[int]) -> bool:
        """A stack or mote is a planet while a ship stands there, and while the encounter is fought there."""
        ships = self.state.ships
        if planet not in self.ordinal or not ships or any(ships[planet]):
            return True
        return planet == self.encounter.planet or planet in left

    def _left_motes(self) -> list[int]:
        """Of each system without any mote one is left to be aimed at."""
        motes: dict[int, list[int]] = {}
        for planet in self.ordinal:
            if self._kind(planet) == MOTE:
                motes.setdefault(self.systems[planet], []).append(planet)
        ships = self.state.ships
        return [places[0] for places in motes.values() if not any(any(ships[p]) for p in places)] if ships else []

    def _kind(self, planet: int) -> str:
        return self.state.places[planet - self.planet_count].kind

    def _world(self, planet: int) -> str:
        """The words for a planet, stack or mote of an inverted system."""
        seat = self.systems[planet]
        owner, index = self.setup.seats[seat].name, self.place_index(planet)
        hexes = self.inverted.hexes if self.inverted else []
        hexagon = HEXES.get(hexes[seat]) if hexes[seat:] else None
        if hexagon is None:
            return f"{owner}'s planet {index + 1}"
        if planet in self.ordinal and self._kind(planet) == GUEST_STACK:
            return f"stack {self.ordinal[planet] + 1} in {owner}'s {hexagon.name}"
        return f"{owner}'s {hexagon.world(self.ordinal.get(planet, index), self.state.planets_each)}"

    def place_index(self, planet: int) -> int:
        """As in any system; stacks and motes are counted by themselves."""
        inverted = self.inverted
        if inverted is None or not inverted.layout:
            return super().place_index(planet)
        if planet in self.ordinal:
            return self.ordinal[planet]
        seat = self.systems[planet]
        if planet < self.planet_count:
            return planet - self.first[seat]
        return inverted.layout[seat] + planet - self.planet_count

    def is_fluid(self, planet: int) -> bool:
        """It is a stack or a mote."""
        return self.fluid and planet in self.ordinal

    def is_mote(self, planet: int) -> bool:
        """It is a single ship that is a colony."""
        return self.is_fluid(planet) and self._kind(planet) == MOTE

    def has_been(self, place: int) -> bool:
        """A stack or mote from which the last ship has gone."""
        return self.is_fluid(place)

    def motes(self, seat: int) -> list[int]:
        """The single ships of a seat at home, each a colony."""
        if not self.fluid:
            return []
        return [p for p in self.home_colonies(seat) if self.is_mote(p)]

    def orbit(self, seat: int) -> list[int]:
        """Planets with neighbours; ships that stand apart have none."""
        return [p for p in self.home_planets(seat) if not self.is_fluid(p)]

    def belonging(self, planet: int) -> list[int]:
        """A planet with the stacks on it."""
        if not self.fluid or planet >= self.planet_count:
            return [planet]
        seat = self.systems[planet]
        return [planet, *(p for p in self.ordinal if self.systems[p] == seat)] if self._apart(planet) else [planet]

    # --- ships
    def holding(self, seat: int) -> int:
        """Without the ships that were set aside from the encounter."""
        there = super().holding(seat)
        if not self.fluid:
            return there
        at = self.encounter.planet
        aside = sum(m.data[0] for m in self.state.marks if m.kind == "aside" and m.seat == seat and m.data[1] == at)
        return max(0, there - aside)

    def shift(self, seat: int, count: int, origin: int, goal: int) -> int:
        """As always; stacks and motes come and go with it."""
        if not self.fluid or (origin < self.planet_count and goal < self.planet_count):
            return super().shift(seat, count, origin, goal)
        ships = self.state.ships
        before = any(ships[origin]), any(ships[goal])
        moved = super().shift(seat, count, origin, goal)
        if before != (any(ships[origin]), any(ships[goal])):
            self.find_planets()
        return moved

    def ways_home(self, seat: int, places: list[int]) -> list[int]:
        """Of single ships at home one stands for all: whoever comes home stands apart anyway."""
        others = [p for p in self.motes(seat) if p in places][1:]
        return [p for p in places if p not in others] if others else places

    def stands_apart(self, place: int) -> bool:
        """Ships of different players stand apart there, nobody beside anybody else."""
        return self.fluid and self._apart(place) > 0

    def _apart(self, place: int) -> int:
        """Which ships stand apart at this place."""
        if place < 0 or not (place < self.planet_count or place in self.ordinal) or not self.inverted:
            return 0
        return self.inverted.apart[self.systems[place]]

    def anchored(self, moves: list[Move]) -> list[Move]:
        """The same moves, each to where such ships stand: the owner's on the ground or one by one, those of other
        players on a stack of their own, a new one unless they come back to one of theirs."""
        found: list[Move] = []
        taken: list[int] = []
        stacks: dict[tuple[int, int], int] = {}
        for seat, count, origin, goal in moves:
            apart = self._apart(goal)
            owner = self.systems[goal] if apart else -1
            if not apart or (seat != owner and goal in self.ordinal and self.state.ships[goal][seat]):
                found.append([seat, count, origin, goal])
            elif seat != owner:
                if (seat, owner) not in stacks:
                    stacks[seat, owner] = self.fresh_place(GUEST_STACK, owner, taken)
                found.append([seat, count, origin, stacks[seat, owner]])
            elif apart == GUESTS:
                found.append([seat, count, origin, self.first[owner]])
            elif apart == ALL and origin not in self.motes(seat):
                ships = min(count, self.state.ships[origin][seat])
                found += [[seat, 1, origin, self.fresh_place(MOTE, owner, taken)] for _ in range(ships)]
        return found

    def fresh_place(self, kind: str, system: int, taken: list[int]) -> int:
        """An empty place of that kind in a system, made if there is none; it is noted in ``taken``."""
        state = self.state
        for number, place in enumerate(state.places, self.planet_count):
            empty = number not in taken and place.kind == kind and place.system == system
            if empty and not any(state.ships[number]):
                break
        else:
            number = self.planet_count + len(state.places)
            state.places.append(Place(kind, system=system))
            state.ships.insert(len(state.ships) - FIXED_PLACES, [0] * state.seats)
            self.find_planets()
        taken.append(number)
        return number
