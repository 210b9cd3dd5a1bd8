"""Ghost."""

from __future__ import annotations

from collections.abc import Sequence

from app.engine.asks import Steps
from app.engine.effects import Alien, modify, on, replace, wild
from app.engine.moments import (
    AFTER_FORMED,
    AFTER_SHIPS,
    ALLY,
    CAUSE_ENCOUNTER,
    COMMITTED,
    COMMITTING,
    DEAL_OPENS,
    DEF_ALLY,
    DEFENSE,
    DISMISSED,
    ENCOUNTER_END,
    GAINS,
    INVITE_OPTIONS,
    LAND,
    MAIN,
    MOVING,
    OFF_ALLY,
    OFFENSE,
    RETURN,
    SHIP_SOURCES,
    SHIP_WORTH,
    SIDE_TERMS,
    TURN,
)
from app.engine.outcomes import DEFENSE_WINS, LANDS, OFFENSE_WINS, REWARDED, Term
from app.engine.plans import Happened, Plan
from app.engine.state import GATE, RING, WARP

MOST = 4
BEFORE = -1  # before what others do at that moment

Slot = tuple[int, int, int]


class Ghost(Alien):
    """Ships in warp fight along."""

    id, name = "ghost", "Ghost"
    set = "classic"
    tagline, power_name, alert = "Ships in warp fight along", "Stolen Life", "green"
    mandatory, roles = False, ("offense", "defense")
    phases = ("alliance",)
    text = (
        "As a main player, after alliances are formed, you may use this power once per encounter to call ships "
        "out of the warp to your side as if they were allies: either one to four of your own ships, or one to "
        "four ships of one other player who is not on the opposing side. They go to the gate (if you are the "
        "offense) or the defense ring (if you are the defense) and keep the special qualities of their owner. "
        "If your side wins, they get what an ally's ships get and are living ships again. If you lose, if a "
        "deal is tried, or if your allies are forced out of the encounter, they go back to the warp."
    )
    zap_text = (
        "One use, announced with owner and number after alliances are formed. Zapped, the ships stay in the warp."
    )
    wild_text = (
        "When you ally, you may play this flare to commit your ships from the warp instead of or together with "
        "ships from colonies (four in all). If your side wins, those from the warp go to any of your colonies; "
        "otherwise they go back to the warp."
    )
    super_text = (
        "When you use your power you may play this flare to call all ships in the warp of all players who are "
        "not on the opposing side."
    )
    rulings = (
        (
            "moons",
            "Against a moon no alliance of any kind can be made, so the power cannot be used.",
        ),
        (
            "the owner's consent",
            "Not needed.",
        ),
        (
            "a shared win by borrowed ships",
            (
                "If a borrowed landing gives another player his last needed colony, that player wins together "
                "with the others of that action."
            ),
        ),
        (
            "own ghost ships of the offense",
            "Land and merge with the other own ships; no extra colony.",
        ),
        (
            "own ghost ships of the defense",
            "On a win the defense takes one reward per ghost ship, and the ships go to its colonies.",
        ),
        (
            "rewards and the same ships",
            ("A reward taken as a ship from the warp must be another ship; the ghost ship itself is no longer there."),
        ),
        (
            "no allies allowed by an effect (Hermit-like effects)",
            "Then ghost ships cannot be called either.",
        ),
        (
            "Fungus as the winner against Ghost",
            "Ghost ships of the losing side are captured like others.",
        ),
        (
            "owner without any colony",
            "A winning ghost ship in the ring then goes back to the warp; in the gate it lands.",
        ),
        (
            "Silencer",
            "Not blocked.",
        ),
    )
    cellar = "ghosts"
    asks = {
        "whose": ("Ghost: whose ships?", "Choose whose ships come out of the warp to your side."),
        "number": ("Ghost: how many?", "Choose how many ships of {whom} come. By default as many as can."),
    }
    does = {"call": "gain", "rise": "gain"}
    like = {
        "whose": "help",
        "number": "most",
    }

    # --- calling
    def owners(self) -> list[int]:
        """Whose ships could be called: own ones, and those of everybody who is not against this player."""
        g, against = self.g, OFF_ALLY if self.side == DEFENSE else DEF_ALLY
        friends = [x for x in g.order() if x != self.opponent and g.encounter.allies[x] != against]
        return [x for x in sorted(friends, key=lambda x: x != self.seat) if g.state.ships[WARP][x]]

    def allowed(self) -> bool:
        """This player could have allies at all."""
        g = self.g
        return bool(g.q(INVITE_OPTIONS, [x for x in g.clockwise(self.seat) if x != self.opponent], self.seat))

    @on(
        AFTER_FORMED,
        roles=MAIN,
        when=lambda me: bool(me.owners()) and me.allowed() and not me.g.on_moon(),
        says="up to four ships of one player come out of the warp to your side",
    )
    def call(self) -> Steps:
        g, warp = self.g, self.g.state.ships[WARP]
        seats = [("seat", seat) for seat in self.owners()]
        whose = yield from g.choose(self.seat, "ghost.whose", seats, source=self.source)
        numbers = [("number", n) for n in range(1, min(MOST, warp[whose[1]]) + 1)]
        last = len(numbers) - 1
        args = {"whom": whose}
        number = yield from g.choose(self.seat, "ghost.number", numbers, last, source=self.source, args=args)
        called = {whose[1]: number[1]}
        if (yield from self.boost("all ships of all who are not against you")):
            called = {seat: warp[seat] for seat in self.owners()}
        whom = [("seat", seat) for seat in called]
        if not (yield from self.announce(whom=whom, ships=list(called.values()))) or self.power is None:
            return
        place = g.place_for(self.cellar, self.power.id)
        if not any(mark.data[1] == place for mark in g.marks("ghosts")):
            self.mark("ghosts", until=TURN, data=[self.side, place])
        yield from g.move([[seat, n, WARP, place] for seat, n in called.items()], "freed", self.id)

    # --- the called ships
    def ghosts(self) -> list[tuple[int, int]]:
        """(owner, ships) of those that fight along, in order of play."""
        g = self.g
        there = g.state.ships[self.place()]
        return [(seat, there[seat]) for seat in g.order() if there[seat]]

    def place(self) -> int:
        """Where they are counted."""
        return self.mark_.data[1] if self.mark_ else WARP

    def of_side(self, side: int) -> bool:
        """They fight on that side."""
        return self.mark_ is not None and self.mark_.data[0] == side

    @modify(SIDE_TERMS, mark="ghosts")
    def fight(self, terms: list[Term], side: int) -> list[Term]:
        if not self.of_side(side):
            return terms
        q = self.g.q
        return [*terms, *(("ships", n * q(SHIP_WORTH, 1, x, side), f"seat:{x}") for x, n in self.ghosts())]

    @replace(LAND, mark="ghosts", must=True, use=False)
    def land(self, plan: Plan) -> None:
        """They land in one action with the others of the offense."""
        target = self.g.encounter.planet
        if self.of_side(OFFENSE) and any(origin == GATE for _, _, origin, _ in plan.moves):
            plan.moves += [[seat, n, self.place(), target] for seat, n in self.ghosts() if self.lands(seat)]

    @on(AFTER_SHIPS, layer=BEFORE, mark="ghosts", must=True, use=False)
    def part(self) -> Steps:
        """If their side has won they get what its allies get, which is not the same in a reversed encounter (DV-24,
        DV-25) and in the warp; else they go back there."""
        g, planet = self.g, self.g.encounter.planet
        if g.encounter.result == (OFFENSE_WINS if self.of_side(OFFENSE) else DEFENSE_WINS):
            settlers = [(seat, n) for seat, n in self.ghosts() if self.lands(seat) and planet in g.planets]
            for seat, n in self.ghosts():
                g.encounter.granted[seat] += 0 if self.lands(seat) else n
            yield from g.move([[seat, n, self.place(), planet] for seat, n in settlers], "landed", self.id)
            yield from g.go_home([(seat, self.place()) for seat, _ in self.ghosts() if g.refuges(seat)])
        yield from self.sink()

    def lands(self, seat: int) -> bool:
        """What an ally of their side gains: it lands, or is rewarded."""
        return self.g.q(GAINS, LANDS if self.of_side(OFFENSE) else REWARDED, seat) == LANDS

    @replace(MOVING, mark="ghosts", must=True, use=False, once=False)
    def lose(self, plan: Plan) -> Steps:
        """Their side has lost: they go back into the warp, unless they are captured."""
        wins = DEFENSE_WINS if self.of_side(OFFENSE) else OFFENSE_WINS
        if plan.cause == CAUSE_ENCOUNTER and self.g.encounter.result == wins and self.mark_ is not None:
            ships = [(seat, n, self.place()) for seat, n in self.ghosts()]
            yield from self.g.recall(ships, self.id, side=self.mark_.data[0])

    @on(DEAL_OPENS, layer=BEFORE, mark="ghosts", must=True, use=False)
    def sink(self) -> Steps:
        """Those that are left go back into the warp."""
        yield from self.g.recall([(seat, n, self.place()) for seat, n in self.ghosts()], self.id)

    @on(DISMISSED, mark="ghosts", must=True, use=False, once=False)
    def leave(self, happened: Happened) -> Steps:
        """The allies of their side were sent away."""
        if self.of_side(OFFENSE if happened.count & OFF_ALLY else DEFENSE) or happened.count == ALLY:
            yield from self.sink()

    @on(ENCOUNTER_END, mark="ghosts", must=True, use=False)
    def vanish(self) -> Steps:
        yield from self.sink()
        self.g.state.marks = [mark for mark in self.g.state.marks if mark is not self.mark_]

    # --- the wild side: an ally out of the warp
    @wild
    @on(
        COMMITTING,
        when=lambda me, role: bool(role & ALLY and me.g.state.ships[WARP][me.seat]),
        says="ships from the warp may be among those you send",
    )
    def rise(self, role: int) -> Steps:
        if (yield from self.announce()):
            self.mark("risen")

    @modify(SHIP_SOURCES, mark="risen")
    def out_of_the_warp(
        self, slots: Sequence[tuple[int, int, int]], seat: int, role: int
    ) -> list[tuple[int, int, int]]:
        there = self.g.state.ships[WARP][self.seat]
        return [*slots, (WARP, 0, there)] if seat == self.seat and role & ALLY and there else list(slots)

    @on(COMMITTED, mark="risen", must=True, use=False)
    def note(self, role: int) -> None:
        """How many of them came from the warp."""
        if self.mark_ is not None and self.g.committing == self.seat and role & ALLY:
            self.mark_.data = [self.g.encounter.came_from[self.seat].count(WARP)]

    def risen(self) -> int:
        """The number of those that are not home yet."""
        return self.mark_.data[0] if self.mark_ is not None and self.mark_.data else 0

    @replace(LAND, mark="risen", must=True, use=False)
    def stay_in_the_gate(self, plan: Plan) -> None:
        for move in plan.moves:
            if move[0] == self.seat and move[2] == GATE:
                move[1] = max(0, move[1] - self.risen())

    @on(AFTER_SHIPS, layer=BEFORE, mark="risen", must=True, use=False)
    def come_home(self) -> Steps:
        """Ships of the winning offense's ally that did not land."""
        if self.risen() and self.g.state.ships[GATE][self.seat]:
            yield from self.g.go_home([(self.seat, GATE)], self.id)

    @replace(RETURN, mark="risen", must=True, use=False, once=False)
    def back_into_the_warp(self, plan: Plan) -> Steps:
        """Without a win those from the warp do not go home."""
        left = 0 if self.g.won(self.seat) else self.risen()
        for move in plan.moves:
            seat, n, origin, _ = move
            if seat == self.seat and origin in (GATE, RING) and left and self.mark_ is not None:
                taken = min(left, n)
                move[1], left = n - taken, left - taken
                self.mark_.data = [self.risen() - taken]
                yield from self.g.recall([(seat, taken, origin)], self.id)
