"""Ships under ships: captured ones, which move with the ship above as one until it enters the warp, and leased ones,
which stay ships of their owner's colour and go home when nothing is above them any more.

The upper ship is a ``Special`` that names the seats of the ships under it; those are counted at a place of their own,
so they are in no colony, in no encounter and not in the warp.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from .acts import Acts
from .asks import Steps
from .moments import CAUSE_HOMELESS, HELD_TOGETHER
from .plans import Move
from .state import GATE, LEASE, RING, STACK, UNDER, WARP, Special

Caught = tuple[Special | None, int, int, list[int], bool]


class Stacks(Acts):
    """Ships under ships."""

    caught: tuple[Caught, ...] = ()  # what a move that is about to be carried out puts under which ships
    ending: tuple[Special, ...] = ()  # leases whose ships such a move takes home

    def stacks(self, seat: int, place: int) -> list[Special]:
        """The ships of a seat at a place that have captured ships under them, the largest stack first."""
        found = [s for s in self.state.specials if s.under and s.seat == seat and s.place == place]
        return sorted(found, key=lambda stack: -len(stack.under))

    def singles(self, seat: int, place: int) -> int:
        """The ships of a seat there that have nothing under them and are of no kind of their own."""
        return self.state.ships[place][seat] - sum(s.seat == seat and s.place == place for s in self.state.specials)

    # --- moving
    def specials_go(self, moves: list[Move]) -> Steps:
        """Which special ships move along, and where to: their owner says it where it is a choice (R-SHIP-1)."""
        along: list[tuple[Special, int]] = []
        rooms: dict[tuple[int, int], dict[int, int]] = {}  # seat and place -> goal -> how many still go there
        for special in self.state.specials:
            here = (special.seat, special.place)
            if here not in rooms:
                rooms[here] = self._rooms(*here, moves)
            room = rooms[here]
            ways: list[tuple[str, int]] = [("place", goal) for goal, n in room.items() if n and goal != special.place]
            if not ways:
                continue
            go = ways[0][1] in (GATE, RING) or ways[0][1] in self.grounds
            if room[special.place]:
                ways.append(("stays", special.place))
            source, text, args = ("tech", special.kind), "special_ship", {"what": ("tech", special.kind)}
            if special.kind in (STACK, LEASE):
                size = 1 + len(special.under) + len(special.leased)
                source, text, args = ("rule", "R-SHIP-1"), "stack", {"n": size}
            default = 0 if go else len(ways) - 1
            _, goal = yield from self.choose(special.seat, text, ways, default, clock="ships", source=source, args=args)
            room[goal] -= 1
            if goal != special.place:
                along.append((special, goal))
        return along

    def _rooms(self, seat: int, place: int, moves: list[Move]) -> dict[int, int]:
        """How many ships of a seat go from a place to each goal, and how many stay there."""
        there = self.state.ships[place][seat]
        room: dict[int, int] = {}
        for owner, n, origin, goal in moves:
            if owner == seat and origin == place != goal and n > 0:
                room[goal] = room.get(goal, 0) + min(n, there)
                there -= min(n, there)
        return room | {place: there}

    # --- putting ships under others
    def catch(self, stack: Special | None, seat: int, place: int, owners: list[int], leased: bool = False) -> None:
        """Ships of these owners, whose move to the place for them is about to be carried out, will lie under a special
        ship or under a single one of a seat."""
        if owners:
            self.caught += ((stack, seat, place, owners, leased),)

    def put_under(self, done: list[Move]) -> None:
        """The ships that were caught have moved: they lie where they were to."""
        beneath = self._beneath()
        came = Counter(seat for seat, n, _, goal in done if goal == beneath for _ in range(n))
        caught, self.caught = self.caught, ()
        for stack, seat, place, owners, leased in caught:
            there = [owner for owner in owners if came[owner] > 0 and not came.subtract([owner])]
            if there and stack is None:
                stack = Special(LEASE if leased else STACK, seat, place)
                self.state.specials.append(stack)
            if stack is not None and leased:
                stack.leased = stack.leased + there
            elif stack is not None:
                stack.kind = STACK if stack.kind == LEASE else stack.kind
                stack.under = stack.under + there

    # --- captured ships
    def captured(self, seat: int) -> dict[int, int]:
        """Where captured ships of a seat lie under others: {place: number}, empty without any."""
        count = sum(special.under.count(seat) for special in self.state.specials)
        return {self._beneath(): count} if count else {}

    def let_out(self, seat: int, count: int) -> None:
        """So many captured ships of a seat, which are about to leave the place where they lie, are under no ship."""
        for special in list(self.state.specials):
            while count and seat in special.under:
                special.under = [*special.under]
                special.under.remove(seat)
                count -= 1
            self._strip(special)

    def come_apart(self, specials: list[Special]) -> list[Move]:
        """Stacks that have entered the warp: every ship is its owner's again. Returns the moves."""
        done: list[Move] = []
        for stack in specials:
            if not stack.under or self.q(HELD_TOGETHER, False, stack.seat):
                continue
            owners, stack.under = stack.under, []
            stack.kind = LEASE if stack.kind == STACK else stack.kind
            self._strip(stack)
            place = self._beneath()
            for seat in owners:
                done += [[seat, n, place, WARP] for n in (self.shift(seat, 1, place, WARP),) if n]
                done += self._let_fall(seat, place)
        return done

    def _strip(self, special: Special) -> None:
        """A ship under which nothing is left is one like any other."""
        if special.kind in (STACK, LEASE) and not special.under and not special.leased:
            self.state.specials.remove(special)

    def _beneath(self) -> int:
        """The place where ships under others are counted; there is one as soon as there is a stack."""
        return self.planet_count + next(i for i, place in enumerate(self.state.places) if place.kind == UNDER)

    def _let_fall(self, seat: int, place: int) -> list[Move]:
        """A ship of its own kind, or a stack, that was captured itself goes with the last ships of its owner."""
        inner = [special for special in self.state.specials if special.seat == seat and special.place == place]
        fallen = inner[: max(0, len(inner) - self.state.ships[place][seat])]
        for special in fallen:
            special.place = self.sink
        return self.come_apart(fallen)

    # --- leased ships
    def leases(self, seat: int) -> list[Special]:
        """The ships of a seat with leased ones under them."""
        return [special for special in self.state.specials if special.leased and special.seat == seat]

    def uncovered(self) -> list[Special]:
        """Leases of ships that their lessee does not command any more: they stand neither in a colony nor in an
        encounter."""
        loose = [s for s in self.state.specials if s.leased and not self._commanded(s.place)]
        return [special for special in loose if not any(special is other for other in self.ending)]

    def _commanded(self, place: int) -> bool:
        return place in (GATE, RING) or place in self.grounds

    def end_leases(self, specials: Sequence[Special]) -> Steps:
        """The ships that are leased to these go to colonies of their owners; without any, to the warp."""
        if not specials:
            return
        owed = Counter(owner for special in specials for owner in special.leased)
        goals: dict[int, list[int]] = {}
        for owner in [seat for seat in self.order() if owed[seat]]:
            goals[owner] = yield from self.place_ships(owner, owed[owner], "return")
        beneath = self._beneath()
        self.ending += tuple(specials)
        moves = [[owner, 1, beneath, goal] for owner, places in goals.items() for goal in places]
        yield from self.send_back(moves, LEASE)
        yield from self.lose([(owner, owed[owner], beneath) for owner in goals if not goals[owner]], CAUSE_HOMELESS)

    def leases_end(self) -> None:
        """The leased ships are on their way home: nothing is leased to these any more."""
        ending, self.ending = self.ending, ()
        for special in ending:
            special.leased = []
            self._strip(special)

    def send_back(self, moves: list[Move], cause: str = "") -> Steps:
        """Ships return to colonies that their owners have named (ships.py)."""
        yield from ()
