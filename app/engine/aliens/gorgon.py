"""Gorgon."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Act, Alien, modify, on, replace, respond, super_, wild
from app.engine.moments import (
    BEFORE_INVITE,
    CARD_ANNOUNCED,
    CAUSE_CHOICE,
    CHOOSE,
    LEAVING,
    LOSSES,
    MAIN,
    POWER_WORKS,
    SHIP_SOURCES,
    SHIP_WORTH,
    TO_WARP,
)
from app.engine.plans import Plan
from app.engine.state import OUT, WARP, Power


class Gorgon(Alien):
    """Holds visiting ships fast."""

    id, name = "gorgon", "Gorgon"
    set = "classic"
    tagline, power_name, alert = "Turns visiting ships to stone", "Petrification", "red"
    mandatory, roles = True, ("any",)
    phases = ("start_turn", "regroup", "destiny", "launch", "alliance", "planning", "reveal", "resolution")
    text = (
        "When another player tries to move ships away from any of your home planets, or from any planet where "
        "they share with ships of yours, use this power: the only way out is the warp: for all those ships "
        "together he chooses between staying put and being lost. No ship of yours is ever lost through this "
        "power. You do not lose this power for having too few home colonies."
    )
    zap_text = (
        "Each attempt to move is a use, zapped when it is announced for that move; that player's ships may then "
        "move freely from your planets for the rest of the encounter. The sentence about not losing the power "
        "cannot be zapped."
    )
    wild_text = (
        "As a main player, before allies are invited, you may play this flare and choose a planet: in this "
        "encounter the ships on it cannot defend, cannot move, and cannot be sent to the warp unless the planet "
        "itself is removed from the game."
    )
    super_text = (
        "When a Cosmic Zap is played on you, you may play this flare to have that Cosmic Zap discarded without "
        "effect. The flare itself can be Card Zapped."
    )
    rulings = (
        (
            "may a player send his own ships to the warp on purpose through Gorgon",
            "No voluntary move can be started with held ships, so not by this power alone.",
        ),
        (
            "Gorgon as bystander on the target planet",
            "Held defenders still defend and are still lost if the defense loses.",
        ),
        (
            "Gorgon attacked at home and beaten",
            "The winners land; from the settle on they are held there.",
        ),
        (
            "retrieving ships from the warp onto a held colony",
            "Allowed, ships arrive.",
        ),
        (
            "Filth sharing with Gorgon",
            (
                "Filth makes others leave, held ships of third players stay or go to the warp as their owner "
                "decides. Gorgon's own ships have to leave."
            ),
        ),
        (
            "two-sided hold",
            "Gorgon's own ships may always move.",
        ),
        (
            "Plague and other losses",
            "Ships sent to the warp are not held back.",
        ),
        (
            "ships of an ally committed from a held colony",
            "Not possible; the ally must use others, and cannot ally if it has none.",
        ),
        (
            "moons",
            "Moons are not planets; ships on a moon in the Gorgon system can move.",
        ),
        (
            "Gorgon gains a home colony back",
            "A home planet of Gorgon counts also when no Gorgon ship stands there.",
        ),
        (
            "Silencer",
            "Not blocked.",
        ),
    )

    asks = {
        "stay": (
            "Gorgon: stay or be lost?",
            "Your {n|ship|ships} cannot leave: they stay, or go to the warp. By default they stay.",
        ),
        "planet": ("Gorgon Flare: which planet?", "Choose the planet whose ships are stone in this encounter."),
    }
    labels = {"stay": "They stay", "warp": "They go to the warp"}
    does = {"outstare": "gain", "turn_to_stone": "nothing"}

    def holds(self, place: int, seat: int) -> bool:
        """Ships of this seat cannot leave this place freely."""
        g = self.g
        if seat == self.seat or place not in g.planets:
            return False
        return g.system(place) == self.seat or g.state.ships[place][self.seat] > 0

    @modify(SHIP_SOURCES)
    def no_start(self, slots: list[tuple[int, int, int]], seat: int, role: int) -> list[tuple[int, int, int]]:
        zapped = self.power is None or self.power.zapped
        return slots if zapped else [slot for slot in slots if not self.holds(slot[0], seat)]

    @replace(LEAVING, must=True, once=False, when=lambda me, plan: bool(me.held(plan)))
    def petrify(self, plan: Plan) -> Steps:
        g, held = self.g, self.held(plan)
        seats = list(dict.fromkeys(seat for seat, *_ in held))
        if not (yield from self.announce(whom=[("seat", x) for x in seats])):
            return
        plan.moves = [move for move in plan.moves if move not in held]
        lost: list[tuple[int, int, int]] = []
        for seat in seats:
            own = [move for move in held if move[0] == seat]
            ways = [("choice", "gorgon.stay"), ("choice", "gorgon.warp")]
            args = {"n": sum(n for _, n, _, _ in own)}
            way = yield from g.choose(seat, "gorgon.stay", ways, source=self.source, clock="ships", args=args)
            if way == ways[1]:
                lost += [(seat, n, origin) for _, n, origin, _ in own]
        yield from g.lose(lost, CAUSE_CHOICE)

    def held(self, plan: Plan) -> list[list[int]]:
        """The moves of held ships to anywhere but the warp."""
        return [move for move in plan.moves if move[3] not in (WARP, OUT) and self.holds(move[2], move[0])]

    @modify(POWER_WORKS, before=True)
    def lasts(self, works: bool, power: Power) -> bool:
        return works or power is self.power

    @super_
    @respond(CARD_ANNOUNCED, when=lambda me, act: me.is_zapped(act), says="this Cosmic Zap is discarded without effect")
    def outstare(self, act: Act) -> Steps:
        if (yield from self.announce(whom=("seat", act.seat))):
            self.g.cancel(act)

    def is_zapped(self, act: Act) -> bool:
        """A Cosmic Zap on a use of this seat's power."""
        return act.source == ("artifact", "cosmic_zap") and act.choices.get("whom") == self.seat

    # --- the wild side
    @wild
    @on(
        BEFORE_INVITE,
        roles=MAIN,
        when=lambda me: bool(me.with_ships()),
        says="the ships on a planet cannot defend, move or be lost in this encounter",
    )
    def turn_to_stone(self) -> Steps:
        planets = [("planet", p) for p in self.with_ships()]
        planet = yield from self.g.choose(self.seat, "gorgon.planet", planets, source=self.source)
        if (yield from self.announce(planet=planet)):
            self.lasting = True
            self.mark("stone", data=[planet[1]])

    def with_ships(self) -> list[int]:
        """The planets on which ships stand."""
        return [p for p in self.g.planets if any(self.g.state.ships[p])]

    def stone(self) -> int:
        """The planet of this mark."""
        return self.mark_.data[0] if self.mark_ else -1

    @modify(SHIP_SOURCES, mark="stone")
    def stone_stays(self, slots: list[tuple[int, int, int]], seat: int, role: int) -> list[tuple[int, int, int]]:
        return [slot for slot in slots if slot[0] != self.stone()]

    @modify(SHIP_WORTH, mark="stone", layer=2)
    def stone_does_not_fight(self, worth: int, seat: int, side: int) -> int:
        g = self.g
        return 0 if g.encounter.planet == self.stone() and g.place_in_encounter(seat) == self.stone() else worth

    @modify(LOSSES, mark="stone")
    def stone_is_not_lost(self, lost: list[tuple[int, int, int]]) -> list[tuple[int, int, int]]:
        return [entry for entry in lost if entry[2] != self.stone()]

    @replace(LEAVING, mark="stone", must=True, use=False, once=False)
    @replace(TO_WARP, layer=CHOOSE, mark="stone", must=True, use=False, once=False)
    def hold_fast(self, plan: Plan) -> None:
        if plan.data != self.stone():
            plan.moves = [move for move in plan.moves if move[2] != self.stone()]
