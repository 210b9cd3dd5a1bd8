"""Butler."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Alien, modify, on, wild
from app.engine.moments import (
    AIM_TARGETS,
    BEFORE_LAUNCH,
    DEF,
    INVITE_MUST,
    OFF,
    OUTSIDER,
    REGROUP_BEGIN,
    SHIP_CHOOSER,
)

TIP, TIP_WITH_FLARE = 1, 2


class Butler(Alien):
    """Aims or picks ships for an offense that gives no tip."""

    id, name = "butler", "Butler"
    set = "classic"
    tagline, power_name, alert = "Serves for a tip", "Service", "yellow"
    mandatory, roles = False, ("defense", "bystander")
    phases = ("launch",)
    text = (
        "Before another player as the offense aims and launches, that player decides whether to tip you: one "
        "card at random from his hand into yours. If he tips, you do his chores as he wishes and this power is "
        "not used in this encounter. If he does not tip, you may use this power to do one of two things of your "
        "choice: aim the gate yourself at any legal target planet of the system in question; or launch his "
        "ships yourself, out of whichever colonies you like, in exactly the number he states. You can get at "
        "most one tip per encounter."
    )
    zap_text = (
        "One use per encounter: zapped when you announce which chore you take over, before you aim or pick "
        "ships; the offense then does it himself. The tip is not a use and cannot be zapped."
    )
    wild_text = (
        "When your regroup phase as the offense opens, you may play this flare and name another player, who "
        "becomes the offense of this encounter in your place. He must invite you as an ally unless you become "
        "the defense. If he wins or makes a deal, the encounter counts as successful for you. Afterwards your "
        "turn goes on as if the encounter had been yours."
    )
    super_text = (
        "You may play this flare when the offense is asked for a tip: the tip is two cards at random instead of "
        "one (all cards if he has fewer than two)."
    )
    rulings = (
        (
            "emptying colonies",
            "The Butler may take the last ship of a colony, also so that the offense loses its power.",
        ),
        (
            "both chores",
            "Never; one per encounter.",
        ),
        (
            "offense wants to send from one place only",
            "It states only the number; places are the Butler's.",
        ),
        (
            "the Butler is the defense",
            "Allowed; the Butler may point the gate away from a weak planet of its own.",
        ),
        (
            "tip and the last encounter card",
            "The tip may take it; the check in planning then ends the turn.",
        ),
        (
            "moons",
            (
                "The Butler may aim only at planets. If the offense says before the tip question that it goes "
                "for a moon, only the launch chore is left."
            ),
        ),
        (
            "re-establishing a home colony by destiny",
            "There is no launch, so no tip and no power.",
        ),
        (
            "wild: second encounter",
            (
                "A success of the named player allows the flare's player the usual second encounter, for which "
                "he is the offense himself."
            ),
        ),
        (
            "Silencer",
            "Not blocked; the online table asks with buttons.",
        ),
    )

    asks = {
        "tip": (
            "Butler: give a tip?",
            "{who} gets {n|random card|random cards} of yours, or may aim or choose ships for you. "
            "By default you give none.",
        ),
        "moon": (
            "Do you go for a moon?",
            "If you say so now, you aim at one, and {who} can only choose your ships. By default you do not.",
        ),
        "chore": ("Butler: which chore?", "Choose what you do for the offense."),
        "aim": ("Butler: aim the gate", "Choose the planet of {whom} to attack."),
        "whom": (
            "Butler Flare: whom do you send?",
            "Choose who is the offense of this encounter in your place; nobody goes who has no encounter card.",
        ),
    }
    labels = {"gate": "Aim the gate", "ships": "Choose the ships"}
    events = {
        "no_tip": "{who} gives {whom} no tip.",
        "sent": "{who} is the offense of this encounter.",
        "moon": "{who} goes for a moon.",
        "unable": "{who} has no encounter card and cannot go.",
    }
    does = {"send": "nothing", "serve": "gain"}
    like = {
        "aim": "aim",
        "chore": "first",
    }

    @on(BEFORE_LAUNCH, layer=-1, roles=DEF | OUTSIDER, must=True, use=False, when=lambda me: me.may_go_for_a_moon())
    def ask_about_moons(self) -> Steps:
        g, offense = self.g, self.g.encounter.offense
        if (yield from g.yes(offense, "butler.moon", source=self.source, args={"who": ("seat", self.seat)})):
            self.mark("moonward", data=[offense])
            g.emit_event("butler.moon", offense, {}, self.source)

    def may_go_for_a_moon(self) -> bool:
        """The offense has still to aim, and there is a moon to aim at."""
        encounter = self.g.encounter
        if encounter.planet >= 0 or self.g.in_warp or self.g.has_mark("moonward"):
            return False
        return bool(self.g.moon_aims(encounter.defense))

    @modify(AIM_TARGETS, mark="moonward")
    def only_moons(self, planets: list[int], seat: int) -> list[int]:
        return [] if self.mark_ is not None and self.mark_.data == [seat] else planets

    @on(BEFORE_LAUNCH, roles=DEF | OUTSIDER, must=True, use=False, when=lambda me: bool(me.hand()))
    def hold_out_hand(self) -> Steps:
        g, offense = self.g, self.g.encounter.offense
        tip = TIP_WITH_FLARE if (yield from self.boost("the tip is two cards")) else TIP
        args = {"who": ("seat", self.seat)}
        if not (yield from g.yes(offense, "butler.tip", source=self.source, args=args | {"n": tip})):
            g.emit_event("butler.no_tip", offense, {"whom": ("seat", self.seat)}, self.source)
            return
        self.mark("tipped")
        cards = g.pick_random(offense, tip, "butler")  # given, not taken
        g.give_cards(offense, self.seat, cards)

    def hand(self) -> list[int]:
        """What the offense could give."""
        return self.g.state.hands[self.g.encounter.offense]

    @on(
        BEFORE_LAUNCH,
        layer=1,
        roles=DEF | OUTSIDER,
        when=lambda me: not me.g.has_mark("tipped"),
        says="aim the gate for the offense, or choose its ships",
    )
    def serve(self) -> Steps:
        g, encounter = self.g, self.g.encounter
        chores = [("choice", "butler.gate")] if len(self.targets()) > 1 else []
        chores.append(("choice", "butler.ships"))
        chore = yield from g.choose(self.seat, "butler.chore", chores, source=self.source)
        if not (yield from self.announce(whom=("seat", encounter.offense), said=chore)):
            return
        if chore[1] == "butler.ships":
            self.mark("steward", data=[encounter.offense])
            return
        planets = [("planet", planet) for planet in self.targets()]
        args = {"whom": ("seat", encounter.defense)}
        planet = yield from g.target(self.seat, "butler.aim", planets, source=self.source, args=args, clock="launch")
        encounter.planet = planet[1]

    def targets(self) -> list[int]:
        """The planets at which the offense could aim; at home, where this defense has a colony; none if it goes for a
        moon or into the warp."""
        g, encounter = self.g, self.g.encounter
        if g.on_moon() or g.in_warp:
            return []
        if encounter.planet < 0:
            aims = g.q(AIM_TARGETS, list(g.home_planets(encounter.defense)), encounter.offense)
            return [place for place in aims if place in g.planets]
        return [p for p in g.home_planets(encounter.offense) if g.state.ships[p][encounter.defense]]

    @modify(SHIP_CHOOSER, mark="steward")
    def picks(self, chooser: int, seat: int, role: int) -> int:
        return self.seat if role == OFF and self.mark_ is not None and self.mark_.data == [seat] else chooser

    # --- the wild side
    @wild
    @on(
        REGROUP_BEGIN,
        roles=OFF,
        when=lambda me: not me.g.encounter.fixed,
        says="another player is the offense in your place",
    )
    def send(self) -> Steps:
        g = self.g
        others = [("seat", x) for x in g.clockwise(self.seat) if g.at_hand(x)]
        if not others:
            return
        whom = yield from g.choose(self.seat, "butler.whom", others, source=self.source)
        if not (yield from self.announce(whom=whom)):
            return
        if g.unarmed(whom[1]):
            g.emit_event("butler.unable", whom[1], {}, self.source)
            return
        self.mark("sender", data=[whom[1]])
        g.encounter.offense = whom[1]
        g.emit_event("butler.sent", whom[1], {}, self.source)

    @modify(INVITE_MUST, mark="sender")
    def invites(self, seats: list[int], main: int) -> list[int]:
        return [*seats, self.seat] if self.mark_ is not None and self.mark_.data == [main] else seats
