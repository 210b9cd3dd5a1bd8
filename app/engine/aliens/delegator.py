"""Delegator."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.cards import ATTACK
from app.engine.effects import Alien, on, wild
from app.engine.moments import AFTER_AIM, AFTER_FORMED, DEF, DEF_ALLY, MAIN, OFF_ALLY, OFFENSE, OUTSIDER, PARTICIPANT

POOR, STRONG = 10, 15  # of the highest attack in a hand, for the hint


class Delegator(Alien):
    """Makes allies the main players."""

    id, name = "delegator", "Delegator"
    set = "classic"
    tagline, power_name, alert = "Appoints other main players", "Delegation", "red"
    mandatory, roles = False, ("offense", "defense", "offensive_ally", "defensive_ally")
    phases = ("alliance",)
    needs_word = "yes"
    text = (
        "As a main player or ally, after alliances are formed, you may use this power once per encounter to "
        "make one offensive ally the offense, or one defensive ally the defense, or both. A main player who is "
        "replaced stays on his side as an ally. A win or a deal of a substitute offense is a success of the "
        "player whose turn it is. After the encounter that player's turn continues, or ends, by the ordinary "
        "rules."
    )
    zap_text = "Zapped when the appointments are announced in alliance.after_formed; nobody changes place."
    wild_text = (
        "As the defense, after the gate has been aimed, you may play this flare to make a player who is not a "
        "main player and has a colony on the target planet the defense in your place. Your own ships on that "
        "planet are bystanders then."
    )
    super_text = (
        "When you use your power you may play this flare to appoint a player who is not in the encounter, on "
        "either side."
    )
    rulings = (
        (
            "which ships are at risk on the defensive side",
            (
                "Those of the original defense on the target planet and all ring ships. The new defense's other "
                "ships are not."
            ),
        ),
        (
            "the displaced defense as ally",
            "Gets rewards for its ships on the target planet if the defense wins.",
        ),
        (
            "compensation",
            "For the ships the new main player lost in this encounter.",
        ),
        (
            "new offense without an encounter card",
            "R-PLANNING-1: ships return and the turn of the original offense ends.",
        ),
        (
            "new defense without an encounter card",
            "R-PLANNING-2 for that player.",
        ),
        (
            "two negotiates",
            (
                "The new main players deal; a failed deal costs those two three ships each. Allies, the "
                "displaced players included, go home first."
            ),
        ),
        (
            "powers of displaced players",
            "They are allies now and use their powers only where an ally may.",
        ),
        (
            "Delegator itself",
            "May appoint itself if it is an ally, and may displace itself.",
        ),
        (
            "colony",
            "If the offense wins, every owner of gate ships lands, new and old offense alike.",
        ),
        (
            "moons",
            "No allies, so the power cannot be used in an encounter against a moon.",
        ),
        (
            "Silencer",
            "A silenced Delegator cannot appoint anybody.",
        ),
    )

    asks = {
        "offense": ("Delegator: a new offense?", "Choose who is the offense now. By default nothing changes."),
        "defense": ("Delegator: a new defense?", "Choose who is the defense now. By default nothing changes."),
        "outsider": ("Delegator Flare: whom?", "Choose the player outside the encounter whom you appoint."),
        "side": ("Delegator Flare: on which side?", "Choose the side whose main player he becomes."),
        "heir": ("Delegator Flare: whom?", "Choose who is the defense in your place."),
    }
    labels = {"stays": "No change"}
    events = {"offense": "{who} is the offense now.", "defense": "{who} is the defense now."}
    does = {"step_aside": "nothing", "delegate": lambda me: {"kind": "gain" if me.pays() else "nothing"}}
    like = {"offense": "stand_in", "defense": "stand_in"}

    @on(
        AFTER_FORMED,
        roles=PARTICIPANT,
        when=lambda me: bool(me.of(OFF_ALLY) or me.of(DEF_ALLY)) and not me.g.on_moon(),
        says="make allies the main players",
    )
    @on(
        AFTER_FORMED,
        roles=0,
        widen=PARTICIPANT,
        when=lambda me: not (me.of(OFF_ALLY) or me.of(DEF_ALLY)) and not me.g.on_moon(),
        says="make an outsider a main player",
    )
    def delegate(self) -> Steps:
        g = self.g
        named: list[int] = []
        stays = ("choice", "delegator.stays")
        for ally, text in ((OFF_ALLY, "delegator.offense"), (DEF_ALLY, "delegator.defense")):
            options: list[tuple[str, object]] = [stays, *(("seat", x) for x in self.of(ally))]
            kind, seat = yield from g.choose(self.seat, text, options, source=self.source)
            named.append(seat if kind == "seat" else -1)
        outsiders = [("seat", x) for x in g.order() if g.role(x) == OUTSIDER]
        if outsiders and (self.widened or (yield from self.offers_flare("appoint an outsider"))):
            whom = (yield from g.choose(self.seat, "delegator.outsider", outsiders, source=self.source))[1]
            side = (yield from g.choose(self.seat, "delegator.side", [("side", 0), ("side", 1)], source=self.source))[1]
            if self.widened or (yield from self.play_flare(whom=("seat", whom))):
                named[side] = whom
        named = [x if g.may_ally(g.main_player(side)) else -1 for side, x in enumerate(named)]
        if named == [-1, -1] or not (yield from self.announce(whom=[("seat", x) for x in named if x >= 0])):
            return
        if named[0] >= 0:
            self.replace_offense(named[0])
        if named[1] >= 0:
            self.replace_defense(named[1])

    def of(self, ally: int) -> list[int]:
        """The allies of one side."""
        return [x for x in self.g.order() if self.g.encounter.allies[x] == ally]

    def replace_offense(self, seat: int) -> None:
        """Only the roles change; all ships stay where they are."""
        encounter = self.g.encounter
        encounter.allies[seat], encounter.allies[encounter.offense] = 0, OFF_ALLY
        encounter.offense = seat
        self.g.emit_event("delegator.offense", seat, {}, self.source)

    def replace_defense(self, seat: int) -> None:
        """The ships of the former defense on the planet stay in the encounter."""
        encounter = self.g.encounter
        encounter.holders = self.g.holders()
        encounter.allies[seat], encounter.allies[encounter.defense] = 0, DEF_ALLY
        encounter.defense = seat
        self.g.emit_event("delegator.defense", seat, {}, self.source)

    @wild
    @on(
        AFTER_AIM,
        roles=DEF,
        when=lambda me: bool(me.heirs()),
        says="somebody with a colony there is the defense in your place",
    )
    def step_aside(self) -> Steps:
        heirs = [("seat", x) for x in self.heirs()]
        heir = yield from self.g.choose(self.seat, "delegator.heir", heirs, source=self.source)
        if (yield from self.announce(whom=heir)):
            self.g.encounter.defense = heir[1]
            self.g.emit_event("delegator.defense", heir[1], {}, self.source)

    def heirs(self) -> list[int]:
        """Outsiders with a colony on the target planet."""
        g = self.g
        return [x for x in g.order() if g.role(x) == OUTSIDER and g.state.ships[g.encounter.planet][x]]

    def pays(self) -> bool:
        """A main player with poor cards has an ally, or an ally holds a strong one, as far as this seat knows."""
        g, own = self.g, OFF_ALLY if self.side == OFFENSE else DEF_ALLY
        best = max((g.face(c).value for c in g.encounter_cards(self.seat) if g.face(c).kind == ATTACK), default=0)
        if g.role(self.seat) & MAIN:
            return best < POOR and bool(self.of(own))
        return best >= STRONG and g.role(self.seat) == own
