"""Worm."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Alien, on, wild
from app.engine.hints import planets
from app.engine.moments import AFTER_REVEAL, ALLY, MAIN, OFF, SETUP_SHEETS, START_TURN
from app.engine.plans import Move


class Worm(Alien):
    """Points the gate at another planet of the defense after the reveal."""

    id, name = "worm", "Worm"
    set = "classic"
    tagline, power_name, alert = "Moves the whole encounter", "Tunnel", "yellow"
    mandatory, roles = False, ("offense", "defense")
    phases = ("reveal",)
    setup = places_ships = True
    text = (
        "Once per encounter in which you are a main player, when encounter cards have been revealed, this power "
        "points the gate somewhere else: at a planet of any system where the defense has a colony, or at any "
        "home planet of the defense, but never where the offense has a colony. The ships on the gate and the "
        "allies of both sides move there too, and the encounter is resolved at the new planet."
    )
    zap_text = "A Cosmic Zap may be played when the gate is re-aimed: it stays where it was."
    wild_text = (
        "When your turn starts, you may settle one planet of your home system on which nobody has a colony, "
        "with as many ships as you like from your colonies."
    )
    super_text = "You may use your power as an ally."
    # with four planets: Setup spreads sixteen ships over four planets.
    rulings = (
        (
            "Does it work with negotiates?",
            (
                "Yes, the phase is reveal, whatever was shown; with two negotiates the ships go home and the "
                "new planet matters only for a colony in a deal."
            ),
        ),
        (
            "Does the new planet's number of ships count for the total?",
            "Yes, that is the point of it: the defense counts the ships there.",
        ),
        (
            "An offensive ally already has a colony there",
            "Allowed; on a win his ships join it. Only the offense must have none.",
        ),
        (
            "The defense as Worm moves the encounter to an empty home planet",
            "Allowed: it defends with zero ships of its own.",
        ),
        (
            "Moons",
            "The gate may not be re-aimed at a moon.",
        ),
        (
            "Special places such as Citadels or traps",
            (
                "Those of the new planet apply, those of the old one do not; effects already paid for stay with "
                "the encounter."
            ),
        ),
        (
            "Silencer",
            "Not stopped.",
        ),
    )

    asks = {
        "setup": (
            "Worm: spread your ships",
            "Put your ships on your planets, at least one on each. By default four each.",
        ),
        "planet": ("Worm: where to?", "Choose the planet where the encounter is resolved."),
        "home": ("Worm Flare: which planet?", "Choose the empty planet of yours that you settle."),
        "ships": ("Worm Flare: your settlers", "Choose the ships that settle on {planet}."),
    }
    events = {
        "aims": "{who} points the gate at {planet}: the encounter is resolved there.",
        "spread": "{who} spreads the ships over the planets.",
    }
    does = {"burrow": "gain", "tunnel": planets("elsewhere", lambda me: me.targets())}
    like = {"planet": "elsewhere", "ships": "re_establish"}

    @on(SETUP_SHEETS, must=True, use=False)
    def spread(self) -> Steps:
        g, ships = self.g, self.g.state.ships
        homes = g.home_planets(self.seat)
        now = {p: ships[p][self.seat] for p in homes}
        total = sum(now.values())
        slots = [(p, 1, total) for p in homes]
        wanted = yield from g.allocate(
            self.seat, "worm.setup", slots, total, total, now, source=self.source, clock="launch"
        )
        leaving = [p for p in homes for _ in range(max(0, now[p] - wanted.get(p, 0)))]
        coming = [p for p in homes for _ in range(max(0, wanted.get(p, 0) - now[p]))]
        for origin, goal in zip(leaving, coming, strict=True):
            g.shift(self.seat, 1, origin, goal)
        g.emit_event("worm.spread", self.seat, {}, self.source)

    @on(
        AFTER_REVEAL,
        roles=MAIN,
        widen=ALLY,
        when=lambda me: bool(me.targets()),
        says="resolve the encounter at another planet",
    )
    def tunnel(self) -> Steps:
        g = self.g
        planets = [("planet", p) for p in self.targets()]
        planet = yield from g.choose(self.seat, "worm.planet", planets, source=self.source)
        if (yield from self.announce(planet=planet)):
            g.encounter.planet, g.encounter.holders = planet[1], []
            g.emit_event("worm.aims", self.seat, {"planet": planet}, self.source)

    def targets(self) -> list[int]:
        """Other planets of the defense, or with a colony of it, without one of the offense."""
        g, encounter = self.g, self.g.encounter
        ships = g.state.ships
        near = [p for p in g.planets if g.system(p) == encounter.defense or ships[p][encounter.defense]]
        return [p for p in near if p != encounter.planet and not ships[p][encounter.offense]]

    @wild
    @on(START_TURN, roles=OFF, when=lambda me: bool(me.g.bare_homes(me.seat)), says="settle an empty planet of yours")
    def burrow(self) -> Steps:
        g, seat = self.g, self.seat
        homes = [("planet", p) for p in g.bare_homes(seat)]
        planet = yield from g.choose(seat, "worm.home", homes, source=self.source)
        slots = g.ship_slots(seat)
        best = g.best_home(seat)
        wish = {best: 1} if best is not None else {}
        args = {"planet": planet}
        ships = yield from g.allocate(
            seat, "worm.ships", slots, 1, g.available(seat), wish, source=self.source, clock="ships", args=args
        )
        if ships and (yield from self.announce(planet=planet)):
            moves: list[Move] = [[seat, n, place, planet[1]] for place, n in ships.items()]
            yield from g.move(moves, "settled", "worm")
