"""Wraith."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Alien, modify, on, replace, super_, wild
from app.engine.hints import adds
from app.engine.moments import (
    AFTER_FORMED,
    AFTER_REVEAL,
    COMMITTED,
    DEF,
    MAIN,
    POWER_CHANGED,
    SAVE,
    SHIP_SOURCES,
    TO_WARP,
)
from app.engine.plans import Happened, Plan
from app.engine.state import GATE, RING, WARP

MOST_CALLED, MOST_MOVED = 2, 4


class Wraith(Alien):
    """Lost ships come back once, from the reserve on its sheet."""

    id, name = "wraith", "Wraith"
    set = "classic"
    tagline, power_name, alert = "Lost ships come back once", "Haunting", "yellow"
    mandatory, roles = True, ("any",)
    phases = ("start_turn", "regroup", "destiny", "launch", "alliance", "planning", "reveal", "resolution")
    text = (
        "Whenever ships of yours would go to the warp, use this power to put them on this sheet as your reserve "
        "instead, except ships that came into the encounter from the reserve: these go to the warp. When you "
        "send ships to an encounter as the offense or an ally, you may take any of them from the reserve, "
        "within the usual limit. Reserve ships that survive an encounter are ordinary ships again. The reserve "
        "is no colony and not the warp: its ships cannot be attacked, retrieved or moved in any other way. If "
        "this sheet is lost or turned facedown, the reserve goes to the warp."
    )
    zap_text = (
        "A Cosmic Zap may be played when your ships are lost: they go to the warp, and so do all further ships "
        "you lose in the encounter. Sending ships from the reserve is not a use and cannot be zapped."
    )
    wild_text = (
        "After encounter cards are revealed, put up to two of your ships from the warp into the encounter on "
        "your side, on the gate as offense or on the targeted planet as defense. The usual limit may be "
        "exceeded."
    )
    super_text = (
        "As the defense, after alliances are formed, you may move up to four ships from your reserve to the "
        "targeted planet. For this encounter they count as ships that came from the reserve."
    )
    rulings = (
        (
            "Where does this text come from?",
            (
                "The Mayfair card text could not be found. Public sources say that Wraith keeps a reserve of "
                "ships; the seed tells that it needs no speech. The rest is our translation. Treat it as the "
                "rule."
            ),
        ),
        (
            "Do ships going to the reserve count as lost?",
            (
                "No. They never were in the warp (R-RESOLVE-10): no compensation, and effects that look at the "
                "warp or at ships sent to it do not see them."
            ),
        ),
        (
            "Regroup, rewards, Mobius Tubes",
            "They bring back ships from the warp only, never from the reserve.",
        ),
        (
            "No colonies but a reserve",
            "He may still launch from the reserve.",
        ),
        (
            "With Void",
            "Void removes ships before they go to the warp; Wraith does not save them.",
        ),
        (
            "Own ships on the sheet and too few home colonies",
            "The sheet is facedown then, and the reserve goes to the warp.",
        ),
        (
            "Silencer",
            "Not stopped.",
        ),
    )

    cellar = "reserve"
    asks = {
        "call": ("Wraith Flare: how many?", "Choose how many of your ships in the warp join your side."),
        "move": ("Wraith Flare: how many?", "Choose how many ships of your reserve go to the planet."),
    }
    does = {
        "rise": lambda me: {"kind": "total", "side": "defense", "by": min(MOST_MOVED, me.waiting())},
        "call": adds(lambda me: [min(MOST_CALLED, me.g.state.ships[WARP][me.seat])]),
    }

    def reserve(self) -> int:
        """The place of the reserve; -1 without one yet."""
        return self.g.sheet_place(self.seat, self.id, self.cellar)

    def waiting(self) -> int:
        """Ships in the reserve."""
        place = self.reserve()
        return self.g.state.ships[place][self.seat] if place >= 0 else 0

    def returned(self) -> int:
        """Ships in the encounter that came from the reserve."""
        return sum(mark.data[0] for mark in self.g.marks("returned") if mark.seat == self.seat)

    @replace(TO_WARP, layer=SAVE, must=True, once=False, when=lambda me, plan: me.spared(plan) > 0)
    def fade(self, plan: Plan) -> Steps:
        spared = self.spared(plan)
        if (yield from self.announce()) and self.power is not None:
            plan.divert(self.seat, [self.g.place_for(self.cellar, self.power.id)] * spared)

    def spared(self, plan: Plan) -> int:
        """Ships on their way to the warp that did not come into the encounter from the reserve: those are lost last."""
        places = plan.leaving(self.seat)
        inside = sum(places.get(place, 0) for place in (GATE, RING, *self.defended()))
        ordinary = max(0, self.g.ships_in_encounter(self.seat) - self.returned())
        return plan.count(self.seat) - max(0, inside - ordinary)

    def defended(self) -> list[int]:
        """The target planet, if own ships hold it."""
        return [self.g.encounter.planet] if self.seat in self.g.holders() else []

    @modify(SHIP_SOURCES)
    def from_reserve(self, slots: list[tuple[int, int, int]], seat: int, role: int) -> list[tuple[int, int, int]]:
        waiting = self.waiting() if seat == self.seat else 0
        return [*slots, (self.reserve(), 0, waiting)] if waiting else slots

    @on(COMMITTED, must=True, use=False, once=False, when=lambda me, role: me.g.committing == me.seat)
    def count(self, role: int) -> None:
        came = self.g.encounter.came_from[self.seat].count(self.reserve())
        if came:
            self.mark("returned", data=[came])

    @on(POWER_CHANGED, must=True, use=False, once=False, before=True, when=lambda me, happened: me.is_lost(happened))
    def vanish(self, happened: Happened) -> Steps:
        if self.power is not None:
            yield from self.g.empty_cellar(self.power, [self.seat])

    def is_lost(self, happened: Happened) -> bool:
        """This very sheet has been turned face down."""
        powers = {p.id for p in self.g.powers_of(self.seat) if p.alien == self.id}
        return happened.verb == "lost" and happened.count in powers and self.waiting() > 0

    @super_
    @on(
        AFTER_FORMED,
        roles=DEF,
        when=lambda me: me.waiting() > 0 and me.g.place_in_encounter(me.seat) != WARP,
        says="up to four ships of your reserve go to the planet",
    )
    def rise(self) -> Steps:
        g = self.g
        numbers = [("number", n) for n in range(1, min(MOST_MOVED, self.waiting()) + 1)]
        number = yield from g.choose(self.seat, "wraith.move", numbers, len(numbers) - 1, source=self.source)
        if (yield from self.announce(ships=number)):
            self.mark("returned", data=[number[1]])
            goal = g.place_in_encounter(self.seat)
            yield from g.move([[self.seat, number[1], self.reserve(), goal]], "joined", "wraith")

    @wild
    @on(
        AFTER_REVEAL,
        roles=MAIN,
        when=lambda me: me.g.state.ships[WARP][me.seat] > 0 and me.g.place_in_encounter(me.seat) != WARP,
        says="up to two of your ships in the warp join your side",
    )
    def call(self) -> Steps:
        g = self.g
        most = min(MOST_CALLED, g.state.ships[WARP][self.seat])
        numbers = [("number", n) for n in range(1, most + 1)]
        number = yield from g.choose(self.seat, "wraith.call", numbers, len(numbers) - 1, source=self.source)
        if (yield from self.announce(ships=number)):
            goal = g.place_in_encounter(self.seat)
            yield from g.move([[self.seat, number[1], WARP, goal]], "joined", "wraith")
