"""Pieces of the phases that effects use too: rewards, calling an encounter off, discarding its cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .asks import Steps
from .laid import Laid
from .moments import (
    AIM_TARGETS,
    AIMED_ALONE,
    BARE_HOMES,
    DISMISSED,
    ENCOUNTERS,
    MAY_ALLY,
    MOVING,
    OFF,
    OFF_ALLY,
    PLANET_NAMED,
    SHARED,
    SHIP_SOURCES,
    TOGETHER,
)
from .plans import Happened, Plan
from .state import GATE, RING, WARP, Encounter

MOST_LAUNCHED = 4  # R-DESTINY-8, R-LAUNCH-2


class Flow(Laid):
    """Steps that phases and effects share."""

    def stands(self, name: str, seat: int, choice: int) -> Steps:
        """A choice of the seat is made and has not taken hold: False if an effect makes it choose again."""
        plan = Plan(seat=seat, data=choice)
        if self.hooked(name):
            yield from self.plan(name, plan)
        return plan.data is not None

    def target(
        self, seat: int, text: str, planets: Sequence[tuple[Any, ...]], default: int = 0, **fields: Any
    ) -> Steps:  # fmt: skip
        """A planet at which an effect strikes or settles, named while it is carried out; an effect may send it to
        another one. Other options may stand beside the planets."""
        answer = yield from self.choose(seat, text, planets, default, **fields)
        if answer[0] != "planet" or not self.hooked(PLANET_NAMED):
            return answer
        self.emit("planet_named", seat, planet=answer)
        if (yield from self.stands(PLANET_NAMED, seat, answer[1])):
            return answer
        others = [option for option in planets if option[0] == "planet" and option != answer]
        return (yield from self.choose(seat, text, others, **fields)) if others else answer

    def muster(self, role: int) -> int:
        """Where ships of a role stand in an encounter: the gate or the defense ring (R-ALLIANCE-5)."""
        return GATE if role & (OFF | OFF_ALLY) else RING

    def may_ally(self, seat: int) -> bool:
        """No effect keeps the seat from being an ally, and the encounter is not at a moon (MO-6)."""
        return not self.on_moon() and self.q(MAY_ALLY, True, seat)

    def can_send(self, seat: int, role: int) -> bool:
        """Some ship of the seat may go into the encounter."""
        return any(most for _, _, most in self.q(SHIP_SOURCES, self.ship_slots(seat), seat, role))

    def home_fights(self, seat: int) -> list[tuple[int, int]]:
        """R-DESTINY-7: (own planet, other player with a colony there)."""
        ships = self.state.ships
        return [(p, x) for p in self.home_planets(seat) for x in self.clockwise(seat) if ships[p][x]]

    def bare_homes(self, seat: int) -> list[int]:
        """R-DESTINY-8: own planets without any ship, if the seat has a ship to found a colony with."""
        ships = self.state.ships
        if not self.able_to_settle(seat):
            return []
        return self.q(BARE_HOMES, [p for p in self.home_planets(seat) if not any(ships[p])], seat)

    def able_to_settle(self, seat: int) -> bool:
        """It has a ship in a colony or in the gate."""
        return bool(self.available(seat) or self.state.ships[GATE][seat])

    def re_establish(self, planet: int) -> Steps:
        """R-DESTINY-8: one to four ships found a home colony again; the encounter is over and successful."""
        yield from self.settle_alone(planet, "re_establish", "re_established")

    def settle_alone(self, place: int, text: str, cause: str) -> Steps:
        """One to four ships of the offense found a colony where nobody is to be fought; the encounter is over and
        successful."""
        offense = self.encounter.offense
        if self.hooked(AIMED_ALONE):
            yield from self.reach(AIMED_ALONE, Happened("aimed", offense, moves=[[offense, 0, place, place]]))
        here = self.motes(offense) if self.is_mote(place) else []  # its ships are there already (SD-9)
        best = self.best_home(offense, here)
        slots = [slot for slot in self.ship_slots(offense, gate=True) if slot[0] not in here]
        ships = yield from self.allocate(
            offense, text, slots, 1, MOST_LAUNCHED,
            {GATE if best is None else best: 1}, clock="launch", args={"planet": ("planet", place)},
        )  # fmt: skip
        self.encounter.success = True
        self.state.phase = "end"
        yield from self.move([[offense, n, origin, place] for origin, n in ships.items()], "settled", cause)

    def aims(self) -> list[int]:
        """Where the gate can be aimed against the defense: planets (R-LAUNCH-1), and moons of its system (MO-3)."""
        encounter = self.encounter
        planets = self.q(AIM_TARGETS, list(self.home_planets(encounter.defense)), encounter.offense)
        return [*dict.fromkeys(planets + self.moon_aims(encounter.defense))] if self.moon_at else planets

    def moon_fights(self, seat: int) -> list[tuple[int, int]]:
        """MO-4: (moon of the own system, other player who occupies it); the offense's own question (moons.py)."""
        return []

    def moon_aims(self, system: int) -> list[int]:
        """The moons of a system at which the offense may aim (moons.py)."""
        return []

    def settlers(self, seat: int, planet: int) -> Steps:
        """One or more ships of a seat, from colonies or (the offense's) from the gate, that are to found a colony which
        it was granted, as moves (R-DEAL-6); empty without any ship."""
        slots, gate = self.loose_slots(seat), self.state.ships[GATE][seat]
        if gate and seat == self.encounter.offense:
            slots = [*slots, (GATE, 0, gate)]
        most = sum(slot[2] for slot in slots)
        if not most:
            return []
        best = self.best_loose(seat)
        default = {GATE: 1} if any(slot[0] == GATE for slot in slots) else {best: 1} if best is not None else {}
        answer = yield from self.allocate(
            seat, "deal_ships", slots, 1, most, default, clock="ships", args={"planet": ("planet", planet)}
        )
        return [[seat, n, place, planet] for place, n in answer.items()]

    def about_to_move(self, cause: str) -> Steps:
        """What an outcome or a deal moves is about to move, in one action with what effects add to it."""
        if self.hooked(MOVING):
            yield from self.plan(MOVING, Plan(cause=cause))

    def shared(self, seat: int, planets: list[int]) -> list[int]:
        """Those of the planets on which a seat may have ships beside what stands there."""
        return self.q(SHARED, planets, seat)

    def may_stay(self, one: int, other: int, planet: int) -> bool:
        """The ships of two seats may stay together on a planet, whatever would part them."""
        return self.q(TOGETHER, False, one, other, planet)

    def found_colony(self, seat: int, planets: list[int], asks: tuple[str, str], cause: str, **fields: Any) -> Steps:
        """A seat founds a colony on one of these planets where it may, with one or more ships of its colonies: where,
        and with how many. True if it did; by default one ship settles outside the home system."""
        free = self.shared(seat, planets)
        best, slots = self.best_loose(seat), self.loose_slots(seat)
        most = sum(slot[2] for slot in slots)
        if not free or not most:
            return False
        default = next((i for i, p in enumerate(free) if self.system(p) != seat), 0)
        planet = yield from self.target(seat, asks[0], [("planet", p) for p in free], default, **fields)
        ships = yield from self.allocate(
            seat, asks[1], slots, 1, most, {} if best is None else {best: 1},
            clock="ships", args={"planet": planet}, **fields,
        )  # fmt: skip
        yield from self.move([[seat, n, place, planet[1]] for place, n in ships.items()], "settled", cause)
        return True

    def most_encounters(self) -> int:
        """Encounters of a turn by R-END-3 and R-VAR-2."""
        return self.q(ENCOUNTERS, 1 if self.setup.options.single_encounter else 2, self.state.turn_owner)

    def entitled(self) -> bool:
        """R-END-3 gives another encounter by itself, as far as the public knows."""
        return self.encounter.success and self.encounter.number < self.most_encounters()

    def go_to(self, phase: str) -> None:
        """A change of phase is requested; it is obeyed when the running top-level action is finished."""
        self.state.goto = phase

    def dismiss(self, seats: list[int], cause: str = "") -> Steps:
        """Allies go home and are outsiders from now on (R-ALLIANCE-8)."""
        sides = 0
        for seat in seats:
            sides |= self.encounter.allies[seat]
            self.encounter.allies[seat] = 0
        yield from self.send_home(seats, cause)
        if sides and self.hooked(DISMISSED):
            yield from self.reach(DISMISSED, Happened("dismissed", count=sides))

    def new_encounter_of(self, old: Encounter) -> None:
        """The same encounter from the start, as far as its offense and what was played in it go. It has had its hazard
        (HW-4), and what that forbids stays forbidden."""
        new = Encounter.fresh(self.state.seats, old.offense, old.number)
        new.extra, new.again, new.played, new.barred = old.extra, old.again, old.played, old.barred
        new.flare_seats, new.flare_cards = old.flare_seats, old.flare_cards
        new.hazard, omen = old.hazard, old.omen
        if omen.warned:
            new.foretell(warned=True, silent=omen.silent, barred=omen.barred)
        self.state.encounter = new

    def send_home(self, seats: list[int], cause: str = "") -> Steps:
        """Ships of these seats in the gate and in the ring return to colonies."""
        ships = self.state.ships
        yield from self.go_home([(x, place) for x in seats for place in (GATE, RING) if ships[place][x]], cause)

    def return_from_warp(self) -> Steps:
        """DV-17: the offense has had its way in the warp. The ships of the gate return, and for each of them one of the
        same colour may come along."""
        gate = self.state.ships[GATE]
        came = {x: gate[x] for x in self.order() if self.role(x) & (OFF | OFF_ALLY)}
        yield from self.send_home(self.order())
        for seat, count in came.items():
            yield from self.rescue(seat, count)

    def rescue(self, seat: int, count: int) -> Steps:
        """Up to so many ships of a seat come back from the warp, to wherever its ships return; by default all, to home
        planets first (DV-21)."""
        count = min(count, self.state.ships[WARP][seat])
        own = self.refuges(seat)
        if not own or not count:
            return
        best = max(own, key=lambda p: (self.system(p) == seat, self.state.ships[p][seat], -p))
        goals = yield from self.allocate(
            seat, "rescue", [(p, 0, count) for p in own], 0, count, {best: count}, clock="ships", args={"n": count}
        )
        yield from self.out_of_warp(seat, [p for p, n in goals.items() for _ in range(n)], "rescue")

    def allied(self) -> list[int]:
        """All allies, in order of play."""
        return [x for x in self.order() if self.encounter.allies[x]]

    def call_off(self) -> Steps:
        """R-RESOLVE-9, R-PLANNING-1: the encounter ends without result, everything returns, it is not successful."""
        self.state.phase = "end"
        yield from self.send_home(self.order())

    def reward(self, seat: int, count: int) -> Steps:
        """R-REWARD-3: cards or ships from the warp; the split is fixed before any card is seen."""
        in_warp = self.state.ships[WARP][seat]
        most = min(count, in_warp) if self.refuges(seat) else 0
        others = min(count, self.rewards_left())
        total = sum(row[seat] for row in self.state.ships)
        default = most if 2 * in_warp > total else 0
        ships = blue = 0
        if most or others:
            slots = [("cards", max(0, count - most - others), count), ("ships", 0, most)]
            slots += [("reward_cards", 0, others)] if others else []
            wish = {"cards": count - default, "ships": default}
            answer = yield from self.allocate(
                seat, "reward", slots, count, count, wish, clock="ships", args={"n": count}
            )
            ships, blue = answer.get("ships", 0), answer.get("reward_cards", 0)
        told = {"cards": count - ships, "ships": ships}
        fields = told | ({"reward_cards": blue} if blue else {})
        self.emit_event("reward", seat, told, ("rule", "R-REWARD-3"), fields)
        if ships:
            yield from self.retrieve(seat, ships, "reward")
        if not blue:
            if count > ships:
                yield from self.draw(seat, count - ships, "reward")
            return
        cards = yield from self.draw_rewards(seat, blue, "reward", partly=True)
        if count > ships + blue:
            cards += yield from self.draw(seat, count - ships - blue, "reward", partly=True)
        yield from self.drawn(seat, cards, "reward")

    def draw_rewards(self, seat: int, count: int, cause: str, partly: bool = False) -> Steps:
        """Cards of the reward deck come to a hand, as many as there are; ``partly`` as in ``draw``."""
        cards = self.off_reward_deck(count)
        for card in cards:
            self.to_hand(card, seat)
        if cards:
            private = {seat: {"cards": [self.card(card, seat) for card in cards]}}
            args = {"n": len(cards), "why": self.why("reward_deck")}
            self.emit_event("drew", seat, args, None, {"n": len(cards), "cause": "reward_deck"}, private)
        if not partly:
            yield from self.drawn(seat, cards, cause)
        return cards
