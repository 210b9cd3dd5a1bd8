"""Symbiote."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Alien, modify, on, super_, wild
from app.engine.hints import changes
from app.engine.moments import (
    ALLY,
    DEF,
    FREE_REGROUP,
    GAME,
    MORE_SHIPS,
    OUTSIDER,
    POWER_WORKS,
    REGROUP_BEGIN,
    SETUP_SHEETS,
    SHIPS_MOVED,
    TOGETHER,
)
from app.engine.plans import Happened
from app.engine.state import OUT, PILE, WARP, Power

MORE_A_PLANET = 4
MOST_A_PLANET = 8


class Symbiote(Alien):
    """Has twice the ships."""

    id, name = "symbiote", "Symbiote"
    set = "classic"
    tagline, power_name, alert = "Has twice the ships", "Symbiosis", "green"
    mandatory, roles = True, ("any",)
    phases = ("start_turn", "regroup", "destiny", "launch", "alliance", "planning", "reveal", "resolution")
    setup = places_ships = True
    brings_pieces, transferable = True, False
    max_seats = 7
    text = (
        "You have twice as many ships as usual, of two colours, all of which are yours in every respect. This "
        "power is never 'used'. It cannot be zapped, lost, stolen, copied, exchanged, lent or separated from "
        "your player colour by any means."
    )
    zap_text = "Nothing can be zapped."
    wild_text = (
        "When you are not the offense, you may retrieve one of your ships from the warp in the regroup phase of "
        "another player's encounter, to any of your colonies."
    )
    super_text = (
        "At the start of any regroup phase you may discard this flare to rescue as many of your ships as you "
        "like, even from the warp, from captivity or from outside the game, and to spread them over your own "
        "system, at most eight to a planet, whether you still live there or not. There they may coexist with "
        "any other ships, whatever effects would forbid it, for as long as they stay together. This flare "
        "cannot be cancelled."
    )
    rulings = (
        (
            "Too few home colonies",
            "The ships stay; there is nothing to lose.",
        ),
        (
            ("Number of ships needed by effects that count all ships of a player (Masochist, Void's minimum)"),
            "All ships of both colours are counted as that player's.",
        ),
        (
            "Changeling, Plant and Symbiote",
            (
                "Mayfair allows Pentaform and Changeling to take it with its pieces; the FFG text forbids any "
                "transfer, and FFG goes first."
            ),
        ),
        (
            "What the seed calls artefacts here",
            "The additional ships; the power exists only from setup.",
        ),
        (
            "Wild side in several encounters",
            (
                "Once per encounter as for every flare; in the offense's own regroup phase only if you are not "
                "the offense."
            ),
        ),
        (
            "Rescue and wins",
            "Home colonies only; it gives no foreign colony.",
        ),
        (
            "Silencer",
            "Not stopped.",
        ),
    )

    asks = {
        "rescue": (
            "Symbiote Flare: whom do you rescue?",
            "Choose how many of your lost ships come back, and from where.",
        ),
        "spread": ("Symbiote Flare: spread them", "Place {n|ship|ships} on your home planets, at most eight on each."),
    }
    events = {"doubled": "{who} has {n|ship|ships} more, of a second colour."}
    does = {"draw_back": "gain", "rescue": changes(lambda me: {me.seat: {"ships": me.imprisoned(), "cards": -1}})}
    like = {"rescue": "everything"}
    traits = {"worth": 1}

    # --- the ships
    @on(SETUP_SHEETS, must=True, use=False)
    def double(self) -> None:
        g, homes = self.g, self.g.home_planets(self.seat)
        for planet in homes:
            g.state.ships[planet][self.seat] += MORE_A_PLANET
        number = MORE_A_PLANET * len(homes)
        self.mark(MORE_SHIPS, until=GAME, data=[number])
        g.emit_event("symbiote.doubled", self.seat, {"n": number}, self.source)

    @modify(POWER_WORKS, before=True)
    def never_lost(self, works: bool, power: Power) -> bool:
        return works or power is self.power

    # --- the wild side
    @wild
    @on(*FREE_REGROUP, roles=DEF | ALLY | OUTSIDER, when=lambda me: me.lies_in_warp(),
        says="one of your ships leaves the warp")  # fmt: skip
    def draw_back(self) -> Steps:
        if (yield from self.announce()):
            yield from self.g.retrieve(self.seat, 1, "symbiote")

    def lies_in_warp(self) -> bool:
        """A ship is in the warp, and a colony is there for it."""
        return bool(self.g.state.ships[WARP][self.seat] and self.g.refuges(self.seat))

    # --- the super side
    @super_
    @on(REGROUP_BEGIN, certain=True, when=lambda me: bool(me.prisons()) and bool(me.g.home_planets(me.seat)),
        says="discard this flare: your lost ships come back to your own system")  # fmt: skip
    def rescue(self) -> Steps:
        g, seat = self.g, self.seat
        homes = g.home_planets(seat)
        prisons = [(place, 0, n) for place, n in self.prisons().items()]
        most = min(sum(slot[2] for slot in prisons), MOST_A_PLANET * len(homes))
        all_of_them = {place: n for place, _, n in prisons} if most == sum(slot[2] for slot in prisons) else {}
        freed = yield from g.allocate(
            seat,
            "symbiote.rescue",
            prisons,
            1,
            most,
            all_of_them or {prisons[0][0]: 1},
            source=self.source,
            clock="ships",
        )
        number = sum(freed.values())
        slots = [(planet, 0, MOST_A_PLANET) for planet in homes]
        even = {p: number // len(homes) + (i < number % len(homes)) for i, p in enumerate(homes)}
        goals = yield from g.allocate(
            seat, "symbiote.spread", slots, number, number, even, source=self.source, clock="ships", args={"n": number}
        )
        if not (yield from self.announce()):
            return
        if self.act is not None:
            self.act.fate = PILE
        for planet in goals:
            others = [x for x in g.order() if x != seat and g.state.ships[planet][x]]
            if others:
                self.mark("roommates", until=GAME, data=[planet, *others])
        g.let_out(seat, sum(freed.get(place, 0) for place in g.captured(seat)))
        places = [place for place, n in freed.items() for _ in range(n)]
        moves = [[seat, 1, places.pop(), planet] for planet, n in goals.items() for _ in range(n)]
        yield from g.move(moves, "retrieved", "symbiote")

    def imprisoned(self) -> int:
        """The own ships there."""
        return sum(self.prisons().values())

    def prisons(self) -> dict[int, int]:
        """Where own ships are lost, and how many: the warp, outside the game, sheets of others, under ships."""
        g = self.g
        sheets = [
            g.planet_count + i for i, place in enumerate(g.state.places)
            if place.system < 0 and (power := g.power(place.power)) and place.kind != "tech" and power.seat != self.seat
        ]  # fmt: skip
        ships = g.state.ships
        return {p: n for p in (WARP, OUT, *sheets) if (n := ships[p][self.seat])} | g.captured(self.seat)

    @modify(TOGETHER, mark="roommates")
    def together(self, stays: bool, one: int, other: int, planet: int) -> bool:
        room = self.mark_.data if self.mark_ else []
        return stays or (room[:1] == [planet] and self.seat in (one, other) and bool({one, other} & set(room[1:])))

    @on(SHIPS_MOVED, layer=-1, mark="roommates", must=True, use=False, once=False)
    def move_out(self, happened: Happened) -> None:
        """Who has left is no longer a roommate."""
        g, mark = self.g, self.mark_
        if mark is None:
            return
        ships = g.state.ships[mark.data[0]]
        mark.data = [mark.data[0], *(x for x in mark.data[1:] if ships[x] and ships[self.seat])]
        if len(mark.data) == 1:
            g.state.marks.remove(mark)
