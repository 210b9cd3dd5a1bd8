"""Plant."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Alien, on, replace, super_, wild
from app.engine.moments import AFTER_FORMED, BEFORE_SELECT, MAIN, MAY_WIN, WIN
from app.engine.plans import Plan


class Plant(Alien):
    """Borrows its hosts' powers."""

    id, name = "plant", "Plant"
    set = "classic"
    tagline, power_name, alert = "Borrows its hosts' powers", "Grafting", "red"
    mandatory, roles = False, ("offense", "defense")
    phases = ("planning",)
    needs_word = "yes"
    text = (
        "Once per encounter in which you are a main player, before the selection of encounter cards, this power "
        "grafts one player whose home system holds one of your colonies. Unless that player's power is lost, it "
        "is stolen for the rest of the encounter: it works for you beside your own, and not for its owner. "
        "While your own power is lost you cannot graft."
    )
    zap_text = (
        "A Cosmic Zap may be played when you graft: nothing is stolen. After that, uses of the stolen power can "
        "be zapped like any others, with no effect on Grafting."
    )
    wild_text = (
        "When alliances are formed, pick one ally of either side and steal his or her power: for the rest of "
        "this encounter it replaces your own, and the ally is without one."
    )
    super_text = (
        "When one or more players win the game, if you have your own power and a colony in the home system of "
        "at least one of them, you may have the win ignored: you alone win instead."
    )
    rulings = (
        (
            "Colony on a moon",
            "A base on a moon in the system does not allow grafting.",
        ),
        (
            "The victim is the opponent",
            "Allowed; the opponent plays on without a power.",
        ),
        (
            "Stolen mandatory powers",
            "They are mandatory for Plant too.",
        ),
        (
            "The victim has too few home colonies",
            "That power is lost and cannot be grafted.",
        ),
        (
            "Plant loses its colony there in the same encounter",
            "The graft holds until the end of the encounter.",
        ),
        (
            "Powers with secret information (Mind's looks, Schizoid's card, hoards)",
            "Plant sees what the power shows its user while it has it.",
        ),
        (
            "Artefacts",
            "They come with the stolen power and return with it.",
        ),
        (
            "Super Plant when Plant itself is among the winners",
            "It may still make the others' win void and win alone.",
        ),
        (
            "Silencer",
            "The old Silencer stops Plant.",
        ),
        (
            "The grafted player has several powers",
            ("That player chooses which one is stolen (R-POWER-9); the others go on working for their owner."),
        ),
    )

    asks = {
        "whom": ("Plant: whom?", "Choose the player whose power works for you until the encounter ends."),
        "ally": ("Plant Flare: which ally?", "Choose the ally whose power replaces yours in this encounter."),
    }
    events = {"grafted": "{who} has {what} of {whom} until the end of the encounter."}
    does = {"graft": "gain", "overgrow": "gain", "poach": "nothing"}
    like = {"whom": "rob"}

    @on(
        BEFORE_SELECT,
        roles=MAIN,
        when=lambda me: bool(me.stocks()),
        says="steal the power of a player you live with",
    )
    def graft(self) -> Steps:
        options = [("seat", x) for x in self.stocks()]
        whom = (yield from self.g.choose(self.seat, "plant.whom", options, source=self.source))[1]
        yield from self.steal(whom)

    def stocks(self) -> list[int]:
        """Other players with a power to steal and a colony of this seat in their home system."""
        g = self.g
        systems = {g.system(planet) for planet in g.foreign_colonies(self.seat)}
        return [x for x in g.clockwise(self.seat) if x in systems and g.stealable(x)]

    def steal(self, whom: int) -> Steps:
        """A power of that player works here until the encounter ends; False if the use was cancelled."""
        g = self.g
        yield from self._step_forward()
        power = g.stealable(whom)[0]
        if len(g.stealable(whom)) > 1:  # R-POWER-9: its owner says which
            names = [("alien", p.alien) for p in g.stealable(whom)]
            chosen = yield from g.choose(whom, "which_power", names, source=self.source)
            power = next(p for p in g.stealable(whom) if p.alien == chosen[1])
        if not (yield from self.announce(whom=("seat", whom), power=("alien", power.alien))) or power.seat != whom:
            return False
        args = {"what": ("alien", power.alien), "whom": ("seat", whom)}
        g.emit_event("plant.grafted", self.seat, args, self.source)
        yield from g.lend(power, self.seat)
        return True

    @wild
    @on(AFTER_FORMED, roles=MAIN, when=lambda me: bool(me.allies()), says="an ally's power replaces yours")
    def poach(self) -> Steps:
        options = [("seat", x) for x in self.allies()]
        g = self.g
        whom = (yield from g.choose(self.seat, "plant.ally", options, source=self.source))[1]
        own = (yield from g.choose_power(self.seat, source=self.source)) if g.loose(self.seat) else None
        if (yield from self.steal(whom)) and own is not None and own.seat == self.seat:
            g.make_idle(own)

    def allies(self) -> list[int]:
        """Allies of either side with a power that can be stolen."""
        g = self.g
        return [x for x in g.order() if g.encounter.allies[x] and g.stealable(x)]

    @super_
    @replace(WIN, when=lambda me, plan: me.overgrows(plan), says="the win is ignored and you win alone")
    def overgrow(self, plan: Plan) -> Steps:
        if (yield from self.announce()):
            plan.data = [self.seat]

    def overgrows(self, plan: Plan) -> bool:
        """Others win, this seat has a colony in the home system of one of them, and nothing keeps it from winning."""
        g = self.g
        if not g.q(MAY_WIN, [self.seat]):
            return False
        systems = {g.system(planet) for planet in g.foreign_colonies(self.seat)}
        return any(seat in systems for seat in plan.data if seat != self.seat)
