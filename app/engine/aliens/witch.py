"""Witch."""

from __future__ import annotations

from app.engine.asks import NO, Ask, Steps
from app.engine.curses import NUMBERS, Curses
from app.engine.effects import Alien, modify, on, wild
from app.engine.moments import (
    AFTER_SHIPS,
    ANYTIME,
    EVERY_PHASE,
    GAME,
    PARTICIPANT,
    POWER_CHANGED,
    POWER_WORKS,
    REGROUP_BEGIN,
    SETUP_SHEETS,
)
from app.engine.outcomes import DEFENSE_WINS, OFFENSE_WINS
from app.engine.plans import Happened
from app.engine.state import EVERYBODY, OWNER, Mark, Power

CACHE = 3


class Witch(Alien, Curses):
    """Curses those who beat it."""

    id, name = "witch", "Witch"
    set = "classic"
    open_to_abuse = True
    tagline, power_name, alert = "Curses those who beat it", "Curse", "yellow"
    mandatory, roles = True, ("offense", "defense", "offensive_ally", "defensive_ally")
    phases = ("regroup", "resolution")
    setup = True
    brings_pieces = True
    needs_word = "yes"
    text = (
        "A lost encounter, as a main player or as an ally, obliges you to use this power against at least one "
        "player of the winning side, and against as many of them as you like, provided they are not cursed yet: "
        "for each, put one curse from your cache faceup in front of that player, then refill the cache from the "
        "set. A player can have only one curse. During each regroup phase every cursed player may put one ship "
        "from a colony on his or her curse. When a curse carries as many ships as its number, all those ships "
        "go to the warp and the curse goes to your unavailable pile, which is shuffled to form a new set when "
        "the set is empty. The curses: Alliance (3): you cannot ally or invite allies. Artifact (3): discard "
        "all artifacts in your hand; discard any you gain at once. Flare (3): the same for flares. Attack Card "
        "(4): as a main player, before encounter cards are selected, show everybody the highest attack card in "
        "your hand. Win (3): you cannot win the game. Totals (4): as a main player, all ships on your side are "
        "subtracted from your total instead of added. Non-Encounter (3): you cannot play non-encounter cards "
        "from your hand."
    )
    zap_text = (
        "A Cosmic Zap may be played when you curse after a loss: no curse is placed this time. Curses already "
        "in place are not affected."
    )
    wild_text = (
        "Until the end of the encounter you may use your own alien power although you have fewer home colonies "
        "than it needs."
    )
    super_text = (
        "You may also curse players who are already cursed: the old curse goes to your unavailable pile, the "
        "ships on it go to the warp, and the new curse takes its place."
    )
    rulings = (
        (
            "Is a failed deal a loss?",
            "No, only a lost encounter.",
        ),
        (
            "Which players may be cursed?",
            "The winning main player and that side's allies.",
        ),
        (
            "Win curse and the fifth foreign colony",
            ("The player does not win while cursed; he wins when the curse is gone and he still has enough colonies."),
        ),
        (
            "Shared win and the Win curse",
            "The others win without him.",
        ),
        (
            "Alliance curse and forced alliances (Magnet, Serpent)",
            "A cursed player cannot become an ally by any effect.",
        ),
        (
            "Totals curse with Anti-Matter",
            (
                "Anti-Matter already subtracts; the curse turns that side's ships back to adding. Apply in the "
                "order in which the effects started, the curse first."
            ),
        ),
        (
            "Abuse",
            (
                "The seed names Witch among the powers that players abused because any curse could be invented; "
                "the closed list of seven is the limit."
            ),
        ),
        (
            "Artefact",
            ("Curses are artefacts; they go with the power, and the power is never drawn in the middle of a game."),
        ),
        (
            "Silencer",
            "The old Silencer stops Witch.",
        ),
    )

    asks = {
        "whom": ("Witch: whom do you curse?", "Choose one or more of the winners. By default the main player."),
        "curse": ("Witch: which curse for {whom}?", "Choose a curse out of your cache."),
        "lift": ("Witch: a ship on your curse?", "You may put a ship on your curse, which needs {n|ship|ships}."),
    }
    labels = {
        "alliance": "Alliance: no allies (3)",
        "artifacts": "Artifact: no artifacts in hand (3)",
        "flares": "Flare: no flares in hand (3)",
        "attack": "Attack Card: shows the highest attack (4)",
        "victory": "Win: cannot win (3)",
        "totals": "Totals: ships are subtracted (4)",
        "cards": "Non-Encounter: plays encounter cards only (3)",
    }
    events = {
        "cursed": "{who} puts a curse on {whom}: {what}.",
        "lifted": "The curse on {who} is lifted: {what}.",
        "shown": "{who} shows the highest attack card: {card}.",
        "over": "All curses of {who} come to an end.",
    }
    cellar = "curses"
    notes = {"cache": OWNER, "unavailable": EVERYBODY, "curse": EVERYBODY}
    pieces = ("alliance", "artifacts", "flares", "attack", "victory", "totals", "cards")
    does = {"defy": "gain"}
    like = {"whom": "harm", "lift": "pay_off"}

    # --- the curses themselves
    @on(SETUP_SHEETS, must=True, use=False)
    def lay_out(self) -> None:
        for kind in ("set", "cache", "unavailable"):
            self.mark(kind, until=GAME)
        self.heap("set").data = self.g.dice.shuffled(list(range(len(NUMBERS))), "curses")
        self.refill()

    def heap(self, kind: str) -> Mark:
        """The set, the cache or the unavailable pile of this sheet."""
        identity = self.power.id if self.power else -1
        return next((m for m in self.g.marks(kind) if m.power == identity), None) or self.mark(kind, until=GAME)

    def refill(self) -> None:
        """The cache is filled up from the set, which is made anew of the unavailable pile when it is empty."""
        cache, rest, gone = self.heap("cache"), self.heap("set"), self.heap("unavailable")
        while len(cache.data) < CACHE:
            if not rest.data:
                rest.data, gone.data = self.g.dice.shuffled(gone.data, "curses"), []
            if not rest.data:
                return
            cache.data.append(rest.data.pop())

    def curses(self) -> list[Mark]:
        """The curses of this sheet that lie in front of players."""
        return [m for m in self.g.marks("curse") if self.power is not None and m.power == self.power.id]

    def cursed(self) -> list[int]:
        """Whoever has one."""
        return [mark.seat for mark in self.curses()]

    # --- cursing
    @on(AFTER_SHIPS, roles=PARTICIPANT, must=True, when=lambda me: bool(me.victims() or me.stronger_victims()))
    def curse(self) -> Steps:
        g = self.g
        victims, more = self.victims(), self.stronger_victims()
        stronger = bool(more) and (yield from self.offers_flare("curse those who are cursed already"))
        able = self.winners() if stronger else victims
        if not able or not self.heap("cache").data:
            return
        options = [("seat", x) for x in able]
        picked = yield from g.some(self.seat, "witch.whom", options, 1, len(able), source=self.source)
        whom = [x for _, x in picked]
        if any(x in more for x in whom) and not (yield from self.play_flare()):
            whom = [x for x in whom if x in victims] or victims[:1]
        if not whom or not (yield from self.announce(whom=[("seat", x) for x in whom])):
            return
        for seat in whom:
            yield from self.put_before(seat)

    def winners(self) -> list[int]:
        """The winning side, if the own side has lost: the main player, then allies clockwise."""
        g = self.g
        if g.encounter.result not in (OFFENSE_WINS, DEFENSE_WINS) or g.won(self.seat):
            return []
        return [self.opponent, *(x for x in g.clockwise(self.seat) if x != self.opponent and g.won(x))]

    def victims(self) -> list[int]:
        """Winners who are not cursed yet."""
        cursed = self.cursed()
        return [x for x in self.winners() if x not in cursed]

    def stronger_victims(self) -> list[int]:
        """Winners whose curse could be exchanged, as far as the public knows about the flare."""
        cursed = self.cursed()
        return [x for x in self.winners() if x in cursed] if self.g.might_boost(self) else []

    def put_before(self, seat: int) -> Steps:
        """A curse of the cache lies before a player from now on; an old one goes."""
        g, cache = self.g, self.heap("cache")
        if not cache.data:
            return
        cache.data.sort(key=lambda curse: (NUMBERS[curse], curse))
        options = [("choice", f"witch.{self.pieces[curse]}") for curse in cache.data]
        args = {"whom": ("seat", seat)}
        chosen = yield from g.choose(self.seat, "witch.curse", options, source=self.source, args=args)
        for old in [mark for mark in self.curses() if mark.seat == seat]:
            yield from self.lift(old)
        curse = cache.data.pop(options.index(chosen))
        self.refill()
        self.mark("curse", until=GAME, data=[curse]).seat = seat
        g.reindex()
        g.emit_event("witch.cursed", self.seat, args | {"what": chosen}, self.source)
        yield from self.purge(seat, curse)

    def lift(self, curse: Mark) -> Steps:
        """A curse goes to the unavailable pile, the ships on it to the warp."""
        g, place = self.g, self.place()
        g.state.marks.remove(curse)
        self.heap("unavailable").data.append(curse.data[0])
        what = {"what": ("choice", f"witch.{self.pieces[curse.data[0]]}")}
        g.emit_event("witch.lifted", curse.seat, what, self.source)
        if g.state.ships[place][curse.seat]:
            yield from g.lose([(curse.seat, g.state.ships[place][curse.seat], place)], "witch")
        else:
            yield from g.settle()

    def place(self) -> int:
        """Where the ships on curses stand."""
        return self.g.place_for(self.cellar, self.power.id if self.power else -1)

    # --- getting rid of a curse
    @on(REGROUP_BEGIN, layer=-1, mark="curse", must=True, use=False)
    def pay(self) -> Steps:
        g, mark = self.g, self.mark_
        places = g.ship_places(self.seat)
        if mark is None or not places:
            return
        options = (NO, *places)
        number = NUMBERS[mark.data[0]]
        ask = Ask(
            self.seat, "witch.lift", options=options, default=["0"], source=self.source, clock="ships",
            args={"n": number},
        )  # fmt: skip
        answer = (yield from g.put(ask))[0]
        if answer is NO:
            return
        yield from g.move([[self.seat, 1, answer[1], self.place()]], "moved", "witch")
        if mark in g.state.marks and g.state.ships[self.place()][self.seat] >= number:
            yield from self.lift(mark)

    # --- the sheet is lost and found
    @on(POWER_CHANGED, layer=-9, must=True, use=False, once=False, before=True,
        when=lambda me, happened: me.happens_to_sheet(happened, "lost"))  # fmt: skip
    def let_go(self, happened: Happened) -> Steps:
        g, gone, cache = self.g, self.heap("unavailable"), self.heap("cache")
        seats = self.cursed()
        gone.data += [mark.data[0] for mark in self.curses()] + cache.data
        cache.data = []
        for mark in self.curses():
            g.state.marks.remove(mark)
        if seats:
            g.emit_event("witch.over", self.seat, {}, self.source)
        place = self.place()
        yield from g.go_home([(x, place) for x in seats if g.state.ships[place][x]], "witch")

    @on(POWER_CHANGED, layer=-9, must=True, use=False, once=False,
        when=lambda me, happened: me.happens_to_sheet(happened, "regained"))  # fmt: skip
    def take_up(self, happened: Happened) -> None:
        self.refill()

    def happens_to_sheet(self, happened: Happened, verb: str) -> bool:
        """This power is lost, or there again."""
        return self.power is not None and happened.count == self.power.id and happened.verb == verb

    # --- the wild side
    @wild
    @on(ANYTIME, phases=EVERY_PHASE, when=lambda me: any(not p.up and p.open for p in me.g.powers_of(me.seat)),
        says="use your power in this encounter though you have too few home colonies")  # fmt: skip
    def defy(self) -> Steps:
        if (yield from self.announce()):
            self.lasting = True
            self.mark("defiant")
            yield from self.g.settle()

    @modify(POWER_WORKS, mark="defiant")
    def works(self, works: bool, power: Power) -> bool:
        return works or power.seat == self.seat
