"""Putting questions: the few shapes of question that rules and effects use, with their safe defaults.

Each function yields a round and returns the answer in the engine's terms. Where only one answer is legal nobody is
asked, the engine takes it (pains: forced moves are shown, not asked).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from .asks import ALLOCATE, EACH, NO, PASS, YES, Ask, Round, Steps, slot_id
from .effects import Effect
from .moments import BERTHS, HAVENS, SHIP_LIMIT, SHIP_RANGE, SHIP_SOURCES, SPARE_SHIPS
from .plans import Plan
from .state import GATE, WARP
from .uses import Uses

Option = tuple[Any, ...]


class Asking(Uses):
    """Questions with one, several or numbered answers."""

    avoided: tuple[int, int] | None = None  # a seat, and the planet that it may not name now if there is another one

    def put(self, ask: Ask) -> Steps:
        """One question; its answer as ``Ask.read`` gives it."""
        ask.phase = self.state.phase
        values = yield Round([ask])
        return values[0]

    def yes(self, seat: int, text: str, **fields: Any) -> Steps:
        """A yes/no question, default no (``default=["0"]``: yes)."""
        args = fields.pop("args", {}) | {k: fields.pop(k) for k in ("what", "who") if k in fields}
        fields.setdefault("default", ["1"])
        answer = yield from self.put(Ask(seat, text, options=(YES, NO), args=args, **fields))
        return answer[0] == YES

    def wants_along(self, me: Effect, flare: Effect, what: str) -> Steps:
        """As a choice of a use that is not announced yet: is the own super flare played along?"""
        ask = Ask(
            me.seat, "boost", options=(NO, ("use", flare)), default=["0"], source=flare.source, args={"what": what}
        )
        return (yield from self.put(ask))[0] is not NO

    def ask_along(self, me: Effect, flare: Effect | None, what: str) -> Steps:
        """The same in the middle of a use that all see: a window for whoever might hold the flare."""
        options = [("use", flare)] if flare else []
        args = {"what": what}
        chosen = yield from self.mute(me.seat, "boost", options, source=("flare", me.id), args=args, moment=me.hook.at)
        return chosen is not PASS

    def mute(self, seat: int, text: str, options: Sequence[Option], **fields: Any) -> Steps:
        """One of the options or a pass, as a window of its own: with no option the seat is asked all the same, and
        nobody can tell."""
        ask = Ask(seat, text, options=(PASS, *options), default=["0"], window=True, clock="window", **fields)
        ask.phase, ask.silent = self.state.phase, not options
        answer = yield Round([ask], EACH, window=True)
        return PASS if answer is None else answer[1][0]

    def choose(self, seat: int, text: str, options: Sequence[Option], default: int = 0, **fields: Any) -> Steps:
        """One of the options; the only one is taken without asking."""
        if self.avoided is not None and self.avoided[0] == seat:
            left = [option for option in options if option != ("planet", self.avoided[1])]
            default = left.index(options[default]) if options[default] in left else 0
            options = left or options
        if len(options) == 1:
            return options[0]
        answer = yield from self.put(Ask(seat, text, options=tuple(options), default=[str(default)], **fields))
        return answer[0]

    def some(self, seat: int, text: str, options: Sequence[Option], low: int, high: int, **fields: Any) -> Steps:
        """Between ``low`` and ``high`` of the options; the default is the first ``low`` of them."""
        high = min(high, len(options))
        if high == 0:
            return []
        fields.setdefault("default", [str(i) for i in range(low)])
        return (yield from self.put(Ask(seat, text, options=tuple(options), low=low, high=high, **fields)))

    def allocate(
        self, seat: int, text: str, slots: Sequence[tuple[Any, int, int]], low: int, high: int,
        default: Mapping[Any, int], **fields: Any,
    ) -> Steps:  # fmt: skip
        """Numbers over slots (place, min, max) with a total from ``low`` to ``high``: {place: number}, zeros left "
        out."""
        most = sum(slot[2] for slot in slots)
        least = sum(slot[1] for slot in slots)
        high = min(high, most)
        low = min(max(low, least), high)
        if high <= 0:
            return {}
        if low == most:
            return {place: n for place, _, n in slots if n}
        if len(slots) == 1 and low == high:
            return {slots[0][0]: low}
        wire = {slot_id(place): n for place, n in default.items() if n}
        ask = Ask(seat, text, kind=ALLOCATE, slots=tuple(slots), total=(low, high), default=wire, **fields)
        return (yield from self.put(ask))

    # --- ships
    def has_more_to_send(self, seat: int, role: int) -> bool:
        """More of its ships could be sent into the encounter than the limit lets go."""
        return self.available(seat) > self.q(SHIP_LIMIT, SHIP_RANGE, seat, role)[1]

    def ship_slots(self, seat: int, gate: bool = False, forced: bool = False) -> list[tuple[int, int, int]]:
        """A slot for each own colony and what serves as one, and for the gate if wanted, with the ships that stand
        there. When others take them (``forced``), what binds the will of their owner does not count, and only colonies
        do."""
        ships = self.state.ships
        slots = [(place, 0, ships[place][seat]) for place in self.colonies(seat)]
        if SPARE_SHIPS in self.modifiers and not forced:
            slots = [(place, low, self.q(SPARE_SHIPS, high, seat, place)) for place, low, high in slots]
        berths = [] if forced else self.berths(seat)
        slots += [(place, 0, ships[place][seat]) for place in berths if ships[place][seat]]
        if gate and ships[GATE][seat]:
            slots.append((GATE, 0, ships[GATE][seat]))
        return slots

    def loose_slots(self, seat: int) -> list[tuple[int, int, int]]:
        """Those of them that the seat may move elsewhere of its own will: where no effect holds its ships fast."""
        slots = self.ship_slots(seat)
        if SHIP_SOURCES not in self.modifiers:
            return slots
        free = {place for place, _, _ in self.q(SHIP_SOURCES, slots, seat, 0)}
        return [slot for slot in slots if slot[0] in free]

    def best_loose(self, seat: int) -> int | None:
        """Whence a ship that moves of its owner's own will comes by default: the largest colony that may send one."""
        loose = [place for place, _, n in self.loose_slots(seat) if n]
        return self.best_home(seat, [place for place in self.colonies(seat) if place not in loose])

    def berths(self, seat: int) -> list[int]:
        """Places off the board that serve ships of the seat as if they were colonies."""
        return self.q(BERTHS, [], seat)

    def ship_places(self, seat: int) -> list[Option]:
        """An option for each place from which the seat may take a ship of its own will."""
        return self.place_options(place for place, _, n in self.loose_slots(seat) if n)

    def place_options(self, places: Iterable[int]) -> list[Option]:
        """An option for each of these places of ships, on a planet or not."""
        return [("planet" if place in self.planets else "place", place) for place in places]

    def least_damage(
        self, seat: int, count: int, first: Sequence[int] = (), largest: bool = False, without: Sequence[int] = (),
        forced: bool = False,
    ) -> dict[int, int]:  # fmt: skip
        """R-SHIP-1's default for losing ``count`` ships: never empty a colony if avoidable, then home before foreign,
        then lowest number. R-DEAL-10: ships at ``first`` (the gate) before all others, then from the ``largest``."""
        ships = self.state.ships
        taken: dict[int, int] = {}
        berths = self.berths(seat)
        left = {place: most for place, _, most in self.ship_slots(seat, forced=forced) if place not in without}
        for place in first:
            n = min(count, ships[place][seat])
            if n:
                taken[place] = n
                count -= n
        for _ in range(count):
            rich = [place for place in left if left[place] > (place not in berths)]
            pool = rich or [place for place in left if left[place]]
            if not pool:
                break
            if rich and largest:
                place = max(pool, key=lambda p: (left[p], self.system(p) == seat, -p))
            else:
                place = min(pool, key=lambda p: (self.system(p) != seat, p))
            left[place] -= 1
            taken[place] = taken.get(place, 0) + 1
        return taken

    def choose_ships(
        self, seat: int, text: str, count: int, gate: bool = False, gate_first: bool = False,
        without: Sequence[int] = (), by: int | None = None, default: dict[int, int] | None = None, **fields: Any,
    ) -> Steps:  # fmt: skip
        """``count`` ships of a seat out of colonies but some (and the gate), all if there are fewer: {place: number}.
        The owner chooses (R-SHIP-1) unless an effect lets another seat do it (``by``); by default what does the least
        damage."""
        chooser = seat if by is None else by
        forced = chooser != seat
        slots = [slot for slot in self.ship_slots(seat, gate, forced) if slot[0] not in without]
        count = min(count, sum(slot[2] for slot in slots))
        if default is None:
            default = self.least_damage(seat, count, [GATE] if gate_first and gate else [], gate_first, without, forced)
        fields.setdefault("clock", "ships")
        args = fields.pop("args", {}) | {"n": count}
        return (yield from self.allocate(chooser, text, slots, count, count, default, args=args, **fields))

    def havens(self, seat: int, places: list[int]) -> list[int]:
        """Those of the own colonies to which ships can return, or be retrieved."""
        return self.q(HAVENS, self.ways_home(seat, places) if self.fluid else places, seat)

    def refuges(self, seat: int) -> list[int]:
        """Where ships of the seat can return, or be retrieved, now."""
        return self.havens(seat, [*self.colonies(seat), *self.berths(seat)])

    def shelters(self, seat: int, plan: Plan) -> list[int]:
        """Those of them that ships of the seat can be saved to from this loss: colonies that it does not empty."""
        leaving, ships, colonies = plan.leaving(seat), self.state.ships, self.colonies(seat)
        return [p for p in self.refuges(seat) if p not in colonies or ships[p][seat] > leaving.get(p, 0)]

    def shelter(self, seat: int, plan: Plan, count: int, text: str, **fields: Any) -> Steps:
        """Where ``count`` ships go that are saved from this loss, as ``place_ships`` says it."""
        safe = self.shelters(seat, plan)
        gone = [p for p in [*self.colonies(seat), *self.berths(seat)] if p not in safe]
        return (yield from self.place_ships(seat, count, text, without=gone, **fields))

    def smallest_home(self, seat: int) -> int | None:
        """R-REGROUP-1's default for a ship that comes back: the home colony with the fewest ships, lowest number on
        ties; else the foreign colony with the fewest."""
        ships = self.state.ships
        own = self.havens(seat, self.colonies(seat))
        return min(own, key=lambda p: (self.system(p) != seat, ships[p][seat], p)) if own else None

    def spare_ships(self, seat: int, text: str, count: int, **fields: Any) -> Steps:
        """``count`` ships of the owner's choice, those in the encounter only if there are too few others and they are
        not in the warp already."""
        place = self.place_in_encounter(seat)
        ships = yield from self.choose_ships(seat, text, count, gate_first=True, without=[place], **fields)
        more = min(count - sum(ships.values()), self.ships_in_encounter(seat))
        return ships | {place: more} if more > 0 and place != WARP else ships

    def best_home(self, seat: int, without: Sequence[int] = ()) -> int | None:
        """Where a ship goes by default when nothing says otherwise: the largest colony, home before foreign, lowest
        number; None without a colony."""
        ships = self.state.ships
        own = [p for p in self.colonies(seat) if p not in without]
        return max(own, key=lambda p: (ships[p][seat], self.system(p) == seat, -p)) if own else None

    def place_ships(
        self, seat: int, count: int, text: str, came_from: Sequence[int] = (), without: Sequence[int] = (),
        default: dict[int, int] | None = None, **fields: Any,
    ) -> Steps:  # fmt: skip
        """Where ``count`` ships go among own colonies: one place per ship; empty if there is no colony.

        The default is where they came from if that colony still exists, else the largest (R-ALLIANCE-8, R-RESOLVE-5).
        """
        own = self.havens(seat, [p for p in [*self.colonies(seat), *self.berths(seat)] if p not in without])
        if not own or count <= 0:
            return []
        if default is None or any(place not in own for place in default):
            default = {}
            best = self.best_home(seat, [p for p in self.colonies(seat) if p not in own])
            fallback = own[0] if best is None else best
            for i in range(count):
                place = came_from[i] if i < len(came_from) and came_from[i] in own else fallback
                default[place] = default.get(place, 0) + 1
        fields.setdefault("clock", "ships")
        args = fields.pop("args", {}) | {"n": count}
        slots = [(p, 0, count) for p in own]
        where = yield from self.allocate(seat, text, slots, count, count, default, args=args, **fields)
        return [place for place, n in where.items() for _ in range(n)]

    # --- several at once
    def votes(self, seats: Sequence[int], text: str, **fields: Any) -> Steps:
        """A yes/no question to several seats at the same time, default no: those that say yes."""
        if not seats:
            return []
        asks = [Ask(x, text, options=(YES, NO), default=["1"], phase=self.state.phase, **fields) for x in seats]
        answers = yield Round(asks)
        return [x for x, answer in zip(seats, answers, strict=True) if answer[0] == YES]

    def choose_ships_together(
        self, counts: Mapping[int, int], text: str, gate: bool = False, **fields: Any
    ) -> Steps:  # fmt: skip
        """So many ships of each seat, chosen by their owners at the same time: {seat: {place: number}}. All of a seat
        that has no more are not asked about; by default ships in the gate go first, then from the largest colonies."""
        asks: list[Ask] = []
        chosen: dict[int, dict[int, int]] = {}
        fields.setdefault("clock", "ships")
        for seat, wanted in counts.items():
            slots = self.ship_slots(seat, gate)
            have = sum(slot[2] for slot in slots)
            count = min(wanted, have)
            if count >= have:
                chosen[seat] = {place: n for place, _, n in slots}
            elif count > 0:
                default = self.least_damage(seat, count, [GATE] if gate else [], largest=True)
                asks.append(
                    Ask(
                        seat, text, kind=ALLOCATE, slots=tuple(slots), total=(count, count),
                        default={str(place): n for place, n in default.items()}, phase=self.state.phase,
                        args={"n": count}, **fields,
                    )
                )  # fmt: skip
        if asks:
            answers = yield Round(asks)
            chosen |= {ask.seat: answer for ask, answer in zip(asks, answers, strict=True)}
        return chosen
