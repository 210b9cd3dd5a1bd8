"""Terrorist."""

from __future__ import annotations

from app.engine.asks import NO, Ask, Steps
from app.engine.effects import Alien, on, replace, wild
from app.engine.moments import (
    AFTER_SHIPS,
    BEFORE_SELECT,
    CAUSE_CHOICE,
    FOUNDING,
    GAME,
    LEAVING,
    MAIN,
    OFF,
    SETUP_SHEETS,
    START_TURN,
)
from app.engine.outcomes import BOTH_LOSE, DEAL_FAILED, DEFENSE_WINS, OFFENSE_WINS
from app.engine.plans import Plan
from app.engine.state import EVERYBODY, OWNER, Mark


class Terrorist(Alien):
    """Keeps a secret bomb list."""

    id, name = "terrorist", "Terrorist"
    set = "classic"
    tagline, power_name, alert = "Keeps a secret bomb list", "Destruction", "red"
    mandatory, roles = True, ("any",)
    phases = ("start_turn", "regroup", "destiny", "launch", "alliance", "planning", "reveal", "resolution")
    setup = True
    brings_pieces = True
    text = (
        "Whenever one or more ships of another player land on a planet of your list, from the gate, from beside "
        "the planet, as a free colony or returning from elsewhere to form a colony there, use this power: show "
        "that entry; every ship on that planet, your own and those that just landed included, goes to the warp, "
        "and the planet is struck off the list. Ships that merely join a colony that the same player already "
        "has on that planet do not set off a bomb. At the start of each of your turns, if your list is shorter "
        "than the number of players, you may secretly add one planet that is not on it."
    )
    zap_text = (
        "A Cosmic Zap may be played when the bomb is shown: nothing goes to the warp, the entry has become "
        "public and stays on the list, and no bomb goes off in the rest of the encounter. Adding to the list is "
        "not a use."
    )
    wild_text = (
        "If you and your opponent both have ships on some planet, you may before encounter cards are selected "
        "declare your opponent's ships on one such planet hostages. Until the end of the encounter they may "
        "leave it only as part of a deal. If you lose the encounter or fail to make a deal, they go to the "
        "warp."
    )
    super_text = "After one of your bombs has gone off you may leave the planet on your list."
    rulings = (
        (
            "Where does this text come from?",
            (
                "The Eon and Mayfair card text could not be found; FFG renamed the alien Saboteur and uses "
                "tokens and decoys. We keep the secret list that the seed describes. Treat the text above as "
                "the rule. Both may be in the same game."
            ),
        ),
        (
            "Changeling clashes with Terrorist",
            "It receives the list of bombs together with the power.",
        ),
        (
            "Several bombs in one resolution",
            (
                "Each landing is checked in the order of landing; after the planet is struck off, later "
                "landings there are safe."
            ),
        ),
        (
            "Winner and allies land together",
            ("They land at the same moment, so all of them are caught; the winner has won the encounter all the same."),
        ),
        (
            "Would the landing have been the fifth foreign colony?",
            "No win: the bomb comes first.",
        ),
        (
            "Compensation and rewards",
            ("Ships lost to a bomb are not lost because of the encounter and do not count for compensation."),
        ),
        (
            "Bombs and moons",
            "The list names planets only.",
        ),
        (
            "Seeker may ask",
            "Whether a named planet is on the list, and gets the truth.",
        ),
        (
            "Artefact",
            "The list is an artefact; never drawn in the middle of a game.",
        ),
        (
            "Silencer",
            "Not stopped.",
        ),
    )

    asks = {
        "bomb": (
            "Terrorist: a bomb for {whom}",
            "Write down a planet of this home system. Nobody else learns it.",
        ),
        "add": ("Terrorist: another bomb?", "You may secretly add one planet to your list. By default you add none."),
        "hostages": (
            "Terrorist Flare: which hostages?",
            "Choose the planet on which the ships of your opponent are held.",
        ),
    }
    events = {
        "armed": "{who} has written down a list of bombs.",
        "bomb": "A bomb goes off on {planet}.",
        "hostages": "{who} holds the ships of {whom} on {planet}.",
    }
    notes = {"bombs": OWNER, "exposed": EVERYBODY}
    does = {"take_hostages": "gain"}
    like = {
        "add": "fortify",
    }

    @on(SETUP_SHEETS, must=True, use=False)
    def write_list(self) -> Steps:
        g, planets = self.g, []
        for seat in [self.seat, *g.clockwise(self.seat)]:
            homes = g.home_planets(seat)
            default = g.dice.below(len(homes), "bomb")
            options, whom = [("planet", p) for p in homes], {"whom": ("seat", seat)}
            _, planet = yield from g.choose(
                self.seat, "terrorist.bomb", options, default, source=self.source, clock="launch", args=whom
            )
            planets.append(planet)
        self.mark("bombs", until=GAME, data=planets)
        self.mark("exposed", until=GAME)
        g.emit_event("terrorist.armed", self.seat, {}, self.source)

    def note(self, kind: str) -> Mark | None:
        """What is written down for this power, whoever has it now."""
        power = self.power
        return next((m for m in self.g.marks(kind) if power is not None and m.power == power.id), None)

    def listed(self) -> list[int]:
        """The planets with a bomb."""
        bombs = self.note("bombs")
        return bombs.data if bombs else []

    # --- a bomb goes off
    @replace(FOUNDING, must=True, once=False, when=lambda me, plan: bool(me.hit(plan)))
    def explode(self, plan: Plan) -> Steps:
        g, bombs, exposed = self.g, self.note("bombs"), self.note("exposed")
        for planet in self.hit(plan):
            if bombs is None or exposed is None:
                return
            if planet not in exposed.data:  # the announcement names it, whatever the answers are
                exposed.data.append(planet)
            if not (yield from self.announce(said=("planet", planet))):
                return
            g.emit_event("terrorist.bomb", None, {"planet": ("planet", planet)}, self.source)
            yield from g.lose([(x, g.state.ships[planet][x], planet) for x in g.order()], "terrorist")
            if not (yield from self.boost("the planet stays on your list")):
                bombs.data.remove(planet)
                exposed.data.remove(planet)
                if not self.has_gaps():
                    self.mark("gap", until=GAME)

    def hit(self, plan: Plan) -> list[int]:
        """Planets of the list on which others have just founded a colony, in the order of landing."""
        listed = self.listed()
        return list(dict.fromkeys(p for seat, _, p, _ in plan.moves if seat != self.seat and p in listed))

    # --- another entry
    @on(START_TURN, roles=OFF, must=True, use=False, when=lambda me: me.has_gaps())
    def add_one(self) -> Steps:
        """Asked as long as the public knows that an entry may be missing, so that nobody learns whether one is."""
        g, bombs = self.g, self.note("bombs")
        if bombs is None:
            return
        free = [p for p in g.planets if p not in bombs.data] if len(bombs.data) < g.state.seats else []
        options = (NO, *(("planet", p) for p in free))
        ask = Ask(self.seat, "terrorist.add", options=options, default=["0"], source=self.source, clock="launch")
        answer = (yield from g.put(ask))[0]
        if answer is not NO:
            bombs.data.append(answer[1])

    def has_gaps(self) -> bool:
        """Some bomb of this power has gone off and been struck off the list."""
        return self.note("gap") is not None

    # --- the wild side
    @wild
    @on(BEFORE_SELECT, roles=MAIN, when=lambda me: bool(me.in_reach()),
        says="ships of your opponent are hostages: lost if you lose or make no deal")  # fmt: skip
    def take_hostages(self) -> Steps:
        g, whom = self.g, ("seat", self.opponent)
        planets = [("planet", p) for p in self.in_reach()]
        largest = max(range(len(planets)), key=lambda i: g.state.ships[planets[i][1]][whom[1]])
        planet = yield from g.choose(self.seat, "terrorist.hostages", planets, largest, source=self.source)
        if (yield from self.announce(whom=whom, planet=planet)):
            self.lasting = True
            self.mark("hostages", data=[whom[1], planet[1]])
            g.emit_event("terrorist.hostages", self.seat, {"whom": whom, "planet": planet}, self.source)

    def in_reach(self) -> list[int]:
        """Planets on which both main players have ships."""
        g = self.g
        return [p for p in g.colonies(self.seat) if g.state.ships[p][self.opponent]]

    @replace(LEAVING, mark="hostages", must=True, use=False, once=False, when=lambda me, plan: plan.cause != "deal")
    def guard(self, plan: Plan) -> None:
        held = self.mark_.data if self.mark_ else []
        plan.moves = [move for move in plan.moves if [move[0], move[2]] != held]

    @on(AFTER_SHIPS, mark="hostages", must=True, use=False)
    def settle_up(self) -> Steps:
        g, mark = self.g, self.mark_
        result = g.encounter.result
        beaten = result in (OFFENSE_WINS, DEFENSE_WINS, BOTH_LOSE, DEAL_FAILED) and not g.won(self.seat)
        if mark is not None and beaten:
            g.state.marks.remove(mark)
            whom, planet = mark.data
            yield from g.lose([(whom, g.state.ships[planet][whom], planet)], CAUSE_CHOICE)
