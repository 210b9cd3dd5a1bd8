"""Filth."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Alien, modify, on, replace, super_, wild
from app.engine.moments import (
    AFTER_AIM,
    ANYTIME,
    DEAL_VACATES,
    DEF,
    GAME,
    LAND,
    OFF,
    OFF_ALLY,
    PHASES,
    POWER_CHANGED,
    REGROUP_BEGIN,
    SHARED,
    SHIPS_MOVED,
    START_TURN,
)
from app.engine.outcomes import OFFENSE_WINS
from app.engine.plans import Happened, Plan
from app.engine.state import GATE


class Filth(Alien):
    """Shares no planet: others leave, land elsewhere, or do not land at all."""

    id, name = "filth", "Filth"
    set = "classic"
    tagline, power_name, alert = "Shares a planet with nobody", "Reeking", "red"
    mandatory, roles = True, ("any",)
    phases = ("start_turn", "regroup", "destiny", "launch", "alliance", "planning", "reveal", "resolution")
    text = (
        "(1) Whenever ships of yours and of another player stand on the same planet, use this power: the other "
        "player's ships there return to his other colonies. (2) When your side wins as the offense with you as "
        "offense or offensive ally, use this power: all other players of your side do not land on the target "
        "planet; each of them lands instead on any other planet of his choice in the same system, gaining a "
        "colony there as usual. (3) When you are the beaten defense of a planet holding ships of yours, use "
        "this power: nobody lands, all gate ships go back to colonies of their owners. Your own ships are lost "
        "as usual, and with them the stench leaves that planet. (4) When you and another player grant each "
        "other colonies in a deal, or one of you grants one, the player who grants a colony must vacate the "
        "planet, so that the other one lands there alone."
    )
    zap_text = (
        "Every expulsion, diversion or driving off is a separate use, zapped at its moment before ships move. "
        "Then players share the planet for the rest of the encounter; when the encounter ends the power works "
        "again and part 1 happens at once. Part 4 is not a use and cannot be zapped."
    )
    wild_text = (
        "At any time you may play this flare and declare one planet filthy: all ships there return to their "
        "owners' other colonies. Ships that should land there in this encounter return to their owners' "
        "colonies instead. Afterwards this flare goes to the player who has the Filth; if nobody has, it is "
        "discarded."
    )
    super_text = (
        "Right after aiming as the offense you may play this flare: whoever else has ships on the target, the "
        "defense included, must take them back to other colonies."
    )
    rulings = (
        (
            "Filth lands where bystanders are",
            "The bystanders must leave at the settle after the landing.",
        ),
        (
            "retrieved or moved ships of others",
            (
                "They can still be put on a planet only where the owner has a colony, so they never come to "
                "Filth by that."
            ),
        ),
        (
            "Filth as a defensive ally",
            "Ships in the ring are not on the planet; nothing happens there.",
        ),
        (
            "fifth colony",
            ("A player who lands on a Filth planet by a zapped part 3 has the colony at the settle and can win by it."),
        ),
        (
            "allies of Filth and a fifth colony",
            "The diverted landing gives colonies in the same action, so a shared win is possible.",
        ),
        (
            "Gorgon on the same planet",
            (
                "Ships the Gorgon holds either stay or go to the warp as their owner decides. If they stay, "
                "they share with Filth until they move."
            ),
        ),
        (
            "expelled player without another colony",
            "R-ALLIANCE-9: the ships go to the warp.",
        ),
        (
            "gas giant system",
            "Filth has no effect on a gas giant.",
        ),
        (
            "moons",
            "Only one player can occupy a moon anyway; part 3 does apply to a lost encounter on a moon.",
        ),
        (
            "Filth loses its power",
            ("Others may share planets with it until it regains the power; then part 1 happens at the settle."),
        ),
        (
            "Silencer",
            "Not blocked.",
        ),
    )

    asks = {
        "elsewhere": ("Filth: where do you land?", "Choose another planet of this system. By default the emptiest."),
        "planet": ("Filth Flare: which planet?", "Choose the planet that everybody leaves."),
    }
    does = {"fumigate": "gain", "befoul": "nothing"}

    # --- nobody stays beside it
    @on(SHIPS_MOVED, must=True, once=False, when=lambda me, happened: bool(me.neighbours()))
    @on(POWER_CHANGED, must=True, once=False, when=lambda me, happened: bool(me.neighbours()))
    def reek(self, happened: Happened) -> Steps:
        yield from self.expel()

    @on(START_TURN, must=True, once=False, when=lambda me: bool(me.neighbours()))
    @on(REGROUP_BEGIN, must=True, once=False, when=lambda me: bool(me.neighbours()))
    def reek_again(self) -> Steps:
        yield from self.expel()

    def neighbours(self) -> list[tuple[int, int]]:
        """(player, planet) of all ships of others beside own ships."""
        g, ships = self.g, self.g.state.ships
        found = [(x, p) for p in g.colonies(self.seat) for x in g.order() if x != self.seat and ships[p][x]]
        return [(x, p) for x, p in found if (x, p) not in self.stuck() and not g.may_stay(x, self.seat, p)]

    def stuck(self) -> list[tuple[int, int]]:
        """(player, planet) of ships that had to leave once: if they were held fast they share until they move."""
        return [(x, p) for mark in self.g.marks("stench") if mark.seat == self.seat for x, p in [mark.data]]

    @on(SHIPS_MOVED, layer=-1, must=True, use=False, once=False, when=lambda me, happened: bool(me.stuck()))
    def moved_on(self, happened: Happened) -> None:
        """Ships that have left are no longer held."""
        g, ships = self.g, self.g.state.ships
        gone = [mark for mark in g.marks("stench") if not ships[mark.data[1]][mark.data[0]]]
        g.state.marks = [mark for mark in g.state.marks if mark not in gone]

    def expel(self) -> Steps:
        """All of them return to other colonies as one action."""
        seats = list(dict.fromkeys(x for x, _ in self.neighbours()))
        if not (yield from self.announce(whom=[("seat", x) for x in seats])):
            return
        told = self.neighbours()
        for seat, planet in told:
            self.mark("stench", until=GAME, data=[seat, planet])
        yield from self.g.go_home(told, "filth")

    # --- landings
    @replace(LAND, roles=OFF | OFF_ALLY, must=True, when=lambda me, plan: me.lands_with_others(plan))
    def divert(self, plan: Plan) -> Steps:
        g, target = self.g, self.g.encounter.planet
        if not (yield from self.announce()):
            return
        places = [p for p in g.home_planets(g.system(target)) if p != target]
        for move in [move for move in plan.moves if move[0] != self.seat]:
            seat, ships = move[0], g.state.ships
            free = g.shared(seat, places)
            if not free:
                plan.moves.remove(move)
                continue
            empty = min(range(len(free)), key=lambda i: (ships[free[i]][seat] > 0, sum(ships[free[i]])))
            options = [("planet", planet) for planet in free]
            goal = yield from g.choose(seat, "filth.elsewhere", options, empty, source=self.source, clock="ships")
            move[3] = goal[1]

    def lands_with_others(self, plan: Plan) -> bool:
        """Own ships and ships of others are about to land, beside one another."""
        owners = plan.owners()
        return self.seat in owners and len(owners) > 1 and not self.g.stands_apart(self.g.encounter.planet)

    @replace(LAND, roles=DEF, must=True, when=lambda me, plan: me.held_planet() and bool(plan.moves))
    def drive_off(self, plan: Plan) -> Steps:
        g = self.g
        if (yield from self.announce()):
            plan.moves = []
            yield from g.go_home([(x, GATE) for x in g.order() if g.state.ships[GATE][x]], "filth")

    def held_planet(self) -> bool:
        """The own side is beaten, on a planet that held own ships."""
        encounter = self.g.encounter
        beaten = encounter.result == OFFENSE_WINS and self.seat in self.g.holders()
        return beaten and encounter.ships_then[self.seat] > 0 and not self.g.stands_apart(encounter.planet)

    # --- what is no use
    @modify(DEAL_VACATES)
    def vacates(self, vacates: bool, parties: tuple[int, int]) -> bool:
        return vacates or self.seat in parties

    @modify(SHARED)
    def not_beside(self, planets: list[int], seat: int) -> list[int]:
        if seat == self.seat:
            return planets
        return [p for p in planets if not self.g.state.ships[p][self.seat]]

    # --- the flare
    @super_
    @on(
        AFTER_AIM,
        roles=OFF,
        when=lambda me: bool(me.others_on(me.g.encounter.planet)),
        says="all others leave the target planet",
    )
    def fumigate(self) -> Steps:
        planet = self.g.encounter.planet
        if (yield from self.announce(planet=("planet", planet))):
            yield from self.g.go_home([(x, planet) for x in self.others_on(planet)], "filth")

    def others_on(self, planet: int) -> list[int]:
        """Other players with ships on a planet."""
        return [x for x in self.g.order() if x != self.seat and self.g.state.ships[planet][x]]

    @wild
    @on(
        ANYTIME,
        phases=PHASES[1:-1],
        when=lambda me: any(any(me.g.state.ships[p]) for p in me.g.planets),
        says="a planet is filthy: all ships there return to other colonies",
    )
    def befoul(self) -> Steps:
        g = self.g
        planets = [("planet", p) for p in g.planets if any(g.state.ships[p])]
        planet = yield from g.choose(self.seat, "filth.planet", planets, source=self.source)
        if not (yield from self.announce(planet=planet)):
            return
        self.mark("foul", data=[planet[1]])
        if self.act is not None:
            self.act.fate = g.seat_with(self.id)
        yield from g.go_home([(x, planet[1]) for x in g.order() if g.state.ships[planet[1]][x]], "filth")

    @replace(LAND, layer=1, mark="foul", must=True, use=False, when=lambda me, plan: bool(plan.moves))
    def keep_off(self, plan: Plan) -> Steps:
        g = self.g
        foul = self.mark_.data if self.mark_ else []
        seats = [move[0] for move in plan.moves if move[3] in foul]
        plan.moves = [move for move in plan.moves if move[3] not in foul]
        yield from g.go_home([(x, GATE) for x in seats], "filth")
