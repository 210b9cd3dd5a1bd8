"""Pentaform."""

from __future__ import annotations

from app.engine.asks import ORDER, Ask, Steps
from app.engine.effects import Alien, on, super_, wild
from app.engine.moments import ANYTIME, COLONIES_CHANGED, EVERY_PHASE, REGROUP_BEGIN, SETUP_SHEETS
from app.engine.plans import Happened
from app.engine.state import ASLEEP, PILE, Power

STAGES = 5


class Pentaform(Alien):
    """Five powers, one at a time."""

    id, name = "pentaform", "Pentaform"
    set = "classic"
    tagline, power_name, alert = "Five powers, one at a time", "Evolve", "red"
    mandatory, roles = True, ("any",)
    phases = EVERY_PHASE
    setup = True
    brings_pieces = True
    text = (
        "Game setup - five random aliens without setup text are your life stages. Put them in a row in an order of "
        "your choice, the marker under the first. "
        "You have this power and, beside it, the power of the life stage that your marker is under. Each "
        "foreign colony that you gain makes you use this power: the marker goes one stage to the right, unless "
        "it is at the end. Each foreign colony that you lose does the same to the left. Several colonies gained "
        "or lost together move it once each."
    )
    zap_text = (
        "A Cosmic Zap may be played when the marker is about to move: it stays, and it does not move again this "
        "encounter. A Cosmic Zap on a use of the current stage's power cancels that power for the encounter but "
        "not Evolve; if the marker moves during the encounter, the new stage's power is not zapped."
    )
    wild_text = (
        "Put your current alien power out of the game and draw two flares from the unused flare deck, redrawing "
        "any whose alien has setup text, brings pieces of its own or is not allowed. Become one of the two "
        "aliens, your choice. Shuffle both flares into the cosmic deck. Then give this flare to the Pentaform, "
        "or discard it if the Pentaform is not in the game."
    )
    super_text = (
        "At the start of any encounter you may exchange two of your life stages in the row. The marker does not "
        "move, so the current stage may change."
    )
    rulings = (
        (
            "The move makes a stage current whose moment is just now",
            (
                "Its power may be used if its moment has not passed; a mandatory use whose moment has passed is "
                "not made up for."
            ),
        ),
        (
            "Moving right at the fifth or left at the first stage",
            "Nothing happens; no use is announced.",
        ),
        (
            "Gain and loss in the same resolution",
            "They are handled in the order in which they happen.",
        ),
        (
            "Moons",
            (
                "Bases on moons do not count for the change of stage, with the single exception of the moon "
                "'Moon Base Omega'."
            ),
        ),
        (
            "Aliens with artefacts as life stages",
            (
                "Mayfair lets Pentaform get them; the FFG text excludes every alien with setup text. We follow "
                "FFG: Hurtz, Industrialist and Warrior (no setup text) may be stages, Schizoid, Symbiote, "
                "Queue, Terrorist, Witch, Miser and Pentaform may not."
            ),
        ),
        (
            "What the seed says about artefacts here",
            (
                "Pentaform and Changeling are the only ways to get such a power in mid-game, and the artefacts "
                "come with it."
            ),
        ),
        (
            "Edict Sanity",
            (
                "While it is in force each player may use only one of his powers; Pentaform chooses Evolve or "
                "the current stage."
            ),
        ),
        (
            "Pentaform is stolen or swapped",
            (
                "The whole row with marker and everything on the stages goes along; the new owner's gains and "
                "losses then move it."
            ),
        ),
        (
            "Silencer",
            "Evolve is not stopped; each stage follows its own silencer value.",
        ),
        (
            "May the wild side give an artefact alien without setup text (Hurtz, Industrialist, Warrior)?",
            "No. The exception is for the life stages only; the wild side never gives an alien with pieces of its own.",
        ),
    )

    asks = {
        "row": (
            "Pentaform: your life stages",
            "Put the five aliens in order, first to last. By default as drawn.",
        ),
        "swap": ("Pentaform Flare: exchange", "Choose two life stages that change places in the row."),
        "become": ("Pentaform Flare: become", "Choose the alien that you become."),
    }
    events = {
        "stage": "{who} is now {what}.",
        "gone": "{who} gives up {what}.",
        "exchanged": "{who} exchanges two life stages: {stages}.",
    }
    does = {"rearrange": "nothing", "mutate": "nothing"}

    @on(SETUP_SHEETS, must=True, use=False)
    def lay_out(self) -> Steps:
        """Five random aliens without setup text, in an order of its owner's choice."""
        g, power = self.g, self.power
        if power is None:
            return
        able = [alien for alien in g.state.unused if g.acquirable(alien, pieces=True)]
        drawn = g.dice.sample(list(range(len(able))), STAGES, "life stages")
        aliens = self.apart([able[i] for i in drawn], able)
        ask = Ask(
            self.seat, "pentaform.row", kind=ORDER, options=tuple(("alien", alien) for alien in aliens),
            default=[str(i) for i in range(len(aliens))], source=self.source, clock="launch",
        )  # fmt: skip
        for number, (_, alien) in enumerate((yield from g.put(ask))):
            yield from g.gain_power(self.seat, alien, beside=power.id, idle=ASLEEP if number else 0)

    def apart(self, drawn: list[str], able: list[str]) -> list[str]:
        """Those that were drawn; each that may not be in a game with one before it is replaced."""
        g, row = self.g, []
        for alien in drawn:
            others = [x for x in able if x not in drawn and all(g.together(x, other) for other in drawn)]
            replaced = others and not all(g.together(alien, other) for other in row)
            row.append(others[g.dice.below(len(others), "life stages")] if replaced else alien)
        return row

    def row(self) -> list[Power]:
        """The life stages of the own sheet, in their order."""
        own = {power.id for power in self.g.powers_of(self.seat) if power.alien == self.id}
        return [power for power in self.g.state.powers if power.beside in own]

    @staticmethod
    def marker(row: list[Power]) -> int:
        """The stage that the marker is under."""
        return next((i for i, power in enumerate(row) if power.idle != ASLEEP), 0)

    @on(COLONIES_CHANGED, must=True, once=False, when=lambda me, happened: me.evolves(happened))
    def evolve(self, happened: Happened) -> Steps:
        for step in self.steps(happened):
            row = self.row()
            goal = self.marker(row) + step
            if not 0 <= goal < len(row):
                continue
            if not (yield from self.announce(stage=("alien", row[goal].alien))):
                return
            yield from self.stand_on(goal)

    def steps(self, happened: Happened) -> list[int]:
        """+1 for each foreign colony gained, -1 for each one lost."""
        g = self.g
        return [change for seat, _, p, change in happened.moves if seat == self.seat and g.system(p) != seat]

    def evolves(self, happened: Happened) -> bool:
        """Some colony gained or lost moves the marker."""
        row = self.row()
        return any(0 <= self.marker(row) + step < len(row) for step in self.steps(happened))

    def stand_on(self, goal: int) -> Steps:
        """The marker stands under another stage, whose power works at once, unless the current one was set aside for
        the encounter. What lies beside a stage sleeps and wakes with it."""
        g, row = self.g, self.row()
        idle = row[self.marker(row)].idle
        for number, power in enumerate(row):
            for sheet in g.with_it(power):
                if number != goal:
                    sheet.idle = ASLEEP
                elif sheet.idle == ASLEEP:
                    sheet.idle = idle
        g.emit_event("pentaform.stage", self.seat, {"what": ("alien", row[goal].alien)}, self.source)
        yield from g.settle()

    @super_
    @on(REGROUP_BEGIN, when=lambda me: len(me.row()) > 1, says="exchange two of your life stages")
    def rearrange(self) -> Steps:
        g, row = self.g, self.row()
        options = [("alien", power.alien) for power in row]
        chosen = yield from g.some(self.seat, "pentaform.swap", options, 2, 2, source=self.source)
        if not (yield from self.announce()):
            return
        marker, powers = self.marker(row), g.state.powers
        first, second = (next(i for i, p in enumerate(powers) if p in row and p.alien == alien) for _, alien in chosen)
        powers[first], powers[second] = powers[second], powers[first]
        g.emit_event("pentaform.exchanged", self.seat, {"stages": chosen}, self.source)
        if self.row()[marker] is not row[marker]:
            yield from self.stand_on(marker)

    @wild
    @on(ANYTIME, phases=EVERY_PHASE, when=lambda me: bool(me.g.loose(me.seat)),
        says="give up your power for good and become one of two random aliens")  # fmt: skip
    def mutate(self) -> Steps:
        g, state = self.g, self.g.state
        old = yield from g.choose_power(self.seat, source=self.source)
        if not (yield from self.announce()) or self.act is None:
            return
        able = [card for card in g.flares_in_box() if g.acquirable(g.face(card).effect)]
        drawn = g.dice.sample(able, 2, "unused flare") if old.seat == self.seat else []
        if drawn:
            options = [("alien", g.face(card).effect) for card in drawn]
            alien = (yield from g.choose(self.seat, "pentaform.become", options, source=self.source))[1]
            g.emit_event("pentaform.gone", self.seat, {"what": ("alien", old.alien)}, self.source)
            yield from g.drop_power(old, for_good=True)
            for card in drawn:
                state.box.remove(card)
            state.spent = [card for card in state.spent if card not in drawn]
            if state.flares:
                state.flares = sorted([*state.flares, *(g.face(card).effect for card in drawn)])
            g.shuffle_in(drawn)
            yield from g.gain_power(self.seat, alien)
        holder = g.seat_with(self.id)
        self.act.fate = PILE if holder < 0 else holder
