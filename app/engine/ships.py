"""Ships: losing, returning, retrieving, landing as atomic actions, and the settle after each (R-GEN-5, R-GEN-6)."""

from __future__ import annotations

from typing import Any

from .asks import ALLOCATE, Ask, Round, Steps, planet_id
from .moments import (
    CAUSE_COST,
    CAUSE_ENCOUNTER,
    CAUSE_HOMELESS,
    COLONIES_CHANGED,
    COLONIES_COUNT,
    FOUNDING,
    HOME_COUNT,
    LAND,
    LEAVING,
    MAY_WIN,
    POWER_CHANGED,
    POWER_WORKS,
    RECALL,
    RETRIEVE,
    RETURN,
    SHIPS_MOVED,
    TO_WARP,
    WIN,
    WIN_ALT,
)
from .plans import RECALLED, Happened, Move, Plan
from .stacks import Stacks
from .state import GATE, OUT, RING, WARP, Frame, Moon, Special
from .windows import Jump


class GameOver(Exception):
    """Somebody has won; open questions are dropped (R-WIN-7)."""


class Ships(Stacks):
    """Atomic actions with ships."""

    deciding = False  # effects on a win are being used
    broken_off = False  # a win was suspended: the running phase ends as soon as no action is in progress
    founding = False  # something happens to new colonies before they count

    # --- counts
    def foreign_count(self, seat: int) -> int:
        """Foreign colonies as victory counts them (R-WIN-1)."""
        return self.q(COLONIES_COUNT, len(self.foreign_colonies(seat)), seat)

    def home_count(self, seat: int) -> int:
        """Home colonies as the loss of a power counts them (R-POWER-1)."""
        homes = len(self.home_colonies(seat)) + (len(self.home_moons(seat)) if self.moon_at else 0)  # MO-16
        return self.q(HOME_COUNT, homes, seat)

    def home_shown(self, seat: int) -> int:
        """Home colonies that everybody sees; where they are counted in another way, as counted."""
        return self.home_count(seat) if self.fluid else len(self.home_colonies(seat))

    def _up(self) -> frozenset[int]:
        return frozenset(p.id for p in self.state.powers if p.up and p.open and not p.zapped)

    # --- moving
    def move(self, moves: list[Move], verb: str, cause: str = "") -> Steps:
        """Carry out one atomic action and settle."""
        if self.hooked(LEAVING) and verb != "lost":
            plan = Plan(moves, cause)
            caught, self.caught = self.caught, ()  # they belong to this move, not to one that comes in between
            yield from self.plan(LEAVING, plan)
            moves, self.caught = plan.moves, caught + self.caught
        if self.fluid:
            moves = self.anchored(moves)
        up = self._up() if self.hooked(SHIPS_MOVED) else frozenset()
        held = self._held() if self.hooked(COLONIES_CHANGED) or self.hooked(FOUNDING) else None
        along = (yield from self.specials_go(moves)) if self.state.specials else []
        done = [[seat, n, a, b] for seat, wish, a, b in moves if (n := self.shift(seat, wish, a, b))]
        for special, goal in along:
            special.place = self.sink if goal == WARP else goal
        if self.caught:
            self.put_under(done)
        if self.ending:
            self.leases_end()
        done += self.come_apart([special for special, goal in along if goal == WARP])
        if not done:
            return
        self._tell(done, verb, cause)
        self._drop_allies()
        yield from self.settle(held)
        if self.state.specials:
            yield from self.end_leases(self.uncovered())
        if self.hooked(SHIPS_MOVED):
            happened = Happened(verb, cause=cause, moves=done, up=up)
            if cause == CAUSE_COST:
                self.postponed += (happened,)
            else:
                yield from self.reach(SHIPS_MOVED, happened)

    def special(self, kind: str, seat: int, place: int) -> Steps:
        """A special ship joins a seat's ships; one that is out already is taken from where it is (T-14)."""
        state = self.state
        held = self._held() if self.hooked(COLONIES_CHANGED) or self.hooked(FOUNDING) else None
        ship = next((s for s in state.specials if s.kind == kind), None)
        if ship is None:
            ship = Special(kind, seat, place)
            state.specials.append(ship)
        else:
            state.ships[ship.place][ship.seat] -= 1
            self._colonies[ship.seat] = None
            ship.seat, ship.place = seat, place
        state.ships[place][seat] += 1
        self._colonies[seat] = None
        what = {"what": ("tech", kind), "planet": ("planet", place)}
        self.emit_event("special_ship", seat, what, ("tech", kind), {"place": self.place(place)})
        yield from self.settle(held)

    def _held(self) -> list[list[int]]:
        """The colonies of each seat that effects hear of."""
        return [self.told_colonies(seat) for seat in range(self.state.seats)]

    def told_colonies(self, seat: int) -> list[int]:
        """Colonies whose gain and loss effects hear of: those on planets (MO-15)."""
        return list(self.planet_colonies(seat))

    def _drop_allies(self) -> None:
        """R-SHIP-6: before the outcome is fixed, an ally without a ship in the encounter is no longer an ally."""
        encounter = self.encounter
        if not encounter.result:
            for seat, ally in enumerate(encounter.allies):
                if ally and not self.ships_in_encounter(seat):
                    encounter.allies[seat] = 0

    def _tell(self, done: list[Move], verb: str, cause: str) -> None:
        """One event per seat, so that each line of the log has one subject; of ships about to be lost one for each fate
        that they really had."""
        for seat in dict.fromkeys(move[0] for move in done):
            fates: dict[str, list[Move]] = {}
            for move in done:
                if move[0] == seat:
                    fates.setdefault(self._fate(move[3]) if verb == "lost" else verb, []).append(move)
            for kind in sorted(fates, key=lambda kind: kind != "lost"):
                own = fates[kind]
                fields = {
                    "moves": [{"from": self.place(a), "to": self.place(b), "ships": n} for _, n, a, b in own],
                    "cause": cause,
                }
                args = {"n": sum(move[1] for move in own), "why": self.why(cause)}
                self.emit_event(f"ships_{kind}", seat, args, None, fields)

    def _fate(self, goal: int) -> str:
        """What has become of ships that were about to be lost, by where they are."""
        if goal in (WARP, OUT):
            return "lost" if goal == WARP else "removed"
        if goal < 0 or goal in self.grounds:
            return "saved"
        return "captured" if self.state.places[goal - self.planet_count].power >= 0 else "waiting"

    def place(self, place: int) -> dict[str, Any]:
        """A place of ships as the wire names it."""
        if place in self.grounds or self.has_been(place):
            return {"type": "planet", "planet": planet_id(place)}
        return {"type": {GATE: "gate", RING: "ring", WARP: "warp"}.get(place, "elsewhere")}

    def lose(self, moves: list[tuple[int, int, int]], cause: str, planet: int = -1) -> Steps:
        """Ships (seat, number, place) go to the warp as one action, unless effects change the plan. Returns the plan.
        ``planet`` is the one that leaves the game with them."""
        plan = Plan([[seat, n, place, WARP] for seat, n, place in moves if n], cause, data=planet)
        if not plan.moves:
            return plan
        if self.hooked(TO_WARP):
            yield from self.plan(TO_WARP, plan)
        if cause == CAUSE_ENCOUNTER:
            for seat in plan.owners():
                self.encounter.ships_lost[seat] += plan.count(seat)
        yield from self.move(plan.moves, "lost", cause)
        return plan

    def recall(self, moves: list[tuple[int, int, int]], cause: str, side: int = -1) -> Steps:
        """Ships (seat, number, place) that came out of the warp for this encounter alone go back there: they are not
        lost to it. ``side``: the one that they were on, if they go because it has lost."""
        plan = Plan([[seat, n, place, WARP] for seat, n, place in moves if n], cause, data=side)
        if plan.moves and self.hooked(RECALL):
            yield from self.plan(RECALL, plan)
        yield from self.move(plan.moves, RECALLED, cause)

    def retrieve(self, seat: int, count: int, cause: str, default: dict[int, int] | None = None) -> Steps:
        """Ships of a seat come out of the warp to own colonies (R-SHIP-8). Returns how many came."""
        count = min(count, self.state.ships[WARP][seat])
        goals = yield from self.place_ships(seat, count, "retrieve", default=default)
        return (yield from self.out_of_warp(seat, goals, cause))

    def out_of_warp(self, seat: int, goals: list[int], cause: str) -> Steps:
        """Ships of a seat come out of the warp to these places, one entry a ship. Returns how many came."""
        if not goals:
            return 0
        plan = Plan([[seat, 1, WARP, goal] for goal in goals], cause, seat)
        if self.hooked(RETRIEVE):
            yield from self.plan(RETRIEVE, plan)
        yield from self.move(plan.moves, "retrieved", cause)
        return len(goals)

    def go_home(self, places: list[tuple[int, int]], cause: str = "") -> Steps:
        """All ships at (seat, place) return to colonies of their owners' choice, who answer at the same time; without
        a colony they go to the warp (R-ALLIANCE-9)."""
        ships = self.state.ships
        moves: list[Move] = []
        asks: list[Ask] = []
        lost: list[tuple[int, int, int]] = []
        wishes: list[tuple[int, int]] = []
        left = {place for _, place in places}
        for seat, place in places:
            count = ships[place][seat]
            if not count:
                continue
            around = [*self.colonies(seat), *self.berths(seat)]
            own = self.havens(seat, [colony for colony in around if colony not in left])
            if not own:
                lost.append((seat, count, place))
            elif len(own) == 1:
                moves.append([seat, count, place, own[0]])
            else:
                wishes.append((seat, place))
                asks.append(self._return_ask(seat, count, own))
        if asks:
            answers = yield Round(asks)
            for (seat, place), answer in zip(wishes, answers, strict=True):
                moves += [[seat, n, place, goal] for goal, n in answer.items()]
        if moves:
            yield from self.send_back(moves, cause)
        if lost:
            yield from self.lose(lost, CAUSE_HOMELESS)
        for seat, _ in places:
            self.encounter.came_from[seat] = []

    def send_back(self, moves: list[Move], cause: str = "") -> Steps:
        """Ships return to colonies that their owners have named."""
        plan = Plan(moves, cause)
        if self.hooked(RETURN):
            yield from self.plan(RETURN, plan)
        yield from self.move(plan.moves, "returned", cause)

    def _return_ask(self, seat: int, count: int, own: list[int]) -> Ask:
        default: dict[str, int] = {}
        origins = self.encounter.came_from[seat]
        best = self.best_home(seat, [p for p in self.colonies(seat) if p not in own])
        fallback = own[0] if best is None else best
        for i in range(count):
            place = origins[i] if i < len(origins) and origins[i] in own else fallback
            default[str(place)] = default.get(str(place), 0) + 1
        return Ask(
            seat, "return", kind=ALLOCATE, slots=tuple((p, 0, count) for p in own), total=(count, count),
            default=default, clock="ships", phase=self.state.phase, args={"n": count},
        )  # fmt: skip

    def land(self, seats: list[int] | None = None, origin: int = GATE) -> Steps:
        """All ships of these seats, by default of all, in the gate or in the ring land on the target planet as one
        action (R-RESOLVE-4, R-RESOLVE-6)."""
        ships, planet = self.state.ships, self.encounter.planet
        plan = Plan(
            [
                [x, ships[origin][x], origin, planet]
                for x in self.order()
                if (seats is None or x in seats) and ships[origin][x]
            ],
            CAUSE_ENCOUNTER,
        )
        if not plan.moves:
            return
        if self.hooked(LAND):
            yield from self.plan(LAND, plan)
        if self.on_moon():  # whoever an effect has kept from the warp cannot stay (MO-7)
            landing = {move[0] for move in plan.moves}
            yield from self.go_home([(x, planet) for x in self.order() if ships[planet][x] and x not in landing])
        yield from self.move(plan.moves, "landed", CAUSE_ENCOUNTER)

    def remove_planet(self, planet: int, cause: str) -> Steps:
        """R-SHIP-7: a planet leaves the game; all ships on it go to the warp. The encounter at it is called off."""
        ships = self.state.ships
        there = [(x, ships[p][x], p) for p in self.belonging(planet) for x in self.order() if ships[p][x]]
        yield from self.lose(there, cause, planet)
        if planet < self.planet_count:
            self.state.gone.append(planet)
        else:
            self.state.places[planet - self.planet_count].system = -1
        self.find_planets()
        for pile in [pile for pile in self.state.piles if pile.planet == planet]:
            self.state.piles.remove(pile)
            yield from self.discard_all([(card, -1) for card in pile.cards], cause)
        self.emit_event("planet_gone", None, {"planet": ("planet", planet)}, None, {"planet": ("planet", planet)})
        if planet == self.encounter.planet and self.state.phase != "end":
            self.state.goto = "end"  # the end phase returns ships and discards cards (R-RESOLVE-9)
        yield from self.settle()

    # --- settle
    def settle(self, held: list[list[int]] | None = None) -> Steps:
        """R-GEN-6: recount colonies, turn sheets, check for victory, then effects that the action triggered.

        ``held`` are the colonies before the action. Effects hear of each one gained or lost as a move
        [seat, 1, planet, +1 or -1]."""
        changed: list[tuple[int, int, bool]] = []
        taken = self.take_moons() if self.moon_at else []
        for power in self.state.powers:
            up = self.q(POWER_WORKS, self.home_count(power.seat) >= self.home_needed, power)
            if up != power.up:
                power.up = up
                changed.append((power.seat, power.id, up))
                if power.open:
                    what = {"what": ("alien", power.alien)}
                    self.emit_event("power_regained" if up else "power_lost", power.seat, what, ("alien", power.alien))
        if held is not None and self.hooked(FOUNDING):
            yield from self._founded(held)
        yield from self._check_win()
        for seat, identity, up in changed:
            if self.hooked(POWER_CHANGED):
                verb = "regained" if up else "lost"
                yield from self.reach(POWER_CHANGED, Happened(verb, seat=seat, count=identity))
        if held is not None:
            yield from self._tell_colonies(held)
        if taken:
            yield from self.begin_moons(taken)
        if self.broken_off and self.state.goto and self.depth == 0:
            raise Jump

    def take_moons(self) -> list[Moon]:
        """Who occupies which moon is determined anew; the moons that have begun or ceased to work (moons.py)."""
        return []

    def begin_moons(self, moons: list[Moon]) -> Steps:
        """What these moons do at the moment of their occupation (moons.py)."""
        yield from ()

    def _founded(self, held: list[list[int]]) -> Steps:
        """What happens to new colonies before they count for anybody's victory belongs to the action (R-GEN-6)."""
        new = [[seat, 1, p, 1] for seat in self.order() for p in self.told_colonies(seat) if p not in held[seat]]
        if new:
            before, self.founding = self.founding, True
            yield from self.plan(FOUNDING, Plan(new))
            self.founding = before

    def _tell_colonies(self, held: list[list[int]]) -> Steps:
        changes: list[Move] = []
        for seat in self.order():
            now = self.told_colonies(seat)
            changes += [[seat, 1, planet, -1] for planet in held[seat] if planet not in now]
            changes += [[seat, 1, planet, 1] for planet in now if planet not in held[seat]]
        if changes:
            yield from self.reach(COLONIES_CHANGED, Happened("colonies", moves=changes))

    def would_win(self) -> list[int]:
        """The seats that meet a condition to win now, in order of play (R-WIN-1, R-WIN-3)."""
        need = self.colonies_needed
        found = [x for x in self.order() if len(self.foreign_colonies(x)) and self.foreign_count(x) >= need]
        return self.q(MAY_WIN, self.q(WIN_ALT, found))

    def _check_win(self) -> Steps:
        """R-WIN-3, R-WIN-8: effects may prevent, share or take over the win. What prevents one need not be used again
        while nobody else would win, and after what changes the table the would-be winners are determined anew."""
        if self.deciding or self.founding:
            return
        state = self.state
        met = self.would_win()
        ways = self._ways(met)
        if state.prevented:  # once nothing prevents any win, they win
            state.prevented = [way for way in state.prevented if way in ways] if self.musts(WIN) else []
        while any(way not in state.prevented for way in ways):
            plan = Plan(data=list(met))
            if self.hooked(WIN):
                self.deciding = True
                yield from self.plan(WIN, plan)
                self.deciding = False
            now = self.would_win()
            winners = [seat for seat in plan.data if seat in now or (seat not in met and self.q(MAY_WIN, [seat]))]
            if winners and all(seat in met for seat in now):
                self.win(sorted(winners))
            still = self._ways(now)
            state.prevented, met, ways = [way for way in ways if way in still], now, still

    def _ways(self, seats: list[int]) -> list[int]:
        """Would-be winners, and once more, as ~seat, those who have another way than enough foreign colonies: who was
        held back may still win so."""
        return [*seats, *(~seat for seat in self.q(WIN_ALT, []) if seat in seats)] if seats else []

    def suspend_win(self, frame: Frame) -> None:
        """An encounter is put in before a win counts: what is in progress is broken off (R-RESOLVE-9, R-WIN-8)."""
        self.state.agenda.insert(0, frame)
        self.state.goto, self.broken_off = "end", True

    def win(self, seats: list[int]) -> None:
        """The game ends now with these winners, and what lies face down is shown (R-WIN-7)."""
        self.state.winners = seats
        encounter = self.encounter
        for side, card in enumerate(encounter.slots):
            if card >= 0 and not encounter.face_up[side]:
                encounter.face_up[side] = True
                self.publish(card)
        kind = "won" if seats else "all_lost"
        self.emit_event(kind, None, {"whom": [("seat", seat) for seat in seats]}, None, {"winners": seats})
        raise GameOver
