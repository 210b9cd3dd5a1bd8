"""Boomerang."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Alien, modify, on, replace, super_, wild
from app.engine.hints import total
from app.engine.moments import (
    ALLY,
    ANYTIME,
    GAME,
    OFF,
    PARTICIPANT,
    PHASES,
    REGROUP_AFTER,
    REGROUP_BEGIN,
    RETURN,
    SAVE,
    SETUP_SHEETS,
    SHIPS_MOVED,
    TO_WARP,
    WILD_FIGHTS,
    WIN_ALT,
)
from app.engine.plans import Happened, Plan

MOST = 3


class Boomerang(Alien):
    """Brings the ships of its sheet home through encounters."""

    id, name = "boomerang", "Boomerang"
    set = "classic"
    tagline, power_name, alert = "Wins by bringing ships home", "Returning", "red"
    mandatory, roles = False, ("offense", "offensive_ally", "defensive_ally")
    phases = ("launch", "alliance")
    setup = places_ships = True
    brings_pieces = True
    text = (
        "Game setup - leave a single ship on every home planet; all your other ships (15, with four planets 12) start "
        "on this sheet. As the offense or an ally, when you commit at least one ship from a colony, you may use this "
        "power to add as many as three ships off this sheet, on top of the normal limit of four. You win the game as "
        "soon as no ship is left on this sheet and you occupy at least three planets of your home system (with four "
        "planets two). You can still win in the normal way. If the sheet is face down, the ships stay on it and you "
        "cannot use the power. If the sheet leaves the game, its ships go to your colonies. In the destiny phase, even "
        "with the sheet face down, a wild destiny card drawn by you as the offense also allows an encounter inside "
        "your own home system, against anybody with a colony there, as if it showed your own colour."
    )
    zap_text = (
        "Each time ships from the sheet are committed is one use. It can be zapped when their number is "
        "announced; they stay on the sheet, the ships from colonies stay committed. The winning condition and "
        "the wild destiny choice cannot be zapped."
    )
    wild_text = (
        "Main player or ally: play this flare to keep your ships out of the warp until the encounter is over. "
        "Ships you would lose go back to colonies of yours instead."
    )
    super_text = (
        "In your regroup phase you may play this flare to move one of your ships from this sheet to one of your "
        "home colonies."
    )
    rulings = (
        (
            "sending only ships from the sheet",
            "Not possible; at least one ship must come from a colony.",
        ),
        (
            "ships returned after a cancelled encounter",
            "They go to colonies, never back to the sheet.",
        ),
        (
            "committing the last ship of a home planet",
            "Legal, but that planet is then not occupied for the special victory.",
        ),
        (
            "all ships from the sheet committed while three home planets are occupied",
            ("The condition is met at that settle and Boomerang wins at once, in the middle of the encounter."),
        ),
        (
            "sheet face down",
            (
                "Fewer than three home colonies turns it down as for any alien; since the special victory needs "
                "three home planets it cannot be met then anyway."
            ),
        ),
        (
            "swap of sheets by another alien",
            (
                "The ships on the sheet belong to their colour: they return to the old owner's colonies, and "
                "the new owner starts with an empty sheet and cannot win by it until he has had a ship on it."
            ),
        ),
        (
            "wild choice and moons",
            ("With moons in play the encounter in the own system may be against the occupant of a moon there."),
        ),
        (
            "Assessor",
            ("All ships committed count together, so one ship from a colony plus one from the sheet is more than one."),
        ),
    )

    harbour = "returning"
    asks = {
        "ships": ("Boomerang: how many more?", "Choose how many ships of your sheet go along."),
        "home": ("Boomerang Flare: where?", "Choose the home colony that gets the ship."),
        "save": ("Boomerang Flare: your ships", "Place {n|ship|ships} on your colonies."),
    }
    events = {"set_out": "{n|ship|ships} of {who} are on the sheet."}
    does = {"come_in": "nothing", "bounce": "gain", "bring_more": total(lambda me: min(MOST, me.aboard()))}
    like = {"ships": "most", "save": "retrieve"}

    def sheet(self) -> int:
        """The place of the ships on the own sheet."""
        power = self.power or next(p for p in self.g.powers_of(self.seat) if p.alien == self.id)
        return self.g.place_for(self.harbour, power.id)

    def sheets(self) -> list[int]:
        """The places of ships on own sheets, none made for it."""
        g = self.g
        powers = {p.id for p in g.powers_of(self.seat) if p.alien == self.id}
        places = enumerate(g.state.places, g.planet_count)
        return [i for i, place in places if place.kind == self.harbour and place.power in powers]

    def aboard(self) -> int:
        """Ships on the sheet."""
        return sum(self.g.state.ships[place][self.seat] for place in self.sheets())

    @on(SETUP_SHEETS, must=True, use=False)
    def set_out(self) -> None:
        g, sheet = self.g, self.sheet()
        count = 0
        for planet in g.home_planets(self.seat):
            count += g.shift(self.seat, g.state.ships[planet][self.seat] - 1, planet, sheet)
        self.mark("returning", until=GAME)
        g.emit_event("boomerang.set_out", self.seat, {"n": count}, self.source)

    @on(
        SHIPS_MOVED,
        roles=OFF | ALLY,
        once=False,
        when=lambda me, happened: me.commits(happened),
        says="ships of your sheet go along, up to three",
    )
    def bring_more(self, happened: Happened) -> Steps:
        g = self.g
        numbers = [("number", n) for n in range(1, min(MOST, self.aboard()) + 1)]
        number = yield from g.choose(self.seat, "boomerang.ships", numbers, len(numbers) - 1, source=self.source)
        if (yield from self.announce(ships=number)):
            goal = g.place_in_encounter(self.seat)
            yield from g.move([[self.seat, number[1], self.sheet(), goal]], happened.verb, "boomerang")

    def commits(self, happened: Happened) -> bool:
        """Own ships have just been committed, one at least from a colony."""
        if happened.cause or happened.verb not in ("launched", "joined") or not self.aboard():
            return False
        return any(seat == self.seat and origin in self.g.grounds for seat, _, origin, _ in happened.moves)

    @replace(RETURN, mark="returning", must=True, use=False, once=False, when=lambda me, plan: me.unloads(plan))
    @replace(TO_WARP, mark="returning", must=True, use=False, once=False, when=lambda me, plan: me.unloads(plan))
    def forget(self, plan: Plan) -> None:
        """The sheet leaves its owner: from now on nobody wins by its being empty."""
        if self.mark_ is not None:
            self.g.state.marks.remove(self.mark_)

    def unloads(self, plan: Plan) -> bool:
        """The ships of the sheet are about to go home, or to be lost, because it changes hands."""
        return any(seat == self.seat and origin in self.sheets() for seat, _, origin, _ in plan.moves)

    @modify(WIN_ALT)
    def is_home(self, winners: list[int]) -> list[int]:
        g = self.g
        sailed = any(
            mark.power == (self.power.id if self.power else -1) and mark.seat == self.seat
            for mark in g.marks("returning")
        )
        wins = sailed and not self.aboard() and len(g.home_colonies(self.seat)) >= g.home_needed  # planets alone
        return [*winners, self.seat] if wins and self.seat not in winners else winners

    @modify(WILD_FIGHTS, before=True)
    def fights_at_home(self, fights: list[tuple[int, int]], seat: int) -> list[tuple[int, int]]:
        return [*fights, *self.g.home_fights(seat), *self.g.moon_fights(seat)] if seat == self.seat else fights

    @super_
    @on(
        REGROUP_BEGIN,
        roles=OFF,
        when=lambda me: me.aboard() > 0 and bool(me.g.home_colonies(me.seat)),
        says="a ship of your sheet goes to a home colony",
    )
    @on(
        REGROUP_AFTER,
        roles=OFF,
        when=lambda me: me.aboard() > 0 and bool(me.g.home_colonies(me.seat)),
        says="a ship of your sheet goes to a home colony",
    )
    def come_in(self) -> Steps:
        homes = [("planet", p) for p in self.g.home_colonies(self.seat)]
        home = yield from self.g.choose(self.seat, "boomerang.home", homes, source=self.source)
        if (yield from self.announce(planet=home)):
            yield from self.g.move([[self.seat, 1, self.sheet(), home[1]]], "moved", "boomerang")

    @wild
    @on(
        ANYTIME, roles=PARTICIPANT, phases=PHASES[1:-1], says="keep your ships out of the warp until the encounter ends"
    )
    def bounce(self) -> Steps:
        if (yield from self.announce()):
            self.lasting = True
            self.mark("bouncing")

    @replace(
        TO_WARP,
        layer=SAVE,
        mark="bouncing",
        must=True,
        use=False,
        once=False,
        when=lambda me, plan: plan.count(me.seat) > 0 and bool(me.g.shelters(me.seat, plan)),
    )
    def bounce_back(self, plan: Plan) -> Steps:
        g, count = self.g, plan.count(self.seat)
        came_from = g.encounter.came_from[self.seat]
        goals = yield from g.shelter(self.seat, plan, count, "boomerang.save", came_from=came_from, source=self.source)
        plan.divert(self.seat, goals)
