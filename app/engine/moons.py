"""Moons: how they are dealt, occupied, turned up and discarded (docs/rules, moons).

A moon is a place of ships beside the planets of a home system. Who occupies it follows from the ships on it; at every
settle ``take_moons`` notes who has come and who has gone, and ``begin_moons`` carries out what starts with that. What a
moon does stands in its own file (``variants/moons``); it works while the moon lies face up and is occupied.
"""

from __future__ import annotations

from typing import Any

from .asks import Steps
from .moments import MOONS_STAND_STILL, SANITY
from .moon_card import CONTINUING, INTERMITTENT, ONE_SHOT, OUTSIDE, PLAY_NOW, MoonCard
from .outcomes import BOTH_LOSE, OFFENSE_WINS
from .state import MOON, FreeAsk, Moon
from .techs import Techs
from .variants import VARIANTS

REVEAL_MOON = "reveal_moon"
MOONS_EACH, MOONS_EACH_OF_FOUR_PLANETS = 2, 1  # MO-2, MO-22


def moon_card(moon: Moon) -> type[MoonCard]:
    """What stands on a moon."""
    card = VARIANTS[moon.card]
    if not issubclass(card, MoonCard):
        raise TypeError(f"expected the id of a moon, got {moon.card}")
    return card


class Moons(Techs):
    """The moons of this table."""

    # --- setup
    def deal_moons(self) -> None:
        """MO-1, MO-2, MO-22: so many moons a player, face down into the own system; with too few, equally fewer."""
        state, wanted = self.state, self.setup.options.moons
        if not wanted:
            return
        names = sorted(v for v, card in VARIANTS.items() if issubclass(card, MoonCard) and card.category in wanted)
        stack = [names[i] for i in self.dice.shuffled(list(range(len(names))), "moons")]
        each = MOONS_EACH_OF_FOUR_PLANETS if state.planets_each == 4 else MOONS_EACH
        each = min(each, len(stack) // state.seats)
        pieces = state.moons
        for seat in range(state.seats):
            for _ in range(each):
                place = self.place_for(MOON, len(pieces))
                state.places[-1].system = seat
                pieces.append(Moon(stack.pop(), place, seat))
        self.find_planets()
        self.emit("moons_dealt", None, n=each)

    # --- aiming
    def moon_aims(self, system: int) -> list[int]:
        """MO-3: the moons of a system on which the offense has no colony."""
        ships, offense = self.state.ships, self.encounter.offense
        return [p for p, moon in self.moon_at.items() if moon.home == system and not ships[p][offense]]

    def moon_fights(self, seat: int) -> list[tuple[int, int]]:
        """The moons of its own system that others occupy (MO-4)."""
        return [(p, self.moon_at[p].seat) for p in self.moon_aims(seat) if self.moon_at[p].seat >= 0]

    def aim_at_moon(self, place: int) -> Steps:
        """MO-5, MO-6: the occupant is the defense, whoever owns the system; a free moon is simply taken."""
        encounter, moon = self.encounter, self.moon_at[place]
        if moon.seat < 0:
            encounter.defense, encounter.fixed = -1, False
            self.emit("aimed", encounter.offense, planet=("planet", place))
            yield from self.take_free_moon(place)
            return
        encounter.planet, encounter.holders = place, []
        if encounter.defense != moon.seat:
            encounter.defense = moon.seat
            self.emit("defense", moon.seat, offense=("seat", encounter.offense))

    def take_free_moon(self, place: int) -> Steps:
        """MO-5: one to four ships go there directly; the encounter is over and successful."""
        yield from self.settle_alone(place, "take_moon", "free_moon")

    # --- occupation
    def told_colonies(self, seat: int) -> list[int]:
        told = super().told_colonies(seat)
        return told + [
            p for p, moon in self.moon_at.items() if moon.seat == seat and moon.up and moon_card(moon).counts
        ]

    def take_moons(self) -> list[Moon]:
        state, changed = self.state, []
        for moon in self.moon_at.values():
            row = state.ships[moon.place]
            if moon.seat >= 0 and row[moon.seat]:
                continue
            seat = next((x for x, n in enumerate(row) if n), -1)
            if seat == moon.seat:
                continue
            if moon.seat >= 0:
                moon.left = state.encounters
                self.close_free(REVEAL_MOON, moon.place)
            moon.seat = seat
            changed.append(moon)
            if seat >= 0:
                self._read(moon)
        if changed:
            self.reindex()
        return changed

    def _read(self, moon: Moon) -> None:
        """MO-9: the occupant reads the moon; what must be played now is turned up, what is secret may be, any time."""
        if moon.seat not in moon.seen:
            moon.seen.append(moon.seat)
        self.emit_event("moon_taken", moon.seat, {"planet": ("planet", moon.place)})
        if moon.up:
            return
        if moon_card(moon).play == PLAY_NOW:
            self._turn(moon)
        else:
            self.offer_free(moon.seat, REVEAL_MOON, moon.place)

    def _turn(self, moon: Moon) -> None:
        moon.up = True
        args = {"what": ("moon", moon.card), "planet": ("planet", moon.place)}
        self.emit_event("moon_up", moon.seat, args, ("moon", moon.card))

    def begin_moons(self, moons: list[Moon]) -> Steps:
        """MO-9, MO-11, MO-13: what starts or ends with an occupation."""
        for moon in moons:
            if moon.seat < 0:
                yield from self.moon_handle(moon).deserted()
            elif moon.up:
                yield from self._start(moon)

    def _start(self, moon: Moon) -> Steps:
        """MO-11, MO-14, MO-19: an effect that happens, happens now, unless this occupant has only just left."""
        card = moon_card(moon)
        if card.wording == CONTINUING or moon.gone or self.has_mark(MOONS_STAND_STILL) or self.has_mark(SANITY):
            return
        if card.wording == INTERMITTENT and moon.last == moon.seat and moon.left == self.state.encounters:
            return
        moon.last = moon.seat
        self.doing.append(moon.card)
        yield from self.moon_handle(moon).happens()
        self.doing.pop()
        if card.wording == ONE_SHOT:
            yield from self.discard_moon(moon)

    def reveal_moon(self, moon: Moon) -> Steps:
        """MO-9: the occupant turns its secret moon up."""
        self._turn(moon)
        self.reindex()
        yield from self.settle()
        yield from self._start(moon)

    def discard_moon(self, moon: Moon) -> Steps:
        """The moon leaves the game and is not replaced; its ships return to colonies."""
        if moon.gone:
            return
        self.emit_event("moon_gone", None, {"what": ("moon", moon.card), "planet": ("planet", moon.place)})
        there = [(x, moon.place) for x in self.order() if self.state.ships[moon.place][x]]
        yield from self.go_home(there)
        moon.gone = True
        moon.seat = -1
        self.close_free(REVEAL_MOON, moon.place)
        self.find_planets()
        self.reindex()
        yield from self.settle()

    def moon_handle(self, moon: Moon) -> MoonCard:
        """A handle of the moon outside any hook, for what happens once."""
        return moon_card(moon)(self, moon.seat, OUTSIDE)  # type: ignore[arg-type]

    # --- secret moons
    def _as_good_as_lost(self, moon: Moon) -> bool:
        """MO-10: the outcome that costs its occupant the moon is fixed, and the ships are still to be moved. Whoever
        has held the moon, or has just won it, may turn it up."""
        encounter = self.encounter
        fought = encounter.planet == moon.place and encounter.defense == moon.seat
        return fought and encounter.result in (OFFENSE_WINS, BOTH_LOSE)

    def free_source(self, f: FreeAsk) -> tuple[str, str] | None:
        if f.kind != REVEAL_MOON:
            return super().free_source(f)
        return ("moon", self.moon_at[f.subject].card)

    def free_args(self, f: FreeAsk) -> dict[str, Any]:
        return {"what": source} if f.kind == REVEAL_MOON and (source := self.free_source(f)) else super().free_args(f)

    def free_gain(self, f: FreeAsk) -> bool:
        return f.kind == REVEAL_MOON and moon_card(self.moon_at[f.subject]).traits.get("worth", 0) > 0

    def grant(self, wish: FreeAsk) -> Steps:
        if wish.kind != REVEAL_MOON:
            yield from super().grant(wish)
            return
        moon = self.moon_at.get(wish.subject)
        if moon is None or moon.up or moon.seat != wish.seat:  # MO-10
            return
        if self._as_good_as_lost(moon):
            self.offer_free(moon.seat, REVEAL_MOON, moon.place)
            return
        yield from self.reveal_moon(moon)
